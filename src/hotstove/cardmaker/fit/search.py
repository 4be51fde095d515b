"""The search for the numbers on cards, for all players at once: the best step of one or two numbers, again and again.

Everything is counted number by number, in one order, so that every processor comes to the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
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


def improved(start: Whole, cost: Cost, pairs: tuple[tuple[int, int], ...] | None = None) -> Whole:
    """The cards at which nothing is gained by a step of one number by LENGTHS, nor by one of two numbers by one.

    `pairs` are the places of numbers that are worth stepping together; all of them where none are named."""
    import numpy as np

    found, waiting = start.copy(), np.arange(len(start))
    costs = cost(found[:, None, :], waiting)[:, 0]
    alone, together = _single_steps(start.shape[1]), _double_steps(start.shape[1], pairs)

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


def nearest(found: Whole, cost: Cost, place: int) -> Iterator[list[int]]:
    """One player's card, and then those that are one or two steps from it, what is wrong with least first."""
    import numpy as np

    own: list[int] = found[place].tolist()
    yield own
    numbers = found.shape[1]
    steps = np.concatenate([_single_steps(numbers), _double_steps(numbers, None)])
    tried = found[place][None, None] + steps[None]
    costs = cost(tried, np.array([place]))[0]
    for row in np.argsort(costs, kind="stable").tolist():
        if not np.isfinite(costs[row]):
            return
        card: list[int] = tried[0, row].tolist()
        yield card


@cache
def _single_steps(numbers: int) -> Whole:
    import numpy as np

    return np.array(
        [
            [sign * length if at == place else 0 for at in range(numbers)]
            for place, length, sign in product(range(numbers), LENGTHS, (1, -1))
        ]
    )


@cache
def _double_steps(numbers: int, pairs: tuple[tuple[int, int], ...] | None) -> Whole:
    import numpy as np

    chosen = combinations(range(numbers), 2) if pairs is None else pairs
    return np.array(
        [
            [first if at == one else second if at == two else 0 for at in range(numbers)]
            for (one, two), first, second in product(chosen, (1, -1), (1, -1))
        ]
    )
