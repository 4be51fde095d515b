"""Golden games: any change of behaviour is a difference in text. `make playthroughs` rewrites them on purpose."""

from __future__ import annotations

import pytest

from hotstove.diamond.plays_game import PlaysGame
from hotstove.games import game as identity
from tests.helpers.playthrough import FOLDER, others, playthrough, wanted
from tests.helpers.source import games_present


@pytest.mark.parametrize("name", wanted())
def test_the_game_is_played_as_it_was(name: str) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert playthrough(*wanted()[name]).splitlines() == golden.splitlines()


@pytest.mark.parametrize("name", others())
def test_a_game_without_plays_is_played_as_it_was(name: str) -> None:
    assert others()[name]().splitlines() == (FOLDER / name).read_text(encoding="utf-8").splitlines()


def test_no_game_lacks_a_playthrough() -> None:
    """One for every preset of a game of plays that ships with clubs, at least one for any other game."""
    files = {path.name for path in FOLDER.glob("*.txt")}
    assert sorted({*wanted(), *others()} - files) == []
    rest = [key for key in games_present() if not isinstance(identity(key), PlaysGame)]
    assert [key for key in rest if not any(name.startswith(f"{key}-") for name in files)] == []


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    assert [path.name for path in FOLDER.glob("*.txt") if path.name.partition("-")[0] not in games_present()] == []
