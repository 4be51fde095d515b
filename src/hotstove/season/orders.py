"""What a person has ordered for his club in a season: rotation, bullpen, lineups, who is sent down, and trades.

Orders are kept with the season, hold from the next game on, by machine and by hand, and every change is told with its
date.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from hotstove.diamond.club import Club
from hotstove.season.usage import Share

Order = tuple[tuple[str, int], ...]
"""A batting order: players with the numbers of their positions."""
NO_LINEUPS: Mapping[str, Order] = {}


@dataclass(frozen=True)
class ClubOrders:
    """One club's orders; what is empty is left to the season."""

    rotation: tuple[str, ...] = ()
    """Starters in turn."""
    closer: str = ""
    setup: tuple[str, ...] = ()
    long: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
    """Players who are sent down."""
    lineups: Mapping[str, Order] = field(default_factory=lambda: NO_LINEUPS)
    """Batting orders by the opposing starter's hand, "L" and "R"; with " no DH" behind it for games without one."""

    @property
    def bullpen(self) -> tuple[str, ...]:
        """Everybody who has a role in relief."""
        return (*((self.closer,) if self.closer else ()), *self.setup, *self.long)


NO_ORDERS = ClubOrders()


class Trade(NamedTuple):
    """A player who changes clubs, from the games of that date on."""

    date: str
    player: str
    origin: str
    to: str


class Change(NamedTuple):
    """A change of orders, as it is told."""

    date: str
    club: str
    text: str


@dataclass(frozen=True)
class Orders:
    """All orders of a season."""

    clubs: Mapping[str, ClubOrders] = field(default_factory=dict)
    trades: tuple[Trade, ...] = ()
    changes: tuple[Change, ...] = ()

    def of(self, code: str) -> ClubOrders:
        return self.clubs.get(code, NO_ORDERS)

    def changed(self, date: str, code: str, orders: ClubOrders, text: str) -> Orders:
        """With other orders for a club, and what is told of it."""
        return replace(self, clubs={**self.clubs, code: orders}, changes=(*self.changes, Change(date, code, text)))

    def traded(self, trades: tuple[Trade, ...], texts: tuple[Change, ...]) -> Orders:
        return replace(self, trades=(*self.trades, *trades), changes=(*self.changes, *texts))


NOBODY_ORDERS = Orders()


def to_table(orders: Orders) -> dict[str, Any]:
    """Orders as a season keeps them, in JSON."""
    return {
        "clubs": {code: asdict(one) for code, one in sorted(orders.clubs.items())},
        "trades": [list(trade) for trade in orders.trades],
        "changes": [list(change) for change in orders.changes],
    }


def from_table(table: Mapping[str, Any]) -> Orders:
    return Orders(
        {
            code: ClubOrders(
                tuple(one["rotation"]),
                one["closer"],
                tuple(one["setup"]),
                tuple(one["long"]),
                tuple(one["down"]),
                {hand: tuple((player, number) for player, number in order) for hand, order in one["lineups"].items()},
            )
            for code, one in table["clubs"].items()
        },
        tuple(Trade(*trade) for trade in table["trades"]),
        tuple(Change(*change) for change in table["changes"]),
    )


def with_player(club: Club, other: Club, player: str) -> Club:
    """A club with a player of another one, and his card."""
    players = {**club.players, player: other.players[player]}
    estimated = {**club.estimated, player: other.estimated[player]} if player in other.estimated else club.estimated
    return replace(club, players=players, cards={**club.cards, player: other.cards[player]}, estimated=estimated)


def parted(share: Share, when: float) -> tuple[Share, Share]:
    """A player's share before and after a trade at that part of the season, at the rate at which he played."""
    whole = share.until - share.since
    before = min(max((when - share.since) / whole, 0.0), 1.0) if whole > 0 else 1.0
    return (
        replace(_scaled(share, before), until=max(min(when, share.until), share.since)),
        replace(_scaled(share, 1 - before), since=when, until=1.0),
    )


def _scaled(share: Share, part: float) -> Share:
    return replace(
        share,
        at={place: number * part for place, number in share.at.items()},
        batted=share.batted * part,
        started=share.started * part,
        relieved=share.relieved * part,
    )
