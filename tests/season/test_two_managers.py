"""Two managers at one season at once, on a file and on a server: nobody writes over the other, and both may look."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotstove.records.store import Store
from hotstove.season.season_store import check_season, fixtures_to_play, read_plan
from tests.records.conftest import postgres, server_database  # noqa: F401
from tests.season.small_league import open_small


def started(home: Path, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "HOTSTOVE_HOME": str(home), "HOTSTOVE_PLAIN": "1"}
    command, pipe = [sys.executable, "-m", "hotstove.cli.main", "season", *words], subprocess.PIPE
    return subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe, stderr=pipe)


def ran(home: Path, *words: str) -> tuple[int, str]:
    process = started(home, *words)
    out, err = process.communicate("")
    return process.returncode, out + err


@pytest.mark.parametrize("kind", ["file", pytest.param("server", marks=pytest.mark.soak)])
def test_two_managers_at_once(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    place: Path | str = tmp_path / "seasons" / "spring.db"
    where: tuple[str, ...] = ("--name", "spring")
    if kind == "server":
        place = str(request.getfixturevalue("server_database"))
        where = (*where, "--db", place)
    with Store(place) as store:
        rotation = open_small(store).clubs["NOR"].staff.rotation
        left = fixtures_to_play(store, "spring")
        today = sum(one.date == left[0].date for one in left)
    with started(tmp_path, "game", "NOR", *where) as first:
        assert first.stdin is not None and first.stdout is not None
        assert "NOR Nine" in first.stdout.readline(), "he sits at the table, and the season waits for him"
        for words in (("play",), ("rotation", "NOR", ", ".join(rotation[::-1]))):
            code, told = ran(tmp_path, *words, *where)
            assert code == 2 and "is being played" in told and "Traceback" not in told, told
        assert ran(tmp_path, "standings", *where)[0] == 0
        first.stdin.write("\n" * 4 + "finish\n")
        first.stdin.close()
        first.stdout.read()
        assert first.wait() == 0
    code, told = ran(tmp_path, "rotation", "NOR", ", ".join(rotation[::-1]), *where)
    assert code == 0, told
    with Store(place) as store:
        assert check_season(store, "spring")["game"] == today
        assert read_plan(store, "spring").orders.of("NOR").rotation == rotation[::-1]
