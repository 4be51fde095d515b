"""A plate appearance, from the calls before the pitch to its end."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.batted import walk
from hotstove.diamond.play import Play
from hotstove.games.replay.bunting import bunt, bunt_decision
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import JUMP
from hotstove.games.replay.hit_and_run import CALL as HIT_AND_RUN
from hotstove.games.replay.hit_and_run import MAY_BE_CALLED, hit_and_run
from hotstove.games.replay.infield import INFIELD
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import Options
from hotstove.games.replay.reading import NO_COLUMN, pitch
from hotstove.games.replay.stealing import action, letter_for, steal_decision
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage

WALK = Decision("walk", "defense", ("no", "yes"))
ALWAYS = frozenset({INFIELD.purpose, "bunt", WALK.purpose})
"""Purposes of the calls that are made with nobody on, too."""
WITH_RUNNERS = ALWAYS | {"steal", HIT_AND_RUN.purpose}
BEST_COLUMN = Decision("best_column", "defense", (NO_COLUMN, "3", "5", "6"))


def plate_appearance(charts: ReplayCharts, options: Options, m: Matchup, quiet: Collection[str] = ()) -> Rule[Play]:
    """The calls, if there are any to make, and then the pitch.

    `quiet` are purposes of calls that surely stay at their defaults, and so are not asked for. A steal, wild pitch or
    foul is a play of its own with the batter still up, so nothing here loops.
    """
    alone = m.bases == "---"
    if (ALWAYS if alone else WITH_RUNNERS).issubset(quiet) and m.best is None:
        return pitch(charts, options, m, INFIELD.default, NO_COLUMN)
    return with_calls(charts, options, m, quiet)


def with_calls(charts: ReplayCharts, options: Options, m: Matchup, quiet: Collection[str]) -> Rule[Play]:
    """The calls in their order: infield, steal, bunt, hit and run, intentional walk, best column; then the pitch."""
    infield, wanted, on_the_run = INFIELD.default, "none", "no"
    if "infield" not in quiet:
        infield = yield INFIELD
    if options.called_steals and m.bases != "---" and "steal" not in quiet:
        decision = steal_decision(m.bases, m.ran_out)
        if len(decision.options) > 1:
            going = yield decision
            if going != "none":
                runner = int(going[0]) - 1
                die = yield JUMP
                if charts.jump(m.jumps[runner], die) == "go":
                    return (yield from called_steal(charts, m, going[0], letter_for(going[0], m.letters[runner])))
    if "bunt" not in quiet:
        wanted = yield bunt_decision(m.bases, m.outs)
    if wanted == "none" and m.bases in MAY_BE_CALLED and "hit_and_run" not in quiet:
        on_the_run = yield HIT_AND_RUN
    if "walk" not in quiet:
        walked = yield WALK
        if walked == "yes":
            return (yield from intentional_walk(charts, m))
    if wanted != "none":
        return (yield from bunt(charts, m, wanted, infield))
    if on_the_run == "yes":
        return (yield from hit_and_run(charts, m))
    best = NO_COLUMN
    if m.best:
        best = yield BEST_COLUMN
    return (yield from pitch(charts, options, m, infield, best))


@stage("RB-13")
def called_steal(charts: ReplayCharts, m: Matchup, base: str, letter: str) -> Rule[Play]:
    """He has the jump; the Action Chart by his letter does the rest."""
    return (yield from action(charts, m, base, letter))


@stage("RB-18")
def intentional_walk(charts: ReplayCharts, m: Matchup) -> Rule[Play]:
    """Four wide ones; they count neither as a batter faced nor as a runner that tires a pitcher."""
    return walk(m.bases, "IW")
    yield
