"""The store: versions, other people's databases, full disks, and PostgreSQL beside SQLite."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from hotstove.league.season import play_season
from hotstove.records import schema
from hotstove.records.store import Store
from hotstove.table.errors import Mistake
from tests.league.small_league import open_small


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "spring.db"
    with Store(path) as store, store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Mistake, match="newer hotstove"):
        Store(path)


def test_another_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cats.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE cat (name TEXT)")
    with pytest.raises(Mistake, match="not one of seasons"):
        Store(path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Sir, " * 500)
    with pytest.raises(Mistake, match="is no database of seasons"):
        Store(path)


def test_a_missing_season_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="no such season file"):
        Store(tmp_path / "none.db", must_exist=True)


def test_a_transaction_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with Store(tmp_path / "spring.db") as store:
        open_small(store, 6)
        play_season(store, "spring", days=2)
        before = _counts(store)
        with pytest.raises(Mistake, match="nothing was written"), store.writing() as connection:
            connection.execute(schema.game.delete())
            connection.execute(text("INSERT INTO no_such_table VALUES (1)"))
        assert _counts(store) == before


def _counts(store: Store) -> dict[str, int]:
    with store.reading() as connection:
        return {table.name: len(connection.execute(table.select()).all()) for table in schema.metadata.sorted_tables}


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own on this machine, or a skip with the reason."""
    folders = [Path("/usr/local/bin"), *sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    programs = next((folder for folder in folders if (folder / "initdb").exists()), None)
    if programs is None:
        pytest.skip("PostgreSQL's server is not installed here")
    if os.getuid() == 0 and shutil.which("runuser") is None:
        pytest.skip("PostgreSQL does not run as root, and there is no runuser")
    folder = tmp_path_factory.mktemp("postgres")
    as_user: list[str] = []
    if os.getuid() == 0:
        try:
            shutil.chown(folder, "postgres")
        except LookupError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        for parent in folder.parents:
            if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)
        as_user = ["runuser", "-u", "postgres", "--"]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], check=True, capture_output=True, cwd=folder)

    run(str(programs / "initdb"), "-D", str(data), "-U", "hot", "--auth=trust")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    start = [
        *as_user,
        str(programs / "pg_ctl"),
        "-D",
        str(data),
        "-w",
        "-l",
        str(folder / "log"),
        "-o",
        options,
        "start",
    ]
    subprocess.run(start, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
    try:
        yield f"postgresql+psycopg://hot@127.0.0.1:{port}/postgres"
    finally:
        stop = [*as_user, str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
        subprocess.run(stop, check=False, capture_output=True, cwd=folder)


def test_postgresql_keeps_the_same_books(postgres: str, tmp_path: Path) -> None:
    with Store(tmp_path / "spring.db") as sqlite, Store(postgres) as server:
        for store in (sqlite, server):
            open_small(store, 6)
            play_season(store, "spring", days=2)
            play_season(store, "spring")
        assert _rows(sqlite) == _rows(server)
        with server.alone("spring"), pytest.raises(Mistake, match="another process"):
            play_season(server, "spring")


def _rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.reading() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
        }
