"""Every version that was ever written is opened, brought to today's tables, and played on."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, inspect, text

from hotstove.records import schema
from hotstove.records.store import Store
from tests.cli.keyboard import hotstove

OLD = Path(__file__).parent / "old"
"""Season files as each version of the program wrote them."""
OLDER = schema.VERSIONS[:-1]


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of the kind that the test wants."""
    yield request.getfixturevalue("server_database") if request.param == "postgresql" else f"sqlite:///{tmp_path}/a.db"


both = pytest.mark.parametrize("empty", ["sqlite", "postgresql"], indirect=True)


@both
@pytest.mark.parametrize("version", schema.VERSIONS)
def test_each_version_leads_to_todays_tables(empty: str, version: str) -> None:
    engine = create_engine(empty)
    _upgrade_to(engine, version)
    with Store(empty) as store, store.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == schema.VERSION
        migrated = _tables(connection)
    migrated.pop("alembic_version")
    with engine.begin() as connection:
        for name in (*migrated, "alembic_version"):
            connection.execute(text(f"DROP TABLE {name} {'CASCADE' if engine.name == 'postgresql' else ''}"))
        schema.metadata.create_all(connection)
        assert migrated == _tables(connection)
    engine.dispose()


def test_the_first_version_is_what_shipped(tmp_path: Path) -> None:
    made = create_engine(f"sqlite:///{tmp_path}/made.db")
    _upgrade_to(made, "0001")
    shutil.copy(OLD / "season-0001.db", tmp_path / "shipped.db")
    shipped = create_engine(f"sqlite:///{tmp_path}/shipped.db")
    with made.connect() as one, shipped.connect() as other:
        assert _tables(one) == _tables(other)
    made.dispose()
    shipped.dispose()


@pytest.mark.parametrize("version", OLDER)
def test_a_file_of_every_older_version_is_kept(version: str) -> None:
    with sqlite3.connect(f"file:{OLD}/season-{version}.db?immutable=1", uri=True) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(version,)]
    connection.close()


@pytest.mark.parametrize("version", OLDER)
def test_an_old_season_goes_on(version: str, tmp_path: Path) -> None:
    path = tmp_path / "season.db"
    shutil.copy(OLD / f"season-{version}.db", path)
    games = "SELECT key, visitors_runs, home_runs FROM game ORDER BY key"
    before = _rows(path, games)
    ran = hotstove("season", "play", "--name", "old", "--all", "--db", path)
    assert (ran.code, ran.out) == (0, "2 games played, through 2026-10-01.\n")
    assert _rows(path, games)[:2] == before == [("HER202609280", 2, 4), ("HER202609290", 2, 1)]
    assert hotstove("season", "check", "--name", "old", "--db", path).code == 0
    box = hotstove("season", "box", "HER202609280", "--name", "old", "--db", path, "--json")
    assert '"player": ' in box.out and '"man": ' not in box.out


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "season.db"
    shutil.copy(OLD / "season-0001.db", path)
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE seal (x TEXT)")
    connection.close()
    before = _rows(path, "SELECT name, sql FROM sqlite_master ORDER BY name")
    ran = hotstove("season", "standings", "--name", "old", "--db", path)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "nothing was written" in ran.err
    assert _rows(path, "SELECT name, sql FROM sqlite_master ORDER BY name") == before


def _upgrade_to(engine: Engine, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", "hotstove:records/migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)


def _tables(connection: Connection) -> dict[str, Any]:
    """Columns, keys and indexes of every table, with their names."""
    found = inspect(connection)
    return {
        name: (
            [(one["name"], str(one["type"]), one["nullable"], one["default"]) for one in found.get_columns(name)],
            found.get_pk_constraint(name),
            found.get_foreign_keys(name),
            found.get_indexes(name),
        )
        for name in found.get_table_names()
    }


def _rows(path: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()
