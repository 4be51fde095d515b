"""What the charts themselves contribute, counted on their cells."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from hotstove.games.longtater.advancing import fielder_of
from hotstove.games.longtater.balls import ball_of
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.deck import NUMBERS
from hotstove.games.longtater.eras import MODERN
from hotstove.table.sums import summed

KINDS = ("single-odd", "single-even", "double", "triple")


@dataclass(frozen=True)
class ChartShares:
    """Shares of chart cells; fielders by number."""

    checked: dict[int, float]
    """Red cells of the Out Chart by fielder."""
    sacrifices: float
    """Bunts that move everybody up."""
    on_bunt: dict[int, float]
    """Errors on the Bunt chart by fielder."""
    on_hundred: dict[int, float]
    """Errors on the Batter's 100 chart that need nobody on base."""
    on_hundred_with_runners: dict[int, float]


@cache
def chart_shares(era: str = MODERN) -> ChartShares:
    charts = our_charts()
    balls = [ball_of(charts.out(number, era)) for number in NUMBERS]
    odd = [charts.batter_hundred(number) for number in NUMBERS]
    bunts = [charts.bunt(number) for number in NUMBERS]
    empty = Counter(2 if cell == "CI" else int(cell[2]) for cell in odd if cell == "CI" or cell[:2] == "FE")
    runners = Counter({1: odd.count("PE"), 2: odd.count("CE")})
    return ChartShares(
        _shares(Counter(ball.fielder for ball in balls if ball.red)),
        summed(cell[0] == "A" for cell in bunts) / 100,
        _shares(Counter(int(cell[1]) for cell in bunts if cell[0] == "E")),
        _shares(empty),
        _shares(runners),
    )


def _shares(counts: Counter[int]) -> dict[int, float]:
    return {fielder: counts[fielder] / 100 for fielder in range(1, 10)}


@cache
def errors_on_hits(fielder: int, e: int) -> tuple[float, float, float, float]:
    """For the columns of KINDS: the chance that a hit goes to a fielder on a number within his E."""
    charts = our_charts()
    return tuple(  # type: ignore[return-value]
        summed(fielder_of(charts.locations(number, kind)) == fielder for number in range(1, e + 1)) / 100
        for kind in KINDS
    )
