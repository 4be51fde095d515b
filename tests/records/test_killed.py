"""A season that is killed at any moment goes on to the same end."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotstove.records import schema
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.season.season_store import check_season, fixtures_to_play
from tests.season.small_league import open_small

PLAY_ON = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    " hasattr(signal, 'SIGHUP') and signal.signal(signal.SIGHUP, signal.SIG_DFL);"
    " import sys, hotstove.season.season; from hotstove.cli.main import main; print('ready', flush=True);"
    " sys.argv[1:] = ['season', 'play', '--all', '--db', {db!r}, '--jobs', '{jobs}']; main()"
)
"""Signals are heard even where whoever runs the tests has them ignored, as nohup does."""
MANY = int(os.environ.get("HOTSTOVE_KILLS", "25"))
"""Kills of each kind of season in a soak; 75 make 300 of all, in a quarter of an hour."""
PATIENCE = 10
"""Seconds within which a worker has noticed that its parent is gone, on a machine that has much else to do."""


BLOWS = tuple(getattr(signal, name) for name in ("SIGKILL", "SIGTERM", "SIGHUP") if hasattr(signal, name))


def _contents(where: Path | str) -> dict[str, list[tuple[object, ...]]]:
    with Store(where) as store, store.reading() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
        }


def _kill_and_resume(folder: Path, torn: Path | str, kills: int, games: int, jobs: int = 1) -> None:
    """Plays a season that is killed again and again, and compares it with one that was left alone."""
    whole = folder / "whole.db"
    for where in (whole, torn):
        with Store(where) as store:
            open_small(store, games)
    with Store(whole) as store:
        total = play_season(store, "spring")
    rng = random.Random(5)
    begun = 0
    for _ in range(kills):
        command = [sys.executable, "-c", PLAY_ON.format(db=str(torn), jobs=jobs)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert process.stdout is not None
        process.stdout.readline()
        with Store(torn) as store:
            goal = len(fixtures_to_play(store, "spring")) - rng.random() * 1.6 * total / kills
            while process.poll() is None and len(fixtures_to_play(store, "spring")) > goal:
                time.sleep(0.01)
        time.sleep(rng.random() / 100)
        process.send_signal(rng.choice(BLOWS))
        process.communicate()
        with Store(torn) as store:
            begun += bool(fixtures_to_play(store, "spring"))
            check_season(store, "spring")
            with store.alone("spring"):
                pass
    with Store(torn) as store:
        play_season(store, "spring")
        assert fixtures_to_play(store, "spring") == []
    assert begun > kills // 2
    assert _contents(torn) == _contents(whole)


def test_three_kills_change_nothing(tmp_path: Path) -> None:
    _kill_and_resume(tmp_path, tmp_path / "torn.db", 3, 80)
    assert (tmp_path / "torn.db").exists()


@pytest.mark.soak
@pytest.mark.parametrize("jobs", [1, 2])
def test_many_kills_change_nothing(jobs: int, tmp_path: Path) -> None:
    _kill_and_resume(tmp_path, tmp_path / "torn.db", MANY, 162, jobs)
    assert (tmp_path / "torn.db").exists()


@pytest.mark.soak
@pytest.mark.parametrize("jobs", [1, 2])
def test_many_kills_change_nothing_on_a_server(jobs: int, tmp_path: Path, server_database: str) -> None:
    _kill_and_resume(tmp_path, server_database, MANY, 162, jobs)
    assert (tmp_path / "whole.db").exists()


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _playing_in_two(path: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A season that is being played in two workers, which have played a day; and all processes of that play."""
    command = [sys.executable, "-c", PLAY_ON.format(db=str(path), jobs=2)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with Store(path) as store:
        before = len(fixtures_to_play(store, "spring"))
        while len(fixtures_to_play(store, "spring")) == before and process.poll() is None:
            time.sleep(0.02)
    assert process.poll() is None
    return process, _children(process.pid)


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")


@needs_proc
@pytest.mark.parametrize("blow", BLOWS, ids=lambda blow: blow.name)
def test_workers_die_with_their_parent_and_hold_no_lock(blow: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "spring.db"
    with Store(path) as store:
        open_small(store, 160)
    process, children = _playing_in_two(path)
    assert len(children) >= 2
    process.send_signal(blow)
    process.wait()
    with Store(path) as store:
        assert play_season(store, "spring", days=1) > 0
    _wait_until_gone(children)
    process.communicate()


def _wait_until_gone(pids: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < deadline, "workers live on without their parent"
        time.sleep(0.05)


@needs_proc
def test_a_worker_that_is_killed_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "spring.db"
    with Store(path) as store:
        open_small(store, 160)
    process, children = _playing_in_two(path)
    workers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    os.kill(workers[0], signal.SIGKILL)
    _, said = process.communicate()
    assert process.returncode == 2
    assert said.startswith("hotstove: a process that played games was ended from outside") and said.count("\n") == 1
    with Store(path) as store:
        assert play_season(store, "spring", days=1) > 0


@needs_proc
def test_ctrl_c_ends_two_workers_without_a_word(tmp_path: Path) -> None:
    path = tmp_path / "spring.db"
    with Store(path) as store:
        open_small(store, 160)
    process, children = _playing_in_two(path)
    for pid in (process.pid, *children):
        os.kill(pid, signal.SIGINT)
    _, said = process.communicate()
    assert (process.returncode, said) == (130, "")
    _wait_until_gone(children)
