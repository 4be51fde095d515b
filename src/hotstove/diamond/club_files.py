"""Clubs as files: one TOML file for each club, season and game. What stands on a card is the game's own affair."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from hotstove.diamond.club import Club, Player, PlayerCard, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.lineup import starting_lineup
from hotstove.table.chart_files import read_toml
from hotstove.table.errors import Mistake

OwnCard = TypeVar("OwnCard", bound=PlayerCard)
TOP_KEYS = frozenset({"game", "club", "lineup", "staff", "man"})
CLUB_KEYS = frozenset({"code", "name", "season", "league"})
MAN_KEYS = frozenset({"id", "first", "last", "bats", "throws", "record_id"})
LINEUP_KEYS = ("R", "L", "R no DH", "L no DH")


class Place:
    """Where in a file something stands, for sentences about mistakes."""

    def __init__(self, source: object, *steps: str) -> None:
        self.source, self.steps = source, steps

    def at(self, step: str) -> Place:
        return Place(self.source, *self.steps, step)

    def wrong(self, found: object, allowed: str) -> Mistake:
        return Mistake(f"{self.source}: {', '.join(self.steps)} is {found!r}; allowed is {allowed}")

    def text(self, table: Mapping[str, Any], key: str, default: str | None = None) -> str:
        value = table.get(key, default)
        if not isinstance(value, str) or (value == "" and default is None):
            raise self.at(key).wrong(value, "text")
        return value

    def number(self, table: Mapping[str, Any], key: str, low: int, high: int, default: int | None = None) -> int:
        value = table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.at(key).wrong(value, f"{low} to {high}")
        return value

    def one_of(self, table: Mapping[str, Any], key: str, allowed: Iterable[str], default: str | None = None) -> str:
        value = table.get(key, default)
        if value not in tuple(allowed):
            raise self.at(key).wrong(value, ", ".join(allowed))
        return str(value)

    def only(self, table: Mapping[str, Any], allowed: Iterable[str]) -> None:
        for key in table:
            if key not in allowed:
                raise Mistake(
                    f"{self.source}: {', '.join(self.steps) or 'the file'} has an unknown key {key!r}; "
                    f"allowed are {', '.join(sorted(allowed))}"
                )


def read_club(
    source: Traversable | Path,
    game: str,
    card_keys: frozenset[str],
    read_card: Callable[[Place, dict[str, Any]], OwnCard],
    read_park: Callable[[Place, Any], object] | None = None,
) -> Club[OwnCard]:
    """A club file of a game; `read_card` reads and checks what stands on a player's card, `read_park` its [park]."""
    page = read_toml(source)
    place = Place(source)
    place.only(page, TOP_KEYS if read_park is None else TOP_KEYS | {"park"})
    if page.get("game") != game:
        raise Mistake(f"{source}: the cards are for {page.get('game')!r}, wanted are cards for {game}")
    for key, kind in (("club", dict), ("lineup", dict), ("staff", dict), ("man", list)):
        if not isinstance(page.get(key), kind):
            raise Mistake(f"{source}: a club file has {'[[man]] entries' if kind is list else f'a table [{key}]'}")
    about = page["club"]
    here = place.at("club")
    here.only(about, CLUB_KEYS)
    players: dict[str, Player] = {}
    cards: dict[str, OwnCard] = {}
    for number, entry in enumerate(page["man"], start=1):
        if not isinstance(entry, dict):
            raise Mistake(f"{source}: player {number} is no table")
        spot = place.at(f"player {entry.get('id', number)}")
        spot.only(entry, MAN_KEYS | card_keys)
        player = _player(spot, entry)
        if player.id in players:
            raise Mistake(f"{source}: the id {player.id} stands on two cards")
        players[player.id] = player
        cards[player.id] = read_card(spot, entry)
    club = Club(
        here.text(about, "code"),
        here.text(about, "name"),
        here.number(about, "season", 1, 9999),
        here.text(about, "league", ""),
        players,
        cards,
        _staff(place, page, players),
        park=read_park(place.at("park"), page["park"]) if read_park is not None and "park" in page else None,
    )
    _check_lineups(source, club)
    return club


def _player(spot: Place, entry: dict[str, Any]) -> Player:
    player = Player(
        spot.text(entry, "id"),
        spot.text(entry, "first", ""),
        spot.text(entry, "last"),
        spot.one_of(entry, "bats", ("L", "R", "B")),
        spot.one_of(entry, "throws", ("L", "R")),
        spot.text(entry, "record_id", ""),
    )
    if not re.fullmatch(r"[A-Za-z0-9'._-]{1,16}", player.id):
        raise spot.at("id").wrong(player.id, "1 to 16 letters, digits, points or dashes")
    return player


def _staff(place: Place, page: dict[str, Any], players: Mapping[str, Player]) -> Staff:
    staff, lineups = page["staff"], page["lineup"]
    spot = place.at("staff")
    spot.only(staff, ("rotation", "bullpen"))
    named: dict[str, tuple[str, ...]] = {}
    for key in ("rotation", "bullpen"):
        ids = staff.get(key, [])
        if not isinstance(ids, list) or not all(isinstance(player, str) and player in players for player in ids):
            raise spot.at(key).wrong(ids, "a list of ids on the roster")
        named[key] = tuple(ids)
    if not named["rotation"]:
        raise spot.at("rotation").wrong([], "at least one starting pitcher")
    known = {
        f"{key} {player}" for key in LINEUP_KEYS for player in (*named["rotation"], *named["bullpen"]) if key in lineups
    }
    place.at("lineup").only({key: order for key, order in lineups.items() if key not in known}, LINEUP_KEYS)
    versus = {key: _order(place.at(f"lineup {key}"), order) for key, order in lineups.items()}
    return Staff(versus, named["rotation"], named["bullpen"])


def _order(place: Place, order: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(order, list):
        raise place.wrong(order, "a list of nine ids with positions")
    return tuple(_slot(place, text) for text in order)


def _slot(place: Place, text: object) -> tuple[str, int]:
    words = str(text).split()
    if len(words) != 2 or words[1] not in NUMBER_OF or NUMBER_OF[words[1]] > 10:
        raise place.wrong(text, 'an id and a position, such as "smith001 SS"')
    return words[0], NUMBER_OF[words[1]]


def _check_lineups(source: object, club: Club) -> None:
    for key, order in club.staff.versus.items():
        named = key.split()[-1]
        pitcher = named if named in club.players else club.staff.rotation[0]
        batting = [(pitcher if position == 1 else player, position) for player, position in order]
        try:
            starting_lineup(batting, pitcher, club.players.__contains__)
        except Mistake as mistake:
            raise Mistake(f"{source}: lineup {key!r}: {mistake}") from None
    if not club.staff.versus:
        raise Mistake(f"{source}: it has no lineup; name at least one of {', '.join(LINEUP_KEYS)}")


def write_club(
    game: str,
    club: Club,
    write_card: Callable[[Any], Iterable[str]],
    write_park: Callable[[Any], Iterable[str]] | None = None,
) -> str:
    """The file of a club, such that reading it gives the club back."""
    names = {number: name for name, number in NUMBER_OF.items()}
    lines = [f'game = "{game}"', "", "[club]"]
    lines += [f"code = {quoted(club.code)}", f"name = {quoted(club.name)}", f"season = {club.season}"]
    lines += [f"league = {quoted(club.league)}", "", "[lineup]"]
    for key, order in club.staff.versus.items():
        slots = ", ".join(quoted(f"{player} {names[position]}") for player, position in order)
        lines.append(f"{quoted(key)} = [{slots}]")
    lines += ["", "[staff]"]
    for key in ("rotation", "bullpen"):
        lines.append(f"{key} = [{', '.join(quoted(player) for player in getattr(club.staff, key))}]")
    if write_park is not None and club.park is not None:
        lines += ["", "[park]", *write_park(club.park)]
    for player in club.players.values():
        lines += [
            "",
            "[[man]]",
            f"id = {quoted(player.id)}",
            f"first = {quoted(player.first)}",
            f"last = {quoted(player.last)}",
        ]
        lines += [f'bats = "{player.bats}"', f'throws = "{player.throws}"']
        if player.record_id:
            lines.append(f"record_id = {quoted(player.record_id)}")
        lines += write_card(club.cards[player.id])
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
