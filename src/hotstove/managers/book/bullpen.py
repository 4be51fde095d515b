"""When to take the pitcher out, and who comes in."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.lineup import PITCHER, PITCHER_SLOT, Substitution
from hotstove.diamond.outing import Outing
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.calm import MOVES
from hotstove.managers.book.day import left_of_start, must_go, pitching_plan, planned_reliever, why_relieve
from hotstove.managers.book.glance import glance
from hotstove.managers.book.relief import (
    gives_way_to_closer,
    is_for_a_long_man,
    is_for_the_closer,
    is_hit_hard,
    is_past_limit,
)

ONE_INNING, THREE_INNINGS, LAST_CHANCE = 3, 9, 9
"""Outs, outs, and the inning from which a game behind is nearly lost."""


def available(view: View, side: int, whole_club: bool = False) -> list[str]:
    """Players who have not played in this game; of a club with a plan for the day those who may come in by it, unless
    the whole club is wanted."""
    used, plan = view.situation.lineups[side].used, view.state.setup.plans[side]
    players = view.clubs[side].players
    if plan is None or whole_club:
        fresh = [player for player in players if player not in used]
    else:
        fresh = [player for player in players if player in plan.players and player not in used]
    if not view.hurt:
        return fresh
    hurt = view.state.is_hurt
    return [player for player in fresh if player not in hurt]


def may_come_in(view: View, player: str) -> bool:
    """He pitches and has his rest, and the pitcher on the mound is not one to be left in."""
    return view.estimates.pitches(view.side, player) and not is_left_in(view)


def is_left_in(view: View) -> bool:
    """Nobody comes in for the pitcher on the mound: where cards tell how long a starter used to last, one who is hit
    hard is left in while he has three innings in him, and is not hit for while he has more than one, unless the game is
    nearly lost."""
    situation, side = view.situation, view.side
    pitcher = situation.lineups[side].pitcher
    left = _outs_left(view, pitcher) if pitcher else None
    if left is None or pitcher in view.spent or pitcher in view.state.is_hurt:
        return False
    if situation.batting == side:
        nearly_lost = situation.inning >= LAST_CHANCE and view.lead < 0
        return left > ONE_INNING and not nearly_lost
    return left > THREE_INNINGS and view.outings[side][-1].started


def _outs_left(view: View, pitcher: str) -> int | None:
    """Outs that the pitcher on the mound has left by the day's plan or by his card; None where neither tells."""
    plan, work = pitching_plan(view), view.outings[view.side][-1]
    if plan is None:
        return view.estimates.stamina_left(view.side, pitcher)
    return left_of_start(plan, work) if work.started else plan.outs.get(pitcher, 0) - work.outs


def relief_for(view: View) -> Advice | None:
    """A new pitcher when the old one is past his limit, is being hit, or a lead is to be saved."""
    situation = view.situation
    club, lineup = view.clubs[view.side], situation.lineups[view.side]
    pitcher = lineup.pitcher
    work = view.outings[view.side][-1]
    reason = ""
    if not (work.batters or work.outs) and pitcher not in view.spent:
        return None
    plan = pitching_plan(view)
    if pitcher in view.spent:
        reason = "may pitch no longer"
    elif plan is not None:
        reason = why_relieve(view, plan, work)
    elif (
        work.outs % 3 == 0
        and _past_his_limit(view, work, view.estimates.fatigue(view.side, pitcher))
        and MOVES[view.side] not in glance(view.state.setup, (view.side,))(view.state)
    ):
        reason = "is past his limit"
    elif is_hit_hard(work.started, work.runs, work.outs):
        reason = "has been hit hard"
    elif (
        club.staff.bullpen
        and pitcher != club.staff.bullpen[-1]
        and gives_way_to_closer(
            situation.inning,
            situation.outs == 0 and situation.bases == "---",
            view.lead,
            work.started,
            work.hits_and_walks,
        )
    ):
        reason = "has done his part, and there is a lead to save"
    if not reason:
        return None
    player = next_reliever(view, needed=plan is None or pitcher in view.spent or must_go(view, work))
    if player is None:
        return None
    slot = PITCHER_SLOT if lineup.has_designated_hitter else lineup.players.index(pitcher)
    figures = club.players[pitcher], reason, club.players[player]
    return Advice(str(Substitution(player, slot, PITCHER)), "{0.name} {1}; {2.name} comes in.", figures)


def _past_his_limit(view: View, work: Outing, tired: float) -> bool:
    return is_past_limit(tired, work.started, work.runs, work.hits_and_walks, view.lead, view.situation.inning)


def next_reliever(view: View, taken: Collection[str] = (), needed: bool = True) -> str | None:
    """The closer for a late lead, long men early, else the best of the rest; starters when nobody else is left. With a
    plan for the day whoever it names, and nobody where it names none and none is needed."""
    club, situation = view.clubs[view.side], view.situation
    plan = pitching_plan(view)
    if plan is not None:
        able = [
            one for one in available(view, view.side) if one not in taken and view.estimates.pitches(view.side, one)
        ]
        found = planned_reliever(view, plan, able, needed)
        return found if found is not None or not needed else _best(view, taken)
    if is_left_in(view):
        return None
    used, hurt = situation.lineups[view.side].used, view.state.is_hurt
    fresh = [
        player for player in club.staff.bullpen if player not in used and player not in hurt and player not in taken
    ]
    closer = club.staff.bullpen[-1] if club.staff.bullpen else ""
    side, pitches = view.side, view.estimates.pitches
    saves = closer in fresh and pitches(side, closer)
    inning, lead = situation.inning, view.lead
    if saves and is_for_the_closer(inning, lead):
        return closer
    others = (player for player in fresh if player != closer and pitches(side, player))
    if is_for_a_long_man(inning, lead):
        long_man = next(others, closer if saves else None)
        return _best(view, taken) if long_man is None else long_man
    arms = list(others) or ([closer] if saves else [])
    return _strongest(view, arms) if arms else _best(view, taken)


def _best(view: View, taken: Collection[str]) -> str | None:
    """The best of those who do not belong to the bullpen."""
    if is_left_in(view):
        return None
    left = [player for player in available(view, view.side, whole_club=True) if player not in taken]
    arms = [player for player in left if view.estimates.pitches(view.side, player)]
    return _strongest(view, arms) if arms else None


def _strongest(view: View, arms: list[str]) -> str:
    side, value = view.side, view.estimates.pitcher_value
    return max(arms, key=lambda player: value(side, player))
