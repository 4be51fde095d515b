"""The book calls the hit and run of Long Tater! when it pays: exact odds, and games against one who always calls it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hotstove.diamond.view import View
from hotstove.games import plays_game
from hotstove.games.longtater.cards import Legs
from hotstove.games.longtater.estimates import _strikeouts
from hotstove.games.longtater.running_gains import RUNNING_ON_CONTACT, STEAL_ON_STRIKEOUT
from hotstove.managers.book import ByTheBook
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request
from tests.helpers.hit_and_run import BATTER, PITCHER, RUNNER, RUNS_TO_COME, gain
from tests.helpers.playing import ballgame, played


class Eager(ByTheBook):
    """Calls it whenever it may."""

    def decide(self, view: View, question: Decision | Request) -> str:
        return "yes" if question.purpose == "hit_and_run" else super().decide(view, question)


@pytest.mark.parametrize(("bases", "outs"), [("1--", 1), ("12-", 0), ("--3", 2)])
def test_the_table_is_what_exact_odds_give(bases: str, outs: int) -> None:
    assert round(gain(BATTER, PITCHER, RUNNER, bases, outs), 3) == RUNNING_ON_CONTACT[bases][outs]


@pytest.mark.parametrize(("sb", "k"), [(75, 15), (5, 45)])
def test_the_estimate_is_near_exact_odds(sb: int, k: int) -> None:
    """A thief and a batter who meets the ball; a slow player and one who strikes out."""
    batter, pitcher = replace(BATTER, k=k), replace(PITCHER, k=k)
    strikeouts = _strikeouts(batter, pitcher)
    safe = 0.03 + 0.97 * sb / 100
    stolen, caught = STEAL_ON_STRIKEOUT["1--"][0]
    told = RUNNING_ON_CONTACT["1--"][0] * (1 - strikeouts) + strikeouts * (safe * stolen + (1 - safe) * caught)
    assert abs(gain(batter, pitcher, Legs(10, sb), "1--", 0) - told) < 0.035


def test_steals_on_the_third_strike_are_worth_what_the_bases_are() -> None:
    value = RUNS_TO_COME
    assert STEAL_ON_STRIKEOUT["1--"][0] == (
        round(value["-2-"][1] - value["1--"][1], 2),
        round(value["---"][2] - value["1--"][1], 2),
    )


@pytest.mark.parametrize("games", [400, pytest.param(2_000, marks=pytest.mark.soak)])
def test_a_side_that_always_calls_it_does_not_beat_the_book(games: int) -> None:
    """Within two standard errors of .500."""
    won = 0
    for number in range(games):
        seat, other = ("home", "visitors") if number % 2 else ("visitors", "home")
        session = played(ballgame("longtater", turn=number // 2), number, {seat: Eager(), other: ByTheBook()})
        visitors, home = session.state.situation.score
        won += (home > visitors) == (seat == "home")
    assert won / games - 0.5 < (1 / games) ** 0.5


def calls(games: int, preset: str, in_season: bool = False) -> Counter[tuple[str, str]]:
    """What the book calls when it plays against itself."""
    manager, options = ByTheBook(in_season), plays_game("longtater").presets[preset]
    found: Counter[tuple[str, str]] = Counter()
    for number in range(games):
        record = played(ballgame("longtater", options, turn=number), number, dict.fromkeys(SIDES, manager)).record
        for question, answer in zip(record[::2], record[1::2], strict=True):
            if isinstance(question, Decision):
                found[question.purpose, str(answer)] += 1
    return found


def test_the_book_calls_hit_and_run_squeeze_and_double_steal() -> None:
    """Where steals are called, each of them over two hundred games."""
    found = calls(200, "called")
    assert found["hit_and_run", "yes"] > 200
    assert found["bunt", "squeeze"] > 0
    assert found["steal", "2-3 1-2"] > 0


def test_in_a_season_it_is_called_as_seldom_as_in_life() -> None:
    """Less than once a side and game where the season's options have it at all; the preset `replay` has it not."""
    assert 0 < calls(40, "printed", in_season=True)["hit_and_run", "yes"] < 80
    assert calls(4, "replay", in_season=True)["hit_and_run", "yes"] == 0
