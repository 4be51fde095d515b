"""A sixth game sits down like the others: play, tape, undo, box, odds and scene, with no line of its own here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotstove import games
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.sitting.scene import scene
from hotstove.sitting.sitting import AnySitting, Sitting
from tests.cli.keyboard import hotstove

ROOM = str(Path(__file__).parents[1] / "sixth_game")


@pytest.fixture(autouse=True)
def coins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(games, "__path__", [*games.__path__, ROOM])
    games.keys.cache_clear()
    yield
    games.keys.cache_clear()


def test_it_is_played_kept_and_shown_again(tmp_path: Path) -> None:
    tape = tmp_path / "coins.tape"
    ran = hotstove("play", "coins", "--seed", 3, "--tape", tape)
    assert (ran.code, ran.err) == (0, "")
    box = hotstove("box", tape).out
    assert box == ran.out.splitlines()[-1] + "\n"
    assert hotstove("replay", tape).out.endswith(box)
    assert '"over": true' in hotstove("box", tape, "--json").out
    assert "Coins has no plays" in hotstove("export", "retrosheet", tape, "--out", tmp_path / "out").err


def test_people_choose_toss_their_own_coins_and_take_back() -> None:
    typed = "two\n1 1\nundo\nundo\none\n0\n" + "\n1\n" * 5
    ran = hotstove("play", "coins", "--auto", "none", "--dice", "mine", typed=typed)
    assert ran.code == 0
    assert "Visitors: coins (one, two; Enter: one): two" in ran.out
    assert "Roll for the toss two (silver, gold): " in ran.out
    assert ran.out.splitlines()[-2] == "Visitors 2, Home 3."


def test_its_odds_and_its_scene() -> None:
    assert hotstove("odds", "coins").out == "The score after the first turn:\n  0.5000  0-0\n  0.5000  1-0\n"
    assert "  0.2500  3-0" in hotstove("odds", "coins", "--call", "coins=two").out
    sitting: AnySitting = Sitting(open_new(PlayArgs(game="coins", auto="none", seed=1, somebody_there=True)))
    sitting.go()
    drawn = scene(sitting, "visitors")
    assert [option["value"] for option in drawn["ask"]["options"]] == ["one", "two"]
    assert scene(sitting, "home")["ask"] is None
    assert drawn["scoreboard"]["sides"][0] == {"name": "Visitors", "runs": 0}
