"""From a symbol to a play: the batter's chart, ground outs and double plays."""

from __future__ import annotations

from hotstove.diamond.batted import batted, strikeout, walk
from hotstove.diamond.play import Play
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.sending import send_runners
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated

BALL = {
    "HR": "homer",
    "3": "triple",
    "2+": "double",
    "2M": "double",
    "2": "double",
    "1": "single",
    "1A": "single",
    "1D": "single",
    "1M": "single",
    "1+": "single",
    "E": "error",
    "MS": "deep",
    "SF": "deep",
    "FM": "deep",
    "F": "fly",
    "G+": "ground",
    "G": "ground",
    "DP": "ground",
}
"""The kind of ball that a symbol stands for, by which the fielder is found."""
MAY_BE_SENT = frozenset({"2M", "1D", "1M", "MS", "FM"})


@tabulated
def ball_of(symbol: str) -> str:
    return BALL[symbol]


@stage("SS-12")
def batter_result(charts: SuperstarCharts, m: Matchup, symbol: str, pitch: int, option: str) -> Rule[Play]:
    """What the batter's chart says, with the runner moves of the symbol table."""
    if symbol == "BB":
        return walk(m.bases)
    if symbol == "HB":
        return walk(m.bases, "HP")
    if symbol == "SO":
        return strikeout()
    if symbol == "G":
        return ground_out(charts, m, pitch, option)
    if symbol == "DP":
        return double_play(charts, m, pitch, option)
    phrase = charts.batter(symbol)
    fielder = charts.where(pitch, ball_of(symbol))
    if symbol in MAY_BE_SENT and m.bases != "---":
        return (yield from send_runners(charts, m, symbol, phrase, int(fielder)))
    return batted(phrase, m.bases, m.outs, int(fielder))


@stage("SS-14")
def ground_out(charts: SuperstarCharts, m: Matchup, pitch: int, option: str) -> Play:
    """The Ground Out chart by bases occupied, with the option that the defence declared."""
    phrase = charts.ground_out(m.bases, option)
    if m.bases == "1-3":
        return as_declared(charts, m, phrase, pitch)
    return batted(phrase, m.bases, m.outs, int(charts.where(pitch, "ground")))


@stage("SS-15")
def double_play(charts: SuperstarCharts, m: Matchup, pitch: int, option: str) -> Play:
    """The Double Play chart likewise."""
    phrase = charts.double_play(m.bases, option)
    if m.bases in {"1-3", "123"}:
        return as_declared(charts, m, phrase, pitch)
    return batted(phrase, m.bases, m.outs, int(charts.where(pitch, "ground")))


@stage("SS-16")
def as_declared(charts: SuperstarCharts, m: Matchup, phrase: str, pitch: int) -> Play:
    """A grounder on which the defence's option made the difference."""
    return batted(phrase, m.bases, m.outs, int(charts.where(pitch, "ground")))
