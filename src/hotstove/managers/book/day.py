"""Relief by the day's plan of a season: whoever is behind his share of it is called, and stays as long as he did."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.day_plan import OUTS_PER_RUN, DayPlan, Reliever
from hotstove.diamond.outing import Outing
from hotstove.diamond.view import View
from hotstove.managers.book.calm import EARLY, HIT_IN_RELIEF, OVERDRAWN, SAVE_LEAD
from hotstove.managers.book.relief import EARLY_INNING, EIGHTH, MOST_TIRED, NINTH, is_hit_hard
from hotstove.scorebook.decisions import is_save_situation

MUCH_LEFT = 9
"""Outs that a starter who is hit hard must still have in him to be left in."""
TO_FINISH = 9
"""Outs past his stamina for which a starter is left in who is to finish."""
HALF_AN_INNING, AN_INNING = 1, 3
"""Outs that a reliever may still have in him when he is relieved between innings; outs of an inning."""
SAVES, KEPT_FOR_SAVES, LONG = 8.0, 5.0, 0.15
"""In relief games: what a closer's saves count for him when there is a lead to save and against him when not, and what
each out that he usually gets counts for a reliever who comes in early."""
CLOSER = 0.3
"""The share of his relief games that a reliever saved from which he is kept for the end of games."""
OWED = 0.5
"""What a save that he is behind counts for a reliever when there is one to be had."""
LOST, NOT_YET = -6, 50.0
"""A fielder pitches only when so many runs behind, late; before that he is so many games further back."""
NOT_DUE = -0.75
"""Relief games ahead of his share at which nobody is called while the pitcher on the mound can go on."""


def pitching_plan(view: View) -> DayPlan | None:
    """The day's plan of his side, where it says how pitchers are used."""
    plan = view.state.setup.plans[view.side]
    return plan if plan is not None and plan.relievers else None


def left_of_start(plan: DayPlan, work: Outing) -> int:
    """Outs that a starter has left in him."""
    return plan.stamina - work.outs - OUTS_PER_RUN * work.runs


def why_relieve(view: View, plan: DayPlan, work: Outing) -> str:
    """Why the pitcher on the mound has done his part; "" while he has not."""
    situation, tired = view.situation, _tired(view, work)
    between = situation.outs == 0 and situation.bases == EMPTY
    if work.started:
        return _why_relieve_starter(view, plan, work, between, tired)
    left = plan.outs.get(work.player, 0) - work.outs
    if work.runs >= HIT_IN_RELIEF and left <= 0:
        return "has been hit hard"
    if between and tired >= MOST_TIRED:
        return "has done his part"
    if between and left <= HALF_AN_INNING and not _finishes(view, plan, work):
        return "has done his part"
    if left <= 0 and situation.bases != EMPTY:
        return "has done his part, and there are runners on"
    to_save = between and _saver(view, plan, work) is not None
    return "has done his part, and there is a lead to save" if to_save else ""


def _finishes(view: View, plan: DayPlan, work: Outing) -> bool:
    """A reliever is left in to the end: it is late, he leads and has not been scored on, and either the lead is safe or
    nobody is left who saves oftener."""
    if view.situation.inning < EIGHTH or view.lead <= 0 or work.runs:
        return False
    return view.lead > SAVE_LEAD or not _better_closers(view, plan, work)


def _why_relieve_starter(view: View, plan: DayPlan, work: Outing, between: bool, tired: float) -> str:
    left, inning = left_of_start(plan, work), view.situation.inning
    if is_hit_hard(True, work.runs, work.outs) and left <= MUCH_LEFT:
        return "has been hit hard"
    if work.outs < EARLY:
        return ""
    if between and tired > MOST_TIRED:
        return "is past his limit"
    if plan.finishes and inning >= EIGHTH and left > -TO_FINISH:
        return ""
    if between and (left <= 0 or tired >= MOST_TIRED):
        return "has done his part"
    if left <= -OVERDRAWN:
        return "has done his part, and there are runners on"
    if between and not plan.finishes and inning >= NINTH:
        return "has done his part"
    if between and not plan.finishes and left <= AN_INNING and _saver(view, plan, work) is not None:
        return "has done his part, and there is a lead to save"
    return ""


def _tired(view: View, work: Outing) -> float:
    """How far he is past his limit by rules of the game itself; 0 where it has none and the plan alone tells."""
    estimates, side = view.estimates, view.side
    return estimates.fatigue(side, work.player) if estimates.stamina_left(side, work.player) is None else 0.0


def must_go(view: View, work: Outing) -> bool:
    """He is relieved even by somebody who is ahead of his share: he is tired, or would finish a game that he is not to
    finish."""
    return _tired(view, work) >= MOST_TIRED or (work.started and view.situation.inning >= NINTH)


def _saver(view: View, plan: DayPlan, work: Outing) -> Reliever | None:
    """Who is called for a save that is to be had now: somebody who saved oftener than the pitcher on the mound; in the
    eighth inning one of whom more than an inning is asked."""
    inning = view.situation.inning
    if inning < EIGHTH or not is_save_situation(view.situation, view.side):
        return None
    better = _better_closers(view, plan, work)
    return next((one for one in better if inning >= NINTH or one.outs > AN_INNING), None)


def _better_closers(view: View, plan: DayPlan, work: Outing) -> list[Reliever]:
    """Those who are left and saved oftener than the pitcher on the mound, the best first."""
    used = view.situation.lineups[view.side].used
    saves = next((one.saves for one in plan.relievers if one.player == work.player), 0.0)
    found = [one for one in plan.relievers if one.saves > saves and one.player not in used]
    return sorted(found, key=lambda one: -one.saves)


def planned_reliever(view: View, plan: DayPlan, able: Collection[str], needed: bool) -> str | None:
    """Who comes in of those who are able: furthest behind his share, closers when there is a lead to save; nobody who
    is ahead of his share unless one is needed."""
    found = [one for one in plan.relievers if one.player in able]
    if not found:
        return None
    inning, lead = view.situation.inning, view.lead
    to_save = is_save_situation(view.situation, view.side)
    best = max(found, key=lambda one: (_claim(one, inning, lead, to_save), one.player))
    return best.player if needed or _claim(best, inning, lead, to_save) > NOT_DUE else None


def _claim(one: Reliever, inning: int, lead: int, to_save: bool) -> float:
    """How much a reliever is wanted now, in relief games; `to_save`: whoever comes in now can earn a save."""
    claim = one.due
    if one.fields:
        return claim if inning >= EIGHTH and lead <= LOST else claim - NOT_YET
    if (inning >= NINTH and (to_save or lead == 0)) or (inning == EIGHTH and to_save and one.outs > AN_INNING):
        return claim + SAVES * one.saves + OWED * one.owed_saves
    if one.saves >= CLOSER and inning < NINTH - one.outs // AN_INNING:
        return claim - NOT_YET
    claim -= KEPT_FOR_SAVES * one.saves
    return claim + LONG * one.outs if inning <= EARLY_INNING else claim
