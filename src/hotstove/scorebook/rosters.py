"""TEAMyyyy and TEAyyyy.ROS: the clubs of a season and their players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.scorebook.retrosheet_ids import plain
from hotstove.table.reading import read_plain


def team_text(path: Path, season: int, clubs: Mapping[str, Club]) -> str:
    """The team file with these clubs, by code, added to those that it already names."""
    rows = {row.partition(",")[0]: row for row in _rows(path)}
    for code, club in clubs.items():
        rows[code] = f"{code},{_league(club)},{','.join(_city_and_nickname(club, season))}"
    return "".join(f"{rows[code]}\n" for code in sorted(rows))


def roster_text(path: Path, clubs: Iterable[tuple[Club, Mapping[str, str]]], code: str) -> str:
    """The roster with a club's players, under the ids that one or more games gave them, added to those it already
    names."""
    rows = {row.partition(",")[0]: row for row in _rows(path)}
    for club, ids in clubs:
        for player, player_id in ids.items():
            rows[player_id] = _player_row(club, player, player_id, code)
    return "".join(f"{rows[player]}\n" for player in sorted(rows))


def _player_row(club: Club, player: str, player_id: str, code: str) -> str:
    person = club.players[player]
    position = "P" if player in {*club.staff.rotation, *club.staff.bullpen} else "X"
    bats, throws = person.bats or "?", person.throws or "?"
    return f"{player_id},{plain(person.last)},{plain(person.first)},{bats},{throws},{code},{position}"


def known_clubs(path: Path, season: int) -> dict[str, str]:
    """Codes of a team file with what tells their clubs apart, as `club_key` does."""
    known = {}
    for row in _rows(path):
        code, _, city, nickname = (*row.split(","), "", "", "")[:4]
        year, _, rest = nickname.partition(" ")
        own = (int(year), rest) if year.isdigit() and len(year) == 4 else (season, nickname)
        name = city if city == own[1] else f"{city} {own[1]}"
        known[code] = f"{own[0]} {name}"
    return known


def _city_and_nickname(club: Club, season: int) -> tuple[str, str]:
    """The name cut before its last word; a club of another season has its year with the nickname."""
    city, _, nickname = plain(club.name).rpartition(" ")
    if not city:
        city = nickname
    return city, nickname if club.season == season else f"{club.season} {nickname}"


def _league(club: Club) -> str:
    return club.league[:1].upper() or "A"


def _rows(path: Path) -> list[str]:
    if not path.exists():
        return []
    return [row for row in read_plain(path).split("\n") if row]
