"""RB-11 to RB-13, RB-26: stolen bases by plus sign, by letter and by call."""

from __future__ import annotations

from hotstove.diamond.bases import beyond, next_base
from hotstove.diamond.gloves import steal_throw
from hotstove.diamond.play import NOTHING_ELSE, Aside, Event, Move, Play
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.checks import ONE_DIGIT
from hotstove.games.replay.dice import (
    ACTION,
    BATTERY,
    CATCHER,
    CATCHER_ERROR,
    CATCHER_ERROR_ONE_DIE,
)
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import Options
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

FOR_HOME = {"A": "I", "B": "J"}
"""RB-13: the row of the Action Chart for a steal of home, by letter; K for all others."""
PICKED_OFF = {"1": "13", "2": "16", "3": "15"}
CAUGHT_LEANING = {"2": "136", "3": "165", "H": "152"}
WILD_THROW = 61
"""RB-26: from here on the combined roll checks the catcher's throw."""


@tabulated
def steal_decision(bases: str, ran_out: str = "") -> Decision:
    """RB-13: one player may go, if the next base is open, as home always is, and he has attempts left."""
    able = [base for base in "321" if base in bases and base not in ran_out]
    choices = [f"{base}-{next_base(base)}" for base in able if next_base(base) not in bases]
    return Decision("steal", "offense", ("none", *choices))


@tabulated
def letter_for(base: str, letter: str) -> str:
    """RB-13: the row of the Action Chart for a called steal; home is eight rows harder than any other base."""
    return FOR_HOME.get(letter, "K") if base == "3" else letter


@stage("RB-11")
def plus_sign(charts: ReplayCharts, options: Options, m: Matchup, base: str) -> Rule[Play]:
    """A die above the catcher's rating, or he is caught; a 6 may go into center field."""
    if options.combined_steals:
        roll = yield BATTERY
        safe, wild = roll > int(charts.battery(m.gloves[2].rating, m.meeting.hold)), roll >= WILD_THROW
    else:
        roll = yield CATCHER
        safe, wild = roll > m.gloves[2].rating, roll == 6
    if safe and wild:
        return (yield from throw_to_base(charts, m, base))
    return stolen(m.bases, base, "", False) if safe else caught(base, "CS")


@stage("RB-11")
def throw_to_base(charts: ReplayCharts, m: Matchup, base: str) -> Rule[Play]:
    """The steal stands; the catcher's error rating says whether his throw is wild."""
    rating = m.gloves[2].error
    roll = (yield CATCHER_ERROR_ONE_DIE) if rating <= ONE_DIGIT else (yield CATCHER_ERROR)
    return stolen(m.bases, base, "", bool(roll > rating))


@stage("RB-12")
def action(charts: ReplayCharts, m: Matchup, base: str, letter: str) -> Rule[Play]:
    """The Action Chart by letter and one die; C leaves it to the catcher."""
    die = yield ACTION
    cell = charts.action(letter, die)
    if cell == "C":
        throw = yield CATCHER
        if throw == 6 and throw > m.gloves[2].rating and base != "3":
            return (yield from throw_to_base(charts, m, base))
        cell = "SB" if throw > m.gloves[2].rating else "CS"
    return stolen(m.bases, base, "", False) if cell == "SB" else caught(base, cell)


@tabulated
def stolen(bases: str, base: str, mark: str, wild: bool) -> Play:
    """A stolen base; on a wild throw everybody moves up one more. `mark` is what the thief may still try."""
    to = next_base(base)
    aside = NOTHING_ELSE
    if mark and to == "2" and "3" not in bases:
        aside = Aside(stealing=f"{to}{mark}")
    if not wild:
        return Play((Event("SB", "", to),), (), (), aside)
    ends = {other: beyond(other, 1) for other in "321" if other in bases and other > base}
    moves = [Move(other, end) for other, end in ends.items()]
    moves.append(Move(base, beyond(base, 2), False, ("E2/TH",)))
    return Play((Event("SB", "", to),), (), tuple(moves), aside)


@tabulated
def caught(base: str, cell: str) -> Play:
    """Caught by the catcher, or leaning by the pitcher (PO)."""
    to = next_base(base)
    if cell == "PO":
        return Play((Event("POCS", CAUGHT_LEANING[to], to),))
    return Play((Event("CS", steal_throw(to), to),))


@tabulated
def picked_off(bases: str) -> Play:
    """RB-34: the runner on first, or else the foremost one."""
    base = "1" if "1" in bases else next(base for base in "32" if base in bases)
    return Play((Event("PO", PICKED_OFF[base], base),))
