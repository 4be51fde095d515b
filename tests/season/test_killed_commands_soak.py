"""Commands of a season that are killed at any moment: nothing is lost or half written, and the same command goes on.

HOTSTOVE_KILLS sets how often; 100 takes some four minutes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from hotstove.records.store import Store
from hotstove.season.season_store import check_season
from tests.records.conftest import postgres, server_database  # noqa: F401
from tests.season.small_league import open_small
from tests.season.test_season import contents

KILLS = int(os.environ.get("HOTSTOVE_KILLS", "12"))
LONGEST = 1.6
"""Seconds after which a command is not killed any more."""
BRACKET = "ONE=HS1-HS4:3; TWO=HS2-HS3:3; FINAL=ONE-TWO:5"


def steps(pitchers: list[str], traded: str) -> list[tuple[list[str], str]]:
    """Commands, and what is typed at them."""
    found: list[tuple[list[str], str]] = []
    for number in range(4):
        found.append((["rotation", "NOR", ", ".join(pitchers[number:] + pitchers[:number])], ""))
        found.append((["game", "NOR"], "\n\n" + "\n" * 30 + "finish\n"))
        found.append((["bullpen", "EAS", "--auto"], ""))
        found.append((["play"], ""))
    found.append((["trade", "NOR", traded, "WES"], ""))
    found.append((["play", "--all"], ""))
    found.append((["postseason", BRACKET, "--club", "NOR"], ("\n\n" + "finish\n") * 9))
    return found


@dataclass(frozen=True)
class Place:
    """Where a season is played: the user's folder, and the database if it is not in there."""

    home: Path
    server: str = ""

    @property
    def database(self) -> Path | str:
        return self.server or self.home / "seasons" / "spring.db"


def start(where: Place, words: list[str]) -> subprocess.Popen[str]:
    environment = {**os.environ, "HOTSTOVE_HOME": str(where.home), "HOTSTOVE_PLAIN": "1"}
    there = ["--db", where.server] if where.server else []
    command = [sys.executable, "-m", "hotstove.cli.main", "season", *words, "--name", "spring", *there]
    return subprocess.Popen(
        command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def finished(where: Place, words: list[str], typed: str) -> None:
    """The command goes through; one that had done its work before it was killed may say so."""
    done = start(where, words)
    out, err = done.communicate(typed)
    again = "has been with" in err or "season 'spring' is over" in err
    assert done.returncode == 0 or (done.returncode == 2 and again), (words, out[-500:], err)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["file", "server"])
def test_killed_commands_go_on(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """On a server a quarter as often."""
    server = str(request.getfixturevalue("server_database")) if kind == "server" else ""
    kills = KILLS // 4 if server else KILLS
    whole, broken = Place(tmp_path / "whole"), Place(tmp_path / "killed", server)
    for where in (whole, broken):
        with Store(where.database) as store:
            plan = open_small(store, 12)
    club = plan.clubs["NOR"]
    todo = steps(list(club.staff.rotation), next(iter(club.staff.versus.values()))[3][0])
    for words, typed in todo:
        finished(whole, words, typed)
    random, killed = Random("kills"), 0
    for place, (words, typed) in enumerate(todo):
        while killed < kills * (place + 1) // len(todo):
            games = count(broken.database)
            running = start(broken, words)
            assert running.stdin is not None
            running.stdin.write(typed)
            running.stdin.close()
            time.sleep(random.uniform(0.2, LONGEST))
            running.kill()
            running.wait()
            killed += 1
            with Store(broken.database) as store:
                check_season(store, "spring")
            if count(broken.database) != games:
                break
        else:
            finished(broken, words, typed)
            continue
        if words[0] in ("play", "game") and "--all" not in words:
            continue
        finished(broken, words, typed)
    with Store(whole.database) as one, Store(broken.database) as other:
        assert contents(one) == contents(other)


def count(database: Path | str) -> int:
    with Store(database) as store:
        return check_season(store, "spring")["game"]
