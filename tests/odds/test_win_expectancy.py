"""Win expectancy follows from the runs of half-innings, and is sane in every state."""

from __future__ import annotations

from itertools import product

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.odds.win_expectancy import Place, WinExpectancy, win_expectancy

GAMES = ("superstar", "longtater", "replay")


def known(game: str) -> WinExpectancy:
    found = win_expectancy(game)
    assert found is not None
    return found


def test_a_game_in_which_nobody_scores_is_even() -> None:
    runs = dict.fromkeys(product(ALL_BASES, range(3)), (0.9, 0.1))
    chances = WinExpectancy(runs)
    assert chances.home_wins(Place(1, 0, 0, "---", 0)) == pytest.approx(0.5)


def test_by_hand_in_the_last_of_the_ninth() -> None:
    """One behind, a tenth for one run: he ties one time in ten, and then it is even."""
    chances = WinExpectancy(dict.fromkeys(product(ALL_BASES, range(3)), (0.9, 0.1)))
    assert chances.home_wins(Place(9, 1, 2, "1--", -1)) == pytest.approx(0.1 * 0.5)
    assert chances.home_wins(Place(9, 1, 2, "1--", 0)) == pytest.approx(0.1 + 0.9 * 0.5)


def test_by_hand_where_extra_innings_begin_with_a_runner() -> None:
    """Nobody scores but one time in two from second base with nobody out: so a tie is even, and who is one behind in
    the last of the tenth ties it one time in two."""
    runs = dict.fromkeys(product(ALL_BASES, range(3)), (1.0, 0.0)) | {("-2-", 0): (0.5, 0.5)}
    chances = WinExpectancy(runs, places_runner=True)
    assert chances.home_wins(Place(10, 0, 0, "-2-", 0)) == pytest.approx(0.5)
    assert chances.home_wins(Place(10, 0, 3, "---", -1)) == pytest.approx(0.5 * 0.5)
    assert chances.home_wins(Place(10, 0, 3, "---", 0)) == pytest.approx(0.5 + 0.5 * 0.5)
    assert chances.home_wins(Place(9, 0, 3, "---", -1)) == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_it_rises_with_the_lead_and_falls_with_outs(game: str) -> None:
    chances = known(game)
    leads = [chances.home_wins(Place(7, 1, 1, "-2-", lead)) for lead in range(-5, 6)]
    assert leads == sorted(leads)
    outs = [chances.home_wins(Place(8, 1, outs, "12-", -1)) for outs in range(3)]
    assert outs == sorted(outs, reverse=True)
    assert 0.45 < chances.home_wins(Place(1, 0, 0, "---", 0)) < 0.55


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_the_end(game: str) -> None:
    chances = known(game)
    assert chances.home_wins(Place(9, 1, 0, "---", 1)) == 1.0
    assert chances.home_wins(Place(9, 1, 3, "---", -1)) == 0.0
    assert chances.home_wins(Place(9, 0, 3, "---", 1)) == 1.0


def test_a_game_that_nobody_counted_has_none() -> None:
    assert win_expectancy("pennant") is None
