"""Where a database is: a file, or a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from hotstove.table.errors import Mistake

WRITTEN = "a database is a file, or postgresql://USER@HOST/NAME"


@dataclass(frozen=True)
class Place:
    """One of the two is there. As text it never shows a password."""

    path: Path | None = None
    url: URL | None = None

    def __str__(self) -> str:
        if self.url is None:
            return str(self.path)
        bare = URL.create("postgresql", self.url.username, None, self.url.host, self.url.port, self.url.database)
        return bare.render_as_string()


def read_place(where: Path | str) -> Place:
    """A path, or the URL of a server; a URL that cannot be read is not repeated, since it may hold a password."""
    if isinstance(where, Path) or "://" not in where:
        path = Path(where)
        if "\0" in str(path):
            raise Mistake(f"{str(path)!r}: is no name of a file")
        return Place(path)
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise Mistake(f"the URL of the database cannot be read; {WRITTEN}") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite" and url.database and url.database != ":memory:" and not url.host:
        return Place(Path(url.database))
    if kind not in ("postgresql", "postgres"):
        raise Mistake(f"{kind}://...: is no database that can be used here; {WRITTEN}")
    return Place(url=url.set(drivername="postgresql+psycopg"))
