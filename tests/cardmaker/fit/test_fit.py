"""What all fitters share: responses by running rules, whom a club meets, and the search."""

from __future__ import annotations

import numpy as np
import pytest

from hotstove.cardmaker.fit.opposition import Opposition, by_club
from hotstove.cardmaker.fit.response import Columns, Read, ways_of_reading
from hotstove.cardmaker.fit.search import improved
from hotstove.diamond.batted import strikeout, walk
from hotstove.diamond.play import Play
from hotstove.table.dice import Dice, Die
from hotstove.table.questions import Roll, Rule

DIE = Roll("die", Dice("one die", (Die("white"),), lambda face: face))


def test_every_way_of_reading_a_card_is_followed() -> None:
    """A toy: the first column sends to the second or to a die."""

    def rule(read: Columns) -> Rule[Play]:
        if read("first") == "card":
            return strikeout() if read("second") == "K" else walk("---")
        number = yield DIE
        return strikeout() if number <= 2 else walk("---")

    found = ways_of_reading(rule, {"first": ("card", "die"), "second": ("K", "BB")}, ("---", 0))
    assert found == {
        (Read("first", "card"), Read("second", "K")): {"K": 1.0},
        (Read("first", "card"), Read("second", "BB")): {"BB": 1.0},
        (Read("first", "die"),): {"K": pytest.approx(2 / 6), "BB": pytest.approx(4 / 6)},
    }


def test_nobody_meets_his_own_club() -> None:
    weights = np.array([10.0, 10.0, 30.0, 10.0])
    hits = np.array([[1.0], [2.0], [9.0], [5.0]])
    leagues = ("AL", "AL", "AL", "NL")
    assert Opposition(leagues, 0.0).met(weights, hits)[0, 0] == pytest.approx(11 / 40)
    assert Opposition(leagues, 0.1).met(weights, hits)[0, 0] == pytest.approx(0.9 * 11 / 40 + 0.1 * 0.5)


def test_players_are_added_up_by_club() -> None:
    found = by_club(np.array([1, 0, 1]), np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), 3)
    assert found.tolist() == [[3.0, 4.0], [6.0, 8.0], [0.0, 0.0]]


def test_the_search_finds_numbers_that_must_move_together() -> None:
    """One player wants 7 and 40, the other 90 and 3; along the valley both numbers have to change at once."""
    wanted = np.array([[7, 40], [90, 3]])

    def cost(numbers: np.ndarray, who: np.ndarray) -> np.ndarray:
        off = numbers - wanted[who][:, None]
        wrong = 100.0 * (off[..., 0] + off[..., 1]) ** 2 + (off[..., 0] - off[..., 1]) ** 2
        return np.where((numbers < 0).any(axis=-1), np.inf, wrong)

    assert improved(np.array([[50, 50], [50, 50]]), cost).tolist() == wanted.tolist()
