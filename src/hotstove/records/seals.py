"""Seals: a digest of every day's rows, written with them, by which damage is found before a figure is shown.

Rows of each table are sealed by the day of their game, which is part of the game's key; clubs and players are sealed as
a whole. The seal of the season itself is over its own row and all other seals.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from sqlalchemy import ColumnElement, Connection, Integer, Table, cast, insert, select

from hotstove.records import schema
from hotstove.records.result import Values
from hotstove.table.errors import Mistake

BY_DAY = ("fixture", "game", "event", "batting", "pitching", "fielding")
WHOLE = ("club", "player")
ROOT = "season"
TABLES: Mapping[str, Table] = {table.name: table for table in schema.metadata.sorted_tables}
GO_BACK = "go on from a copy that was made before"
PLACE, CHECKED = "place", "checked"
"""Options of a connection that reads: where it reads, and what was found right so far."""


@dataclass
class Checked:
    """What was found right within one snapshot, so that it is looked at once."""

    seals: dict[str, dict[str, str]] = field(default_factory=dict)
    """The seals of each season, by day."""
    parts: set[tuple[str, str, str]] = field(default_factory=set)
    """Season, table, and day or "" for all days."""


def day_of(key: str) -> str:
    """The day of a game's key, TEX198804040, as 19880404."""
    return key[-9:-1]


def seal_season(connection: Connection, season: str) -> None:
    """Seals everything that a season holds: when it is opened, and after a migration."""
    seals: dict[str, dict[str, str]] = {"": {}}
    for part in (*WHOLE, *BY_DAY):
        for day, digest in _digests(_rows(connection, season, part), part).items():
            seals.setdefault(day, {})[part] = digest
    connection.execute(schema.seal.delete().where(schema.seal.c.season == season))
    for day, digests in seals.items():
        _put(connection, season, day, _text(digests))
    _seal_root(connection, season)


def seal_games(
    connection: Connection, season: str, keys: Collection[str], written: Mapping[str, list[Values]] | None = None
) -> None:
    """Seals the day of these games anew. `written` are their rows by table, where they are at hand."""
    (day,) = {day_of(key) for key in keys}
    date = f"{day[:4]}-{day[4:6]}-{day[6:]}"
    fixtures = _rows(connection, season, "fixture", schema.fixture.c.date == date)
    everything = [row[0] for row in fixtures]
    if written is None or {*everything} != {*keys}:
        written = {
            part: _rows(connection, season, part, TABLES[part].c.key.in_(everything))
            for part in BY_DAY
            if part != "fixture"
        }
    rows = {"fixture": fixtures, **written}
    _put(connection, season, day, _text({part: digest_of(rows[part]) for part in BY_DAY if rows[part]}))
    _seal_root(connection, season)


def seal_row(connection: Connection, season: str) -> None:
    """Seals the season's own row anew, after something in it has changed."""
    _seal_root(connection, season)


def check(connection: Connection, season: str, *parts: str, key: str = "") -> None:
    """Refuses a season whose rows in these tables are not those that were sealed; with a key, those of its day."""
    options = connection.get_execution_options()
    checked = options.get(CHECKED) or Checked()
    damaged = f"{options.get(PLACE, 'the database')}: is damaged (season {season!r}"
    if season not in checked.seals:
        seals = _seals(connection, season)
        if seals.pop(ROOT, "") != _digest_of_root(connection, season, seals):
            raise Mistake(f"{damaged} is not as it was written); {GO_BACK}")
        checked.seals[season] = seals
    day = day_of(key)
    for part in parts:
        if checked.parts & {(season, part, ""), (season, part, day)}:
            continue
        narrower = (TABLES[part].c.key.in_(_keys_of_day(connection, season, day)),) if key else ()
        found = _digests(_rows(connection, season, part, *narrower), part)
        wanted = {
            when: digests[part]
            for when, text in checked.seals[season].items()
            if day in ("", when) and part in (digests := _read(text))
        }
        if found != wanted:
            when = min({*found.items()} ^ {*wanted.items()})[0]
            where = f"{part} of {when}" if when else part
            raise Mistake(f"{damaged}: its rows in {where} are other than written); {GO_BACK}")
        checked.parts.add((season, part, day))


def digest_of(rows: Iterable[Values]) -> str:
    """A digest of rows of whole numbers and text, in the order of their keys; anything else in them is damage."""
    try:
        text = json.dumps(sorted(rows), separators=(",", ":"))
    except (TypeError, ValueError):
        return "damaged"
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _keys_of_day(connection: Connection, season: str, day: str) -> list[str]:
    table = schema.game
    keys = connection.scalars(select(table.c.key).where(table.c.season == season))
    return [key for key in keys if day_of(key) == day]


def _rows(connection: Connection, season: str, part: str, *narrower: ColumnElement[bool]) -> list[Values]:
    table = TABLES[part]
    columns = [cast(one, Integer) if one.name == "played" else one for one in table.c if one.name != "season"]
    query = select(*columns).where(table.c.season == season, *narrower)
    return [tuple(row) for row in connection.execute(query)]


def _digests(rows: Iterable[Values], part: str) -> dict[str, str]:
    """The digests of a table's rows by day."""
    days: dict[str, list[Values]] = {}
    for row in rows:
        days.setdefault("" if part in WHOLE else day_of(str(row[0])), []).append(row)
    return {day: digest_of(rows) for day, rows in days.items()}


def _seals(connection: Connection, season: str) -> dict[str, str]:
    """The digests of every day, as text; the season's own under its name."""
    table = schema.seal
    rows = connection.execute(select(table.c.day, table.c.digests).where(table.c.season == season))
    return {row.day: row.digests for row in rows}


def _digest_of_root(connection: Connection, season: str, seals: Mapping[str, str]) -> str:
    own = connection.execute(select(schema.season).where(schema.season.c.name == season)).first()
    return digest_of([*seals.items(), (ROOT, *(own or ()))])


def _seal_root(connection: Connection, season: str) -> None:
    seals = _seals(connection, season)
    seals.pop(ROOT, None)
    _put(connection, season, ROOT, _digest_of_root(connection, season, seals))


def _put(connection: Connection, season: str, day: str, digests: str) -> None:
    table = schema.seal
    there = table.update().where(table.c.season == season, table.c.day == day).values(digests=digests)
    if connection.execute(there).rowcount == 0:
        connection.execute(insert(table), {"season": season, "day": day, "digests": digests})


def _text(digests: Mapping[str, str]) -> str:
    return " ".join(f"{part} {digest}" for part, digest in digests.items())


def _read(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=False))
