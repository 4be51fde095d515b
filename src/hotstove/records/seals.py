"""Seals: a digest of every day's rows, written with them, by which damage is found before a figure is shown.

Rows of each table are sealed by the day of their game, which is part of the game's key; clubs and players are sealed as
a whole. The seal of the season itself is over its own row and all other seals.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from hashlib import blake2b

from sqlalchemy import Connection, Integer, Table, cast, insert, select

from hotstove.records import schema
from hotstove.records.result import Values
from hotstove.table.errors import Mistake

BY_DAY = ("fixture", "game", "event", "batting", "pitching", "fielding")
WHOLE = ("club", "player")
ROOT = "season"
TABLES: Mapping[str, Table] = {table.name: table for table in schema.metadata.sorted_tables}
GO_BACK = "go on from a copy that was made before"
PLACE, CHECKED = "place", "checked"
"""Options of a connection that reads: where it reads, and what it has found right so far."""

Seals = dict[str, dict[str, str]]
"""Digests by day and table."""


def day_of(key: str) -> str:
    """The day of a game's key, TEX198804040, as 19880404."""
    return key[-9:-1]


def seal_season(connection: Connection, season: str) -> None:
    """Seals everything that a season holds: when it is opened, and after a migration."""
    connection.execute(schema.seal.delete().where(schema.seal.c.season == season))
    seals: Seals = {"": {}}
    for part in (*WHOLE, *BY_DAY):
        for day, digest in _digests(connection, season, part).items():
            seals.setdefault(day, {})[part] = digest
    _put(connection, season, seals)
    _seal_root(connection, season)


def seal_games(
    connection: Connection, season: str, keys: Collection[str], written: Mapping[str, list[Values]] | None = None
) -> None:
    """Seals the days of these games anew. `written` are a day's rows by table, where all of them are at hand."""
    days = {day_of(key) for key in keys}
    fixture = schema.fixture
    dates = [f"{day[:4]}-{day[4:6]}-{day[6:]}" for day in sorted(days)]
    rows = connection.execute(
        select(fixture.c.key, fixture.c.played).where(fixture.c.season == season, fixture.c.date.in_(dates))
    ).all()
    at_hand = written is not None and len(days) == 1 and {row.key for row in rows if row.played} == {*keys}
    seals: Seals = {day: {} for day in days}
    for part in BY_DAY:
        if at_hand and written is not None and part in written:
            found = {day: digest_of(written[part]) for day in days if written[part]}
        else:
            found = _digests(connection, season, part, [row.key for row in rows])
        for day, digest in found.items():
            seals[day][part] = digest
    table = schema.seal
    connection.execute(table.delete().where(table.c.season == season, table.c.day.in_(sorted(days))))
    _put(connection, season, seals)
    _seal_root(connection, season)


def check(connection: Connection, season: str, *parts: str, key: str = "") -> None:
    """Refuses a season whose rows in these tables are not those that were sealed; with a key, those of its day."""
    options = connection.get_execution_options()
    checked: dict[tuple[str, str, str], Seals] = options.get(CHECKED, {})
    damaged = f"{options.get(PLACE, 'the database')}: is damaged (season {season!r}"
    if (season, ROOT, "") not in checked:
        seals = _seals(connection, season)
        if seals.get("", {}).pop(ROOT, "") != _digest_of_root(connection, season, seals):
            raise Mistake(f"{damaged} is not as it was written); {GO_BACK}")
        checked[season, ROOT, ""] = seals
    seals, day = checked[season, ROOT, ""], day_of(key)
    for part in parts:
        if (season, part, "") in checked or (season, part, day) in checked:
            continue
        found = _digests(connection, season, part, _keys_of_day(connection, season, day) if key else None)
        wanted = {when: digests[part] for when, digests in seals.items() if part in digests and day in ("", when)}
        if found != wanted:
            when = min({*found.items()} ^ {*wanted.items()})[0]
            raise Mistake(
                f"{damaged}: its {part} rows{' of ' + when if when else ''} are other than written); {GO_BACK}"
            )
        checked[season, part, day] = {}


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


def _seals(connection: Connection, season: str) -> Seals:
    table = schema.seal
    found: Seals = {}
    for day, digests in connection.execute(select(table.c.day, table.c.digests).where(table.c.season == season)):
        words = str(digests).split()
        found[day] = dict(zip(words[::2], words[1::2], strict=False))
    return found


def _digests(connection: Connection, season: str, part: str, keys: Collection[str] | None = None) -> dict[str, str]:
    """The digests of a table's rows by day, of all games or of these."""
    table = TABLES[part]
    columns = [cast(one, Integer) if one.name == "played" else one for one in table.c if one.name != "season"]
    query = select(*columns).where(table.c.season == season)
    if keys is not None:
        query = query.where(table.c.key.in_(list(keys)))
    days: dict[str, list[Values]] = {}
    for row in connection.execute(query):
        days.setdefault("" if part in WHOLE else day_of(str(row[0])), []).append(tuple(row))
    return {day: digest_of(rows) for day, rows in days.items()}


def _digest_of_root(connection: Connection, season: str, seals: Seals) -> str:
    own = connection.execute(select(schema.season).where(schema.season.c.name == season)).first()
    return digest_of([(day, *digests, *digests.values()) for day, digests in seals.items()] + [(" ", *(own or ()))])


def _seal_root(connection: Connection, season: str) -> None:
    seals = _seals(connection, season)
    seals[""].pop(ROOT, None)
    seals[""][ROOT] = _digest_of_root(connection, season, seals)
    table = schema.seal
    connection.execute(
        table.update().where(table.c.season == season, table.c.day == "").values(digests=_text(seals[""]))
    )


def _put(connection: Connection, season: str, seals: Seals) -> None:
    rows = [{"season": season, "day": day, "digests": _text(digests)} for day, digests in seals.items()]
    connection.execute(insert(schema.seal), rows)


def _text(digests: Mapping[str, str]) -> str:
    return " ".join(f"{part} {digest}" for part, digest in digests.items())
