"""Clubs as files: one TOML file for each club, season and game. What stands on a card is the game's own affair."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hotstove.diamond.club import Club, Player, PlayerCard, Staff
from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.diamond.lineup import DESIGNATED, PITCHER, starting_lineup
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place as Place
from hotstove.table.reading import is_name, read_toml, shown
from hotstove.table.reading import quoted as quoted

OwnCard = TypeVar("OwnCard", bound=PlayerCard)
VERSION = 1
"""Of the form of a club file; a file that names no version has the first."""
TOP_KEYS = frozenset({"game", "version", "club", "lineup", "staff", "man"})
CLUB_KEYS = frozenset({"code", "name", "season", "league"})
MAN_KEYS = frozenset({"id", "first", "last", "bats", "throws", "record_id"})
FACT_KEYS = frozenset({"line", "usage", "estimated"})
"""What a card says of the real player, alike in all games."""
LINEUP_KEYS = ("R", "L", "R no DH", "L no DH")
LONGEST_CODE = 8
"""Letters of a club's code and of a league's name; a season's books have room for so many."""
MOST_PLAYERS = 200
MOST_USED = 100_000
CODE = re.compile(r"[A-Za-z0-9]{1,8}")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9'._-]{0,15}")


class Facts(NamedTuple):
    """What a card says of the real player: his figures, how he was used, and which ratings were estimated."""

    line: dict[str, float]
    usage: dict[str, int]
    estimated: tuple[str, ...]


class Roles(NamedTuple):
    """What a game asks of the players whom a club file names, each as why not; "" where the card allows it."""

    field: Callable[[Any, str], str]
    """A card at a position such as "SS"."""
    start: Callable[[Any], str]
    relieve: Callable[[Any], str]


def read_club(
    source: Traversable | Path,
    game: str,
    card_keys: frozenset[str],
    read_card: Callable[[Place, dict[str, Any]], OwnCard],
    roles: Roles,
    read_park: Callable[[Place, Any], object] | None = None,
) -> Club[OwnCard]:
    """A club file of a game; `read_card` reads and checks what stands on a player's card, `read_park` its [park].

    Who is read can play: every lineup is there and complete, and everybody may play where he is named.
    """
    page = read_toml(source)
    place = Place(source)
    place.only(page, TOP_KEYS if read_park is None else TOP_KEYS | {"park"})
    if page.get("game") != game:
        raise Mistake(f"{source}: the cards are for {shown(page.get('game'))}, wanted are cards for {game}")
    place.version(page, VERSION)
    for key, kind in (("club", dict), ("lineup", dict), ("staff", dict), ("man", list)):
        if not isinstance(page.get(key), kind):
            raise Mistake(f"{source}: a club file has {'[[man]] entries' if kind is list else f'a table [{key}]'}")
    about = page["club"]
    here = place.at("club")
    here.only(about, CLUB_KEYS)
    code = here.text(about, "code")
    if not CODE.fullmatch(code):
        raise here.at("code").wrong(code, f"1 to {LONGEST_CODE} letters and digits")
    if len(page["man"]) > MOST_PLAYERS:
        raise Mistake(f"{source}: it has {len(page['man'])} players; allowed are {MOST_PLAYERS}")
    players: dict[str, Player] = {}
    cards: dict[str, OwnCard] = {}
    for number, entry in enumerate(page["man"], start=1):
        if not isinstance(entry, dict):
            raise Mistake(f"{source}: player {number} is no table")
        spot = place.at(f"player {entry.get('id', number)}"[:40])
        spot.only(entry, MAN_KEYS | FACT_KEYS | card_keys)
        player = _player(spot, entry)
        if player.id in players:
            raise Mistake(f"{source}: the id {player.id} stands on two cards")
        players[player.id] = player
        cards[player.id] = read_card(spot, entry)
    club = Club(
        code,
        here.name(about, "name"),
        here.number(about, "season", 1, 9999),
        here.name(about, "league", "", LONGEST_CODE),
        players,
        cards,
        _staff(place, page, players),
        park=read_park(place.at("park"), page["park"]) if read_park is not None and "park" in page else None,
    )
    _check_staff(place, club, roles)
    _check_lineups(place, club, roles.field)
    return club


def facts_of(spot: Place, entry: Mapping[str, Any]) -> Facts:
    """The facts in a player's entry, each figure a number; of his line six digits, as it is written."""
    line = spot.table(entry, "line")
    for name, figure in line.items():
        if isinstance(figure, bool) or not isinstance(figure, int | float) or not is_name(name):
            raise spot.at(f"line {name}").wrong(figure, "a number")
    usage = spot.table(entry, "usage")
    for name in usage:
        if not is_name(name):
            raise spot.at("usage").wrong(name, "a name")
        spot.at("usage").number(usage, name, -MOST_USED, MOST_USED)
    estimated = spot.items(entry, "estimated")
    for name in estimated:
        if not isinstance(name, str) or not is_name(name):
            raise spot.at("estimated").wrong(name, "the names of ratings")
    return Facts({name: float(f"{figure:.6g}") for name, figure in line.items()}, usage, tuple(estimated))


def fact_lines(card: Any) -> list[str]:
    """The lines in which a card's facts are written."""
    lines = []
    if card.usage:
        lines.append(f"usage = {{ {', '.join(f'{quoted(key)} = {value}' for key, value in card.usage.items())} }}")
    if card.line:
        lines.append(f"line = {{ {', '.join(f'{quoted(key)} = {value:.6g}' for key, value in card.line.items())} }}")
    if card.estimated:
        lines.append(f"estimated = [{', '.join(quoted(name) for name in card.estimated)}]")
    return lines


def _player(spot: Place, entry: dict[str, Any]) -> Player:
    player = Player(
        spot.text(entry, "id"),
        spot.name(entry, "first", ""),
        spot.name(entry, "last"),
        spot.one_of(entry, "bats", ("L", "R", "B")),
        spot.one_of(entry, "throws", ("L", "R")),
        spot.text(entry, "record_id", ""),
    )
    for key, value in (("id", player.id), ("record_id", player.record_id or "none")):
        if not _ID.fullmatch(value):
            raise spot.at(key).wrong(value, "1 to 16 letters, digits, points or dashes, the first a letter or digit")
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
        if len(set(ids)) != len(ids):
            raise spot.at(key).wrong(ids, "a list in which each id stands once")
        named[key] = tuple(ids)
    if not named["rotation"]:
        raise spot.at("rotation").wrong([], "at least one starting pitcher")
    own = {f"{key} {player}" for key in LINEUP_KEYS for player in (*named["rotation"], *named["bullpen"])}
    place.at("lineup").only({key: order for key, order in lineups.items() if key not in own}, LINEUP_KEYS)
    for key in LINEUP_KEYS:
        if key not in lineups:
            raise Mistake(f"{place.source}: there is no lineup {key!r}; wanted are {', '.join(LINEUP_KEYS)}")
    versus = {key: _order(place.at(f"lineup {key}"), order) for key, order in lineups.items()}
    return Staff(versus, named["rotation"], named["bullpen"])


def _order(place: Place, order: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(order, list):
        raise place.wrong(order, "a list of nine ids with positions")
    return tuple(_slot(place, text) for text in order)


def _slot(place: Place, text: object) -> tuple[str, int]:
    words = str(text).split()
    if len(words) != 2 or words[1] not in NUMBER_OF or NUMBER_OF[words[1]] > DESIGNATED:
        raise place.wrong(text, 'an id and a position, such as "smith001 SS"')
    return words[0], NUMBER_OF[words[1]]


def _check_lineups(place: Place, club: Club, may_field: Callable[[Any, str], str]) -> None:
    """Every lineup with every pitcher for whom it stands: nine players of the roster, each where he may play."""
    versus, rotation = club.staff.versus, club.staff.rotation
    for key, order in versus.items():
        named = key.split()[-1]
        usual = [player for player in rotation if f"{key} {player}" not in versus]
        with_dh = any(position == DESIGNATED for _, position in order)
        if with_dh and "no DH" in key:
            raise Mistake(f"{place.source}: lineup {key!r}: it has a designated hitter, DH")
        if not with_dh and key in ("R", "L"):
            raise Mistake(f"{place.source}: lineup {key!r}: it has no designated hitter, DH")
        others = [player for player in club.staff.bullpen if player not in {one for one, _ in order}]
        for pitcher in usual or others[:1] if key in LINEUP_KEYS else [named]:
            batting = [(pitcher if position == PITCHER else player, position) for player, position in order]
            try:
                starting_lineup(batting, pitcher, club.players.__contains__)
            except Mistake as mistake:
                raise Mistake(f"{place.source}: lineup {key!r}: {mistake}") from None
        for player, position in order:
            if player not in club.players:
                raise Mistake(f"{place.source}: lineup {key!r}: {player} is not on the roster")
            why = "" if position in (PITCHER, DESIGNATED) else may_field(club.cards[player], NAME_OF[position])
            if why:
                raise Mistake(f"{place.source}: lineup {key!r}: {player} {why}")


def _check_staff(place: Place, club: Club, roles: Roles) -> None:
    for key, may in (("rotation", roles.start), ("bullpen", roles.relieve)):
        for player in getattr(club.staff, key):
            why = may(club.cards[player])
            if why:
                raise Mistake(f"{place.source}: {key}: {player} {why}")


def write_club(
    game: str,
    club: Club,
    write_card: Callable[[Any], Iterable[str]],
    write_park: Callable[[Any], Iterable[str]] | None = None,
) -> str:
    """The file of a club, such that reading it gives the club back."""
    names = {number: name for name, number in NUMBER_OF.items()}
    lines = [f'game = "{game}"', f"version = {VERSION}", "", "[club]"]
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
