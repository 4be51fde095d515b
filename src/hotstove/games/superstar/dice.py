"""The three special dice, and the rolls that the rules ask for."""

from __future__ import annotations

from hotstove.table.dice import Dice, Die
from hotstove.table.questions import Roll


def read(black: int, low: int, high: int) -> int:
    """SS-01: the black die gives the tens, the two white ones together the units."""
    return 10 * black + low + high


SPECIAL_DICE = Dice(
    "three special dice",
    (Die("black", (1, 2, 2, 3, 3, 3)), Die("white", (0, 0, 1, 2, 3, 4)), Die("white", (0, 1, 2, 3, 4, 5))),
    read,
)
NUMBERS = tuple(range(10, 40))

PITCH = Roll("pitch", SPECIAL_DICE)
SWING = Roll("swing", SPECIAL_DICE)
X = Roll("x", SPECIAL_DICE)
STEAL = Roll("steal", SPECIAL_DICE)
BUNT = Roll("bunt", SPECIAL_DICE)
SECOND_BUNT = Roll("second-bunt", SPECIAL_DICE)
ADVANCE = Roll("advance", SPECIAL_DICE)
INJURED_POSITION = Roll("injured-position", SPECIAL_DICE)
GAMES_INJURED = Roll("games-injured", SPECIAL_DICE)
WEATHER = Roll("weather", SPECIAL_DICE)
