"""SS-29 to SS-31: how long a pitcher lasts, and how long he rests."""

from __future__ import annotations

import math

from hotstove.games.superstar.cards import PitcherCard
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.table.rules import tabulated

STARTERS = (40, 31, 23, 16, 0)
RELIEVERS = (17, 11, 0)
STARTER_IN_RELIEF = 4
"""Innings that a starter without a relief chart can pitch in relief."""
DOUBLEHEADER_FIRST_GAME = 3
"""Outs in the first game after which a reliever may still pitch in the second."""
DOUBLEHEADER_BOTH = 15
"""Outs that a reliever may get in both games together."""


@tabulated
def endurance_row(role: str, decisions: int) -> str:
    """The row of the chart for a role and a season's decisions."""
    steps = STARTERS if role == "starter" else RELIEVERS
    return f"{role}-{next(least for least in steps if decisions >= least)}+"


def innings_limit(charts: SuperstarCharts, card: PitcherCard, started: bool) -> int:
    """SS-29: innings without fatigue."""
    if not started and card.relieving is None:
        return STARTER_IN_RELIEF
    role = "starter" if started else "reliever"
    return int(charts.endurance(endurance_row(role, card.decisions), "innings"))


@tabulated
def innings_past(limit: int, innings: float) -> int:
    """Innings past the limit, 0 to 3; a part of an inning counts as the inning he is in."""
    return min(3, max(0, math.ceil(innings) - limit))


def days_of_rest(charts: SuperstarCharts, decisions: int, started: bool) -> int:
    """SS-31: days between appearances."""
    return int(charts.endurance(endurance_row("starter" if started else "reliever", decisions), "rest"))


def may_pitch_again(outs_in_first_game: int) -> bool:
    """SS-31: one inning or less in the first game of a doubleheader leaves a reliever for the second."""
    return outs_in_first_game <= DOUBLEHEADER_FIRST_GAME


def outs_left(outs_in_first_game: int) -> int:
    """SS-31: what five innings in all leave for the second game."""
    return max(0, DOUBLEHEADER_BOTH - outs_in_first_game) if may_pitch_again(outs_in_first_game) else 0
