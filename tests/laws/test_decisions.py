"""Law 10, by running: what a decision offers does not depend on anybody's ratings, and managers see a view alone."""

from __future__ import annotations

from functools import partial

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.view import View
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.managers.book import ByTheBook
from hotstove.odds.enumerate import outcomes
from hotstove.table.questions import Decision, Request
from tests.helpers.exhaustive import EVERY_BATTER_SYMBOL, EVERY_PITCHER_SYMBOL, few_numbers
from tests.helpers.playing import ballgame, games_with_clubs, played

SLOW = ((0, 0, 0), "B", "0-10", True, 0)
FAST = ((5, 5, 5), "A", "81+", False, 0)


Path = tuple[tuple[str, object], ...]
"""Purposes and answers that lead to a question."""


def offers(
    bases: str, outs: int, running: tuple[int, int, int], bunt: str, defense: str, arm: bool, tired: int
) -> dict[Path, Decision]:
    """Every decision that can be met, by the answers that lead to it."""
    m = Matchup(bases, outs, EVERY_PITCHER_SYMBOL, EVERY_BATTER_SYMBOL, bunt, running, defense, arm, tired)
    found: dict[Path, Decision] = {}
    for way in outcomes(partial(plate_appearance, our_charts(), Options(), m), numbers=few_numbers()):
        path = tuple((question.purpose, answer) for question, answer in way.asked)
        for place, (question, _) in enumerate(way.asked):
            if isinstance(question, Decision):
                found[path[:place]] = question
    return found


@pytest.mark.parametrize("bases", ALL_BASES)
def test_options_do_not_depend_on_ratings(bases: str) -> None:
    """Slow players against an arm, fast players against none: on the same path the same question is put."""
    for outs in (0, 2):
        slow, fast = offers(bases, outs, *SLOW), offers(bases, outs, *FAST)
        common = [path for path in slow if path in fast]
        assert len(common) >= (1 if bases == "---" else 4)
        assert [path for path in common if slow[path] != fast[path]] == []


def test_the_quiet_default_comes_first() -> None:
    """Nobody goes, bunts, is sent or walked, A is the option: saying nothing is always the first choice."""
    quiet = {"option": "A", "again": "no", "walk": "no", "hit_and_run": "no"}
    for bases in ALL_BASES:
        for path, decision in offers(bases, 0, *FAST).items():
            if decision.purpose == "throw":
                assert decision.default == decision.options[0] != "none", path
            else:
                assert decision.default == quiet.get(decision.purpose, "none"), path


@pytest.mark.parametrize("key", games_with_clubs())
def test_a_manager_by_the_book_is_a_function_of_view_and_question(key: str) -> None:
    """Asked twice he says the same, with a reason in words, and a player who has never seen the game says it too."""

    class Twice:
        def decide(self, view: View, question: Decision | Request) -> str:
            first, second = ByTheBook().advise(view, question), ByTheBook().advise(view, question)
            assert first == second
            assert first.reason.strip().endswith(".")
            if question.purpose in ByTheBook().calm(view.state, (view.side,))(view.state):
                assert first.choice == question.default
            return first.choice

    alone = played(ballgame(key), 21)
    twice = played(ballgame(key), 21, {"visitors": Twice(), "home": Twice()})
    assert alone.lines() == twice.lines()
