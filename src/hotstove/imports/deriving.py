"""The tables of a year made from its play by play, and put beside it in the library as CSV."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from hotstove.imports.finding import kind_of
from hotstove.imports.observed import TABLES, Observed, table_rows
from hotstove.record.lahman import Lahman
from hotstove.record.library import observed_file, shelf_of
from hotstove.records.spreadsheet import csv_text
from hotstove.scorebook.retrosheet_reader import read_event_file
from hotstove.table.errors import Mistake
from hotstove.table.reading import read_plain, rows_of
from hotstove.table.tape import write_whole


def derive(year: int, progress: Callable[[str], None] | None = None) -> tuple[Observed, list[Path]]:
    """Reads every event file of a year in the library, and writes its tables."""
    folder = shelf_of(year)
    files = [path for path in sorted(folder.iterdir()) if _is_events(path)] if folder.is_dir() else []
    if not files:
        raise Mistake(f"there is no play by play of {year} in {folder}; take it in with: hotstove data import FOLDER")
    observed = Observed(_hands(folder))
    for path in files:
        for log in read_event_file(path):
            observed.add(log)
        if progress is not None:
            progress(path.name)
    written = []
    for name, (keys, columns) in TABLES.items():
        rows = [(year, *row) for row in table_rows(observed, name)]
        path = observed_file(year, name)
        write_whole(path, csv_text(["year", *keys, *columns], rows))
        written.append(path)
    return observed, written


def _is_events(path: Path) -> bool:
    known = kind_of(path.name)
    return known is not None and known[0] == "play by play"


def _hands(folder: Path) -> Mapping[str, tuple[str, str]]:
    """Everybody's hands: from the rosters of the year, else from the record."""
    found = {
        row["retroID"]: (row["bats"] or "R", row["throws"] or "R")
        for row in Lahman().rows("SELECT retroID, bats, throws FROM {People} WHERE retroID IS NOT NULL")
    }
    for path in sorted(folder.glob("*.ros")):
        for _, row in rows_of(path, read_plain(path)):
            if len(row) >= 5:
                found[row[0]] = (row[3], row[4])
    return found
