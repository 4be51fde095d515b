"""A plan in the words of the table: men, batting orders and staff by Retrosheet's ids."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.cardmaker.clubhouse.lineup import LineupCard
from hotstove.cardmaker.clubhouse.plan import HANDS, ClubPlan
from hotstove.cardmaker.record.man import ManRecord
from hotstove.diamond.club import Man, Staff
from hotstove.diamond.gloves import NUMBER_OF


def table_man(man: ManRecord) -> Man:
    return Man(man.retro_id, man.person.first, man.person.last, man.bats, man.throws, man.lahman_id)


def table_staff(plan: ClubPlan) -> Staff:
    """Orders for every hand and designated hitter or none; for hitters who pitch, orders of their own days too.

    The usual orders of the club's own league stand first. The bullpen has the closer last and the spot starters first.
    """
    starters = plan.staff.rotation or plan.club.pitchers[:1]
    versus = {}
    for dh in (plan.club.dh, not plan.club.dh):
        for hand in HANDS:
            key = hand if dh else f"{hand} no DH"
            versus[key] = _order(plan.lineup(hand, dh), starters[0])
            for man in plan.two_way_men:
                card = plan.lineup(hand, dh, man)
                if card is not plan.lineup(hand, dh):
                    versus[f"{key} {man.retro_id}"] = _order(card, man)
    relievers = (*reversed(plan.staff.bullpen),)
    return Staff(versus, _ids(plan.staff.rotation), _ids((*plan.staff.spot_starters, *relievers)))


def _ids(men: Sequence[ManRecord]) -> tuple[str, ...]:
    return tuple(man.retro_id for man in men)


def _order(card: LineupCard, pitcher: ManRecord) -> tuple[tuple[str, int], ...]:
    """The usual order holds the place of the day's pitcher with the first starter's name."""
    return tuple(((spot.man or pitcher).retro_id, NUMBER_OF[spot.position]) for spot in card.spots)
