"""How much room a database takes: all of it, its play-by-play, and its encyclopedia, in bytes."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from hotstove.records import schema
from hotstove.records.store import Store
from hotstove.records.yearbooks import PARTS

ENCYCLOPEDIA = (schema.yearbook.name, *(table.name for table in PARTS.values()))


class Sizes(NamedTuple):
    whole: int
    plays: int
    encyclopedia: int


def sizes(store: Store) -> Sizes:
    """Tables with their indexes; SQLite without its table of sizes counts the text of the rows."""
    with store.reading() as connection:
        if store.path is None:
            rooms = {name: _on_server(connection, name) for name in (*ENCYCLOPEDIA, schema.event.name)}
            whole = int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
        else:
            pages = connection.scalar(text("PRAGMA page_count")) or 0
            whole = int(pages) * int(connection.scalar(text("PRAGMA page_size")) or 0)
            rooms = _in_file(connection)
    plays = rooms.get(schema.event.name, 0)
    return Sizes(whole, plays, sum(rooms.get(name, 0) for name in ENCYCLOPEDIA))


def _on_server(connection: Connection, table: str) -> int:
    return int(connection.scalar(text("SELECT pg_total_relation_size(CAST(:name AS regclass))"), {"name": table}) or 0)


def _in_file(connection: Connection) -> dict[str, int]:
    """By `dbstat`, which not every SQLite is built with; then from the lengths of the columns."""
    owner = "SELECT coalesce(m.tbl_name, s.name), sum(s.pgsize) FROM dbstat s LEFT JOIN sqlite_master m"
    try:
        rows = connection.execute(text(f"{owner} ON m.name = s.name GROUP BY 1")).all()
        return {str(name): int(size) for name, size in rows}
    except OperationalError:
        found = {}
        for table in (schema.event, schema.yearbook, *PARTS.values()):
            widths = " + ".join(f'length("{column.name}") + 1' for column in table.c)
            found[table.name] = int(connection.scalar(text(f"SELECT sum({widths}) FROM {table.name}")) or 0)
        return found
