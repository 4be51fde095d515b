"""Half-innings until a game is decided: the outer loop of games that have at-bats but no players."""

from __future__ import annotations

from typing import Protocol

from hotstove.diamond.apply import change_sides
from hotstove.diamond.ending import REGULATION, is_over
from hotstove.diamond.situation import TOP, Situation
from hotstove.table.questions import Rule


class Inning(Protocol):
    """What such a game gives to the loop."""

    situation: Situation

    def begin_half(self) -> Rule[None]:
        """Asked before the first at-bat of a half-inning."""
        ...

    def at_bat(self) -> Rule[None]:
        """One at-bat, which changes the situation."""
        ...


def innings(game: Inning, last: int = REGULATION) -> Rule[None]:
    """Three outs a side, inning after inning; the home side does not bat on once it has won."""
    while True:
        yield from game.begin_half()
        while game.situation.outs < 3 and not is_decided(game.situation, last):
            yield from game.at_bat()
        if is_over(game.situation, last):
            return
        game.situation = change_sides(game.situation)


def is_decided(situation: Situation, last: int) -> bool:
    """The home side has taken the lead in its last at-bats."""
    return situation.half != TOP and is_over(situation, last)
