"""LT-19: the Batter's 100 chart."""

from __future__ import annotations

from hotstove.diamond.batted import everybody_up, pitch_again
from hotstove.diamond.play import Play
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import foul_dropped, interference, picked_off, thrown_away
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated

PITCHER, CATCHER = 1, 2


@stage("LT-19")
def batters_hundred(charts: LongTaterCharts, m: Matchup) -> Rule[Play]:
    """A new top number; what needs a runner is nothing with the bases empty, and the batter is up again."""
    number = yield charts.draws.batter_hundred
    return oddity(charts.batter_hundred(number), m.bases)


@tabulated
def oddity(cell: str, bases: str) -> Play:
    if cell == "CI":
        return interference(bases)
    if cell[:2] == "FE":
        return foul_dropped(int(cell[2]))
    if bases == "---":
        return pitch_again(cell if cell in {"WP", "PB", "BK"} else "")
    if cell == "PO":
        return picked_off(bases)
    if cell == "PE":
        return thrown_away(bases, PITCHER)
    if cell == "CE":
        return thrown_away(bases, CATCHER)
    return everybody_up(cell, bases)
