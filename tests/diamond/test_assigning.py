"""The best assignment of players to places, against SciPy's."""

from __future__ import annotations

import random

import numpy as np
import pytest
from scipy.optimize import linear_sum_assignment

from hotstove.diamond.assigning import assign


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (9, 9), (9, 8), (25, 10), (40, 9), (3, 7)])
@pytest.mark.parametrize("kind", ["any", "whole", "few", "never"])
def test_it_is_as_good_as_any_and_the_same_each_time(rows: int, columns: int, kind: str) -> None:
    """Whole numbers and few of them make ties; players who never played a place have huge negative values."""
    dice = random.Random(f"{rows} {columns} {kind}")
    for _ in range(60):
        values = [[value_of(kind, dice) for _ in range(columns)] for _ in range(rows)]
        found = assign(values)
        theirs = linear_sum_assignment(np.array(values), maximize=True)
        assert len({row for row, _ in found}) == len({column for _, column in found}) == min(rows, columns)
        best = sum(values[row][column] for row, column in zip(*(each.tolist() for each in theirs), strict=True))
        assert sum(values[row][column] for row, column in found) == pytest.approx(best, abs=1e-6)
        assert found == assign([list(row) for row in values])
        assert found == sorted(found)


def value_of(kind: str, dice: random.Random) -> float:
    if kind == "never" and dice.random() < 0.7:
        return -1e6 + dice.random()
    return dice.uniform(-5, 160) if kind in ("any", "never") else dice.randrange(100 if kind == "whole" else 2)


def test_nobody_to_assign() -> None:
    assert assign([]) == []
