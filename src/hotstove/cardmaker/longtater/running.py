"""SBA and SB%: attempts for each time that a player came to first, and how often he was safe."""

from __future__ import annotations

from functools import cache

from hotstove.cardmaker.baseline import Running
from hotstove.games.longtater.cards import NO_LEGS, BatterCard, PitcherCard
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.stealing import CATCHER, steal
from hotstove.odds.distribution import distribution

NUMBERS_PER_TIME_ON_FIRST = 0.77
"""Steal numbers drawn for each single, walk and hit batsman: second base must be free. In five replays each, attempts
for each plate appearance were those of the record in 1977 and 1.2% more in 1988."""
HIGHEST_SBA, HIGHEST_SB = 99, 100
BATTER, PITCHER = BatterCard(10, 66, 22, 18, 50, 64, 66, 74, 98, 100, 0, 0), PitcherCard(10, 32, 22, 73, 55, 90, 100)
"""Anybody: a steal reads neither card."""


@cache
def stolen_at_best(e: int) -> float:
    """Stolen bases for each try of a player who is always safe, off a catcher with some E: a wild throw is no stolen
    base, since he would have been out (LT-14)."""
    gloves = Gloves(tuple(e if position == CATCHER else 0 for position in range(10)), (0,) * 10)
    m = Matchup("1--", 0, BATTER.sheet, PITCHER.sheet, (NO_LEGS,) * 3, gloves, "1--")
    found = distribution(lambda: steal(our_charts(), m, "1-2", "", HIGHEST_SB))
    return float(sum(chance for play, chance in found.items() if play.events[0].code == "SB"))


def steal_ratings(running: Running, catchers_e: int) -> tuple[int, int]:
    """SBA and SB% with which a player steals as often as he did off the catchers of his league."""
    sba = round(100 * running.attempts / NUMBERS_PER_TIME_ON_FIRST)
    sb = round(100 * running.success / stolen_at_best(catchers_e))
    return min(HIGHEST_SBA, sba), min(HIGHEST_SB, sb)
