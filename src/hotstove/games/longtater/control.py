"""LT-02: how often the batter is in control."""

from __future__ import annotations

from hotstove.games.longtater.deck import MIDDLE_NUMBERS
from hotstove.table.rules import tabulated

COPIES = 5
"""Cards of the deck that carry each middle number."""


@tabulated
def control_chance(br: int, pr: int) -> float:
    """Over all ordered pairs of different cards: ties are rarer than with two dice."""
    ways = 0
    for batter in MIDDLE_NUMBERS:
        for pitcher in MIDDLE_NUMBERS:
            ahead = batter + br - pitcher - pr
            if ahead > 0 or (ahead == 0 and br > pr):
                ways += COPIES * (COPIES - 1 if batter == pitcher else COPIES)
    return ways / (100 * 99)
