"""One play, from the calls before the pitch to its end."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.play import Play
from hotstove.diamond.steals import MOVE_FROM
from hotstove.games.longtater.batting import batter_controls
from hotstove.games.longtater.bunting import bunt, bunt_decision
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.pitching import pitcher_controls
from hotstove.games.longtater.stealing import (
    ENOUGH_FOR_HOME,
    draws_number,
    numbered,
    sb_for,
    sb_when_called,
    sba_for,
    scored_as_steals,
    steal,
    steals_offered,
)
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage

INFIELD = Decision("infield", "defense", ("back", "in"))
NO_STEAL = ("none",)
HIT_AND_RUN = Decision("hit_and_run", "offense", ("no", "yes"))


def plate_appearance(charts: LongTaterCharts, options: Options, m: Matchup, quiet: Collection[str] = ()) -> Rule[Play]:
    """The calls, if there are any to make, and then control.

    `quiet` are purposes of calls that surely stay at their defaults, and so are not asked for. A steal, a wild pitch or
    an oddity of the 100s is a play of its own with the batter still up, so nothing loops.
    """
    if m.bases == "---" and "bunt" in quiet:
        return control(charts, options, m, "back", "none", False)
    return with_calls(charts, options, m, quiet)


def with_calls(charts: LongTaterCharts, options: Options, m: Matchup, quiet: Collection[str]) -> Rule[Play]:
    """All calls come before any number: steal, infield, bunt, hit and run. Then steal numbers, then control."""
    bunting, infield, running = "none", "back", "no"
    if m.bases == "---":
        bunting = yield bunt_decision(m.bases)
        return (yield from control(charts, options, m, "back", bunting, False))
    if m.stealing_on:
        return scored_as_steals(charts, m)
    if "steal" not in quiet:
        steals = steals_offered(m.bases, m.legs[2].sb >= ENOUGH_FOR_HOME)
        if steals.options != NO_STEAL:
            going = yield steals
            if going != "none":
                return (yield from called_steal(charts, options, m, going))
    if m.bases[2] == "3" and m.outs < 2 and "infield" not in quiet:
        infield = yield INFIELD
    if "bunt" not in quiet:
        bunting = yield bunt_decision(m.bases)
    if bunting == "none" and options.hit_and_run and "hit_and_run" not in quiet:
        running = yield HIT_AND_RUN
    if m.arrived != "---":
        going = ""
        for base in numbered(m.bases, m.arrived, options.automatic_steals):
            legs = m.runner(base)
            if draws_number(legs, base):
                number = yield charts.draws.steal_number
                if number <= sba_for(legs, base):
                    going += " " + MOVE_FROM[base]
        if going != "":
            return (yield from automatic_steal(charts, m, going[1:]))
    return (yield from control(charts, options, m, infield, bunting, running == "yes"))


@stage("LT-16")
def called_steal(charts: LongTaterCharts, options: Options, m: Matchup, going: str) -> Rule[Play]:
    """The manager sends them, so no SBA number is drawn."""
    base = going[0]
    return (yield from steal(charts, m, going, "", sb_when_called(m.runner(base), base, options.whole_sb_to_third)))


@stage("LT-13", "LT-15")
def automatic_steal(charts: LongTaterCharts, m: Matchup, going: str) -> Rule[Play]:
    """Numbers within SBA sent them."""
    return (yield from steal(charts, m, going, "", sb_for(m.runner(going[0]), going[0])))


@stage("LT-02")
def control(
    charts: LongTaterCharts, options: Options, m: Matchup, infield: str, bunting: str, running: bool
) -> Rule[Play]:
    """A middle number for each: the higher total controls, then the higher rating, then the pitcher."""
    batter = yield charts.draws.batter_control
    batter += m.batter.br
    pitcher = yield charts.draws.pitcher_control
    pitcher += m.pitcher.pr
    in_control = batter > pitcher or (batter == pitcher and m.batter.br > m.pitcher.pr)
    if bunting != "none":
        return (yield from bunt(charts, m, bunting, in_control))
    if in_control:
        return (yield from batter_controls(charts, options, m, infield, running))
    return (yield from pitcher_controls(charts, options, m, infield, running))
