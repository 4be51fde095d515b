"""What is read while a season is played fits together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from hotstove.records import queries
from hotstove.records.export import lahman_tables
from hotstove.records.store import Store
from hotstove.report import write_report
from hotstove.season.season import play_season
from hotstove.season.season_store import fixtures_to_play
from tests.season.small_league import open_small

MANY = int(os.environ.get("HOTSTOVE_EXPORTS", "100"))
"""Exports in a soak."""
PLAY = (
    "import sys; from hotstove.cli.main import main; sys.argv[1:] = ['season', 'play', '--all', '--db', {!r}]; main()"
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_reader_sees_one_moment(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    where = request.getfixturevalue("server_database") if kind == "postgresql" else tmp_path / "spring.db"
    with Store(where) as reader, Store(where) as player:
        open_small(player, 6)
        play_season(player, "spring", days=1)
        with reader.reading() as connection:
            before = queries.totals(connection, "spring", "batting")
            play_season(player, "spring", days=2)
            assert queries.totals(connection, "spring", "batting") == before
            _agrees(connection)
        with reader.reading() as connection:
            assert queries.totals(connection, "spring", "batting") != before
            _agrees(connection)


def _agrees(connection: Connection) -> None:
    """Runs that were batted in, allowed and scored are the same runs."""
    tables = lahman_tables(connection, "spring", 2026)
    assert len({sum(int(row["R"]) for row in tables[name]) for name in ("Batting", "Pitching", "Teams")}) == 1


def test_a_report_is_of_one_moment_though_days_are_played_meanwhile(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store, Store(tmp_path / "a.db") as player:
        open_small(store, 12)
        play_season(store, "spring", days=3)
        pages = write_report(store, "spring", tmp_path / "quiet")
        left = len(fixtures_to_play(store, "spring"))
        assert write_report(store, "spring", tmp_path / "busy", lambda: _play_a_day(player)) == pages
        assert len(fixtures_to_play(store, "spring")) < left
    quiet, busy = (
        {page.name: page.read_text() for page in (tmp_path / name).rglob("*.html")} for name in ("quiet", "busy")
    )
    assert quiet == busy


def _play_a_day(store: Store) -> None:
    play_season(store, "spring", days=1)


def _export_while_playing(path: Path, exports: int, games: int) -> int:
    """Exports in a loop beside a season that is being played; gives how many were made of the unfinished season."""
    done = 0
    with Store(path) as store:
        open_small(store, games)
        with subprocess.Popen([sys.executable, "-c", PLAY.format(str(path))], stdout=subprocess.DEVNULL) as player:
            while player.poll() is None and done < exports:
                with store.reading() as connection:
                    if 0 < len(queries.games(connection, "spring")) < 2 * games:
                        _agrees(connection)
                        done += 1
            player.kill()
    return done


def test_exports_during_play_agree_with_themselves(tmp_path: Path) -> None:
    assert _export_while_playing(tmp_path / "spring.db", 20, 60) > 3


@pytest.mark.soak
def test_many_exports_during_play_agree_with_themselves(tmp_path: Path) -> None:
    made = number = 0
    while made < MANY:
        number += 1
        made += _export_while_playing(tmp_path / f"{number}.db", MANY - made, 162)
    assert number < 100
