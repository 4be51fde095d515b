"""SS-04 to SS-09, SS-30: the pitcher's roll and what it leads to."""

from __future__ import annotations

from hotstove.diamond.batted import batted, everybody_up, pitch_again, strikeout, walk
from hotstove.diamond.play import Play
from hotstove.games.superstar.batting import batter_result, ground_out
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import PITCH, SWING
from hotstove.games.superstar.hit_and_run import pitch_on_the_run, swing_on_the_run
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.symbols import HIT_SYMBOLS
from hotstove.games.superstar.x_chart import x_on_the_run, x_result
from hotstove.table.questions import Rule
from hotstove.table.rules import stage


@stage("SS-05")
def pitch(
    charts: SuperstarCharts, options: Options, m: Matchup, option: str, running: bool, two_strikes: bool
) -> Rule[Play]:
    """The pitcher's roll. 10 to 15 belong to the fielders while he is fresh, and against him once he tires."""
    roll = yield PITCH
    if two_strikes and charts.two_strikes(roll, "result") == "SO":
        return strikeout()
    if roll <= 15:
        owned = charts.defense(m.defense, roll) == "out"
        if m.tired >= 2 or (m.tired == 1 and owned):
            return (yield from tired_pitch(charts, m, charts.fatigue(roll, m.tired), roll, option, running))
        if owned:
            return (yield from automatic_out(charts, m, roll, option, running))
    symbol = m.pitcher(roll)
    if symbol == "X":
        if running:
            return (yield from x_on_the_run(charts, options, m, roll))
        return (yield from x_result(charts, options, m, roll, option))
    if running:
        return (yield from pitch_on_the_run(charts, m, symbol, roll))
    return (yield from pitcher_result(charts, m, symbol, roll, option))


@stage("SS-04")
def automatic_out(charts: SuperstarCharts, m: Matchup, roll: int, option: str, running: bool) -> Rule[Play]:
    """A number that the defence owns is a ground out."""
    if running:
        return (yield from pitch_on_the_run(charts, m, "G", roll))
    return ground_out(charts, m, roll, option)


@stage("SS-30")
def tired_pitch(charts: SuperstarCharts, m: Matchup, symbol: str, roll: int, option: str, running: bool) -> Rule[Play]:
    """Past his limit the same numbers are hits."""
    if running:
        return (yield from swing_on_the_run(charts, m, symbol, roll))
    return (yield from batter_result(charts, m, symbol, roll, option))


@stage("SS-07")
def pitcher_result(charts: SuperstarCharts, m: Matchup, symbol: str, roll: int, option: str) -> Rule[Play]:
    """The pitcher's symbols; after WP, PB and BK the next pitch is thrown, also with nobody on to move up."""
    if symbol in {"", "D"}:
        swing = yield SWING
        return (yield from batter_result(charts, m, m.batter(swing), roll, option))
    if symbol == "K":
        return (yield from swing_or_miss(charts, m, roll, option))
    if symbol == "SO":
        return strikeout()
    if symbol == "BB":
        return walk(m.bases)
    if symbol == "HB":
        return walk(m.bases, "HP")
    if symbol in {"WP", "PB", "BK"}:
        return everybody_up(symbol, m.bases) if m.bases != "---" else pitch_again(symbol)
    if symbol == "1+":
        return batted(charts.batter(symbol), m.bases, m.outs, int(charts.where(roll, "single")))
    if symbol == "F":
        return batted(charts.batter(symbol), m.bases, m.outs, int(charts.where(roll, "fly")))
    return ground_out(charts, m, roll, option)


@stage("SS-08")
def swing_or_miss(charts: SuperstarCharts, m: Matchup, roll: int, option: str) -> Rule[Play]:
    """K: he swings, and anything but a hit is a strikeout."""
    swing = yield SWING
    symbol = m.batter(swing)
    if symbol in HIT_SYMBOLS:
        return (yield from batter_result(charts, m, symbol, roll, option))
    return strikeout()
