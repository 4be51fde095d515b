"""Dice with their real faces, and how a handful of them is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product

from hotstove.table.errors import Mistake


@dataclass(frozen=True)
class Die:
    """One die: its colour and its six faces, which need not be 1 to 6."""

    colour: str
    faces: tuple[int, ...] = (1, 2, 3, 4, 5, 6)


class Fall(int):
    """A number that fell, and what lies on the table: the face of each die, or all numbers of the card drawn.

    It is for tables that somebody looks at. Games that play themselves go with plain numbers, which are faster.
    """

    faces: tuple[int, ...]

    @classmethod
    def showing(cls, number: int, faces: tuple[int, ...]) -> Fall:
        fall = cls(number)
        fall.faces = faces
        return fall


@dataclass(frozen=True)
class Dice:
    """Some dice rolled together and read as one number, and how a person types what they show."""

    name: str
    dice: tuple[Die, ...]
    read: Callable[..., int]
    show: Callable[[int], str] = str

    @cached_property
    def outcomes(self) -> tuple[int, ...]:
        """The number read for every way in which the dice can fall, all equally likely."""
        return tuple(self.read(*faces) for faces in product(*(die.faces for die in self.dice)))

    @cached_property
    def falls(self) -> tuple[Fall, ...]:
        """The same with the faces of the dice."""
        every = product(*(die.faces for die in self.dice))
        return tuple(Fall.showing(number, faces) for number, faces in zip(self.outcomes, every, strict=True))

    def faces_of(self, number: int) -> tuple[int, ...]:
        """What the dice show, where that is known: from the fall itself, or since only one fall makes the number."""
        if isinstance(number, Fall):
            return number.faces
        found = {fall.faces for fall in self.falls if fall == number}
        return found.pop() if len(found) == 1 else ()

    @cached_property
    def weights(self) -> dict[int, int]:
        """How many of the equally likely falls give each number, in rising order."""
        counted = Counter(self.outcomes)
        return {number: counted[number] for number in sorted(counted)}

    def parse(self, text: str) -> int:
        """What a person typed: the face of each die in order, or the number that they make together."""
        typed = text.strip()
        for number in self.weights:
            if typed == self.show(number):
                return number
        marks = [mark for mark in typed if mark not in " ,-"]
        wanted = ", ".join(f"{die.colour} {die.faces[0]}-{max(die.faces)}" for die in self.dice)
        if len(marks) != len(self.dice) or not all(mark in "0123456789" for mark in marks):
            found = repr(typed) if typed else "an empty line"
            raise Mistake(f"{found} is no roll of the {self.name}: type what the dice show ({wanted})")
        faces = self._as_they_lie([int(mark) for mark in marks])
        return Fall.showing(self.read(*faces), faces)

    def _as_they_lie(self, faces: list[int]) -> tuple[int, ...]:
        """The faces die by die; dice of one colour may be named in any order."""
        colours = [die.colour for die in self.dice]
        for order in permutations(range(len(faces))):
            if [colours[seat] for seat in order] == colours and all(
                faces[seat] in die.faces for seat, die in zip(order, self.dice, strict=True)
            ):
                return tuple(faces[seat] for seat in order)
        for face, die in zip(faces, self.dice, strict=True):
            if face not in die.faces:
                raise Mistake(f"the {die.colour} die has no {face}: its faces are {', '.join(map(str, die.faces))}")
        raise AssertionError("faces that all fit make a roll")
