"""The ledger holds: every rule of every rulebook has a test, and every test named after a rule has its rule."""

from __future__ import annotations

import pytest

from tests.helpers.ledger import games_with_rulebooks, ledger, named_tests, titles


@pytest.mark.parametrize("game", games_with_rulebooks())
def test_every_rule_has_a_test(game: str) -> None:
    assert [f"{rule.id} {rule.title}" for rule in ledger(game) if not rule.tests] == []


@pytest.mark.parametrize("game", games_with_rulebooks())
def test_no_test_is_named_after_a_rule_that_is_not_there(game: str) -> None:
    assert sorted(set(named_tests(game)) - set(titles(game))) == []


@pytest.mark.parametrize("game", games_with_rulebooks())
def test_the_ids_run_without_a_gap(game: str) -> None:
    ids = list(titles(game))
    prefix = ids[0][:2]
    assert ids == [f"{prefix}-{number:02}" for number in range(1, len(ids) + 1)]


def test_superstar_has_its_thirty_four_rules() -> None:
    assert len(titles("superstar")) == 34
