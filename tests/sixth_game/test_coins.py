"""A sixth game by the recipe of docs/add-a-game.md: one folder, and every engine of the house takes it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

import hotstove.games
from hotstove.odds.distribution import distribution
from hotstove.server.lobby import choices
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.sitting.scene import scene
from hotstove.sitting.sitting import Sitting
from hotstove.table.game import play_out
from tests.cli.keyboard import hotstove as run

FOLDER = Path(__file__).parent
MOST_LINES = 250
SCENARIOS = """
game = "coins"

[[scenario]]
rule = "CN-03"
title = "two heads are three runs"
calls = { coins = "two" }
rolls = [2]
then = { score = [3, 0], over = false }

[[scenario]]
rule = "CN-04"
title = "the last toss ends it"
given = { halves = 5, visitors = 1 }
rolls = [0]
then = { score = [1, 0], over = true }
"""


@pytest.fixture(autouse=True)
def coins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The folder is put beside the games; nothing else is touched."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    monkeypatch.setattr(hotstove.games, "__path__", [*hotstove.games.__path__, str(FOLDER)])
    hotstove.games.keys.cache_clear()
    yield
    hotstove.games.keys.cache_clear()


def test_it_is_short() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (FOLDER / "coins").glob("*.py"))
    assert lines < MOST_LINES


def test_it_is_played_kept_on_a_tape_and_replayed(tmp_path: Path) -> None:
    tape = tmp_path / "coins.tape"
    played = run("play", "coins", "--seed", 5, "--auto", "both", "--tape", tape)
    assert (played.code, played.err) == (0, "")
    again = run("replay", tape)
    assert again.code == 0
    assert played.out.splitlines()[-3:] == again.out.splitlines()[-3:]


def test_it_is_judged(tmp_path: Path) -> None:
    file = tmp_path / "coins.toml"
    file.write_text(SCENARIOS, encoding="utf-8")
    assert run("judge", file).out.strip().endswith("2 passed, 0 failed")


def test_its_odds_are_exact() -> None:
    """One coin at a time: either side scores three in an eighth of all games."""
    game = hotstove.games.game("coins")
    ends = distribution(lambda: play_out(game, game.opening(game.options())))
    assert sum(ends.values()) == 1
    assert sum(chance for state, chance in ends.items() if state.visitors == 3) == Fraction(1, 8)


def test_it_has_a_season(tmp_path: Path) -> None:
    clubs = ("--club", "Reds", "--club", "Blues", "--club", "Greens")
    opened = run("season", "new", "coins", 2026, "--name", "coins", "--games", 4, *clubs)
    assert (opened.code, opened.err) == (0, "")
    assert run("season", "play", "--all", "--name", "coins").code == 0
    table = json.loads(run("standings", "--name", "coins", "--json").out)
    assert "Reds" in json.dumps(table)


def test_it_has_a_scene() -> None:
    sitting = Sitting(open_new(PlayArgs("coins", seed=1, auto="none", somebody_there=True)), [])
    sitting.go()
    seen = scene(sitting, "visitors")
    assert seen["game"]["name"] == "Coins"
    assert [option["value"] for option in seen["ask"]["options"]] == ["one", "two"]
    json.dumps(seen)


def test_it_stands_at_the_door_of_the_browser_and_has_paper(tmp_path: Path) -> None:
    seen = [one for one in choices.__wrapped__() if one["key"] == "coins"]
    assert [(one["sentence"], one["opponent"], one["papers"]) for one in seen] == [
        ("One coin or two, three innings.", "the book", ["charts", "sheet", "rules"])
    ]
    assert run("press", "sheet", "coins", "--blank", "--out", tmp_path / "sheet.pdf").code == 0
    assert "no cards of players" in run("press", "blank", "coins").err
