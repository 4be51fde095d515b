"""SS-32: the rain-out option."""

from __future__ import annotations

from hotstove.games.superstar.dice import WEATHER
from hotstove.table.questions import Rule

RAIN, THREAT = 11, 31
FAIR, THREATENING, POSTPONED = "fair", "threatening", "postponed"


def sky_before_game() -> Rule[str]:
    """11 postpones the game, 31 threatens."""
    roll = yield WEATHER
    if roll == RAIN:
        return POSTPONED
    return THREATENING if roll == THREAT else FAIR


def sky_before_half() -> Rule[str]:
    """Under a threatening sky every half-inning may bring the rain."""
    roll = yield WEATHER
    return POSTPONED if roll == RAIN else THREATENING
