"""Retrosheet's short names: eight characters for a player, three for a club."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Container, Iterable, Mapping
from zlib import crc32

from hotstove.diamond.club import Club, Player

_MAN_ID = re.compile(r"[a-z][a-z'\-]{3}[a-z\-][0-9]{3}")
_CLUB_CODE = re.compile(r"[A-Z0-9]{3}")


def player_ids(club: Club) -> dict[str, str]:
    """Ids of a club's players: their own where they have Retrosheet's form, else made from name and id.

    The number comes from the player's id alone, so that he is called the same in every file; only within
    one club may a second player of the same stem and number be moved on by one.
    """
    ids = {player: player for player in club.players if _MAN_ID.fullmatch(player)}
    taken = set(ids.values())
    for player in sorted(club.players):
        if player in ids:
            continue
        ids[player] = _free_id(_stem(club.players[player]), player, taken)
        taken.add(ids[player])
    return ids


def game_ids(
    visitors: Club, home: Club, played: tuple[Collection[str], Collection[str]]
) -> tuple[dict[str, str], dict[str, str]]:
    """Ids of both clubs' players; a player of the home club who plays against one of the same id gets another for that
    game.

    So a club may meet itself of another year; a player who changed clubs keeps his id in the games of both.
    """
    away, at_home = player_ids(visitors), player_ids(home)
    taken, opposed = {*away.values(), *at_home.values()}, {away[player] for player in played[0]}
    for player in sorted(player for player in played[1] if at_home[player] in opposed):
        at_home[player] = _free_id(_stem(home.players[player]), f"{player} {home.code} {home.season}", taken)
        taken.add(at_home[player])
    return away, at_home


def _free_id(stem: str, key: str, taken: Container[str]) -> str:
    number = crc32(key.encode()) % 1000
    while f"{stem}{number:03}" in taken:
        number = (number + 1) % 1000
    return f"{stem}{number:03}"


def club_codes(clubs: Iterable[Club], known: Mapping[str, str]) -> dict[tuple[str, int], str]:
    """Three-letter codes by club and season; `known` gives the names behind codes that are already in use."""
    names = dict(known)
    codes: dict[tuple[str, int], str] = {}
    by_key = {(club.code, club.season): club for club in clubs}
    for key in sorted(by_key):
        club = by_key[key]
        for code in _candidates(club):
            if names.setdefault(code, club_key(club)) == club_key(club):
                codes[key] = code
                break
    return codes


def club_key(club: Club) -> str:
    """What tells two clubs apart that share a code."""
    return f"{club.season} {plain(club.name)}"


def plain(text: str) -> str:
    """Text without what the files use as marks."""
    return " ".join(re.sub(r"[,\"\r\n]", " ", text).split())


def _candidates(club: Club) -> Iterable[str]:
    letters = re.sub(r"[^A-Z0-9]", "", _ascii(club.code).upper()) or "CLB"
    yield letters if _CLUB_CODE.fullmatch(letters) else letters[:3].ljust(3, "X")
    yield f"{letters[0]}{club.season % 100:02}"
    for number in range(1000):
        yield f"{number:03}"


def _stem(player: Player) -> str:
    last = re.sub(r"[^a-z]", "", _ascii(player.last).lower())[:4].ljust(4, "-")
    first = re.sub(r"[^a-z]", "", _ascii(player.first).lower())[:1].ljust(1, "-")
    return f"{last if last[0] != '-' else 'x' + last[1:]}{first}"


def _ascii(text: str) -> str:
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
