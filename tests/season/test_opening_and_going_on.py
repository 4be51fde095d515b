"""Opening seasons and going on with them: fresh seeds, notes, older rules, the schedule about today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import update

from hotstove.records import schema
from hotstove.records.seals import seal_row
from hotstove.records.store import Store
from hotstove.season.entrants import lahman_codes
from hotstove.season.season_store import read_plan
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    return tmp_path / "seasons"


def test_two_seasons_have_different_dice_unless_told(home: Path) -> None:
    seeds = []
    for name, more in (("one", ()), ("two", ()), ("three", ("--seed", "7"))):
        words = ("season", "new", "rallybird", 2026, "--name", name, "--club", "Reds", "--club", "Blues", "--games", 2)
        assert "seed" in hotstove(*words, *more).out
        with Store(home / f"{name}.db") as store:
            seeds.append(read_plan(store, name).seed)
    assert len(set(seeds)) == 3 and seeds[2] == "7"


def test_a_season_of_older_rules_says_so_and_goes_on(home: Path) -> None:
    with Store(home / "spring.db") as store:
        open_small(store, 4)
        with store.writing() as connection:
            connection.execute(update(schema.season).values(version=0))
            seal_row(connection, "spring")
    ran = hotstove("season", "play", "--name", "spring")
    assert ran.code == 0
    assert "begun under version 0 of Superstar Baseball and goes on under version" in ran.err


def test_the_schedule_shows_today(home: Path) -> None:
    with Store(home / "spring.db") as store:
        open_small(store, 12)
    hotstove("season", "play", "--days", 3, "--name", "spring")
    rows = json.loads(hotstove("schedule", "--json", "--name", "spring").out)
    today = next(row["Date"] for row in rows if not row["Score"])
    shown = hotstove("schedule", "--name", "spring").out
    assert f"{today}" in shown and "next" in shown and rows[0]["Date"] not in shown
    assert f"{len(rows)} games in all" in shown
    assert len(hotstove("schedule", "--all", "--name", "spring").out.splitlines()) == len(rows) + 1


def test_superstar_says_what_its_limits_do(home: Path, tmp_path: Path) -> None:
    from hotstove.games import plays_game

    clubs = []
    for name, file in list(plays_game("superstar").clubs().items())[:2]:
        path = tmp_path / f"{name}.toml"
        path.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        clubs += ["--club", str(path)]
    words = ("season", "new", "superstar", 2026, "--games", 2, *clubs)
    assert "--option fatigue=no" in hotstove(*words, "--name", "one").out
    assert "--option fatigue=no" not in hotstove(*words, "--name", "two", "--option", "fatigue=no").out


def test_lahmans_clubs_have_lahmans_ids() -> None:
    assert {ours: theirs for ours, theirs in lahman_codes(1988).items() if ours != theirs} == {"MIL": "ML4"}
