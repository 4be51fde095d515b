"""LT-17: the hit and run; grounders and hits are read by their own rules, with the runners going."""

from __future__ import annotations

from hotstove.diamond.bases import next_base
from hotstove.diamond.play import Play
from hotstove.diamond.steals import MOVE_FROM
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import STRUCK_OUT, grounded
from hotstove.games.longtater.stealing import ENOUGH_FOR_HOME, sb_for, steal
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated


@stage("LT-17")
def struck_out_running(charts: LongTaterCharts, m: Matchup) -> Rule[Play]:
    """A strikeout leaves the runners with a steal to make, unless it is the third out or none of them may go."""
    going = all_going(m.bases, m.legs[2].sb >= ENOUGH_FOR_HOME)
    if m.outs == 2 or going == "":
        return STRUCK_OUT
    return (yield from steal(charts, m, going, "K", sb_for(m.runner(going[0]), going[0])))


@stage("LT-17")
def grounder_on_the_run(charts: LongTaterCharts, m: Matchup, fielder: int, mark: str) -> Play:
    """The batter alone is out, and the runners, who were going, move up."""
    return grounded(charts.grounders("G+", m.bases), m.bases, m.outs, fielder, mark)


@tabulated
def all_going(bases: str, home: bool) -> str:
    """Everybody whose next base is free or being left, lead runner first; LT-15: not home without the SB% for it."""
    going: list[str] = []
    staying = ""
    for base in "321":
        if base not in bases:
            continue
        if (base == "3" and not home) or next_base(base) in staying:
            staying += base
        else:
            going.append(MOVE_FROM[base])
    return " ".join(going)
