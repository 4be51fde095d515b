"""A drafted club: cards from the clubs that its players really were with, and lineups and a staff for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.baseline.platoon import Hand
from hotstove.cardmaker.clubhouse.lineup import FIELD
from hotstove.cardmaker.clubhouse.order import best_slots, places_of
from hotstove.cardmaker.shelf import club_for
from hotstove.diamond.assigning import assign
from hotstove.diamond.club import Club, Player, PlayerCard, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.league.pool import PoolPlayer
from hotstove.season.usage import Share, real_shares

HANDS: tuple[Hand, Hand] = ("R", "L")
STARTERS = 5
NEVER = -1e6
PLATOON_RUNS, ELSEWHERE = 4.0, 5.0
"""Runs a season: half of what separates the two sides at bat (15 points of on-base average and 25 of slugging in 600
turns, `cardmaker.baseline.platoon`), and what a player loses away from his own position; the second is a guess."""


def drafted_club(
    game: str, code: str, name: str, league: str, year: int, roster: Sequence[PoolPlayer], regress: float | None = None
) -> Club:
    """The club of a roster: everybody with his own card under his card's id."""
    players: dict[str, Player] = {}
    cards: dict[str, PlayerCard] = {}
    for one in roster:
        source = _source(game, one.year, one.club, DEFAULT_REGRESS if regress is None else regress)
        was = source.players[one.record.retro_id]
        players[one.id] = Player(one.id, was.first, was.last, was.bats, was.throws, was.record_id)
        cards[one.id] = source.cards[one.record.retro_id]
    return Club(code, name, year, league, players, cards, _staff(roster, cards, year))


@lru_cache(maxsize=256)
def _source(game: str, year: int, code: str, regress: float) -> Club:
    return club_for(game, f"{year} {code}", regress)


def _staff(roster: Sequence[PoolPlayer], cards: Mapping[str, PlayerCard], year: int) -> Staff:
    starters = sorted((one for one in roster if one.spot == "SP"), key=lambda one: (-one.value, one.id))
    relievers = sorted((one for one in roster if one.spot == "RP"), key=_trust)
    rotation, spare = starters[:STARTERS], starters[STARTERS:]
    versus = {}
    for dh in (True, False):
        for hand in HANDS:
            order = _order(roster, cards, hand, dh, year)
            if not dh:
                order = (*order, (rotation[0].id, 1))
            versus[hand if dh else f"{hand} no DH"] = order
    return Staff(versus, tuple(one.id for one in rotation), tuple(one.id for one in (*spare, *relievers)))


def _trust(one: PoolPlayer) -> tuple[float, float, str]:
    """The closer is last: most saves, then most value."""
    saves = one.record.pitching.saves if one.record.pitching is not None else 0
    return saves, one.value, one.id


def _order(
    roster: Sequence[PoolPlayer], cards: Mapping[str, PlayerCard], hand: Hand, dh: bool, year: int
) -> tuple[tuple[str, int], ...]:
    """The nine, or eight, who are worth most together where their cards let them play, in the order in which a manager
    of the year would have them bat."""
    hitters = [one for one in roster if one.spot not in ("SP", "RP")]
    places = (*FIELD, "DH") if dh else FIELD
    values = [[_worth(one, cards[one.id], place, hand) for place in places] for one in hitters]
    pairs = [(places[column], hitters[row]) for row, column in assign(values)]
    measures = [_shares(one.year, one.club)[one.record.retro_id].measures for _, one in pairs]
    rows = best_slots(measures, [places_of(place) for place, _ in pairs], year)
    return tuple((pairs[row][1].id, NUMBER_OF[pairs[row][0]]) for row in rows)


def _worth(one: PoolPlayer, card: PlayerCard, place: str, hand: Hand) -> float:
    """Runs a season: his own, less where he is not at home, and a little for the better side against the hand."""
    if place != "DH" and not card.plays(place):
        return NEVER
    side = 0.0 if one.record.bats == "B" else -PLATOON_RUNS if one.record.bats == hand else PLATOON_RUNS
    return one.value + side - (0.0 if place in (one.spot, "DH") else ELSEWHERE)


@lru_cache(maxsize=256)
def _shares(year: int, code: str) -> Mapping[str, Share]:
    return real_shares(year, code)
