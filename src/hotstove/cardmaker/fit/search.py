"""The search for the numbers on cards, for all players at once: the best step of one or two numbers, again and again.

Everything is counted number by number, in one order, so that every processor comes to the same cards.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Whole: TypeAlias = NDArray[np.int64]
    Vector: TypeAlias = NDArray[np.float64]
    Places: TypeAlias = NDArray[np.int64]
    Cost: TypeAlias = Callable[[Whole, Places], Vector]
    """What is wrong with cards: numbers [players, steps, numbers] and the places of the players give [players, steps];
    infinite where there is no such card."""

LEAST_GAIN = 1e-9
"""Tolerance: a step that gains less ends a player's search."""
LENGTHS = (1, 3, 9)
"""A number goes up and down by these."""


def improved(start: Whole, cost: Cost) -> Whole:
    """The cards at which nothing is gained by a step of one number by LENGTHS, nor by one of two numbers by one."""
    import numpy as np

    found, waiting = start.copy(), np.arange(len(start))
    costs = cost(found[:, None, :], waiting)[:, 0]
    alone, together = _single_steps(start.shape[1]), _double_steps(start.shape[1])

    def stepped(who: Places, steps: Whole) -> Places:
        """The best step of each player is taken; those who gained by it."""
        tried = found[who][:, None, :] + steps[None]
        after = cost(tried, who)
        best = after.argmin(axis=1)
        rows = np.arange(len(who))
        gains = after[rows, best] < costs[who] - LEAST_GAIN
        found[who[gains]] = tried[rows, best][gains]
        costs[who[gains]] = after[rows, best][gains]
        gained: Places = who[gains]
        return gained

    while len(waiting):
        moving = waiting
        while len(moving):
            moving = stepped(moving, alone)
        waiting = stepped(waiting, together)
    return found


def _single_steps(numbers: int) -> Whole:
    import numpy as np

    return np.array(
        [
            [sign * length if at == place else 0 for at in range(numbers)]
            for place, length, sign in product(range(numbers), LENGTHS, (1, -1))
        ]
    )


def _double_steps(numbers: int) -> Whole:
    import numpy as np

    return np.array(
        [
            [first if at == one else second if at == two else 0 for at in range(numbers)]
            for (one, two), first, second in product(combinations(range(numbers), 2), (1, -1), (1, -1))
        ]
    )
