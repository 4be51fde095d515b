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
        for other in range(size):
            matrix[column, other] *= scale
            out[column, other] *= scale
        for row in range(size):
            factor = matrix[row, column]
            if row != column and factor != 0.0:
                for other in range(size):
                    matrix[row, other] -= factor * matrix[column, other]
                    out[row, other] -= factor * out[column, other]
    return True


def begin_from(payoff: Any, basis: Any, back: Any, amounts: Any) -> bool:
    """Starts the simplex method from a basis of a similar game; False where that basis will not do here."""
    size = payoff.shape[0]
    matrix = np.zeros((size, size))
    for place in range(size):
        if basis[place] >= 0:
            for row in range(size):
                matrix[row, place] = payoff[row, basis[place]]
        else:
            matrix[-1 - basis[place], place] = 1.0
    if not inverse(matrix, back):
        return False
    for place in range(size):
        total = 0.0
        for row in range(size):
            total += back[place, row] * (1.0 + 1e-8 * (row + 1) * (row + 2))
        if total < -1e-11:
            return False
        amounts[place] = total
    return True


def begin_anew(basis: Any, back: Any, amounts: Any) -> None:
    """Starts from nothing but slack; slightly uneven amounts keep the method from going in circles."""
    size = back.shape[0]
    for place in range(size):
        basis[place] = -1 - place
        amounts[place] = 1.0 + 1e-8 * (place + 1) * (place + 2)
        for row in range(size):
            back[place, row] = 1.0 if place == row else 0.0


def exchange(back: Any, amounts: Any, prices: Any, direction: Any, gain: float) -> int:
    """One pivot: the place that runs out first leaves the basis; returns it."""
    size = back.shape[0]
    leaves = -1
    least = 1e300
    for place in range(size):
        if direction[place] > 1e-9 and amounts[place] < least * direction[place]:
            least = amounts[place] / direction[place]
            leaves = place
    back[leaves] *= 1.0 / direction[leaves]
    prices += gain * back[leaves]
    for place in range(size):
        factor = direction[place]
        if place != leaves and factor != 0.0:
            amounts[place] = max(0.0, amounts[place] - factor * least)
            back[place] -= factor * back[leaves]
    amounts[leaves] = least
    return leaves


def improve(entering: Any, candidates: Any, count: int, basis: Any, back: Any, amounts: Any, prices: Any) -> int:
    """Pivots until none of the candidate columns, nor any slack, would gain; returns how many pivots that took."""
    for pivots in range(MOST_PIVOTS):
        gain, column = NEARLY, -1
        if count > 0:
            gains = entering[:count] @ prices
            column = gains.argmin()
            gain = 1.0 - gains[column]
        slack = prices.argmin()
        if gain <= NEARLY and -prices[slack] <= NEARLY:
            return pivots
        if -prices[slack] > gain:
            leaves = exchange(back, amounts, prices, back[:, slack].copy(), -prices[slack])
            basis[leaves] = -1 - slack
        else:
            leaves = exchange(back, amounts, prices, back @ entering[column], gain)
            basis[leaves] = candidates[column]
    return MOST_PIVOTS


def matrix_game(payoff: Any, basis: Any, warm: bool, rows: Any, columns: Any) -> float:
    """The value of a game whose row player wants much and whose column player wants little, all payoffs in 1 to 2.

    The simplex method on the column player's program: the prices of the basis are the row player's mix, and the column
    that enters is the best answer to it. `basis` holds columns, and -1-row for slacks. With `warm` it is begun from;
    without, or where it will not do, its columns are the first to be tried. `rows` and `columns` receive the mixes,
    the latter in the order of the basis.
    """
    size = payoff.shape[0]
    back = np.zeros((size, size))
    amounts = np.zeros(size)
    prices = np.zeros(size)
    candidates = np.zeros(max(ENTERS, size), np.int64)
    entering = np.zeros((len(candidates), size))
    count = 0
    if warm and begin_from(payoff, basis, back, amounts):
        for place in range(size):
            if basis[place] >= 0:
                for row in range(size):
                    prices[row] += back[place, row]
    else:
        for place in range(size):
            if basis[place] >= 0:
                candidates[count] = basis[place]
                count += 1
        begin_anew(basis, back, amounts)
    pivots = 0
    while pivots < MOST_PIVOTS:
        for place in range(count):
            for row in range(size):
                entering[place, row] = payoff[row, candidates[place]]
        pivots += improve(entering, candidates, count, basis, back, amounts, prices)
        costs = prices @ payoff
        first = costs.argmin()
        lowest = min(costs[first], 1.0)
        if lowest > 1.0 - NEARLY and (count > 0 or prices.min() > -NEARLY):
            break
        candidates[0] = first
        count = 1
        bar = lowest + 0.3 * (1.0 - lowest)
        for column in np.nonzero(costs < bar)[0]:
            if column != first and count < ENTERS:
                candidates[count] = column
                count += 1
    total, spread = 0.0, 0.0
    for place in range(size):
        rows[place] = max(0.0, prices[place])
        total += rows[place]
        columns[place] = 0.0
        if basis[place] >= 0:
            for row in range(size):
                columns[place] += back[place, row]
            columns[place] = max(0.0, columns[place])
            spread += columns[place]
    for place in range(size):
        rows[place] /= total
        columns[place] /= spread
    return 1.0 / total
