"""LT-24: injuries."""

from __future__ import annotations

from dataclasses import replace

from hotstove.diamond.play import NOTHING_ELSE, Aside, Play
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.hits import base_hit
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import reached, with_injury
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated

HUNDRED = 100
HURT_FROM = 81
HOME_SIDE = 50
"""Numbers up to here name the home side."""


@stage("LT-24")
def injury_check(charts: LongTaterCharts, m: Matchup, found: str, running: bool) -> Rule[Play]:
    """81 and more hurt somebody; what the 100 gave stands in any case."""
    number = yield charts.draws.injury
    if number < HURT_FROM:
        return (yield from on_base(charts, m, found, running))
    return (yield from injured_man(charts, m, found, running))


@stage("LT-24")
def injured_man(charts: LongTaterCharts, m: Matchup, found: str, running: bool) -> Rule[Play]:
    """The first digit of a number is the position; 1 to 9 and 100 name nobody."""
    player = yield charts.draws.injured_man
    if player < 10 or player == 100:
        return (yield from on_base(charts, m, found, running))
    return (yield from injured_side(charts, m, found, running, player))


@stage("LT-24")
def injured_side(charts: LongTaterCharts, m: Matchup, found: str, running: bool, player: int) -> Rule[Play]:
    """1 to 50 is the home side's player, 51 to 100 the visitors'."""
    side = yield charts.draws.injured_side
    return (yield from on_base(charts, replace(m, hurt=hurt(player, side <= HOME_SIDE)), found, running))


@stage("LT-08")
def on_base(charts: LongTaterCharts, m: Matchup, found: str, running: bool) -> Rule[Play]:
    """The walk, the hit batsman or the hit that the 100 gave."""
    if found == "BB" or found == "HBP":
        return with_injury(reached(found, m.bases), m.hurt)
    return (yield from base_hit(charts, m, found, HUNDRED, running))


@tabulated
def hurt(player: int, home: bool) -> Aside:
    """The first digit of the number is the position, the second the games missed."""
    return NOTHING_ELSE._replace(hurt_position=player // 10, hurt_games=player % 10, hurt_side="H" if home else "V")
