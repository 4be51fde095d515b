"""Commands of leagues and of the encyclopedia that are killed at any moment leave what was there, and can go on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotstove.almanac.record_book import record_book
from hotstove.league.league_file import read_league
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.season.season_store import check_season
from tests.league.test_leagues import files, well
from tests.season.small_league import open_small

KILLS = int(os.environ.get("HOTSTOVE_KILLS", "8"))
"""How often each command is killed."""
RUN = (
    "import sys; from hotstove.cli.main import main; import hotstove.cli.leagues;"
    " import hotstove.cli.season.encyclopedia_tables; print('ready', flush=True); sys.argv[1:] = {words!r}; main()"
)


def kill(words: list[str], after: float) -> bool:
    """Runs a command, kills it after so many seconds, and says whether it was still at work."""
    process = subprocess.Popen(
        [sys.executable, "-c", RUN.format(words=words)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(after)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    return process.returncode == -signal.SIGKILL


@pytest.mark.soak
def test_a_cup_ends_the_same_however_often_it_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "whole"))
    words = [str(word) for word in ("--best-of", 9, "--seed", 4, *files(tmp_path))]
    began = time.monotonic()
    told = well("league", "cup", "cup", *words).out
    length = time.monotonic() - began
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "torn"))
    dice = random.Random(3)
    at_work = sum(kill(["league", "cup", "cup", *words], dice.random() * length * 2 / KILLS) for _ in range(KILLS))
    assert well("league", "cup", "cup", *words).out.splitlines()[-1] == told.splitlines()[-1]
    assert at_work > KILLS // 2
    games = []
    for place in ("whole", "torn"):
        with Store(tmp_path / place / "seasons" / "cup.db") as store:
            check_season(store, "cup")
            with store.reading() as connection:
                games.append(queries.games(connection, "cup", stage=None))
    assert games[0] == games[1]


@pytest.mark.soak
def test_an_encyclopedia_is_whole_or_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with Store(path) as store:
        for name in ("one", "two", "three"):
            open_small(store, 20, name)
            play_season(store, name)
    words = ["encyclopedia", "refresh", "--all", "--db", str(path)]
    began = time.monotonic()
    well(*words)
    length = time.monotonic() - began
    with Store(path) as store, store.reading() as connection:
        right = record_book(connection)
    dice = random.Random(4)
    for _ in range(KILLS):
        kill(words, dice.random() * length)
        with Store(path) as store, store.reading() as connection:
            assert record_book(connection) == right


@pytest.mark.soak
def test_a_draft_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    well("league", "draft", "dream", "--club", "Aces", "--club", "Kings", "--pool", "1988 AL", "--seed", 3)
    dice = random.Random(5)
    for _ in range(KILLS):
        kill(["league", "pick", "dream"], dice.random() * 3)
        league = read_league("dream")
        draft = league.draft()
        assert [pick.club for pick in league.picks] == [
            draft.on_the_clock(number) for number in range(len(league.picks))
        ]
    well("league", "pick", "dream", "--all")
    assert read_league("dream").draft().over
