"""How often runners of Superstar Baseball make it, by running rating and under one set of charts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.table.charts import Chart
from hotstove.table.sums import summed

WEIGHT = {number: weight / 216 for number, weight in SPECIAL_DICE.weights.items()}
"""The chance of each number on the special dice."""
SAFE = frozenset({"SB", "E", "E+", "BK"})
ADVANCED = frozenset({"S", "S*", "E", "E*"})


class Chances(NamedTuple):
    """Chances by running rating, 0 to 5."""

    steals: dict[str, tuple[float, ...]]
    """By move, such as "2-3"."""
    sends: tuple[float, ...]


@lru_cache(maxsize=16)
def chances_of(charts: SuperstarCharts) -> Chances:
    steals_by_move = {"1-2": charts.steal_second, "2-3": charts.steal_third, "3-H": charts.steal_home}
    steals = {move: _chances(chart, SAFE) for move, chart in steals_by_move.items()}
    return Chances(steals, _chances(charts.managers_decision, ADVANCED))


def _chances(chart: Chart, good: frozenset[str]) -> tuple[float, ...]:
    """The chance of a good cell for each running rating."""
    return tuple(summed(WEIGHT[number] for number in NUMBERS if chart(number, rating) in good) for rating in range(6))
