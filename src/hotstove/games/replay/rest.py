"""RB-27: how long pitchers rest."""

from __future__ import annotations

from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.table.rules import tabulated

STARTER_ROWS = ((5, "0-1.2"), (11, "2-3.2"), (27, "4-9"))
RELIEVER_ROWS = ((3, "0-1"), (6, "1.1-2"), (9, "2.1-3"), (12, "3.1-4"), (15, "4.1-5"))
STARTER_COLUMNS = ((6, "S4-S6"), (7, "S7"), (8, "S8"))
RELIEVER_COLUMNS = ((3, "R2-R3"), (6, "R4-R6"), (10, "R7-R10"))
TOO_MUCH = "—"
SHORT_REST_COST = 2
"""What a start on an asterisk's rest takes from the endurance rating."""
RELIEF_NEXT, START_NEXT = -1, 2


@tabulated
def row_of(outs: int, started: bool) -> str:
    """The row of the innings pitched, given in outs."""
    rows = STARTER_ROWS if started else RELIEVER_ROWS
    return next((name for most, name in rows if outs <= most), "9+" if started else "5+")


@tabulated
def column_of(rating: int, started: bool) -> str:
    """The column of an endurance rating; bonuses do not count."""
    columns = STARTER_COLUMNS if started else RELIEVER_COLUMNS
    return next((name for most, name in columns if rating <= most), "S9" if started else "R11+")


def rest_cell(charts: ReplayCharts, card: PitcherCard, started: bool, outs: int) -> str:
    """The chart's cell as printed: days, * for a short rest, (n) for games in a row, a dash for too much work."""
    chart = charts.rest_of_starters if started else charts.rest_of_relievers
    rating = card.start_innings if started else card.relief_batters
    return str(chart(row_of(outs, started), column_of(rating, started)))


def overworked(charts: ReplayCharts, card: PitcherCard, outs: int) -> bool:
    """A reliever past the innings of the chart is on his B grades at once, and in his next game."""
    return rest_cell(charts, card, False, outs) == TOO_MUCH


@tabulated
def days_of_rest(cell: str, started: bool, starts_next: bool) -> int:
    """Days before he may pitch again: one fewer for a starter who relieves next, two more for a reliever who starts."""
    days = 3 if cell == TOO_MUCH else int(cell.rstrip("*").split("(")[0])
    if started and not starts_next:
        days += RELIEF_NEXT
    if not started and starts_next:
        days += START_NEXT
    return max(0, days)


@tabulated
def is_short(cell: str) -> bool:
    """He may start after that rest, but with two innings less; a day more makes him whole."""
    return cell.endswith("*")


@tabulated
def games_in_a_row(cell: str) -> int:
    """Games in a row in which a reliever may appear on so little work; 0 where the chart sets no such limit."""
    return int(cell.split("(")[1].rstrip(")")) if "(" in cell else 0
