"""PostgreSQL: lost connections lose nothing, locks wait in no transaction, and passwords stay secret."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text

from hotstove.records import queries, schema
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small

END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = :name"
END_LOCK = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
    " AND database = (SELECT oid FROM pg_database WHERE datname = :name)"
)


@contextmanager
def keeper(url: str) -> Iterator[Connection]:
    """The server's own connection, from another of its databases."""
    engine = create_engine(url.rsplit("/", 1)[0] + "/postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def _name(url: str) -> str:
    return url.rsplit("/", 1)[1]


def _rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.reading() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
        }


def _right(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """The same season, played in a file."""
    with Store(folder / "right.db") as store:
        open_small(store, 6)
        play_season(store, "spring")
        return _rows(store)


def test_connections_that_are_lost_lose_nothing(server_database: str, tmp_path: Path) -> None:
    with Store(server_database) as store, keeper(server_database) as other:
        open_small(store, 6)

        def end(date: str, games: int) -> None:
            other.execute(text(END_ALL), {"name": _name(server_database)})

        with pytest.raises(
            Mistake, match=r"the server does not answer or was lost .* what was kept is safe$"
        ) as caught:
            play_season(store, "spring", progress=end)
        assert "\n" not in str(caught.value)
        play_season(store, "spring")
        assert _rows(store) == _right(tmp_path)


def test_a_lost_lock_lets_nobody_write_a_day_twice(server_database: str, tmp_path: Path) -> None:
    with Store(server_database) as store, Store(server_database) as second, keeper(server_database) as other:
        open_small(store, 6)

        def rob(date: str, games: int) -> None:
            while other.execute(text(END_LOCK), {"name": _name(server_database)}).all():
                time.sleep(0.05)
            play_season(second, "spring", days=1)

        with pytest.raises(Mistake, match=r"was played on by another process|nothing was written"):
            play_season(store, "spring", progress=rob)
        play_season(store, "spring")
        assert _rows(store) == _right(tmp_path)


def test_a_season_is_held_without_a_transaction(server_database: str) -> None:
    with keeper(server_database) as other:
        other.execute(
            text(f"ALTER DATABASE {_name(server_database)} SET idle_in_transaction_session_timeout = '300ms'")
        )
        with Store(server_database) as store:
            open_small(store, 6)
            states: list[str] = []

            def look(date: str, games: int) -> None:
                time.sleep(0.4)
                rows = other.execute(
                    text("SELECT state FROM pg_stat_activity WHERE datname = :name"), {"name": _name(server_database)}
                )
                states.extend(row[0] for row in rows)

            assert play_season(store, "spring", days=2, progress=look) == 4
        assert states and set(states) == {"idle"}


def test_the_holder_is_named(server_database: str) -> None:
    with Store(server_database) as store, Store(server_database) as second:
        open_small(store, 6)
        said = rf"season 'spring' is being played by hotstove {os.getpid()} on \S+ since 20"
        with store.alone("spring"), pytest.raises(Mistake, match=said), second.alone("spring"):
            raise AssertionError
        with second.alone("spring"):
            pass


def test_a_connection_that_died_in_the_pool_is_not_left_open(server_database: str) -> None:
    with Store(server_database) as store, keeper(server_database) as other:
        open_small(store, 6)
        while other.execute(text(END_ALL), {"name": _name(server_database)}).all():
            time.sleep(0.05)
        with pytest.raises(Mistake, match="nothing was played, and what was kept is safe"), store.alone("spring"):
            raise AssertionError
        assert store.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        with store.alone("spring"):
            pass


def test_many_may_make_the_tables_at_once(server_database: str) -> None:
    said: list[str] = []

    def make(number: int) -> None:
        try:
            with Store(server_database) as store:
                open_small(store, 6, f"s{number}")
        except Exception as error:
            said.append(str(error))

    threads = [threading.Thread(target=make, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert said == []
    with Store(server_database) as store, store.reading() as connection:
        assert queries.seasons(connection) == ["s0", "s1", "s2", "s3"]


def test_the_common_ways_to_write_the_url_lead_to_one_server(server_database: str) -> None:
    rest = server_database.partition("://")[2]
    for scheme in ("postgresql", "postgres", "postgresql+psycopg", "postgresql+psycopg2"):
        with Store(f"{scheme}://{rest}") as store, store.reading() as connection:
            assert queries.seasons(connection) == []


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://u:sekret@127.0.0.1:1/none",
        "postgresql+psycopg://u:sekret@127.0.0.1:1/none",
        "postgresql://127.0.0.1:1/none?password=sekret&user=u",
        "postgresql://u:sekret@127.0.0.1:port/none",
        "postgresql://u:sekret@[::1/none",
        "mysql://u:sekret@127.0.0.1/none",
        "foo://u:sekret@127.0.0.1/none",
        "://u:sekret",
        "sqlite://u:sekret@127.0.0.1/none",
        "sqlite://",
    ],
)
def test_no_password_is_ever_said(url: str) -> None:
    for words in (("standings", "--name", "x"), ("season", "play", "--name", "x")):
        ran = hotstove(*words, "--db", url)
        assert ran.code == 2
        assert ran.err.startswith("hotstove: ") and ran.err.count("\n") == 1
        assert "sekret" not in ran.err


def test_the_url_of_a_file_is_the_file(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store:
        open_small(store, 6)
    assert hotstove("season", "play", "--db", f"sqlite:///{tmp_path}/a.db", "--days", 99).code == 0
    with Store(tmp_path / "a.db") as store:
        assert _rows(store) == _right(tmp_path)
