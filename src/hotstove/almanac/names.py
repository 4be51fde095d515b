"""Names of a season's players and clubs, looked up once for a page."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from sqlalchemy import Connection

from hotstove.records import queries
from hotstove.records.rows import ClubRow, PlayerRow

MONTHS = ("", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December")  # fmt: skip


class Names:
    """Players and clubs of a season by id and code; whoever is unknown is called by his id."""

    def __init__(self, connection: Connection, season: str) -> None:
        self.players: Mapping[str, PlayerRow] = queries.players(connection, season)
        self.clubs: Mapping[str, ClubRow] = queries.clubs(connection, season)

    def player(self, player: str) -> str:
        row = self.players.get(player)
        return full_name(row) if row else player

    def club(self, code: str) -> str:
        row = self.clubs.get(code)
        return row["name"] if row else code


def full_name(row: Mapping[str, object]) -> str:
    return f"{row['first']} {row['last']}".strip()


def plain(text: str) -> str:
    """A text as it is searched for: small letters without accents, single blanks."""
    bare = "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))
    return " ".join(bare.casefold().split())


def dashed(date: str) -> str:
    """A date as 1988-04-04; games keep it with strokes."""
    return date.replace("/", "-")
