"""The white, red and green die, read as a triad; and the two dice that find who hit an extra homer."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.table.dice import Dice, Die
from hotstove.table.rules import tabulated


def _triad(white: int, red: int, green: int) -> int:
    return 100 * white + 10 * red + green


def _pair(tens: int, ones: int) -> int:
    return 10 * tens + ones


TRIAD = Dice("three dice", (Die("white"), Die("red"), Die("green")), _triad)
PAIR = Dice("two dice", (Die("first"), Die("second")), _pair)

TRIADS = TRIAD.outcomes
PAIRS = PAIR.outcomes
NEVER = 666
"""No triad is above it: as a CG or SHO rating it rules the feat out."""


class Faces(NamedTuple):
    """What a triad shows: each die, their sum, and white minus green."""

    white: int
    red: int
    green: int
    total: int
    gap: int


@tabulated
def faces(triad: int) -> Faces:
    white, red, green = triad // 100, triad // 10 % 10, triad % 10
    return Faces(white, red, green, white + red + green, white - green)


@tabulated
def rank(triad: int) -> int:
    """How many of the 216 triads are at or below it."""
    white, red, green, _, _ = faces(triad)
    return 36 * (white - 1) + 6 * (red - 1) + green


@tabulated
def triad_of_rank(number: int) -> int:
    """The triad with that many triads at or below it, 1 to 216."""
    return TRIADS[number - 1]
