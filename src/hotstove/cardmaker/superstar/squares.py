"""The squares of a card: how often each of the thirty numbers falls."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.games.superstar.matchup import defense_row
from hotstove.table.sums import summed

FALLS = 216
"""Equally likely falls of the three dice."""

WEIGHT: Mapping[int, int] = SPECIAL_DICE.weights
"""Falls that give each number: 1 for 19 up to 18 for 34 and 35."""

FIELDERS_SQUARES = tuple(number for number in NUMBERS if number <= 15)
"""10 to 15 stand as D on every pitcher's chart: outs where the defence owns them, swings where it does not."""

X_SQUARE = 39
"""The square of the X on every pitcher's card, as on the cards that come with the game: 3 of 216 falls."""

PITCHERS_SQUARES = tuple(number for number in NUMBERS if number > 15)
FIELDERS_WEIGHT = summed(WEIGHT[number] for number in FIELDERS_SQUARES)


@cache
def automatic_weight(total: int) -> int:
    """Falls that a defence of this total owns."""
    charts = our_charts()
    row = defense_row(total)
    return summed(WEIGHT[number] for number in FIELDERS_SQUARES if charts.defense(row, number) == "out")
