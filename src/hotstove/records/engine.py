"""The engine of a database: SQLite as we want it, PostgreSQL as it is; and what their errors mean to a person."""

from __future__ import annotations

import os
import socket
import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from hotstove.records.names import seen
from hotstove.records.place import Place
from hotstove.records.seals import GO_BACK
from hotstove.table.errors import Mistake

PATIENCE = 60
"""Seconds that a transaction waits for another one to end."""
PAUSE = 0.02
"""Seconds between two tries."""
BEGIN = "begin"
"""The execution option that says how SQLite is to begin a transaction."""
SETTINGS = ("PRAGMA foreign_keys=ON", "PRAGMA cell_size_check=ON", "PRAGMA trusted_schema=OFF")
SETTINGS_FOR_WRITING = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=NORMAL")
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_FORMAT")
BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")


def open_engine(place: Place, read_only: bool) -> Engine:
    """Connections are made when they are needed; nothing is opened or made here."""
    if place.path is not None:
        return _sqlite(place.path, read_only)
    assert place.url is not None
    try:
        return create_engine(
            place.url, connect_args={"application_name": f"hotstove {os.getpid()} on {socket.gethostname()}"[:63]}
        )
    except ImportError:
        raise Mistake("a PostgreSQL server needs the package psycopg: pip install 'hotstove[postgres]'") from None


def _sqlite(path: Path, read_only: bool) -> Engine:
    """Transactions are begun by us, so that reading is a snapshot and tables are made in a transaction too."""

    def connect() -> sqlite3.Connection:
        address = f"{path.absolute().as_uri()}?mode={_mode(path, read_only)}"
        connection = sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            for setting in SETTINGS if read_only else (*SETTINGS, *SETTINGS_FOR_WRITING):
                _set(connection, setting)
        except BaseException:
            connection.close()
            raise
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))

    return engine


def _set(connection: sqlite3.Connection, setting: str) -> None:
    """Waits as a transaction would: where two connections turn a new file to its journal, SQLite says no at once."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute(setting)
            return
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith(BUSY) or time.monotonic() > end:
                raise
        time.sleep(PAUSE)


def _mode(path: Path, read_only: bool) -> str:
    if not read_only:
        return "rwc"
    log = path.with_name(f"{path.name}-wal")
    return "ro" if log.exists() and log.stat().st_size else "ro&immutable=1"


def is_read_only(path: Path) -> bool:
    """A file that is there and cannot be written, or lies in a folder that cannot."""
    return path.exists() and not (os.access(path, os.W_OK) and os.access(path.absolute().parent, os.W_OK))


TROUBLE = (SQLAlchemyError, UnicodeDecodeError)
"""What a database may raise; the second where even its complaint is made of damaged text."""


def explain(place: Place, error: Exception, act: str) -> Mistake:
    """One sentence for an error of the database; `act` says what came of what was being done."""
    if isinstance(error, UnicodeDecodeError):
        return Mistake(f"{place}: is damaged (it holds text that is none); {GO_BACK}")
    original = getattr(error, "orig", None)
    line = seen((str(original or error).splitlines() or [type(error).__name__])[0])
    code = str(getattr(original, "sqlite_errorname", ""))
    if code == "SQLITE_NOTADB":
        return Mistake(f"{place}: is no database of seasons ({line})")
    if code.startswith(DAMAGED) or "Could not decode" in line:
        return Mistake(f"{place}: is damaged ({line}); {GO_BACK}")
    if code.startswith(BUSY):
        return Mistake(f"{place}: is being written by another process; {act}")
    if code.startswith("SQLITE_CANTOPEN"):
        return Mistake(f"{place}: cannot be opened ({_why_closed(place, line)})")
    if place.url is not None and isinstance(error, OperationalError | InterfaceError):
        for secret in (place.url.password, place.url.query.get("password"), place.url.query.get("sslpassword")):
            line = line.replace(str(secret), "***") if secret else line
        return Mistake(f"{place}: the server does not answer or was lost ({line}); {act}, and what was kept is safe")
    return Mistake(f"{place}: {act} ({line})")


def _why_closed(place: Place, line: str) -> str:
    path = place.path
    if path is not None and path.is_dir():
        return "it is a folder"
    if path is not None and is_read_only(path):
        return f"its folder cannot be written, and its last days are still in {path.name}-wal; copy both elsewhere"
    return line
