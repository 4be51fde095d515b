"""RB-15: the hit and run."""

from __future__ import annotations

from hotstove.diamond.batted import strikeout
from hotstove.diamond.gloves import steal_throw
from hotstove.diamond.play import Event, Move, Play
from hotstove.games.replay.ball import Ball
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import CATCHER, HIT_AND_RUN
from hotstove.games.replay.lines import read_line
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.resolving import resolve
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

CALL = Decision("hit_and_run", "offense", ("no", "yes"))
MAY_BE_CALLED = frozenset({"1--", "12-"})
MISSED = "K+run"


@stage("RB-15")
def hit_and_run(charts: ReplayCharts, m: Matchup) -> Rule[Play]:
    """One die finds a number on each card's hit and run row; together they are looked up."""
    die = yield HIT_AND_RUN
    line = charts.hit_and_run(m.meeting.batter_plan(die) + m.meeting.pitcher_plan(die))
    if line == MISSED:
        return (yield from runners_going(charts, m))
    return (yield from resolve(charts, m, Ball(0), read_line(line)))


@stage("RB-15")
def runners_going(charts: ReplayCharts, m: Matchup) -> Rule[Play]:
    """He swings and misses; the foremost runner must beat the catcher's throw."""
    if m.outs == 2:
        return strikeout()
    die = yield CATCHER
    return struck_out_running(m.bases, die > m.gloves[2].rating)


@tabulated
def struck_out_running(bases: str, safe: bool) -> Play:
    to, others = ("3", ("1",)) if "2" in bases else ("2", ())
    if safe:
        steals = (Event("SB", "", to), *(Event("SB", "", "2") for _ in others))
        return Play((Event("K"), *steals))
    caught = Event("CS", steal_throw(to), to)
    return Play((Event("K"), caught), ("DP",), tuple(Move("1", "2") for _ in others))
