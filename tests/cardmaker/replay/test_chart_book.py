"""The Chart Book as a whole: totals alone decide, better grades are better, and the known points stand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from hotstove.cardmaker.fit.events import EVENTS
from hotstove.cardmaker.replay.batter_tables import candidates
from hotstove.cardmaker.replay.cell_odds import our_odds
from hotstove.cardmaker.replay.lines_of_cards import settled
from hotstove.cardmaker.replay.mixes import GRADED, INFIELD
from hotstove.games.replay.card_files import printed_card
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.squares import Grade, Square
from tests.helpers.replay_blocks import our_blocks

RUNS = {
    "K": -0.27, "BB": 0.31, "HBP": 0.33, "1B": 0.46, "2B": 0.77, "3B": 1.05, "HR": 1.4, "E": 0.46, "GDP": -0.85,
    "SF": -0.10, "OUT": -0.25, "UP": 0.0,
}  # fmt: skip
HITS = ("1B", "2B", "3B", "HR")
HANDS, SPEEDS, BLUE = ("same", "opposite"), range(1, 6), range(1, 7)
HAIR = 0.004
"""Runs by which a better grade may seem worse: what one kind of out is worth against another."""


def squares_in(column: int) -> set[Square]:
    """All that may stand on made cards, and all that stands on the printed ones."""
    found = {square for row in range(1, 7) for square in candidates(column, row)}
    for name in ("gibson-1984", "hamilton-2008"):
        for row, squares in enumerate(printed_card(name).batting.rows, start=1):
            for square in squares[column - 1]:
                found.add(Square(square.number, square.raised if column == 2 and row > 1 else 0))
    return found


def worth(vector: NDArray[np.float64]) -> float:
    found: list[float] = settled(vector).tolist()
    return sum(RUNS[event] * share for event, share in zip(EVENTS, found, strict=True))


@pytest.mark.parametrize("column", GRADED)
def test_the_total_alone_decides(column: int) -> None:
    """A number and a grade with the same sum come to the same, whichever of the two is higher."""
    odds = our_odds()
    by_total: dict[tuple[int, int], list[object]] = {}
    for square in squares_in(column):
        for grade in range(1, 6):
            found = odds.graded(column, Square(square.number, 3), Grade(grade), 2, 3, "same")
            by_total.setdefault((square.number + grade, 0), []).append(odds.cells[found].tolist())
    assert any(len(found) > 1 for found in by_total.values())
    assert all(found.count(found[0]) == len(found) for found in by_total.values())


@pytest.mark.parametrize("column", GRADED)
def test_every_number_is_worth_more_against_a_worse_grade(column: int) -> None:
    for square in squares_in(column):
        for hands in HANDS:
            for speed in SPEEDS:
                block = our_blocks().graded(column, square, speed, hands)
                for blue in BLUE:
                    values = [worth(block[6 * (grade - 1) + blue - 1]) for grade in range(1, 6)]
                    falls = [low - high for low, high in pairwise(values)]
                    assert max(falls) <= HAIR, f"column {column}, {square} against {hands}, speed {speed}: {values}"


def test_every_number_of_column_4_is_worth_more_against_a_worse_infielder() -> None:
    for square in squares_in(4):
        for row in (1, 2, 3):
            for speed in SPEEDS:
                block = our_blocks().infield(square.number, speed, row)
                for place in range(len(INFIELD)):
                    values = [worth(block[5 * place + rating]) for rating in range(5)]
                    falls = [low - high for low, high in pairwise(values)]
                    assert max(falls) <= HAIR, f"column 4, {square} to {INFIELD[place]}, speed {speed}: {values}"


@pytest.mark.parametrize(
    ("column", "numbers", "events"),
    [
        (1, range(1, 6), ("K",)),
        (2, range(16, 19), ("K",)),
        (3, (*range(1, 5), *range(10, 14)), HITS),
        (5, range(1, 5), ("BB",)),
        (6, range(7, 12), ("HR",)),
    ],
)
def test_each_column_is_spread_by_its_own_event(column: int, numbers: Iterable[int], events: tuple[str, ...]) -> None:
    """Strikeouts in columns 1 and 2, hits in 3, walks in 5, homers in 6: each grade makes a difference."""
    shares = [sum(share(column, number, grade, events) for number in numbers) for grade in range(1, 6)]
    steps = [high - low for low, high in pairwise(shares)]
    assert min(steps) * max(steps) >= 0
    assert abs(shares[4] - shares[0]) >= 1.5


def share(column: int, number: int, grade: int, events: tuple[str, ...]) -> float:
    row = our_blocks().graded(column, Square(number), 3, "opposite")[6 * (grade - 1)]
    return round(float(sum(row[EVENTS.index(event)] for event in events)), 9)


def test_numbers_7_to_11_are_homers_against_one_to_five_grades() -> None:
    for number in range(7, 12):
        homers = [share(6, number, grade, ("HR",)) for grade in range(1, 6)]
        assert homers == [float(number + grade >= 12) for grade in range(1, 6)]


def test_numbers_2_to_5_of_column_3_are_singles_against_two_to_five_grades() -> None:
    """RB-25: what a park has there is a short fly or a single."""
    for number in range(1, 6):
        singles = [share(3, number, grade, ("1B",)) for grade in range(1, 6)]
        assert singles == [float(number + grade >= 6) for grade in range(1, 6)]


def test_the_hit_and_run_keeps_its_known_points() -> None:
    """Numbers 2 to 5 always move the runner, 32 to 34 are not in play, and 12 and 13 are good."""
    chart = our_charts().hit_and_run
    for number in range(2, 6):
        for grade in (4, 5):
            assert any(word in chart(number + grade) for word in ("slow", "single"))
            assert "1-2" not in chart(number + grade)
    for number in (32, 33, 34):
        assert "@" not in chart(number + 2)
    assert all(chart(number + grade).startswith("single") for number in (12, 13) for grade in (3, 4))
