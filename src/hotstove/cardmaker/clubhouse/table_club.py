"""A plan in the words of the table: players, batting orders and staff by Retrosheet's ids."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.cardmaker.clubhouse.lineup import LineupCard
from hotstove.cardmaker.clubhouse.plan import HANDS, ClubPlan
from hotstove.diamond.club import Player, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.record.player import PlayerRecord


def table_player(player: PlayerRecord) -> Player:
    return Player(
        player.retro_id, player.person.first, player.person.last, player.bats, player.throws, player.lahman_id
    )


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
            for player in plan.two_way_players:
                card = plan.lineup(hand, dh, player)
                if card is not plan.lineup(hand, dh):
                    versus[f"{key} {player.retro_id}"] = _order(card, player)
    relievers = (*reversed(plan.staff.bullpen),)
    return Staff(versus, _ids(plan.staff.rotation), _ids((*plan.staff.spot_starters, *relievers)))


def _ids(players: Sequence[PlayerRecord]) -> tuple[str, ...]:
    return tuple(player.retro_id for player in players)


def _order(card: LineupCard, pitcher: PlayerRecord) -> tuple[tuple[str, int], ...]:
    """The usual order holds the place of the day's pitcher with the first starter's name."""
    return tuple(((spot.player or pitcher).retro_id, NUMBER_OF[spot.position]) for spot in card.spots)
