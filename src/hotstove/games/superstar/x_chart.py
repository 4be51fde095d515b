"""SS-09 to SS-11, SS-27: the X chart, rally killers and injuries."""

from __future__ import annotations

from hotstove.diamond.batted import everybody_up, lined_out, walk
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.play import Aside, Event, Play
from hotstove.games.superstar.batting import batter_result
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import GAMES_INJURED, INJURED_POSITION, SWING, X
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated


@stage("SS-09")
def x_result(charts: SuperstarCharts, options: Options, m: Matchup, pitch: int, option: str) -> Rule[Play]:
    """A new roll on the chart in use; wild pitches, passed balls and balks need somebody on base."""
    roll = yield X
    cell = charts.x(roll, "optional" if options.injuries else "current")
    if cell == "HB":
        return walk(m.bases, "HP")
    if cell == "RK":
        return rally_killer(charts, m, pitch)
    if cell == "INJ":
        return (yield from injury(charts))
    if m.bases == "---":
        swing = yield SWING
        return (yield from batter_result(charts, m, m.batter(swing), pitch, option))
    return everybody_up(cell, m.bases)


@stage("SS-27")
def x_on_the_run(charts: SuperstarCharts, options: Options, m: Matchup, pitch: int) -> Rule[Play]:
    """The same with the runners going: a pitch that gets away is worth two bases."""
    roll = yield X
    cell = charts.x(roll, "optional" if options.injuries else "current")
    if cell == "HB":
        return walk(m.bases, "HP")
    if cell == "RK":
        return rally_killer(charts, m, pitch)
    if cell == "INJ":
        return (yield from injury(charts))
    return everybody_up(cell, m.bases, 1 if cell == "BK" else 2)


@stage("SS-10")
def rally_killer(charts: SuperstarCharts, m: Matchup, pitch: int) -> Play:
    """A liner: the batter and up to two lead runners are out, as far as outs are left."""
    return killed(m.bases, m.outs, int(charts.where(pitch, "liner")))


@tabulated
def killed(bases: str, outs: int, fielder: int) -> Play:
    runners = tuple(base for base in "321" if base in bases)
    doubled_off = runners[: min(2, 2 - outs)]
    return lined_out(fielder, doubled_off)


@stage("SS-11")
def injury(charts: SuperstarCharts) -> Rule[Play]:
    """The position, then the games to be missed; the batter is still up."""
    place = yield INJURED_POSITION
    position = charts.injury(place, "position")
    length = yield GAMES_INJURED
    return hurt(position, charts.injury(length, "games"))


@tabulated
def hurt(position: str, games: str) -> Play:
    if games == "none":
        return Play((Event("NP"),))
    return Play((Event("NP"),), (), (), Aside(NUMBER_OF[position], int(games)))
