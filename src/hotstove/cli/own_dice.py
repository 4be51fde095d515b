"""Dice on a person's own table: how what they show is typed, and how ordinary dice stand in for special ones."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.table.dice import Dice, Die
from hotstove.table.errors import Mistake
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Draw, Roll

SIX = (1, 2, 3, 4, 5, 6)
BETWEEN = " ,-"
"""What may stand between two faces."""


@dataclass
class OwnDice:
    """How somebody types his rolls."""

    ordinary: bool = False
    """He rolls ordinary dice in place of special ones."""
    faces_only: bool = False
    """Two digits are always two faces, as where every key counts at once."""

    def prompt(self, question: Roll | Draw, phrases: Phrases) -> str:
        """What is rolled for, and the dice in the order in which they are typed."""
        purpose = phrases.roll(question.purpose)
        if isinstance(question, Draw):
            return f"Draw for the {purpose} ({question.face} number): "
        dice = ", ".join(die.colour for die in question.dice.dice)
        instead = " for ordinary dice" if self._translates(question.dice) else ""
        return f"Roll for the {purpose} ({dice}{instead}): "

    def read(self, question: Roll | Draw, typed: str) -> str:
        """What was typed, as the rules take it; what could be read in two ways is refused."""
        if isinstance(question, Draw):
            return typed
        dice, text = question.dice, typed.strip()
        if text.startswith("="):
            return text[1:].strip()
        digits = [mark for mark in text if mark not in BETWEEN]
        if len(digits) != len(dice.dice) or not all(mark in "0123456789" for mark in digits):
            return text
        if self._translates(dice):
            return " ".join(_translated(int(mark), die) for mark, die in zip(digits, dice.dice, strict=True))
        faces = " ".join(digits)
        if self.faces_only or faces == text or dice.parse(faces) == _sum_named(dice, text):
            return faces
        if _sum_named(dice, text) is None:
            return faces
        raise Mistake(f"{text!r} can be {' and '.join(digits)}, or the sum {text}: type {faces}, or ={text}")

    def complete(self, question: Roll | Draw, typed: str) -> bool:
        """Whether nothing more can follow."""
        if isinstance(question, Draw):
            numbers = [str(number) for number in question.weights()]
            return [number for number in numbers if number.startswith(typed)] == [typed]
        return typed.isdecimal() and len(typed) == len(question.dice.dice)

    def _translates(self, dice: Dice) -> bool:
        return self.ordinary and any(die.faces != SIX for die in dice.dice)


def _sum_named(dice: Dice, text: str) -> int | None:
    return next((number for number in dice.weights if dice.show(number) == text), None)


def _translated(face: int, die: Die) -> str:
    if face not in SIX:
        raise Mistake(f"an ordinary die has no {face}: its faces are 1 to 6")
    return str(die.faces[face - 1])


def stand_ins(dice: Dice) -> list[str]:
    """How ordinary dice stand in for these: for each die, what its faces count for."""
    lines = []
    for number, die in enumerate(dice.dice, start=1):
        counts = "  ".join(f"{face} is {die.faces[face - 1]}" for face in SIX)
        lines.append(f"  die {number} ({die.colour}): {counts}")
    return lines
