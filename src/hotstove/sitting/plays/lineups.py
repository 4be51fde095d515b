"""Who starts: the usual pitchers and lineups, or those that were asked for; and lineups as text and as edited."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.diamond.lineup import PITCHER, PITCHER_SLOT, Lineup, starting_lineup
from hotstove.table.errors import Mistake
from hotstove.table.letters import letters

Order = list[tuple[str, int]]
"""A batting order: players with their positions."""


def find_player(club: Club, typed: str, among: tuple[str, ...] = ()) -> str:
    """A player by his id, last name, full name or the beginning of one of them."""
    wanted = letters(typed)
    players = [club.players[player] for player in (among or tuple(club.players))] if wanted else []
    names = {player.id: tuple(map(letters, (player.id, player.last, player.name))) for player in players}
    found = [player for player in players if wanted in names[player.id]]
    if not found:
        found = [player for player in players if any(name.startswith(wanted) for name in names[player.id])]
    if len(found) == 1:
        return found[0].id
    if found:
        raise Mistake(
            f"{typed!r} fits {', '.join(f'{player.name} ({player.id})' for player in found[:4])}; type the id"
        )
    raise Mistake(f"{typed!r} is nobody {'who can be named here' if among else f'on the roster of {club.name}'}")


def starting_pitchers(clubs: tuple[Club, Club], typed: str, worked: Collection[str] = frozenset()) -> tuple[str, str]:
    """The first players of the rotations who have not worked today, or those named as AWAY,HOME (either may be left
    blank)."""
    names = typed.split(",") if typed else ["", ""]
    if len(names) != 2:
        raise Mistake(f"--pitchers {typed!r}: name two, visitors first, such as Smith,Jones; either may be left blank")
    first, second = (
        find_player(club, name) if name.strip() else _fresh_starter(club, worked)
        for club, name in zip(clubs, names, strict=True)
    )
    return first, second


def _fresh_starter(club: Club, worked: Collection[str]) -> str:
    rotation = club.staff.rotation
    return next((player for player in rotation if player not in worked), rotation[0])


def usual_lineups(
    clubs: tuple[Club, Club], pitchers: tuple[str, str], designated_hitter: bool
) -> tuple[Lineup, Lineup]:
    """Each club's card against the other's pitcher."""
    visitors, home = clubs
    return (
        visitors.lineup(pitchers[0], home.players[pitchers[1]].throws, designated_hitter),
        home.lineup(pitchers[1], visitors.players[pitchers[0]].throws, designated_hitter),
    )


def plays_with_dh(clubs: tuple[Club, Club], asked: bool | None) -> bool:
    """As asked; otherwise with a designated hitter where both clubs usually have one: their first lineup says so."""
    if asked is not None:
        return asked
    return not any("no DH" in next(iter(club.staff.versus)) for club in clubs)


def write_lineup(lineup: Lineup) -> str:
    """The batting order with positions; a pitcher who does not bat stands last."""
    order = [*range(1, 10), *([PITCHER_SLOT] if lineup.has_designated_hitter else [])]
    return ", ".join(f"{lineup.players[slot]} {NAME_OF[lineup.positions[slot]]}" for slot in order)


def read_lineup(text: str, club: Club) -> Lineup | None:
    """The lineup of such a text; None where it is no list of ids and positions."""
    order = []
    for part in text.split(", "):
        player, _, position = part.partition(" ")
        if position not in NUMBER_OF:
            return None
        order.append((player, NUMBER_OF[position]))
    pitcher = next((player for player, position in order if position == PITCHER), "")
    return _shared(starting_lineup(order[:9], pitcher, club.players.__contains__))


@lru_cache(maxsize=256)
def _shared(lineup: Lineup) -> Lineup:
    """The lineup that was equal to it first: tables that begin alike hold it, and what follows from it, once."""
    return lineup


def order_of(lineup: Lineup) -> Order:
    """The batting order of a lineup."""
    return list(zip(lineup.players[1:], lineup.positions[1:], strict=True))


def edited(order: Order, typed: str, club: Club) -> Order:
    """The order after one change; whether nine players then stand at nine positions is checked when it is handed in."""
    words = typed.split()
    changed = list(order)
    slots = [str(number) for number in range(1, 10)]
    if words[0].lower() == "swap" and len(words) == 3 and words[1] in slots and words[2] in slots:
        one, other = int(words[1]) - 1, int(words[2]) - 1
        changed[one], changed[other] = changed[other], changed[one]
        return changed
    if len(words) >= 3 and words[0] in slots and words[-1].upper() in NUMBER_OF:
        position = NUMBER_OF[words[-1].upper()]
        if position == PITCHER or position > 10:
            raise Mistake(f"{words[-1]}: a batter of the lineup plays C, 1B, 2B, 3B, SS, LF, CF, RF or DH")
        player, slot = find_player(club, " ".join(words[1:-1])), int(words[0]) - 1
        leaving, was = order[slot]
        if was == PITCHER and player != leaving:
            instead = next((place for place, (_, other) in enumerate(order, start=1) if other == position), 0)
            named = f": {instead} {club.players[player].last} {NAME_OF[position]}" if instead else ""
            raise Mistake(
                f"{club.players[leaving].name} pitches and bats in place {slot + 1}, for there is no DH; "
                f"another batter takes the place of whoever plays there now{named}"
            )
        changed[slot] = (player, position)
        return changed
    raise Mistake(f"{typed!r} changes no lineup: type swap 3 5, or 3 NAME LF")
