"""Who holds a season: told by name, for each season of a file, and never at the cost of another file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hotstove
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.table.errors import Mistake
from hotstove.table.locking import Taken, held
from tests.season.small_league import open_small

HOLD = """
import sys
from pathlib import Path
from hotstove.records.store import Store
with Store(Path(sys.argv[1])) as store, store.alone(sys.argv[2]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_holder_is_named_with_his_process_and_the_time(tmp_path: Path) -> None:
    path = tmp_path / "spring.db"
    with Store(path) as store:
        open_small(store, 6)
        with subprocess.Popen(
            [sys.executable, "-c", HOLD, str(path), "spring"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as other:
            assert other.stdout is not None and other.stdin is not None
            assert other.stdout.readline() == "held\n"
            said = rf"^season 'spring' is being played by process {other.pid} since 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d"
            with pytest.raises(Mistake, match=said):
                play_season(store, "spring")
            other.stdin.close()
        play_season(store, "spring")
    assert [file.name for file in tmp_path.iterdir()] == ["spring.db"]


def test_seasons_of_one_file_are_held_one_by_one(tmp_path: Path) -> None:
    with Store(tmp_path / "all.db") as store:
        for name in ("one", "two"):
            open_small(store, 6, name)
        with store.alone("one"):
            assert play_season(store, "two") == 12
            with pytest.raises(Mistake, match="season 'one' is being played"):
                play_season(store, "one")


def test_a_lock_that_leads_elsewhere_is_refused_and_nothing_is_emptied(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir, ")
    lock = tmp_path / "spring.lock"
    lock.symlink_to(letter)
    with pytest.raises(Mistake, match="the lock cannot be opened"), held(lock):
        raise AssertionError
    assert letter.read_text() == "Dear Sir, "
    lock.unlink()
    lock.mkdir()
    with pytest.raises(Mistake, match="the lock cannot be opened"), held(lock):
        raise AssertionError


def test_a_lock_left_by_a_dead_process_is_no_lock(tmp_path: Path) -> None:
    lock = tmp_path / "spring.lock"
    lock.write_text("process 1 since yesterday")
    with held(lock):
        assert lock.read_text().startswith(f"process {os.getpid()} since 20")
        with pytest.raises(Taken, match=f"process {os.getpid()} since"), held(lock):
            raise AssertionError
    assert not lock.exists()


def test_what_a_lock_says_never_reaches_the_terminal_unless_it_is_plain(tmp_path: Path) -> None:
    lock = tmp_path / "spring.lock"
    with held(lock):
        lock.write_text("process \x1b]0;evil\x07")
        with pytest.raises(Taken, match=r"^another process$"), held(lock):
            raise AssertionError


def test_locks_of_one_system_stand_in_one_file() -> None:
    """What only Unix or only Windows has is behind the door, so that every other file can be imported anywhere."""
    here = Path(hotstove.__file__).parent
    found = {
        path.relative_to(here).as_posix()
        for path in here.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.split()[:2] in (["import", "fcntl"], ["import", "msvcrt"], ["import", "resource"], ["import", "pwd"])
    }
    assert found == {"table/locking.py"}
