"""LT-20 to LT-22: the pitcher in control."""

from __future__ import annotations

from hotstove.diamond.batted import everybody_up, pitch_again
from hotstove.diamond.play import Play
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.hit_and_run import struck_out_running
from hotstove.games.longtater.hits import base_hit
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.outs import out_chart
from hotstove.games.longtater.plays import STRUCK_OUT, hit_batsman_moving_all, reached
from hotstove.table.questions import Rule
from hotstove.table.rules import stage

NUMBERS_FOR_A_KIND = 12
"""Numbers drawn for the kind of a hit; one that falls among walks says nothing, and the last resort is a single."""


@stage("LT-20")
def pitcher_controls(charts: LongTaterCharts, options: Options, m: Matchup, infield: str, running: bool) -> Rule[Play]:
    """Within OBA he allows something, above it he gets his player."""
    number = yield charts.draws.pitcher
    if m.pitcher.number(number) == "out":
        return (yield from pitcher_out(charts, m, infield, running))
    number = yield charts.draws.pitcher_allows
    found = m.pitcher.allows(number)
    if found == "HIT":
        return (yield from kind_of_hit(charts, m, running, 0))
    if found == "BB":
        return reached("BB", m.bases)
    return (yield from pitchers_hundred(charts, options, m))


@stage("LT-22")
def pitcher_out(charts: LongTaterCharts, m: Matchup, infield: str, running: bool) -> Rule[Play]:
    """Within K a strikeout, else the Out Chart by the bottom number."""
    number = yield charts.draws.pitcher_out
    if m.pitcher.out(number) == "OUT":
        return (yield from out_chart(charts, m, "pitcher", infield, running))
    if running:
        return (yield from struck_out_running(charts, m))
    return STRUCK_OUT


@stage("LT-20")
def kind_of_hit(charts: LongTaterCharts, m: Matchup, running: bool, drawn: int) -> Rule[Play]:
    """The batting card says what kind of hit it is: numbers are drawn until one falls among the hits."""
    if drawn == NUMBERS_FOR_A_KIND or not m.batter.hits_at_all:
        return (yield from base_hit(charts, m, "1B", 1, running))
    number = yield charts.draws.kind_of_hit
    found = m.batter.hit(number)
    if found == "again":
        return (yield from another_number(charts, m, running, drawn + 1))
    return (yield from base_hit(charts, m, found, number, running))


@stage("LT-20")
def another_number(charts: LongTaterCharts, m: Matchup, running: bool, drawn: int) -> Rule[Play]:
    """The number fell among the walks."""
    return (yield from kind_of_hit(charts, m, running, drawn))


@stage("LT-21")
def pitchers_hundred(charts: LongTaterCharts, options: Options, m: Matchup) -> Rule[Play]:
    """A wild pitch, a hit batsman or a balk; with nobody on, wild pitch and balk are nothing."""
    number = yield charts.draws.pitcher_hundred
    found = m.pitcher.hundred(number)
    if found == "HBP":
        return hit_batsman_moving_all(m.bases) if options.hit_batsman_moves_all else reached("HBP", m.bases)
    if m.bases == "---":
        return pitch_again(found)
    return everybody_up(found, m.bases)
