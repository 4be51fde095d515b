"""Commands of a season that are killed at any moment: nothing is lost or half written, and the same command goes on.

HOTSTOVE_KILLS sets how often; 100 takes some four minutes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from hotstove.records.store import Store
from hotstove.season.season_store import check_season
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


def start(home: Path, words: list[str]) -> subprocess.Popen[str]:
    environment = {**os.environ, "HOTSTOVE_HOME": str(home), "HOTSTOVE_PLAIN": "1"}
    command = [sys.executable, "-m", "hotstove.cli.main", "season", *words, "--name", "spring"]
    return subprocess.Popen(
        command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def finished(home: Path, words: list[str], typed: str) -> None:
    """The command goes through; one that had done its work before it was killed may say so."""
    done = start(home, words)
    out, err = done.communicate(typed)
    again = "has been with" in err or "season 'spring' is over" in err
    assert done.returncode == 0 or (done.returncode == 2 and again), (words, out[-500:], err)


@pytest.mark.soak
def test_killed_commands_go_on(tmp_path: Path) -> None:
    homes = {name: tmp_path / name for name in ("whole", "killed")}
    for home in homes.values():
        with Store(home / "seasons" / "spring.db") as store:
            plan = open_small(store, 12)
    club = plan.clubs["NOR"]
    todo = steps(list(club.staff.rotation), next(iter(club.staff.versus.values()))[3][0])
    for words, typed in todo:
        finished(homes["whole"], words, typed)
    random, killed = Random("kills"), 0
    database = homes["killed"] / "seasons" / "spring.db"
    for place, (words, typed) in enumerate(todo):
        while killed < KILLS * (place + 1) // len(todo):
            games = count(database)
            running = start(homes["killed"], words)
            assert running.stdin is not None
            running.stdin.write(typed)
            running.stdin.close()
            time.sleep(random.uniform(0.2, LONGEST))
            running.kill()
            running.wait()
            killed += 1
            with Store(database) as store:
                check_season(store, "spring")
            if count(database) != games:
                break
        else:
            finished(homes["killed"], words, typed)
            continue
        if words[0] in ("play", "game") and "--all" not in words:
            continue
        finished(homes["killed"], words, typed)
    with Store(homes["whole"] / "seasons" / "spring.db") as whole, Store(database) as other:
        assert contents(whole) == contents(other)


def count(database: Path) -> int:
    with Store(database) as store:
        return check_season(store, "spring")["game"]
