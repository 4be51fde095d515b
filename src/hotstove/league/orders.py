"""Orders by file: a club's lineups, rotation and bullpen, and its list for the draft, written out for whoever runs the
club, edited by him anywhere, and handed in again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import update

from hotstove.diamond.club import Club, Staff
from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.league.draft import Draft
from hotstove.records import schema
from hotstove.records.seals import seal_whole
from hotstove.records.store import Store
from hotstove.season import usage as usage_text
from hotstove.season.season_store import plan_of
from hotstove.season.usage import usual_shares
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, quoted, read_toml

KEYS = frozenset({"league", "club", "rotation", "bullpen", "lineup", "wants"})
LINEUPS = ("R", "L", "R no DH", "L no DH")
BEST = 150
"""Players of the pool who are named in a manager's file."""


def orders_text(league: str, club: Club) -> str:
    """The file that a manager gets: his orders as they are, and everybody on his roster as comments."""
    lines = [
        "# Orders of a club. Change them, and hand the file in: hotstove league hand-in FILE",
        "# A lineup has nine lines PLAYER POSITION in batting order; the closer is last in the bullpen.",
        f"league = {quoted(league)}",
        f"club = {quoted(club.code)}",
        "",
        "# The roster:",
    ]
    for player, who in club.players.items():
        places = [
            place for place in ("P", *NUMBER_OF) if place not in ("PH", "PR", "DH") and club.cards[player].plays(place)
        ]
        lines.append(
            f"#   {player:16}  {who.name:24}  bats {who.bats} throws {who.throws}  {' '.join(dict.fromkeys(places))}"
        )
    lines += [
        "",
        f"rotation = {_listed(club.staff.rotation)}",
        f"bullpen = {_listed(club.staff.bullpen)}",
        "",
        "[lineup]",
    ]
    for key in LINEUPS:
        if key in club.staff.versus:
            order = [f"{player} {NAME_OF[position]}" for player, position in club.staff.versus[key]]
            lines.append(f"{quoted(key)} = {_listed(order)}")
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


def read_orders(path: Path) -> tuple[str, str, dict[str, Any]]:
    """League, club and what is ordered."""
    page, place = read_toml(path), Place(path)
    place.only(page, KEYS)
    return place.text(page, "league"), place.text(page, "club"), page


def hand_in(store: Store, name: str, code: str, orders: dict[str, Any], source: Path) -> Club:
    """Puts a club's orders into an open league; what the game's cards do not allow is refused in one sentence."""
    with store.alone(name):
        with store.reading() as connection:
            plan = plan_of(connection, name)
        if code not in plan.clubs:
            raise Mistake(f"{source}: club {code!r}; season {name!r} has {', '.join(plan.clubs)}")
        club = plan.clubs[code]
        if not isinstance(club, Club):
            raise Mistake(f"{source}: clubs of {plan.game.name} take no orders by file")
        made = with_orders(club, orders, source)
        kind = plan.season_game
        try:
            text = kind.write(made)
            kind.read(text)
        except Mistake as mistake:
            raise Mistake(f"{source}: {mistake}") from None
        with store.writing() as connection:
            table = schema.club
            connection.execute(
                update(table)
                .where(table.c.season == name, table.c.code == code)
                .values(cards=text, usage=usage_text.to_text(usual_shares(made)))
            )
            seal_whole(connection, name)
    return made


def with_orders(club: Club, orders: dict[str, Any], source: Path) -> Club:
    """The club with another rotation, bullpen and lineups; what is not ordered stays."""
    place = Place(source)
    staff = club.staff
    rotation = _players(club, place, orders, "rotation") or staff.rotation
    bullpen = _players(club, place, orders, "bullpen") or staff.bullpen
    versus = dict(staff.versus)
    for key, order in place.table(orders, "lineup").items():
        if key not in LINEUPS or not isinstance(order, list):
            raise place.at("lineup").wrong(key, f"a list under {', '.join(LINEUPS)}")
        versus[key] = tuple(_spot(club, place.at(f"lineup {key}"), text) for text in order)
    for key in list(versus):
        if "no DH" in key and key in LINEUPS:
            first = next((player for player, position in versus[key] if position == 1), "")
            versus[key] = tuple(
                (rotation[0] if player == first and position == 1 else player, position)
                for player, position in versus[key]
            )
    return replace(club, staff=Staff(versus, rotation, bullpen))


def _players(club: Club, place: Place, orders: dict[str, Any], key: str) -> tuple[str, ...]:
    names = place.items(orders, key)
    for name in names:
        if name not in club.players:
            raise place.at(key).wrong(name, f"somebody on the roster of {club.name}")
    if len(set(names)) != len(names):
        raise Mistake(f"{place.at(key)} names somebody twice")
    return tuple(names)


def _spot(club: Club, place: Place, text: object) -> tuple[str, int]:
    words = text.split() if isinstance(text, str) else []
    if len(words) != 2 or words[0] not in club.players or words[1].upper() not in NUMBER_OF:
        raise place.wrong(
            text, f"PLAYER POSITION, somebody on the roster of {club.name} and one of {', '.join(NUMBER_OF)}"
        )
    return words[0], NUMBER_OF[words[1].upper()]
