"""Where the infield plays, and whom to put on."""

from __future__ import annotations

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.batting import batters_worth
from hotstove.managers.book.calm import LATE_BUNTS, MAY_SACRIFICE, WEAK_BAT, no_walk, run_matters
from hotstove.table.questions import Decision

OUT_FIRST = Advice("A", "Early or with runs to spare, the outs come first.")
CUT_OFF_RUN = Advice("B", "Late and close: the run on third must not score.")
PITCH_TO_HIM = Advice("no", "He is pitched to.")
MARGIN = 0.11
"""Runs a plate appearance by which the next player must be weaker before somebody is walked for him."""


def _run_matters(view: View) -> bool:
    return run_matters(view.situation.inning, view.situation.outs, view.lead)


def option(view: View, decision: Decision) -> Advice:
    """A takes the outs, B the run at the plate."""
    return CUT_OFF_RUN if _run_matters(view) and view.lead <= 0 else OUT_FIRST


def infield(view: View, decision: Decision) -> Advice:
    """In with a runner on third when his run would tie or win it late, the corners in against a sacrifice, the third
    baseman in against a bunt for a hit; otherwise as the game suggests."""
    if "in" in decision.options and "3" in view.situation.bases and _run_matters(view):
        return Advice("in", "Late and close with a runner on third: the infield comes in.")
    if "corners" in decision.options:
        if _expects_sacrifice(view):
            return Advice("corners", "He may bunt the runner along: first and third come in.")
        if view.situation.bases == EMPTY and view.situation.outs == 0 and _run_matters(view):
            bunting = view.estimates.bunt_hit_value(decision.default)
            if bunting is not None and bunting > batters_worth(view):
                return Advice("third", "He may bunt for a hit: the third baseman comes in.")
    return Advice(decision.default, "The infield plays where the book puts it.")


def _expects_sacrifice(view: View) -> bool:
    """A weak bat with somebody to move up, or a bunter late in a close game."""
    situation = view.situation
    if situation.outs == 2 or situation.bases not in MAY_SACRIFICE:
        return False
    worth = batters_worth(view)
    if worth < WEAK_BAT:
        return True
    late = situation.inning >= LATE_BUNTS and situation.outs == 0 and 0 <= view.lead <= 1
    return late and worth < 0.0 and view.estimates.bunts_well()


def best_column(view: View, decision: Decision) -> Advice:
    """A reliever brought in for one batter uses what helps him most."""
    return Advice(view.estimates.best_column(), "That is where he gains most against this player.")


def bonus(view: View, decision: Decision) -> Advice:
    """A reliever's bonus inning first: his batters, used after it, end only with the next runner."""
    return Advice("yes", "Used first, the bonus leaves him all his batters, and one more runner.")


def walk(view: View, decision: Decision) -> Advice:
    """First base open, runners in scoring position, late and close, and a weaker batter on deck."""
    situation = view.situation
    if no_walk(situation.inning, situation.outs, situation.bases, view.lead):
        return PITCH_TO_HIM
    side = situation.batting
    players, up = situation.lineups[side].players, situation.up[side]
    hand = view.clubs[1 - side].players[situation.lineups[1 - side].pitcher].throws
    value = view.estimates.batter_value
    now, then = value(side, players[up], hand), value(side, players[up % 9 + 1], hand)
    if now - then > MARGIN and now > 0.0:
        return Advice("yes", "First base is open and the batter on deck is easier to get out.")
    return PITCH_TO_HIM
