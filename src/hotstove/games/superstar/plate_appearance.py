"""One play, from the calls before the pitch to its end."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.batted import walk
from hotstove.diamond.play import Play
from hotstove.diamond.steals import steal_decision
from hotstove.games.superstar.bunting import bunt_decision, sacrifice, squeeze
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.hit_and_run import CALL as HIT_AND_RUN
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.pitching import pitch
from hotstove.games.superstar.stealing import steal
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage

OPTION = Decision("option", "defense", ("A", "B"))
WALK = Decision("walk", "defense", ("no", "yes"))
WITH_RUNNERS = frozenset({OPTION.purpose, "steal", "bunt", HIT_AND_RUN.purpose})
"""Purposes of the calls that are made only with somebody on base."""


def plate_appearance(charts: SuperstarCharts, options: Options, m: Matchup, quiet: Collection[str] = ()) -> Rule[Play]:
    """The calls, if there are any to make, and then the pitch.

    `quiet` are purposes of calls that surely stay at their defaults, and so are not asked for. A wild pitch, steal or
    injury is a play of its own with the batter still up, so nothing here loops.
    """
    if "walk" in quiet and (m.bases == "---" or WITH_RUNNERS.issubset(quiet)):
        return pitch(charts, options, m, "A", False, False)
    return with_calls(charts, options, m, quiet)


def with_calls(charts: SuperstarCharts, options: Options, m: Matchup, quiet: Collection[str]) -> Rule[Play]:
    """The calls in their order: the defence's option, steal, bunt, hit and run, intentional walk; then the pitch."""
    bases = m.bases
    option = "A"
    if bases in {"1-3", "123"} and "option" not in quiet:
        option = yield OPTION
    bunt = "none"
    hit_and_run = "no"
    if bases != "---":
        if "steal" not in quiet:
            going = yield steal_decision(bases)
            if going != "none":
                return (yield from steal(charts, m, going, ""))
        if "bunt" not in quiet:
            bunt = yield bunt_decision(bases)
        if bunt == "none" and "hit_and_run" not in quiet:
            hit_and_run = yield HIT_AND_RUN
    if "walk" not in quiet:
        walked = yield WALK
        if walked == "yes":
            return intentional_walk(charts, m)
    if bunt == "sacrifice":
        return (yield from sacrifice(charts, options, m, option))
    if bunt == "squeeze":
        return (yield from squeeze(charts, options, m, option))
    return (yield from pitch(charts, options, m, option, hit_and_run == "yes", False))


@stage("SS-25")
def intentional_walk(charts: SuperstarCharts, m: Matchup) -> Play:
    """Announced in place of the pitcher's roll, also against a bunt, never against a steal."""
    return walk(m.bases, "IW")
