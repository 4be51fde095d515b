"""Search: players, clubs and seasons of the encyclopedia by words of their names."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from hotstove.almanac.career import Found, search_players
from hotstove.almanac.encyclopedia import Volume, volumes
from hotstove.almanac.names import plain
from hotstove.records import yearbooks


class FoundClub(NamedTuple):
    season: str
    year: int
    code: str
    name: str
    won: int
    lost: int


class Hits(NamedTuple):
    players: tuple[Found, ...]
    clubs: tuple[FoundClub, ...]
    seasons: tuple[Volume, ...]


def search(connection: Connection, text: str) -> Hits:
    """Everything whose name holds all words of the text; accents and capitals do not matter."""
    words = plain(text).split()

    def fits(name: str) -> bool:
        return bool(words) and all(word in plain(name) for word in words)

    years = {one.season: one.year for one in volumes(connection)}
    return Hits(
        tuple(search_players(connection, text)),
        tuple(
            FoundClub(row["season"], years[row["season"]], row["code"], row["name"], row["won"], row["lost"])
            for row in yearbooks.part_of(connection, "club")
            if fits(f"{row['name']} {row['code']}")
        ),
        tuple(one for one in volumes(connection) if fits(f"{one.season} {one.year} {one.leagues}")),
    )
