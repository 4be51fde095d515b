"""Two-player zero-sum games in a matrix, by the simplex method."""

from __future__ import annotations

from typing import Any

import numpy as np

ENTERS = 12
"""Columns that are looked at together before all of them are priced again."""
MOST_PIVOTS = 5000
NEARLY = 1e-10


def inverse(matrix: Any, out: Any) -> bool:
    """Gauss and Jordan; False where the matrix has no inverse worth the name."""
    size = matrix.shape[0]
    for row in range(size):
        for column in range(size):
            out[row, column] = 1.0 if row == column else 0.0
    for column in range(size):
        pivot = column
        for row in range(column + 1, size):
            if abs(matrix[row, column]) > abs(matrix[pivot, column]):
                pivot = row
        if abs(matrix[pivot, column]) < 1e-9:
            return False
        if pivot != column:
            for other in range(size):
                matrix[column, other], matrix[pivot, other] = matrix[pivot, other], matrix[column, other]
                out[column, other], out[pivot, other] = out[pivot, other], out[column, other]
        scale = 1.0 / matrix[column, column]
        matrix[column] *= scale
        out[column] *= scale
        for row in range(size):
            factor = matrix[row, column]
            if row != column and factor != 0.0:
                matrix[row] -= factor * matrix[column]
                out[row] -= factor * out[column]
    return True


def matrix_game(payoff: Any, basis: Any, warm: bool, rows: Any, columns: Any) -> float:
    """The value of a game whose row player wants much and whose column player wants little, all payoffs in 1 to 2.

    The simplex method on the column player's program: the prices of the basis are the row player's mix, and the column
    that enters is the best answer to it. `basis` holds columns, and -1-row for slacks; with `warm` it is begun from.
    `rows` and `columns` receive the mixes, the latter in the order of the basis.
    """
    size, width = payoff.shape
    right = 1.0 + 1e-8 * np.arange(1.0, size + 1.0) ** 1.5
    back = np.eye(size)
    amounts = right.copy()
    begun = False
    if warm:
        matrix = np.zeros((size, size))
        for place in range(size):
            if basis[place] >= 0:
                matrix[:, place] = payoff[:, basis[place]]
            else:
                matrix[-1 - basis[place], place] = 1.0
        if inverse(matrix, back):
            amounts = back @ right
            begun = amounts.min() >= -1e-11
        if not begun:
            back = np.eye(size)
            amounts = right.copy()
    if not begun:
        for place in range(size):
            basis[place] = -1 - place
    prices = np.zeros(size)
    for place in range(size):
        if basis[place] >= 0:
            prices += back[place]
    entering = np.empty((ENTERS, size))
    candidates = np.zeros(ENTERS, np.int64)
    pivots = 0
    while pivots < MOST_PIVOTS:
        costs = prices @ payoff
        first = costs.argmin()
        lowest = min(costs[first], 1.0)
        if lowest > 1.0 - NEARLY and prices.min() > -NEARLY:
            break
        candidates[0] = first
        count = 1
        bar = lowest + 0.3 * (1.0 - lowest)
        for column in range(width):
            if costs[column] < bar and column != first and count < ENTERS:
                candidates[count] = column
                count += 1
        for place in range(count):
            entering[place] = payoff[:, candidates[place]]
        while pivots < MOST_PIVOTS:
            gains = 1.0 - entering[:count] @ prices
            column = gains.argmax()
            gain = gains[column]
            slack = prices.argmin()
            if max(gain, -prices[slack]) <= NEARLY:
                break
            pivots += 1
            if -prices[slack] > gain:
                gain = -prices[slack]
                direction = back[:, slack].copy()
                newcomer = -1 - slack
            else:
                direction = back @ entering[column]
                newcomer = candidates[column]
            leaves = -1
            least = 1e300
            for place in range(size):
                if direction[place] > 1e-9 and amounts[place] < least * direction[place]:
                    least = amounts[place] / direction[place]
                    leaves = place
            if leaves < 0:
                break
            pivot_row = back[leaves] / direction[leaves]
            for place in range(size):
                if place != leaves and direction[place] != 0.0:
                    back[place] -= direction[place] * pivot_row
                    amounts[place] = max(0.0, amounts[place] - direction[place] * least)
            back[leaves] = pivot_row
            amounts[leaves] = least
            basis[leaves] = newcomer
            prices += gain * pivot_row
    for place in range(size):
        rows[place] = max(0.0, prices[place])
        columns[place] = max(0.0, back[place].sum()) if basis[place] >= 0 else 0.0
    total = rows[:size].sum()
    rows[:size] /= total
    columns[:size] /= columns[:size].sum()
    return float(1.0 / total)
