"""When to take the pitcher out, and who comes in."""

from __future__ import annotations

from hotstove.diamond.lineup import PITCHER, PITCHER_SLOT, Substitution
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice

KNOCKED_OUT = 5
"""Runs after which a starter is taken out, unless he has gone deep."""
SAVE_LEAD = 3


def available(view: View, side: int) -> list[str]:
    """Men who have not played in this game."""
    used = view.situation.lineups[side].used
    fresh = [man for man in view.clubs[side].men if man not in used]
    return [man for man in fresh if man not in view.hurt] if view.hurt else fresh


def relief_for(view: View) -> Advice | None:
    """A new pitcher when the old one is past his limit, is being hit, or a lead is to be saved."""
    situation = view.situation
    club, lineup = view.clubs[view.side], situation.lineups[view.side]
    pitcher = lineup.pitcher
    work = view.workloads[pitcher]
    reason = ""
    if pitcher in view.spent:
        reason = "may pitch no longer"
    elif work.outs % 3 == 0 and view.rules.prospects.tired(view, pitcher) >= 1:
        reason = "is past his limit"
    elif work.started and work.runs >= KNOCKED_OUT and work.runs * 3 > work.outs:
        reason = "has been hit hard"
    elif (
        situation.inning >= 9
        and situation.outs == 0
        and situation.bases == "---"
        and 1 <= view.lead <= SAVE_LEAD
        and club.staff.bullpen
        and pitcher != club.staff.bullpen[-1]
        and (not work.started or work.hits_and_walks >= 8)
    ):
        reason = "has done his part, and there is a lead to save"
    if not reason:
        return None
    man = next_reliever(view, available(view, view.side))
    if man is None:
        return None
    slot = PITCHER_SLOT if lineup.has_designated_hitter else lineup.men.index(pitcher)
    name, other = club.men[pitcher].name, club.men[man].name
    return Advice(str(Substitution(man, slot, PITCHER)), f"{name} {reason}; {other} comes in.")


def next_reliever(view: View, left: list[str]) -> str | None:
    """The closer for a late lead, long men early, else the best of the rest; starters when nobody else is left."""
    club, situation = view.clubs[view.side], view.situation
    prospects = view.rules.prospects
    bullpen = [man for man in club.staff.bullpen if man in left and prospects.may_relieve(view, man)]
    if not bullpen:
        arms = [man for man in left if prospects.may_relieve(view, man)]
        return max(arms, key=lambda man: prospects.pitcher_worth(club.cards[man], False), default=None)
    closer = club.staff.bullpen[-1]
    if situation.inning >= 9 and 0 <= view.lead <= SAVE_LEAD and closer in bullpen:
        return closer
    others = [man for man in bullpen if man != closer] or bullpen
    if situation.inning <= 5 or abs(view.lead) > 4:
        return others[0]
    return max(others, key=lambda man: prospects.pitcher_worth(club.cards[man], False))
