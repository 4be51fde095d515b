"""An ensemble on a real Dask scheduler with two workers, of whom one is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotstove.games import plays_game
from hotstove.season.ensemble import replays
from hotstove.season.new_season import Wishes, prepare

pytest.importorskip("distributed")
REPLAYS = int(os.environ.get("HOTSTOVE_DASK_REPLAYS", "40"))


def _started(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


@pytest.mark.soak
def test_a_worker_who_is_killed_changes_nothing(tmp_path: Path) -> None:
    where = tmp_path / "scheduler.json"
    clubs = tuple(str(file) for file in plays_game("superstar").clubs().values())[:2]
    plan, schedule = prepare(Wishes("dask", "superstar", 1988, clubs=clubs, games=12))
    here = list(replays(plan, schedule, REPLAYS))
    words = ("--scheduler-file", str(where))
    running = [_started("scheduler", "--host", "127.0.0.1", "--port", "0", "--dashboard-address", ":0", *words)]
    try:
        until = time.monotonic() + 60
        while not where.exists() and time.monotonic() < until:
            time.sleep(0.2)
        workers = [_started("worker", "--no-nanny", "--nthreads", "1", *words) for _ in range(2)]
        running += workers
        address = json.loads(where.read_text())["address"]
        found = []
        for number, one in enumerate(replays(plan, schedule, REPLAYS, dask=address)):
            found.append(one)
            if number == 3:
                workers[0].send_signal(signal.SIGKILL)
        assert workers[0].wait(20) == -signal.SIGKILL
        assert found == here
    finally:
        for process in running:
            process.kill()
            process.wait()
