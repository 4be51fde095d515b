"""LT-27: ratings that the statistics of early seasons cannot give."""

from __future__ import annotations

from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.table.rules import tabulated

REGULAR, PITCHER = "regular", "pitcher"


@tabulated
def period_of(rating: str, league: str, year: int) -> str:
    """The column of the Missing Data chart for a season."""
    if rating == "K":
        return f"{league}-{year}"
    if rating == "DP":
        first = min(year, 1939) // 5 * 5
        return "to-1879" if year < 1880 else f"{first}-{(first + 4) % 100:02}"
    if rating == "SBA":
        return "1876-85"
    return "to-1919" if year < 1920 else "1926-50"


def missing_rating(charts: LongTaterCharts, rating: str, league: str, year: int, pitcher: bool) -> int:
    """K, DP, SBA or SB% of a player whose season did not count what it is made from."""
    return int(charts.missing_data(rating, period_of(rating, league, year), PITCHER if pitcher else REGULAR))
