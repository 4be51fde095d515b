"""Matrix games: known values, agreement with another solver, and mixes that nobody can beat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog

from hotstove.odds.matrix_game import inverse, matrix_game


def solved(payoff: np.ndarray, warm: np.ndarray | None = None) -> tuple[float, np.ndarray, np.ndarray, np.ndarray]:
    """Value and mixes of a game with payoffs anywhere."""
    low, width = payoff.min(), payoff.max() - payoff.min()
    basis = np.full(len(payoff), -1, np.int64) if warm is None else warm.copy()
    rows, columns = np.zeros(len(payoff)), np.zeros(len(payoff))
    value = matrix_game((payoff - low) / width + 1.0, basis, warm is not None, rows, columns)
    mix = np.zeros(payoff.shape[1])
    for place, column in enumerate(basis):
        if column >= 0:
            mix[column] += columns[place]
    return low + (value - 1.0) * width, rows, mix, basis


def by_another(payoff: np.ndarray) -> float:
    """The row player's program, by HiGHS."""
    size, width = payoff.shape
    found = linprog(
        np.r_[np.zeros(size), -1.0],
        A_ub=np.c_[-payoff.T, np.ones(width)],
        b_ub=np.zeros(width),
        A_eq=np.r_[np.ones(size), 0.0][None],
        b_eq=[1.0],
        bounds=[(0, None)] * size + [(None, None)],
    )
    lowest: Any = found.fun
    return float(-lowest)


def test_scissors_stone_and_paper() -> None:
    value, rows, columns, _ = solved(np.array([[0.0, 1, -1], [-1, 0, 1], [1, -1, 0]]))
    assert value == pytest.approx(0.0, abs=1e-6)
    assert rows == pytest.approx([1 / 3] * 3, abs=1e-6)
    assert columns == pytest.approx([1 / 3] * 3, abs=1e-6)


def test_a_saddle_point_is_played_purely() -> None:
    value, rows, columns, _ = solved(np.array([[3.0, 5, 4], [2, 1, 6]]))
    assert value == pytest.approx(3.0, abs=1e-6)
    assert rows[0] == pytest.approx(1.0, abs=1e-5)
    assert columns[0] == pytest.approx(1.0, abs=1e-5)


@pytest.mark.parametrize("seed", range(40))
def test_random_games_agree_with_another_solver(seed: int) -> None:
    random = np.random.default_rng(seed)
    size, width = random.integers(2, 18), random.integers(1, 200)
    payoff = np.round(random.normal(size=(size, width)), int(random.integers(0, 3)))
    payoff[0, 0] += 0.5
    value, rows, columns, _ = solved(payoff)
    assert value == pytest.approx(by_another(payoff), abs=1e-6)
    assert (rows @ payoff).min() == pytest.approx(value, abs=1e-6)
    assert (payoff @ columns).max() == pytest.approx(value, abs=1e-6)
    assert rows.sum() == pytest.approx(1.0)
    assert columns.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("seed", range(10))
def test_a_warm_start_finds_the_same_value(seed: int) -> None:
    random = np.random.default_rng(seed)
    payoff = random.random((12, 90))
    _, _, _, basis = solved(payoff)
    moved = payoff + 0.02 * random.random(payoff.shape)
    assert solved(moved, basis)[0] == pytest.approx(solved(moved)[0], abs=1e-6)


def test_a_matrix_without_an_inverse_is_told() -> None:
    out = np.zeros((2, 2))
    assert not inverse(np.ones((2, 2)), out)
    assert inverse(np.array([[0.0, 2.0], [1.0, 0.0]]), out)
    assert out == pytest.approx(np.array([[0.0, 1.0], [0.5, 0.0]]))
