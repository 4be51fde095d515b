"""The store: one database with its version, opened for reading or for playing a season."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from hotstove.records.schema import VERSION
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake


class Store:
    """A database of seasons, by the path of a file or the URL of a server."""

    def __init__(self, where: Path | str, must_exist: bool = False) -> None:
        self.where = where
        self.path = Path(where) if "://" not in str(where) else None
        if self.path is not None:
            if must_exist and not self.path.exists():
                raise Mistake(f"{self.path}: there is no such season file")
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Mistake(f"{self.path}: cannot be written ({error.strerror})") from None
        self.engine = _engine(self.path, str(where))
        try:
            self._bring_up_to_date()
        except DatabaseError as error:
            raise Mistake(f"{where}: is no database of seasons ({_first_line(error)})") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it is kept, or nothing."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Mistake(f"{self.where}: nothing was written ({_first_line(error)})") from None

    @contextmanager
    def alone(self, season: str) -> Iterator[None]:
        """Holds a season for one process; a second one is refused at once."""
        busy = Mistake(f"season {season!r} is being played by another process")
        if self.path is not None:
            with self.path.with_suffix(self.path.suffix + ".lock").open("w") as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise busy from None
                yield
            return
        key = seed_for("season lock", season) >> 1
        with self.engine.connect() as connection:
            if not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": key}):
                raise busy
            try:
                yield
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": key})

    def _bring_up_to_date(self) -> None:
        tables = inspect(self.engine).get_table_names()
        found = ""
        if "alembic_version" in tables:
            with self.engine.connect() as connection:
                found = connection.scalar(text("SELECT version_num FROM alembic_version")) or ""
        elif tables:
            raise Mistake(f"{self.where}: is a database, but not one of seasons")
        if found > VERSION:
            raise Mistake(f"{self.where}: was written by a newer hotstove (version {found}, this one knows {VERSION})")
        if found != VERSION:
            _upgrade(self.engine)


def _engine(path: Path | None, where: str) -> Engine:
    engine = create_engine(f"sqlite:///{path}" if path is not None else where)
    if path is not None:

        @event.listens_for(engine, "connect")
        def _settle(connection, record):  # type: ignore[no-untyped-def]
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=NORMAL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

    return engine


def _upgrade(engine: Engine) -> None:
    """Runs the migrations that the database lacks."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "hotstove:records/migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
