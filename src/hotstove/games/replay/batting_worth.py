"""What batters are worth by their cards, in runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hotstove.diamond.bats import Bat
from hotstove.diamond.club import PlayerCard
from hotstove.games.replay.cards import BatterCard, Card
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import column_of
from hotstove.games.replay.worth import line_worth
from hotstove.table.memo import remembered
from hotstove.table.sums import summed

AVERAGE_GRADE = 3
GOOD_BUNTER = 2


def bunts_well(card: BatterCard) -> bool:
    return card.bunt <= GOOD_BUNTER


@lru_cache(maxsize=16)
def bats_of(charts: ReplayCharts) -> Callable[[PlayerCard, str], Bat]:
    """Cards against pitchers of a hand, by these charts."""
    return remembered(lambda card, throws: _bat_of(charts, card, throws), most=4_096)


def _bat_of(charts: ReplayCharts, card: PlayerCard, throws: str) -> Bat:
    assert isinstance(card, Card)
    return Bat(batting_values(charts, throws)(card.batting, None), bunts_well(card.batting), False)


@lru_cache(maxsize=16)
def batting_values(charts: ReplayCharts, throws: str) -> Callable[[BatterCard, None], float]:
    return remembered(lambda card, _: _squares_value(charts, card, throws))


def _squares_value(charts: ReplayCharts, card: BatterCard, throws: str) -> float:
    """Runs a plate appearance against a pitcher of all threes."""
    if card.number:
        return -0.13 + 0.012 * card.number
    squares = card.grids[throws].squares
    return summed(
        line_worth(charts, column_of(roll), square.number, square.raised, AVERAGE_GRADE)
        for roll, square in squares.items()
    ) / len(squares)
