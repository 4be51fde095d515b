"""A season that is killed at any moment goes on to the same end."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotstove.league.books import fixtures_to_play
from hotstove.league.season import play_season
from hotstove.records import schema
from hotstove.records.store import Store
from tests.league.small_league import open_small

PLAY_ON = (
    "import sys, hotstove.league.season; from hotstove.cli.main import main; print('ready', flush=True);"
    " sys.argv[1:] = ['season', 'play', '--all', '--db', {db!r}]; main()"
)


def _contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with Store(path) as store, store.reading() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
        }


def _kill_and_resume(folder: Path, kills: int, games: int) -> None:
    whole, torn = folder / "whole.db", folder / "torn.db"
    for path in (whole, torn):
        with Store(path) as store:
            open_small(store, games)
    with Store(whole) as store:
        started = time.monotonic()
        play_season(store, "spring")
        length = time.monotonic() - started
    rng = random.Random(5)
    begun = 0
    for _ in range(kills):
        command = [sys.executable, "-c", PLAY_ON.format(db=str(torn))]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(rng.random() * 2 * length / kills)
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()
        with Store(torn) as store:
            begun += bool(fixtures_to_play(store, "spring"))
        with sqlite3.connect(torn) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with Store(torn) as store:
        play_season(store, "spring")
        assert fixtures_to_play(store, "spring") == []
    assert begun > kills // 2
    assert _contents(torn) == _contents(whole)


def test_three_kills_change_nothing(tmp_path: Path) -> None:
    _kill_and_resume(tmp_path, 3, 18)
    assert (tmp_path / "torn.db").exists()


@pytest.mark.soak
def test_fifty_kills_change_nothing(tmp_path: Path) -> None:
    _kill_and_resume(tmp_path, 50, 162)
    assert (tmp_path / "torn.db").exists()
