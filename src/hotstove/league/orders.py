"""Orders by file: a club's rotation, bullpen and lineups, and its list for the draft, written out for whoever runs the
club, edited by him anywhere, and handed in again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.diamond.lineup import PITCHER
from hotstove.league.draft import Draft
from hotstove.records.store import Store
from hotstove.season.orders import ClubOrders
from hotstove.season.season_store import write_orders
from hotstove.sitting.front_office import Front, front_office, lineup_of_today, read_batting_order
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, quoted, read_toml

KEYS = frozenset({"league", "club", "rotation", "closer", "setup", "long", "lineup", "wants"})
LINEUPS = {"R": ("R", True), "L": ("L", True), "R no DH": ("R", False), "L no DH": ("L", False)}
BEST = 150
"""Players of the pool who are named in a manager's file."""


def orders_text(store: Store, league: str, code: str) -> str:
    """The file that a manager gets: his orders, where he has given none what the season would do, and everybody on his
    roster as comments."""
    office = front_office(store, league, code)
    club, orders = office.club, office.orders
    lines = [
        "# Orders of a club. Change them, and hand the file in: hotstove league hand-in FILE",
        "# A lineup has nine lines PLAYER POSITION in batting order, `pitcher` where he bats. What is left out",
        "# is done by the players' shares.",
        f"league = {quoted(league)}",
        f"club = {quoted(club.code)}",
        "",
        "# The roster:",
    ]
    for player, who in club.players.items():
        places = [place for place in NUMBER_OF if place not in ("PH", "PR", "DH") and club.cards[player].plays(place)]
        hands = f"bats {who.bats} throws {who.throws}"
        lines.append(f"#   {player:16}  {who.name:24}  {hands}  {' '.join(places)}".rstrip())
    spare = club.staff.bullpen[-1:]
    lines += [
        "",
        f"rotation = {_listed(orders.rotation or club.staff.rotation)}",
        f"closer = {quoted(orders.closer or ''.join(spare))}",
        f"setup = {_listed(orders.setup)}",
        f"long = {_listed(orders.long)}",
        "",
        "[lineup]",
    ]
    for key, (hand, hitter) in LINEUPS.items():
        order = orders.lineups.get(key) or lineup_of_today(office, hand, hitter)
        spots = [f"{player} {NAME_OF[position]}" if position != PITCHER else "pitcher" for player, position in order]
        lines.append(f"{quoted(key)} = {_listed(spots)}")
    return "\n".join(lines) + "\n"


def wants_text(league: str, code: str, draft: Draft) -> str:
    """The file that a manager gets for the draft: his list so far, and the best of the pool as comments."""
    lines = [
        "# A club's list for the draft, dearest first. Change it, and hand it in: hotstove league hand-in FILE",
        "# Cards are named by their ids, or by a name with a year.",
        f"league = {quoted(league)}",
        f"club = {quoted(code)}",
        f"wants = {_listed(draft.wants.get(code, ()))}",
        "",
        "# The best of the pool:",
    ]
    lines += [
        f"#   {one.id:16}  {one.name:24} {one.spot:2}  {one.year} {one.club}  {one.value:+.1f} runs"
        for one in draft.left[:BEST]
    ]
    return "\n".join(lines) + "\n"


def _listed(names: Iterable[str]) -> str:
    return "[\n" + "".join(f"  {quoted(name)},\n" for name in names) + "]"


def read_orders(path: Path) -> tuple[str, str, dict[str, object]]:
    """League, club and what is ordered."""
    page, place = read_toml(path), Place(path)
    place.only(page, KEYS)
    return place.text(page, "league"), place.text(page, "club"), page


@dataclass(frozen=True)
class _Desk(Front):
    """A front office whose orders are kept together when all of them have been found right."""

    def _keep(self, orders: ClubOrders, text: str) -> str:
        if orders != self.orders:
            changed = self.plan.orders.changed(self.date, self.code, orders, text)
            object.__setattr__(self, "plan", replace(self.plan, orders=changed))
        return text


def hand_in(store: Store, name: str, code: str, orders: Mapping[str, object], source: Path) -> str:
    """Puts a club's orders into an open league, all or none, and gives the club's name; what roster or cards do not
    allow is refused in one sentence."""
    place = Place(source)
    with store.alone(name):
        office = front_office(store, name, code)
        desk = _Desk(office.store, office.plan, office.code, office.date, office.roster)
        try:
            if "rotation" in orders:
                desk.rotate(desk.players(_joined(place, orders, "rotation")))
            if {"closer", "setup", "long"} & orders.keys():
                closer = place.text(orders, "closer", "")
                desk.relieve(
                    desk.player(closer) if closer else "",
                    desk.players(_joined(place, orders, "setup")),
                    desk.players(_joined(place, orders, "long")),
                )
            lineups = place.table(orders, "lineup")
            for key in lineups:
                if key not in LINEUPS:
                    raise place.at("lineup").wrong(key, ", ".join(LINEUPS))
                hand, hitter = LINEUPS[key]
                typed = _joined(place.at("lineup"), lineups, key)
                desk.line_up(hand, read_batting_order(desk.club, typed, hitter), hitter)
        except Mistake as mistake:
            told = str(mistake)
            raise Mistake(told if told.startswith(str(source)) else f"{source}: {told}") from None
        write_orders(store, name, desk.plan.orders)
    return desk.club.name


def _joined(place: Place, table: Mapping[str, object], key: str) -> str:
    """A list of names as a person would type it."""
    names = place.items(table, key)
    for name in names:
        if not isinstance(name, str) or "," in name:
            raise place.at(key).wrong(name, "a list of names")
    return ", ".join(names)
