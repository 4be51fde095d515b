"""The encyclopedia: every season and league ever played here in one place, kept up with what was played since.

It is part of a database of seasons, or beside a folder of season files a database of its own. A season that is gone
stays in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from hotstove.almanac.looking_through import look_through
from hotstove.records import yearbooks
from hotstove.records.store import Store
from hotstove.table.errors import Mistake

Progress = Callable[[str], None]


class Volume(NamedTuple):
    """A season of the encyclopedia."""

    season: str
    game: str
    year: int
    leagues: str
    clubs: int
    played: int
    left: int
    champion: str
    place: str


def volumes(connection: Connection) -> list[Volume]:
    """All seasons, by year and name."""
    return [Volume(*(row[name] for name in Volume._fields)) for row in yearbooks.yearbooks(connection)]


def refresh(book: Store, everything: bool = False, progress: Progress | None = None) -> list[str]:
    """Looks through the seasons of the database itself that were played on since; gives their names."""
    with book.reading() as connection:
        now, known = yearbooks.marks(connection), yearbooks.known_marks(connection)
    changed = [name for name, mark in sorted(now.items()) if everything or known.get(name) != ("", mark)]
    for name in changed:
        _enter(book, book, name, "", progress)
    return changed


def refresh_from(
    book: Store, files: Iterable[Path], everything: bool = False, progress: Progress | None = None
) -> tuple[list[str], list[str]]:
    """Looks through the season files that were played on since; gives the names of their seasons, and a sentence for
    each file that cannot be read."""
    with book.reading() as connection:
        known = yearbooks.known_marks(connection)
    done, trouble = [], []
    for path in files:
        try:
            with Store(path) as store:
                with store.reading() as connection:
                    now = yearbooks.marks(connection)
                for name, mark in sorted(now.items()):
                    if everything or known.get(name) != (path.name, mark):
                        _enter(book, store, name, path.name, progress)
                        done.append(name)
        except Mistake as mistake:
            trouble.append(str(mistake))
    return done, trouble


def forget(book: Store, season: str) -> None:
    """Takes a season out of the encyclopedia; the season itself is not touched."""
    with book.writing() as connection:
        if season not in yearbooks.known_marks(connection):
            raise Mistake(f"there is no season {season!r} in the encyclopedia")
        yearbooks.take_out(connection, season)


def _enter(book: Store, store: Store, name: str, place: str, progress: Progress | None) -> None:
    if progress is not None:
        progress(name)
    with store.reading() as connection:
        found = look_through(connection, name, place)
    with book.writing() as connection:
        yearbooks.put(connection, found)
