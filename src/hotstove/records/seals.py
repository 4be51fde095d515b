"""Seals: a digest of every day's rows, written with them, by which damage is found before a figure is shown.

Rows of each table are sealed by the day of their game, which is part of the game's key; clubs and players are sealed as
a whole. The seal of the season itself is over its own row and all other seals.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, Table, and_, insert, select

from hotstove.records import schema
from hotstove.table.errors import Mistake

BY_DAY = ("fixture", "game", "event", "batting", "pitching", "fielding")
WHOLE = ("club", "player")
ROOT = "season"
TABLES: Mapping[str, Table] = {table.name: table for table in schema.metadata.sorted_tables}
GO_BACK = "go on from a copy that was made before"
PLACE, CHECKED = "place", "checked"
"""Options of a connection that reads: where it reads, and the seals that it has checked so far."""

Seals = dict[str, dict[str, str]]
"""Digests by table and day."""


def day_of(key: str) -> str:
    """The day of a game's key, TEX198804040, as 19880404."""
    return key[-9:-1]


def seal_season(connection: Connection, season: str) -> None:
    """Seals everything that a season holds: when it is opened, and after a migration."""
    connection.execute(schema.seal.delete().where(schema.seal.c.season == season))
    for part in (*WHOLE, *BY_DAY):
        _put(connection, season, part, _digests(connection, season, part))
    _seal_root(connection, season)


def seal_games(connection: Connection, season: str, keys: Collection[str]) -> None:
    """Seals the days of these games anew, after their rows were written."""
    days = {day_of(key) for key in keys}
    fixture = schema.fixture
    dates = [f"{day[:4]}-{day[4:6]}-{day[6:]}" for day in sorted(days)]
    of_days = connection.scalars(select(fixture.c.key).where(fixture.c.season == season, fixture.c.date.in_(dates)))
    everything = sorted({*keys, *of_days})
    table = schema.seal
    connection.execute(
        table.delete().where(table.c.season == season, table.c.part.in_(BY_DAY), table.c.day.in_(sorted(days)))
    )
    for part in BY_DAY:
        _put(connection, season, part, _digests(connection, season, part, everything))
    _seal_root(connection, season)


def check(connection: Connection, season: str, *parts: str, key: str = "") -> None:
    """Refuses a season whose rows in these tables are not those that were sealed; with a key, those of its day."""
    options = connection.get_execution_options()
    checked: dict[tuple[str, str, str], Seals] = options.get(CHECKED, {})
    place = str(options.get(PLACE, "the database"))
    if (season, ROOT, "") not in checked:
        seals = _seals(connection, season)
        root = seals.pop(ROOT, {}).get("", "")
        if root != _digest_of_root(connection, season, seals):
            raise Mistake(f"{place}: is damaged (season {season!r} is not as it was written); {GO_BACK}")
        checked[season, ROOT, ""] = seals
    seals = checked[season, ROOT, ""]
    day = day_of(key)
    for part in parts:
        if (season, part, "") in checked or (season, part, day) in checked:
            continue
        found = _digests(connection, season, part, _keys_of_day(connection, season, key) if key else None)
        wanted = seals.get(part, {})
        if key:
            wanted = {when: digest for when, digest in wanted.items() if when == day}
        if found != wanted:
            when = min({*found.items()} ^ {*wanted.items()})[0]
            told = f"what {part} holds{' of ' + when if when else ''} is not what was written"
            raise Mistake(f"{place}: is damaged (season {season!r}: {told}); {GO_BACK}")
        checked[season, part, day] = {}


def _keys_of_day(connection: Connection, season: str, key: str) -> list[str]:
    day = day_of(key)
    table = schema.game
    keys = connection.scalars(select(table.c.key).where(table.c.season == season)).all()
    return [other for other in keys if day_of(other) == day]


def _seals(connection: Connection, season: str) -> Seals:
    table = schema.seal
    found: Seals = {}
    for part, day, digest in connection.execute(
        select(table.c.part, table.c.day, table.c.digest).where(table.c.season == season)
    ):
        found.setdefault(part, {})[day] = digest
    return found


def _digests(connection: Connection, season: str, part: str, keys: Collection[str] | None = None) -> dict[str, str]:
    """The digests of a table's rows by day, of all games or of these."""
    table = TABLES[part]
    query = select(*(column for column in table.c if column.name != "season")).where(table.c.season == season)
    if keys is not None:
        query = query.where(table.c.key.in_(list(keys)))
    days: dict[str, list[tuple[Any, ...]]] = {}
    if part in WHOLE:
        days[""] = [tuple(row) for row in connection.execute(query)]
    else:
        for row in connection.execute(query):
            days.setdefault(day_of(str(row[0])), []).append(tuple(row))
    return {day: digest_of(rows) for day, rows in days.items()}


def digest_of(rows: Iterable[tuple[Any, ...]]) -> str:
    """A digest of rows of whole numbers and text, in the order of their keys; anything else in them is damage."""
    try:
        text = json.dumps(sorted(rows), separators=(",", ":"))
    except (TypeError, ValueError):
        return "damaged"
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _digest_of_root(connection: Connection, season: str, seals: Seals) -> str:
    own = connection.execute(select(schema.season).where(schema.season.c.name == season)).first()
    others = [(part, day, digest) for part, days in seals.items() for day, digest in days.items()]
    return digest_of([*others, ("", *(own or ()))])


def _seal_root(connection: Connection, season: str) -> None:
    table = schema.seal
    connection.execute(table.delete().where(and_(table.c.season == season, table.c.part == ROOT)))
    _put(connection, season, ROOT, {"": _digest_of_root(connection, season, _seals(connection, season))})


def _put(connection: Connection, season: str, part: str, digests: Mapping[str, str]) -> None:
    if digests:
        rows = [{"season": season, "part": part, "day": day, "digest": digest} for day, digest in digests.items()]
        connection.execute(insert(schema.seal), rows)
