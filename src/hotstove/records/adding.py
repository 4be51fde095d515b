"""Many rows at once: the statement is written once, and the driver takes the rows as they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection, Dialect, Table, insert

from hotstove.records.result import Row


def add_rows(connection: Connection, table: Table, season: str, rows: Sequence[Row]) -> None:
    """Adds a season's rows to a table; all of them hold all of its columns but the season."""
    if not rows:
        return
    text, names = _statement(table, connection.dialect)
    if not names:
        connection.execute(insert(table), [{"season": season, **row} for row in rows])
        return
    first, *rest = names
    assert first == "season"
    connection.exec_driver_sql(text, [(season, *[row[name] for name in rest]) for row in rows])


@lru_cache(maxsize=64)
def _statement(table: Table, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """The insert as SQL with the order of its places; no places where the driver wants names."""
    compiled = insert(table).compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())
