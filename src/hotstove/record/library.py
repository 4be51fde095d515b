"""The library: Retrosheet's files that the user took in, a folder a year, and the tables that were made from them."""

from __future__ import annotations

from pathlib import Path

from hotstove.table.home import home


def library() -> Path:
    return home() / "retrosheet"


def shelf_of(year: int) -> Path:
    """The folder of a year; it need not be there."""
    return library() / str(year)


def has_game_log(year: int) -> bool:
    return (shelf_of(year) / f"gl{year}.txt").is_file()


def schedule_of(year: int) -> Path | None:
    """The year's folder where it holds a published schedule or a game log, from which a season can be opened."""
    names = (f"{year}schedule.csv", f"{year}sked.txt", f"gl{year}.txt")
    return shelf_of(year) if any((shelf_of(year) / name).is_file() for name in names) else None
