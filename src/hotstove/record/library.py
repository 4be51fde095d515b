"""The library: Retrosheet's files that the user took in, a folder a year, and the tables that were made from them."""

from __future__ import annotations

import csv
import hashlib
from pathlib import Path

from hotstove.table.places import data_folder
from hotstove.table.reading import is_number

OBSERVED_TABLES = ("batters", "pitchers", "runners", "batteries", "arms")
"""Tables that are made from a year's play by play."""


def library() -> Path:
    return data_folder() / "retrosheet"


def shelf_of(year: int) -> Path:
    """The folder of a year; it need not be there."""
    return library() / str(year)


def has_game_log(year: int) -> bool:
    return (shelf_of(year) / f"gl{year}.txt").is_file()


def schedule_of(year: int) -> Path | None:
    """The year's folder where it holds a published schedule or a game log, from which a season can be opened."""
    names = (f"{year}schedule.csv", f"{year}sked.txt", f"gl{year}.txt")
    return shelf_of(year) if any((shelf_of(year) / name).is_file() for name in names) else None


def observed_file(year: int, table: str) -> Path:
    """A table that was made from the year's play by play: batters, pitchers, runners, batteries or arms."""
    return shelf_of(year) / f"observed-{table}.csv"


def observed_stamp(year: int) -> str:
    """Changes with the year's tables; "" where there are none."""
    files = (observed_file(year, name) for name in OBSERVED_TABLES)
    return "-".join(hashlib.sha256(path.read_bytes()).hexdigest()[:8] for path in files if path.is_file())


def read_observed(year: int, table: str) -> list[dict[str, str | int]]:
    """The rows of such a table for the fitters, counts as numbers; nothing where it was never made."""
    path = observed_file(year, table)
    if not path.is_file():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [
            {name: int(value) if is_number(value) and name != "player" else value for name, value in row.items()}
            for row in csv.DictReader(file)
        ]
