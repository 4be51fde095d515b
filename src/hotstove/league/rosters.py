"""A drafted club: cards from the clubs that its players really were with, and lineups and a staff for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.baseline.platoon import Hand
from hotstove.cardmaker.clubhouse.choosing import choose
from hotstove.cardmaker.clubhouse.order import best_slots, places_of
from hotstove.cardmaker.shelf import club_for
from hotstove.diamond.club import Club, Player, PlayerCard, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.league.pool import PoolPlayer
from hotstove.season.usage import Share, real_shares

HANDS: tuple[Hand, Hand] = ("R", "L")
STARTERS = 5


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
    return Club(code, name, year, league, players, cards, _staff(roster, year))


@lru_cache(maxsize=256)
def _source(game: str, year: int, code: str, regress: float) -> Club:
    return club_for(game, f"{year} {code}", regress)


def _staff(roster: Sequence[PoolPlayer], year: int) -> Staff:
    starters = sorted((one for one in roster if one.spot == "SP"), key=lambda one: (-one.value, one.id))
    relievers = sorted((one for one in roster if one.spot == "RP"), key=_trust)
    rotation, spare = starters[:STARTERS], starters[STARTERS:]
    versus = {}
    for dh in (True, False):
        for hand in HANDS:
            order = _order(roster, hand, dh, year)
            if not dh:
                order = (*order, (rotation[0].id, 1))
            versus[hand if dh else f"{hand} no DH"] = order
    return Staff(versus, tuple(one.id for one in rotation), tuple(one.id for one in (*spare, *relievers)))


def _trust(one: PoolPlayer) -> tuple[float, float, str]:
    """The closer is last: most saves, then most value."""
    saves = one.record.pitching.saves if one.record.pitching is not None else 0
    return saves, one.value, one.id


def _order(roster: Sequence[PoolPlayer], hand: Hand, dh: bool, year: int) -> tuple[tuple[str, int], ...]:
    """The players who start against a hand, in the order in which a manager of the year would have them bat."""
    hitters = [one for one in roster if one.spot not in ("SP", "RP")]
    by_record = {one.record.lahman_id: one for one in hitters}
    chosen = choose([one.record for one in hitters], hand, dh)
    pairs = [(place, by_record[record.lahman_id]) for place, record in chosen.items()]
    measures = [_shares(one.year, one.club)[one.record.retro_id].measures for _, one in pairs]
    rows = best_slots(measures, [places_of(place) for place, _ in pairs], year)
    return tuple((pairs[row][1].id, NUMBER_OF[pairs[row][0]]) for row in rows)


@lru_cache(maxsize=256)
def _shares(year: int, code: str) -> Mapping[str, Share]:
    return real_shares(year, code)
