"""The desk of whoever runs a club: the roster, and its rotation, bullpen and lineups as they are ordered."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.diamond.lineup import PITCHER
from hotstove.league.orders import LINEUPS, hand_in
from hotstove.records.store import Store
from hotstove.sitting.front_office import Front, front_office, lineup_of_today
from hotstove.sitting.values import Values
from hotstove.table.errors import Mistake

ORDERS = frozenset({"rotation", "closer", "setup", "long", "lineup"})
PLACES = tuple(place for place in NUMBER_OF if place not in ("PH", "PR", "DH"))


def desk(path: Path, name: str, code: str) -> Values:
    """What a club's orders are now; where nothing is ordered, what the season would do."""
    with Store(path, must_exist=True) as store:
        office = front_office(store, name, code)
        club, orders, plan = office.club, office.orders, office.plan
        hitters = {plan.designated_hitter(home) for home in plan.clubs}
        return {
            "club": code,
            "title": club.name,
            "date": office.date,
            "roster": [_player(office, player) for player in club.players],
            "rotation": list(orders.rotation or club.staff.rotation),
            "closer": orders.closer or "".join(club.staff.bullpen[-1:]),
            "setup": list(orders.setup),
            "long": list(orders.long),
            "lineups": {key: _batting(office, key, *how) for key, how in LINEUPS.items() if how[1] in hitters},
            "changes": [change.text for change in plan.orders.changes if change.club == code][::-1],
        }


def _player(office: Front, player: str) -> Values:
    who, card = office.club.players[player], office.club.cards[player]
    places = [place for place in PLACES if card.plays(place)]
    return {"player": player, "name": who.name, "bats": who.bats, "throws": who.throws, "places": places}


def _batting(office: Front, key: str, hand: str, hitter: bool) -> list[list[str]]:
    """Nine players with their positions; nobody is named where the pitcher bats."""
    order = office.orders.lineups.get(key) or lineup_of_today(office, hand, hitter)
    return [[player, "P" if position == PITCHER else NAME_OF[position]] for player, position in order]


def give_orders(path: Path, name: str, code: str, wanted: Mapping[str, object]) -> None:
    """Follows orders from the club's next game on, all of them or none."""
    if not wanted.keys() <= ORDERS:
        raise Mistake(f"orders: they are {', '.join(sorted(ORDERS))}")
    with Store(path, must_exist=True) as store:
        hand_in(store, name, code, dict(wanted), Path("orders"))
