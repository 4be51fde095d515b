"""Every rule can be met by a person: in a game that a command opens, or in what a command prints."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.ledger import games_with_rulebooks, titles
from tests.helpers.reach import is_shown, reached, shown_rules


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reach")


def test_ways_are_told_of_rules_that_are_there() -> None:
    assert sorted(set(shown_rules()) - {rule for game in games_with_rulebooks() for rule in titles(game)}) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", games_with_rulebooks())
def test_every_rule_can_be_met(game: str) -> None:
    assert [rule for rule in titles(game) if rule not in reached(game)] == []


@pytest.mark.soak
@pytest.mark.parametrize("rule", shown_rules())
def test_the_command_shows_it(rule: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(folder / "home"))
    assert is_shown(shown_rules()[rule], folder)
