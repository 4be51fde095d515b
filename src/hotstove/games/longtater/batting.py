"""LT-03, LT-04, LT-08: the batter in control."""

from __future__ import annotations

from hotstove.diamond.batted import batted
from hotstove.diamond.play import Play
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.hit_and_run import grounder_on_the_run, struck_out_running
from hotstove.games.longtater.hits import base_hit
from hotstove.games.longtater.hundreds import batters_hundred
from hotstove.games.longtater.injuries import injury_check
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.outs import out_chart
from hotstove.games.longtater.plays import STRUCK_OUT, reached
from hotstove.table.questions import Rule
from hotstove.table.rules import stage


@stage("LT-03")
def batter_controls(charts: LongTaterCharts, options: Options, m: Matchup, infield: str, running: bool) -> Rule[Play]:
    """Within OUT he is out, above it he reaches; 100 is for the Batter's 100 chart."""
    number = yield charts.draws.batter
    found = m.batter.number(number)
    if found == "out":
        return (yield from batter_out(charts, m, infield, running))
    if found == "on":
        return (yield from batter_reaches(charts, options, m, running))
    return (yield from batters_hundred(charts, m))


@stage("LT-04")
def batter_out(charts: LongTaterCharts, m: Matchup, infield: str, running: bool) -> Rule[Play]:
    """With a runner on first and less than two out the number is read for a double play, then for a strikeout."""
    number = yield charts.draws.batter_out
    read = m.batter.out_with_runner_on_first if m.bases[0] == "1" and m.outs < 2 else m.batter.out
    found = read(number)
    if found == "OUT":
        return (yield from out_chart(charts, m, "batter", infield, running))
    if found == "K":
        if running:
            return (yield from struck_out_running(charts, m))
        return STRUCK_OUT
    if running:
        return grounder_on_the_run(charts, m, int(charts.double_play(number)), "")
    return batted(charts.forces("DP", m.bases), m.bases, m.outs, int(charts.double_play(number)))


@stage("LT-08")
def batter_reaches(charts: LongTaterCharts, options: Options, m: Matchup, running: bool) -> Rule[Play]:
    """The range that a new number falls into; of equal bounds the first counts."""
    number = yield charts.draws.batter_reaches
    found = m.batter.reaches(number)
    if number == 100 and options.injuries:
        return (yield from injury_check(charts, m, found, running))
    if found == "BB" or found == "HBP":
        return reached(found, m.bases)
    return (yield from base_hit(charts, m, found, number, running))
