"""Where seasons are kept, and which one is meant."""

from __future__ import annotations

import datetime
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote

from hotstove.records.names import check_name, file_name
from hotstove.records.queries import require, seasons
from hotstove.records.store import Store
from hotstove.table.errors import Mistake
from hotstove.table.places import data_folder
from hotstove.table.tape import write_whole

LAST = "last-played"
"""The file that names the season last opened or played; clocks and the times of files say nothing about it."""
LONGEST_NAME = 64
NO_SEASON = "there is no season yet; open one with: hotstove season new superstar 1988 --name spring"


def folder() -> Path:
    """The folder of seasons within the user's data folder."""
    return data_folder() / "seasons"


def where(name: str, database: str) -> Path | str:
    """The database of a season: as told, or its file in the folder."""
    check_name("the season's name", name, LONGEST_NAME, may_be_empty=bool(database))
    if database:
        return database if "://" in database else Path(database)
    return folder() / f"{file_name(name)}.db"


def remember(name: str, database: str) -> None:
    """Notes the season as the one last played; a folder that cannot be written forgets it."""
    if not database:
        with suppress(Mistake):
            write_whole(folder() / LAST, f"{name}\n")


def last_played() -> str:
    """The season that was noted last; where none was, the one whose file is the newest of those that hold a season."""
    with suppress(OSError, UnicodeDecodeError, Mistake):
        name = (folder() / LAST).read_text(encoding="utf-8").removesuffix("\n")
        if Path(where(name, "")).exists():
            return name
    for path in sorted(folder().glob("*.db"), key=_time, reverse=True):
        with Store(path) as store, store.reading() as connection:
            if seasons(connection):
                return unquote(path.stem)
    raise Mistake(NO_SEASON)


def _time(path: Path) -> float:
    """When a season file or its log was written last."""
    log = path.with_name(f"{path.name}-wal")
    return max(file.stat().st_mtime for file in (path, log) if file.exists())


def iso_date(argument: str, text: str) -> str:
    """A date as typed, 1988-04-04."""
    try:
        return datetime.date.fromisoformat(text).isoformat()
    except ValueError:
        raise Mistake(f"{argument} {text!r}: a date is written 1988-04-04") from None


def open_season(name: str, database: str) -> tuple[Store, str]:
    """The store and the season's name, which is in it; without a name the one that was last played."""
    if not name and not database:
        name = last_played()
    store = Store(where(name, database), must_exist=True)
    try:
        with store.reading() as connection:
            name = name or _only(seasons(connection), store)
            require(connection, name)
    except BaseException:
        store.close()
        raise
    return store, name


def _only(names: list[str], store: Store) -> str:
    if len(names) != 1:
        raise Mistake(f"{store.place}: say which season with --name; there are {', '.join(names) or 'none'}")
    return names[0]
