"""LT-09, LT-10: where a base hit goes, who errs on it, and who takes an extra base."""

from __future__ import annotations

from hotstove.diamond.batted import batted
from hotstove.diamond.play import Play
from hotstove.games.longtater.advancing import (
    column_of,
    extra_bases,
    fielder_of,
    hit_before_1897,
    hit_play,
    homer_field,
    last_digit,
    row_of,
)
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.eras import LIVELY_BALL
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import hit_with_error, with_injury
from hotstove.games.longtater.stretching import stretch, stretch_decision
from hotstove.table.questions import Rule
from hotstove.table.rules import stage

MORE = {"one": 1, "two": 2}


@stage("LT-09")
def base_hit(charts: LongTaterCharts, m: Matchup, kind: str, number: int, running: bool) -> Rule[Play]:
    """A bottom number finds the fielder and checks him for an error; nobody fields a home run."""
    if kind == "HR":
        return with_injury(batted("homer 3-H 2-H 1-H", m.bases, m.outs, homer_field(number)), m.hurt)
    where = yield charts.draws.location
    fielder = fielder_of(charts.locations(where, column_of(kind, number)))
    if where <= m.gloves.e[fielder]:
        return (yield from error_on_hit(charts, m, kind, number, fielder, running))
    if m.bases == "---" or kind == "3B":
        return (yield from take_bases(charts, m, kind, fielder, ""))
    if running:
        return (yield from hit_on_the_run(charts, m, kind, fielder))
    if fielder < 7:
        return (yield from take_bases(charts, m, kind, fielder, ""))
    return (yield from advance(charts, m, kind, number, fielder))


@stage("LT-10")
def advance(charts: LongTaterCharts, m: Matchup, kind: str, number: int, fielder: int) -> Rule[Play]:
    """By the last digit of the number that gave the hit; a base that is indicated is taken without a throw."""
    chart = charts.advancing_lively if m.era == LIVELY_BALL else charts.advancing
    word = chart(row_of(kind, fielder, m.outs), last_digit(number))
    return (yield from take_bases(charts, m, kind, fielder, extra_bases(kind, word, m.bases)))


@stage("LT-17")
def hit_on_the_run(charts: LongTaterCharts, m: Matchup, kind: str, fielder: int) -> Rule[Play]:
    """On the hit and run everybody takes an extra base."""
    return (yield from take_bases(charts, m, kind, fielder, extra_bases(kind, "H3", m.bases)))


@stage("LT-11")
def take_bases(charts: LongTaterCharts, m: Matchup, kind: str, fielder: int, extra: str) -> Rule[Play]:
    """What was indicated is taken; the offence may try for what was not."""
    decision = stretch_decision(kind, fielder, m.bases, extra)
    if len(decision.options) > 1:
        tried = yield decision
        if tried != "none":
            return (yield from stretch(charts, m, kind, fielder, extra, tried))
    if m.early and extra != "":
        return scored_before_1897(charts, m, kind, fielder, extra)
    return with_injury(hit_play(kind, fielder, m.bases, extra), m.hurt)


@stage("LT-28")
def scored_before_1897(charts: LongTaterCharts, m: Matchup, kind: str, fielder: int, extra: str) -> Play:
    """The extra bases are left to be written down as steals."""
    return with_injury(hit_before_1897(kind, fielder, m.bases, extra), m.hurt)


@stage("LT-06")
def error_on_hit(
    charts: LongTaterCharts, m: Matchup, kind: str, number: int, fielder: int, running: bool
) -> Rule[Play]:
    """Runners take what they would have taken, and then what the misplay gives."""
    if running:
        return (yield from error_on_the_run(charts, m, kind, fielder))
    extra = ""
    if fielder >= 7 and kind != "3B" and m.bases != "---":
        chart = charts.advancing_lively if m.era == LIVELY_BALL else charts.advancing
        extra = extra_bases(kind, chart(row_of(kind, fielder, m.outs), last_digit(number)), m.bases)
    return (yield from bases_of_error(charts, m, kind, fielder, extra))


@stage("LT-17")
def error_on_the_run(charts: LongTaterCharts, m: Matchup, kind: str, fielder: int) -> Rule[Play]:
    """On the hit and run everybody has taken an extra base before the misplay."""
    return (yield from bases_of_error(charts, m, kind, fielder, extra_bases(kind, "H3", m.bases)))


@stage("LT-06")
def bases_of_error(charts: LongTaterCharts, m: Matchup, kind: str, fielder: int, extra: str) -> Rule[Play]:
    """The chart for base hits says how many bases the misplay adds for everybody."""
    number = yield charts.draws.error
    return with_injury(hit_with_error(kind, fielder, m.bases, extra, MORE[charts.error_hit(number)]), m.hurt)
