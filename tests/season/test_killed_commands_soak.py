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

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.season_store import check_season
from tests.records.conftest import postgres, server_database  # noqa: F401
from tests.season.small_league import open_small
from tests.season.test_season import contents

KILLS = int(os.environ.get("HOTSTOVE_KILLS", "12"))
LONGEST = 1.6
"""Seconds after which a command is not killed any more."""
FIRST_WORDS = "\n\n"
"""The season's starter and lineup are taken; who goes on with a game that was left is not asked for them."""
BRACKET = "ONE=HS1-HS4:3; TWO=HS2-HS3:3; FINAL=ONE-TWO:5"


def steps(pitchers: list[str], traded: str) -> list[tuple[list[str], str]]:
    """Commands, and what is typed at them."""
    found: list[tuple[list[str], str]] = []
    for number in range(4):
        found.append((["rotation", "NOR", ", ".join(pitchers[number:] + pitchers[:number])], ""))
        found.append((["game", "NOR"], FIRST_WORDS + "finish\n"))
        found.append((["bullpen", "EAS", "--auto"], ""))
        found.append((["play"], ""))
    found.append((["trade", "NOR", traded, "WES"], ""))
    found.append((["play", "--all"], ""))
    found.append((["postseason", BRACKET, "--club", "NOR"], (FIRST_WORDS + "finish\n") * 9))
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


def typed_at(where: Place, typed: str) -> str:
    """What is typed, where a game may have been left: then the book goes on with it, as it would have."""
    with Store(where.database) as store, store.reading() as connection:
        over = {game["key"] for game in queries.games(connection, "spring", stage=None)}
    tapes = (where.home / "seasons").glob("spring-*.tape")
    left = any(tape.stem.removeprefix("spring-") not in over for tape in tapes)
    return typed.removeprefix(FIRST_WORDS) if left else typed


def finished(where: Place, words: list[str], typed: str) -> None:
    """The command goes through; one that had done its work before it was killed may say so."""
    done = start(where, words)
    out, err = done.communicate(typed_at(where, typed))
    again = "in another part of the season" in err or "is not with NOR now" in err or "season 'spring' is over" in err
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
            words_typed = typed_at(broken, typed)
            with start(broken, words) as running:
                assert running.stdin is not None
                running.stdin.write(words_typed)
                running.stdin.close()
                time.sleep(random.uniform(0.2, LONGEST))
                running.kill()
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
