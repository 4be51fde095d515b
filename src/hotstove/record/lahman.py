"""Lahman's tables, read with DuckDB from the one file that is shipped with the package."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from hotstove.record.tables import FILE, TABLE, TABLES, listed, quoted
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

FIRST_YEAR = 1871
LAST_YEAR = 2024

Row = dict[str, Any]


def check_year(year: int) -> None:
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise Mistake(f"year {year} is not in the record; allowed are {FIRST_YEAR} to {LAST_YEAR}")


@cache
def _database(process: int) -> DuckDBPyConnection:
    """DuckDB in memory, opened once; a forked process opens its own."""
    import duckdb

    return duckdb.connect(config={"threads": 1}).execute("SET GLOBAL parquet_metadata_cache = true")


class Lahman:
    """One connection to the tables; ``{Batting}`` in a query stands for that table."""

    def __init__(self) -> None:
        if not FILE.is_file():
            raise Mistake(f"{FILE}: the file of the record is missing; install hotstove again")
        self._tables = {
            table: f"(SELECT {listed(table)} FROM read_parquet({quoted(FILE)}) WHERE {TABLE} = '{table}')"
            for table in TABLES
        }
        self._connection = _database(os.getpid()).cursor()

    def rows(self, query: str, parameters: Sequence[object] = ()) -> list[Row]:
        cursor = self._connection.execute(query.format_map(self._tables), list(parameters))
        names = [column[0] for column in cursor.description or ()]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def of_year(self, table: str, year: int) -> list[Row]:
        """All rows of a season, in the file's order."""
        return self.rows(f"SELECT * FROM {{{table}}} WHERE yearID = ?", [year])
