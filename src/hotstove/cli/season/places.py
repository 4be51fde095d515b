"""Where seasons are kept, and which one is meant."""

from __future__ import annotations

import datetime
import os
from pathlib import Path

from hotstove.records.store import Store
from hotstove.table.errors import Mistake


def folder() -> Path:
    """HOTSTOVE_HOME, or the user's data folder."""
    home = os.environ.get("HOTSTOVE_HOME")
    if home:
        return Path(home) / "seasons"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "hotstove" / "seasons"


def where(name: str, database: str) -> Path | str:
    """The database of a season: as told, or its file in the folder."""
    if database:
        return database if "://" in database else Path(database)
    return folder() / f"{name}.db"


def iso_date(argument: str, text: str) -> str:
    """A date as typed, 1988-04-04."""
    try:
        return datetime.date.fromisoformat(text).isoformat()
    except ValueError:
        raise Mistake(f"{argument} {text!r}: a date is written 1988-04-04") from None


def open_season(name: str, database: str) -> tuple[Store, str]:
    """The store and the season's name; without a name the one that was last played."""
    if not name and not database:
        files = sorted(folder().glob("*.db"), key=lambda path: path.stat().st_mtime)
        if not files:
            raise Mistake("there is no season yet; open one with: hotstove season new superstar 1988 --name spring")
        name = files[-1].stem
    place = where(name, database)
    store = Store(place, must_exist="://" not in str(place))
    if not name:
        from hotstove.records.queries import seasons

        with store.reading() as connection:
            names = [row["name"] for row in seasons(connection)]
        if len(names) != 1:
            raise Mistake(f"{database}: say which season with --name; there are {', '.join(names) or 'none'}")
        name = names[0]
    return store, name
