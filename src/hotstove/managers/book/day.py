"""Relief by the day's plan of a season: whoever is behind his share of it is called, and stays as long as he did."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.day_plan import DayPlan, Reliever
from hotstove.diamond.outing import Outing
from hotstove.diamond.view import View
from hotstove.managers.book.relief import (
    EIGHTH,
    NOT_DUE,
    claim_of,
    finishes_in_relief,
    left_in_start,
    must_be_relieved,
    saves_from,
    why_reliever_goes,
    why_starter_goes,
)
from hotstove.scorebook.decisions import is_save_situation

WORDS = (
    "",
    "has been hit hard",
    "is past his limit",
    "has done his part",
    "has done his part, and there are runners on",
    "has done his part, and there is a lead to save",
)
"""Reasons in the order of `relief.STAYS` and those behind it."""


def pitching_plan(view: View) -> DayPlan | None:
    """The day's plan of his side, where it says how pitchers are used."""
    plan = view.state.setup.plans[view.side]
    return plan if plan is not None and plan.relievers else None


def left_of_start(plan: DayPlan, work: Outing) -> int:
    """Outs that a starter has left in him."""
    return left_in_start(plan.stamina, work.outs, work.runs)


def why_relieve(view: View, plan: DayPlan, work: Outing) -> str:
    """Why the pitcher on the mound has done his part; "" while he has not."""
    situation, tired = view.situation, _tired(view, work)
    inning, between = situation.inning, situation.outs == 0 and situation.bases == EMPTY
    saver = (between or situation.bases != EMPTY) and _is_to_be_saved(view, plan, work, between)
    if work.started:
        left, finishes = left_of_start(plan, work), work.runs <= plan.finishes_with
        reason = why_starter_goes(left, work.outs, work.runs, between, tired, finishes, inning, saver)
    else:
        left = plan.outs.get(work.player, 0) - work.outs
        late = between and inning >= EIGHTH
        finishes = late and finishes_in_relief(inning, view.lead, work.runs, bool(_better_closers(view, plan, work)))
        on_base = 3 - situation.bases.count("-")
        reason = why_reliever_goes(left, work.runs, between, tired, finishes, on_base, saver)
    return WORDS[reason]


def _tired(view: View, work: Outing) -> float:
    """How far he is past his limit by rules of the game itself; 0 where it has none and the plan alone tells."""
    estimates, side = view.estimates, view.side
    return estimates.fatigue(side, work.player) if estimates.stamina_left(side, work.player) is None else 0.0


def must_go(view: View, work: Outing) -> bool:
    return must_be_relieved(_tired(view, work), work.started, work.runs, view.situation.inning)


def _is_to_be_saved(view: View, plan: DayPlan, work: Outing, between: bool) -> bool:
    """There is a save to be had now, and somebody who saved oftener than the pitcher on the mound is called for it."""
    inning = view.situation.inning
    if inning < EIGHTH or not is_save_situation(view.situation, view.side):
        return False
    return any(saves_from(inning, one.outs, one.saves, between) for one in _better_closers(view, plan, work))


def _better_closers(view: View, plan: DayPlan, work: Outing) -> list[Reliever]:
    """Those who are left and saved oftener than the pitcher on the mound."""
    used = view.situation.lineups[view.side].used
    saves = next((one.saves for one in plan.relievers if one.player == work.player), 0.0)
    return [one for one in plan.relievers if one.saves > saves and one.player not in used]


def planned_reliever(view: View, plan: DayPlan, able: Collection[str], needed: bool) -> str | None:
    """Who comes in of those who are able: furthest behind his share, closers when there is a lead to save; nobody who
    is ahead of his share unless one is needed."""
    inning, lead, to_save = view.situation.inning, view.lead, is_save_situation(view.situation, view.side)
    found = [
        (claim_of(one.due, one.outs, one.saves, one.owed_saves, one.fields, inning, lead, to_save), one.player)
        for one in plan.relievers
        if one.player in able
    ]
    claim, player = max(found, default=(0.0, None))
    return player if needed or claim > NOT_DUE else None
