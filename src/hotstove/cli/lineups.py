"""Who starts: the usual pitchers and lineups, or those that were asked for on the command line."""

from __future__ import annotations

from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.table.errors import Mistake


def find_player(club: Club, typed: str, among: tuple[str, ...] = ()) -> str:
    """A player by his id, last name, full name or the beginning of one of them."""
    wanted = " ".join(typed.lower().split())
    players = [club.players[player] for player in (among or tuple(club.players))]
    names = {player.id: (player.id.lower(), player.last.lower(), player.name.lower()) for player in players}
    found = [player for player in players if wanted in names[player.id]]
    if not found and wanted:
        found = [player for player in players if any(name.startswith(wanted) for name in names[player.id])]
    if len(found) == 1:
        return found[0].id
    if found:
        raise Mistake(
            f"{typed!r} fits {', '.join(f'{player.name} ({player.id})' for player in found[:4])}; type the id"
        )
    raise Mistake(f"{typed!r} is nobody {'who can be named here' if among else f'on the roster of {club.name}'}")


def starting_pitchers(clubs: tuple[Club, Club], typed: str) -> tuple[str, str]:
    """The first players of the rotations, or those named as AWAY,HOME (either may be left blank)."""
    names = typed.split(",") if typed else ["", ""]
    if len(names) != 2:
        raise Mistake(f"--pitchers {typed!r}: name two, visitors first, such as Smith,Jones; either may be left blank")
    first, second = (
        find_player(club, name) if name.strip() else club.staff.rotation[0]
        for club, name in zip(clubs, names, strict=True)
    )
    return first, second


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
