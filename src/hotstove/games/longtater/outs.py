"""LT-05 to LT-07, LT-23: the Out Chart and what follows from it."""

from __future__ import annotations

from hotstove.diamond.play import Play
from hotstove.games.longtater.balls import Ball, ball_of
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.hit_and_run import grounder_on_the_run
from hotstove.games.longtater.infield_in import infield_in
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import caught, caught_off, grounded, misplayed
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

MIDDLE = Decision("middle", "defense", ("1", "2"))


@stage("LT-05")
def out_chart(charts: LongTaterCharts, m: Matchup, control: str, infield: str, running: bool) -> Rule[Play]:
    """A new number: the top one if the batter is in control, the bottom one if the pitcher is."""
    if control == "batter":
        number = yield charts.draws.out_chart_top
    else:
        number = yield charts.draws.out_chart_bottom
    ball = ball_of(charts.out(number, m.era))
    if ball.red:
        return (yield from error_check(charts, m, ball, control, infield, running))
    return (yield from fielded(charts, m, ball, control, infield, running))


@stage("LT-06")
def error_check(
    charts: LongTaterCharts, m: Matchup, ball: Ball, control: str, infield: str, running: bool
) -> Rule[Play]:
    """Red ink, wherever the infield plays: a bottom number within the fielder's E is an error."""
    number = yield charts.draws.error_check
    if number > m.gloves.e[ball.fielder]:
        return (yield from fielded(charts, m, ball, control, infield, running))
    return (yield from error(charts, m, ball))


@stage("LT-06")
def error(charts: LongTaterCharts, m: Matchup, ball: Ball) -> Rule[Play]:
    """What the error leads to, by the chart of its kind."""
    number = yield charts.draws.error
    if ball.on_the_ground:
        return misplayed("G", ball.fielder, charts.error_ground(number), m.bases, m.outs)
    return misplayed(ball.kind, ball.fielder, charts.error_fly(number), m.bases, m.outs)


@stage("LT-05")
def fielded(charts: LongTaterCharts, m: Matchup, ball: Ball, control: str, infield: str, running: bool) -> Rule[Play]:
    """The ball is handled cleanly."""
    if not ball.on_the_ground:
        if ball.mark == "!" and m.outs < 2 and (m.bases[0] == "1" or m.bases[1] == "2"):
            return (yield from line_drive(charts, m, ball.fielder))
        return caught(ball.kind, ball.fielder, ball.mark, m.bases, m.outs)
    if infield == "in":
        return (yield from infield_in(charts, m, ball.fielder))
    if running:
        return grounder_on_the_run(charts, m, ball.fielder, ball.mark)
    if ball.kind == "M" and m.bases == "123":
        return (yield from middle_runner(charts, m, ball))
    return grounder(charts, m, ball, control)


@stage("LT-07")
def line_drive(charts: LongTaterCharts, m: Matchup, fielder: int) -> Rule[Play]:
    """A liner with somebody on first or second."""
    number = yield charts.draws.line_drive
    return caught_off(fielder, m.bases, m.outs, charts.line_drive(number))


@stage("LT-23")
def middle_runner(charts: LongTaterCharts, m: Matchup, ball: Ball) -> Rule[Play]:
    """With the bases full the defence picks the runner on first or on second."""
    which = yield MIDDLE
    return grounded(charts.forces("M" + which, m.bases), m.bases, m.outs, ball.fielder, ball.mark)


@stage("LT-23")
def grounder(charts: LongTaterCharts, m: Matchup, ball: Ball, control: str) -> Play:
    """Lead and middle runners are out only where somebody is forced; double plays belong to the pitcher."""
    if ball.kind == "DP" and control == "batter":
        phrase = charts.grounders("G+", m.bases)
    elif ball.kind == "G" or m.bases[0] != "1":
        phrase = charts.grounders(row_of(ball.fielder), m.bases)
    elif ball.kind == "M":
        phrase = charts.forces("M1", m.bases)
    else:
        phrase = charts.forces(ball.kind, m.bases)
    return grounded(phrase, m.bases, m.outs, ball.fielder, ball.mark)


@tabulated
def row_of(fielder: int) -> str:
    return f"G{fielder}"
