"""What is asked of a season is answered as it is, or refused in a sentence that says why."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small
from tests.season.test_commands import club_files


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    path = tmp_path / "s.db"
    with Store(path) as store:
        open_small(store, 6)
    return path


@pytest.mark.parametrize(
    "words",
    [
        ("standings",),
        ("leaders",),
        ("schedule",),
        ("season", "play", "--all"),
        ("season", "check"),
        ("season", "box", "NOR202609280"),
        ("season", "export", "--out", "out"),
        ("season", "report", "--out", "out"),
        ("season", "ensemble"),
        ("season", "postseason", "WS=HS1-HS2:3"),
    ],
    ids=" ".join,
)
def test_a_season_that_is_not_there_is_not_over(words: tuple[str, ...], spring: Path) -> None:
    ran = hotstove(*words, "--db", spring, "--name", "wrong")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "hotstove: there is no season 'wrong' here; there are: spring\n"


def test_the_last_season_is_the_one_last_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a clock that ran ahead, nor days that are still in the log, nor an empty file makes it another."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    clubs = club_files(tmp_path)
    for name in ("one", "two"):
        assert hotstove("season", "new", "superstar", 2026, "--games", 6, "--name", name, *clubs).code == 0
    assert hotstove("season", "play", "--name", "one").code == 0
    folder = tmp_path / "seasons"
    os.utime(folder / "two.db", (4_000_000_000, 4_000_000_000))
    with Store(folder / "empty.db"):
        pass
    assert "EAS Nine" in hotstove("standings").out
    assert hotstove("season", "play", "--days", 1).code == 0
    assert _played(folder / "one.db") == 4 and _played(folder / "two.db") == 0
    (folder / "last-played").unlink()
    os.utime(folder / "empty.db", (4_100_000_000, 4_100_000_000))
    assert hotstove("season", "play", "--days", 1).code == 0
    assert _played(folder / "two.db") == 2


def _played(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])
    finally:
        connection.close()


def test_an_empty_database_holds_no_season(tmp_path: Path) -> None:
    with Store(tmp_path / "other.db"):
        pass
    ran = hotstove("season", "play", "--all", "--db", tmp_path / "other.db", "--name", "other")
    assert (ran.code, ran.err) == (2, "hotstove: there is no season 'other' here; there are: none\n")


def without_rights(*words: object) -> subprocess.CompletedProcess[str]:
    """Runs a command as somebody who may write only what its owner may."""
    before: list[str] = []
    if os.getuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root may write anywhere, and there is no setpriv to take that from him")
        before = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all"]
    command = [*before, sys.executable, "-m", "hotstove.cli.main", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("what", ["folder", "file"])
def test_a_read_only_season_is_read_and_not_played(what: str, tmp_path: Path) -> None:
    folder = tmp_path / "library"
    path = folder / "spring.db"
    with Store(path) as store:
        open_small(store, 6)
    assert hotstove("season", "play", "--days", 2, "--db", path).code == 0
    wanted = hotstove("standings", "--db", path).out
    locked = folder if what == "folder" else path
    locked.chmod(0o555 if what == "folder" else 0o444)
    try:
        content = path.read_bytes()
        for words in (
            ("standings",),
            ("leaders",),
            ("season", "check"),
            ("season", "export", "--out", tmp_path / "out"),
        ):
            ran = without_rights(*words, "--db", path)
            assert (ran.returncode, ran.stderr) == (0, "")
        assert without_rights("standings", "--db", path).stdout == wanted
        ran = without_rights("season", "play", "--db", path)
        assert (ran.returncode, ran.stderr) == (
            2,
            f"hotstove: {path}: cannot be played; the file or its folder is read-only\n",
        )
        assert path.read_bytes() == content and [one.name for one in folder.iterdir()] == ["spring.db"]
    finally:
        locked.chmod(0o755)


def test_an_old_season_in_a_read_only_folder_is_told_what_it_needs(tmp_path: Path) -> None:
    folder = tmp_path / "library"
    folder.mkdir()
    shutil.copy(Path(__file__).parent / "old" / "season-0001.db", folder / "old.db")
    folder.chmod(0o555)
    try:
        ran = without_rights("standings", "--db", folder / "old.db")
    finally:
        folder.chmod(0o755)
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1
    assert "is of version 0001 and must be brought to" in ran.stderr and "copy it" in ran.stderr


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    ran = hotstove("standings", "--db", tmp_path)
    assert (ran.code, ran.err) == (2, f"hotstove: {tmp_path}: cannot be opened (it is a folder)\n")


def test_a_version_that_nobody_wrote_is_refused(spring: Path) -> None:
    connection = sqlite3.connect(spring)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
    connection.close()
    with pytest.raises(Mistake, match="'0000', which no hotstove ever wrote"):
        Store(spring)


def test_a_file_that_somebody_else_is_about_to_write_is_waited_for(tmp_path: Path) -> None:
    """SQLite itself does not wait there: it says at once that the journal of a new file cannot be chosen."""
    path = tmp_path / "new.db"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    later = threading.Timer(0.3, other.rollback)
    later.start()
    with Store(path) as store, store.reading() as connection:
        assert queries.seasons(connection) == []
    later.join()
    other.close()


def test_many_may_make_one_database_at_once(tmp_path: Path) -> None:
    path = tmp_path / "new" / "all.db"
    said: list[str] = []

    def make(number: int) -> None:
        try:
            with Store(path) as store:
                open_small(store, 6, f"s{number}")
        except Exception as error:
            said.append(str(error))

    threads = [threading.Thread(target=make, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert said == []
    with Store(path) as store, store.reading() as connection:
        assert queries.seasons(connection) == [f"s{number}" for number in range(8)]


def test_a_figure_that_was_changed_by_another_program_is_found(spring: Path) -> None:
    assert hotstove("season", "play", "--days", 2, "--db", spring).code == 0
    assert hotstove("season", "check", "--db", spring).out.startswith("Season spring is as it was written: 4 of club")
    for change in (
        "UPDATE game SET home_runs = home_runs + 1 WHERE key = 'EAS202609260'",
        "UPDATE batting SET hits = 4 WHERE key = 'EAS202609260' AND slot = 1",
        "DELETE FROM event WHERE key = 'EAS202609260' AND number = 20",
        "UPDATE fixture SET played = 1",
        "UPDATE season SET seed = '8'",
        "UPDATE club SET cards = replace(cards, '1', '2')",
        "UPDATE player SET last = 'Ruth'",
        "DELETE FROM seal WHERE day = '20260926'",
    ):
        copy = spring.with_name("copy.db")
        shutil.copy(spring, copy)
        connection = sqlite3.connect(copy)
        with connection:
            connection.execute(change)
        connection.close()
        for words in (("season", "check"), ("season", "play")):
            ran = hotstove(*words, "--db", copy)
            assert ran.code == 2, change
            assert ran.err.startswith(f"hotstove: {copy}: is damaged (season 'spring'") and ran.err.count("\n") == 1
        copy.unlink()
