"""Many rows at once: the statement is written once, and the driver takes the rows as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from sqlalchemy import Connection, Dialect, Table, insert

from hotstove.records.result import Values


def add_rows(connection: Connection, table: Table, season: str, rows: Sequence[Mapping[str, object]]) -> list[Values]:
    """Adds a season's rows to a table; all of them hold all of its columns but the season. Gives their values."""
    if not rows:
        return []
    text, positional = _statement(table, connection.dialect)
    first, *rest = table.c.keys()
    assert first == "season"
    values = [tuple([row[name] for name in rest]) for row in rows]
    if positional:
        connection.exec_driver_sql(text, [(season, *row) for row in values])
    else:
        connection.execute(insert(table), [{"season": season, **row} for row in rows])
    return values


@lru_cache(maxsize=64)
def _statement(table: Table, dialect: Dialect) -> tuple[str, bool]:
    """The insert as SQL, and whether its places are those of the columns or have names."""
    compiled = insert(table).compile(dialect=dialect)
    return str(compiled), compiled.positiontup == table.c.keys()
