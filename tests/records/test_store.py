"""The store: versions, other people's databases, full disks, and PostgreSQL beside SQLite."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from hotstove.records import schema
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.table.errors import Mistake
from tests.season.small_league import open_small


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


def test_an_empty_database_gets_every_table_by_migration(tmp_path: Path) -> None:
    path = tmp_path / "spring.db"
    sqlite3.connect(path).close()
    with Store(path) as store, store.reading() as connection:
        found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        names = set(inspect(connection).get_table_names())
        for table in schema.metadata.sorted_tables:
            columns = {column["name"] for column in inspect(connection).get_columns(table.name)}
            assert columns == set(table.c.keys())
    assert found == schema.VERSION
    assert names == {table.name for table in schema.metadata.sorted_tables} | {"alembic_version"}


def test_the_newest_migration_is_the_one_that_the_schema_names() -> None:
    folder = Path(schema.__file__).parent / "migrations" / "versions"
    assert max(path.name[:4] for path in folder.glob("[0-9]*.py")) == schema.VERSION


PLAY_ON_A_SMALL_DISK = """
import resource, signal, sys
from hotstove.cli.main import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))
sys.argv[1:] = ["season", "play", "--all", "--db", {path!r}]
main()
"""


def test_a_full_disk_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.db", tmp_path / "torn.db"
    for path in (whole, torn):
        with Store(path) as store:
            open_small(store, 12)
    with Store(torn) as store:
        play_season(store, "spring", days=2)
        kept = _counts(store)["game"]
    size = torn.stat().st_size
    program = PLAY_ON_A_SMALL_DISK.format(most=size + 150_000, path=str(torn))
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr.startswith("hotstove: ") and ran.stderr.count("\n") == 1
    with sqlite3.connect(torn) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with Store(whole) as store:
        play_season(store, "spring")
        wanted = _rows(store)
    with Store(torn) as store:
        played = _counts(store)["game"]
        assert kept <= played < 24
        play_season(store, "spring")
        assert _rows(store) == wanted


def test_postgresql_keeps_the_same_books(server_database: str, tmp_path: Path) -> None:
    with Store(tmp_path / "spring.db") as sqlite, Store(server_database) as server:
        for store in (sqlite, server):
            open_small(store, 6)
            play_season(store, "spring", days=2)
            play_season(store, "spring")
        assert _rows(sqlite) == _rows(server)
        with (
            server.alone("spring"),
            pytest.raises(Mistake, match=r"is being played by (process|hotstove) \d+.* since 20"),
        ):
            play_season(server, "spring")


def _rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.reading() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
        }
