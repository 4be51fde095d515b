"""The encyclopedia's own tables: what seasons came to, written when a season is looked through, and found again.

Every row carries a digest of itself, so that one player's career is checked without reading everybody's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, Table, insert, select, tuple_

from hotstove.records import schema
from hotstove.records.result import Row
from hotstove.records.seals import PLACE, ROOT, digest_of
from hotstove.table.errors import Mistake

PARTS: dict[str, Table] = {
    "club": schema.year_club,
    "player": schema.year_player,
    "feat": schema.feat,
    **schema.YEARS,
}
REGULAR, POSTSEASON = 0, 1
MOST_AT_ONCE = 400
"""Keys in one statement; SQLite takes some thousand places."""


@dataclass(frozen=True)
class Yearbook:
    """A season as the encyclopedia keeps it: its own row, and rows by the names of PARTS."""

    season: str
    head: Row
    parts: dict[str, list[Row]]


def mark_of(connection: Connection, season: str) -> str:
    """The digest of a season's own seal: another one after every day that is played."""
    table = schema.seal
    query = select(table.c.digests).where(table.c.season == season, table.c.day == ROOT)
    return str(connection.scalar(query) or "")


def marks(connection: Connection) -> dict[str, str]:
    """The mark of every season of this database, by its name."""
    table = schema.seal
    rows = connection.execute(select(table.c.season, table.c.digests).where(table.c.day == ROOT))
    return {row.season: row.digests for row in rows}


def known_marks(connection: Connection) -> dict[str, tuple[str, str]]:
    """For each season in the encyclopedia where it was found, and its mark by then."""
    table = schema.yearbook
    rows = connection.execute(select(table.c.season, table.c.place, table.c.mark))
    return {row.season: (row.place, row.mark) for row in rows}


def put(connection: Connection, book: Yearbook) -> None:
    """Writes a season into the encyclopedia in the place of what was there of it."""
    take_out(connection, book.season)
    connection.execute(insert(schema.yearbook), _with_digest(schema.yearbook, book.season, book.head))
    for part, rows in book.parts.items():
        if rows:
            connection.execute(insert(PARTS[part]), [_with_digest(PARTS[part], book.season, row) for row in rows])


def take_out(connection: Connection, season: str) -> None:
    for table in (*PARTS.values(), schema.yearbook):
        connection.execute(table.delete().where(table.c.season == season))


def _with_digest(table: Table, season: str, row: Row) -> Row:
    whole = {"season": season, **row}
    return {**whole, "digest": digest_of([_values(table, whole)])}


def _values(table: Table, row: Row) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in table.c if column.name != "digest")


def _read(connection: Connection, table: Table, query: Select[Any]) -> list[Row]:
    """Rows that are as they were written, without their digests."""
    return [_sound(connection, table, row) for row in connection.execute(query).mappings()]


def _sound(connection: Connection, table: Table, row: RowMapping) -> Row:
    found = dict(row)
    digest = found.pop("digest")
    if digest != digest_of([_values(table, found)]):
        place = connection.get_execution_options().get(PLACE, "the database")
        raise Mistake(
            f"{place}: is damaged (the encyclopedia's {table.name} of season {found['season']!r} is not as it was"
            " written); make it again with: hotstove encyclopedia refresh --all"
        )
    return found


def yearbooks(connection: Connection) -> list[Row]:
    """Every season of the encyclopedia, by year and name."""
    table = schema.yearbook
    return _read(connection, table, select(table).order_by(table.c.year, table.c.season))


def part_of(connection: Connection, part: str, season: str = "", *, stage: int | None = REGULAR) -> list[Row]:
    """All rows of a part, of one season or of all; lines of the regular season (0), the postseason (1) or both."""
    table = PARTS[part]
    query = select(table).order_by(*table.primary_key.columns)
    if season:
        query = query.where(table.c.season == season)
    if part in schema.YEARS and stage is not None:
        query = query.where(table.c.stage == stage)
    return _read(connection, table, query)


def persons(connection: Connection, person: str) -> list[Row]:
    """Everybody whom a person was in any season, in order of the seasons' names."""
    table = schema.year_player
    return _read(connection, table, select(table).where(table.c.person == person).order_by(table.c.season))


def named(connection: Connection, words: Sequence[str], most: int = 200) -> list[Row]:
    """Players whose plain names hold all the words."""
    table = schema.year_player
    conditions: list[ColumnElement[bool]] = [table.c.plain.contains(word, autoescape=True) for word in words]
    query = select(table).where(*conditions).order_by(table.c.last, table.c.first, table.c.person, table.c.season)
    return _read(connection, table, query.limit(most))


def lines_of(connection: Connection, part: str, players: Iterable[tuple[str, str]]) -> list[Row]:
    """The lines of these players, each named by season and id, of both stages."""
    table, wanted = schema.YEARS[part], sorted(players)
    found: list[Row] = []
    for first in range(0, len(wanted), MOST_AT_ONCE):
        some = tuple_(table.c.season, table.c.player).in_(wanted[first : first + MOST_AT_ONCE])
        found += _read(connection, table, select(table).where(some).order_by(*table.primary_key.columns))
    return found


def clubs_in(connection: Connection, clubs: Iterable[tuple[str, str]]) -> dict[tuple[str, str], Row]:
    """Clubs by season and code."""
    table, wanted = schema.year_club, sorted(clubs)
    found: list[Row] = []
    for first in range(0, len(wanted), MOST_AT_ONCE):
        some = tuple_(table.c.season, table.c.code).in_(wanted[first : first + MOST_AT_ONCE])
        found += _read(connection, table, select(table).where(some))
    return {(row["season"], row["code"]): row for row in found}


def feats_of(connection: Connection, players: Iterable[tuple[str, str]]) -> list[Row]:
    """What these players did, each named by season and id."""
    table, wanted = schema.feat, sorted(players)
    found: list[Row] = []
    for first in range(0, len(wanted), MOST_AT_ONCE):
        some = tuple_(table.c.season, table.c.player).in_(wanted[first : first + MOST_AT_ONCE])
        found += _read(connection, table, select(table).where(some).order_by(table.c.season, table.c.number))
    return found


def feats_on(connection: Connection, day: str) -> list[Row]:
    """What was done on a day of any year, written 04-04."""
    table = schema.feat
    ends = table.c.date.endswith(f"-{day}", autoescape=True)
    return _read(connection, table, select(table).where(ends).order_by(table.c.date, table.c.season, table.c.number))
