"""The store: one database with its version, opened for reading or for playing a season."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from hotstove.records import schema
from hotstove.records.engine import BEGIN, TROUBLE, explain, is_read_only, open_engine
from hotstove.records.names import seen
from hotstove.records.place import read_place
from hotstove.records.seals import CHECKED, GO_BACK, PLACE, Checked, seal_season
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake
from hotstove.table.locking import Taken, held

IMMEDIATELY = "BEGIN IMMEDIATE"
HOLDER = text(
    "SELECT application_name, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = :high AND objid = :low"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Store:
    """A database of seasons, by the path of a file or the URL of a server."""

    def __init__(self, where: Path | str, must_exist: bool = False) -> None:
        self.place = read_place(where)
        self.path = self.place.path
        self.read_only = self.path is not None and is_read_only(self.path)
        if self.path is not None:
            try:
                if must_exist and not self.path.exists():
                    raise Mistake(f"{self.path}: there is no such season file")
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Mistake(f"{self.path}: cannot be opened ({error.strerror})") from None
        self.engine = open_engine(self.place, self.read_only)
        try:
            self._bring_up_to_date()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        with suppress(SQLAlchemyError):
            self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A snapshot: whatever is written meanwhile, all that is read here fits together."""
        options: dict[str, object] = {PLACE: str(self.place), CHECKED: Checked()}
        if self.path is None:
            options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        try:
            with self.engine.connect() as connection:
                yield connection.execution_options(**options)
        except TROUBLE as error:
            raise explain(self.place, error, "it cannot be read") from None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it is kept, or nothing."""
        if self.read_only:
            raise Mistake(f"{self.place}: cannot be written; the file or its folder is read-only")
        try:
            with self.engine.connect() as connection, connection.execution_options(**{BEGIN: IMMEDIATELY}).begin():
                yield connection
        except TROUBLE as error:
            raise explain(self.place, error, "nothing was written") from None

    @contextmanager
    def alone(self, season: str) -> Iterator[None]:
        """Holds a season for one process; a second one is told at once who plays it."""
        if self.read_only:
            raise Mistake(f"{self.place}: cannot be played; the file or its folder is read-only")
        if self.path is None:
            with self._alone_on_server(season):
                yield
            return
        mark = blake2b(season.encode(), digest_size=4).hexdigest()
        with ExitStack() as stack:
            try:
                stack.enter_context(held(self.path.with_name(f"{self.path.name}.{mark}.lock")))
            except Taken as holder:
                raise Mistake(f"season {season!r} is being played by {holder}") from None
            yield

    @contextmanager
    def _alone_on_server(self, season: str) -> Iterator[None]:
        """A lock of the server's session: it goes with the connection, which is never in a transaction."""
        key = seed_for("season lock", season) >> 1
        with ExitStack() as stack:
            try:
                connection = stack.enter_context(self.engine.connect())
                connection.execution_options(isolation_level="AUTOCOMMIT")
                if not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": key}):
                    found = connection.execute(HOLDER, {"high": key >> 32, "low": key & 0xFFFFFFFF}).first()
                    who = f"{seen(found[0])} since {found[1]:%Y-%m-%d %H:%M:%S%z}" if found else "another process"
                    raise Mistake(f"season {season!r} is being played by {who}")
            except TROUBLE as error:
                raise explain(self.place, error, "nothing was played") from None
            try:
                yield
            finally:
                with suppress(SQLAlchemyError):
                    connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": key})

    def examine(self) -> None:
        """Lets SQLite look through every page of the file; a server looks after its own."""
        if self.path is not None:
            with self.reading() as connection:
                found = str(connection.scalar(text("PRAGMA integrity_check(1)")))
            if found != "ok":
                raise Mistake(f"{self.place}: is damaged ({seen(found.splitlines()[-1])}); {GO_BACK}")

    def _bring_up_to_date(self) -> None:
        with self.reading() as connection:
            found = self._version(connection)
        if found == schema.VERSION:
            return
        if self.read_only:
            raise Mistake(
                f"{self.place}: is of version {found or 'none'} and must be brought to {schema.VERSION}, but the file"
                " or its folder is read-only; copy it to a folder that can be written"
            )
        if found:
            self.examine()
        with self.writing() as connection:
            if self.path is None:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": seed_for("tables") >> 1})
            if self._version(connection) != schema.VERSION:
                _upgrade(connection)
                for season in connection.scalars(select(schema.season.c.name)).all():
                    seal_season(connection, season)

    def _version(self, connection: Connection) -> str:
        """The version of the database, "" for an empty one; others are refused."""
        tables = inspect(connection).get_table_names()
        if "alembic_version" not in tables:
            if tables:
                raise Mistake(f"{self.place}: is a database, but not one of seasons")
            return ""
        found = str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
        if found > schema.VERSION:
            raise Mistake(
                f"{self.place}: was written by a newer hotstove (version {found}, this one knows {schema.VERSION})"
            )
        if found and found not in schema.VERSIONS:
            raise Mistake(f"{self.place}: has the version {found!r:.20}, which no hotstove ever wrote; it is damaged")
        return found


def _upgrade(connection: Connection) -> None:
    """Runs the migrations that the database lacks, within the transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "hotstove:records/migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
