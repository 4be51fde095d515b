"""The search for a batter's 36 squares: one change at a time, then two, until nothing comes closer to his record.

The search counts in whole units (`UNIT`). Products of matrices are then exact in whatever order a processor adds them
up, so that the same record gives the same card on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hotstove.cardmaker.fit.events import EVENTS, HITS, INDEX
from hotstove.cardmaker.replay.batter_tables import SHAPES, SLOTS, BatterTables
from hotstove.games.replay.squares import Square
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]
    Places = NDArray[np.int64]

WEIGHTS = {
    "K": 6.0, "BB": 9.0, "HBP": 6.0, "1B": 5.0, "2B": 5.0, "3B": 8.0, "HR": 12.0, "E": 1.0, "GDP": 6.0, "SF": 3.0,
    "UP": 2.0,
}  # fmt: skip
"""Tolerance: how much a squared miss of one square of 36 counts."""
HITS_WEIGHT = 25.0
"""Tolerance: a batting average is judged by hits of every kind together."""
SHAPE_WEIGHTS = {
    "K best": 0.05, "K worst": 0.05, "H best": 0.08, "H worst": 0.08, "BB best": 0.08, "BB worst": 0.08,
    "HR best": 0.2, "HR worst": 0.2, "XB best": 0.3, "XB worst": 0.3,
    "XB power best": 0.15, "XB power worst": 0.15, "H infield": 0.03, "H power": 0.03,
}  # fmt: skip
"""Tolerance: how much a squared miss of a shape counts beside those of events."""
LOOK_COST = 0.03
"""Tolerance: what a square in an unusual place costs, between cards that fit alike."""
LEAST_GAIN = 1e-4
"""Tolerance: a change that gains less ends the search."""
UNIT = 2.0**-16
"""Tolerance: squares of 36, times the root of a weight, are rounded to this, and costs to its square. Sums stay below
2**53 units: 36 squares and a goal are off by 190 at most, which squared over 27 measures is 2**52."""
LEAST = round(LEAST_GAIN / UNIT**2)
START = {
    1: (20, 1, 1, 2, 3, 45), 2: (39, 11, 16, 16, 17, 55), 3: (3, 11, 14, 19, 2, 47), 4: (16, 2, 3, 11, 5, 6),
    5: (3, 2, 12, 39, 20, 1), 6: (16, 9, 36, 46, 21, 8),
}  # fmt: skip
"""A middling card from which the search begins."""


@dataclass(frozen=True)
class Wanted:
    """What a card should come to: events in squares of 36, and the shape that grades make of them."""

    events: Vector
    shapes: Vector


def wanted(rates: Mapping[str, float]) -> Wanted:
    """Events per plate appearance, without intentional walks and sacrifice bunts, as squares; shapes follow."""
    import numpy as np

    events = np.array([36 * rates.get(event, 0.0) for event in EVENTS])
    hits = summed(events[INDEX[name]] for name in HITS)
    extra = events[INDEX["2B"]] + 2 * events[INDEX["3B"]]
    strikeouts, walks, homers = events[INDEX["K"]], events[INDEX["BB"]], events[INDEX["HR"]]
    shapes = {
        "K best": 2.0 + 0.8 * strikeouts,
        "K worst": 0.27 * strikeouts,
        "H best": 0.245 * hits,
        "H worst": 0.52 * hits,
        "BB best": 0.36 * walks,
        "BB worst": 1.35 * walks,
        "HR best": 0.29 * homers,
        "HR worst": 2.0 * homers,
        "XB best": 0.5 * extra,
        "XB worst": 0.85 * extra,
        "XB power best": 0.25 * extra,
        "XB power worst": 0.55 * extra,
        "H infield": 0.17 * hits,
        "H power": 0.22 * hits,
    }
    return Wanted(events, np.array([shapes[name] for name in SHAPES]))


def fit_batter(
    tables: BatterTables, want: Wanted, start: Sequence[Square] | None = None
) -> tuple[list[Square], Vector]:
    """The best squares found, slot by slot, and the EVENTS they come to, in squares; `start` is a card that ought to be
    near."""
    import numpy as np

    slots = np.repeat(np.arange(len(SLOTS)), [len(found) for found in tables.squares])
    first = np.searchsorted(slots, np.arange(len(SLOTS)))
    worth = np.concatenate(tables.worth)
    values, goal = weighed(worth, want)
    costs = np.rint(LOOK_COST / UNIT**2) * np.concatenate(tables.looks)
    search = Search(values, goal, costs, slots, first)
    chosen = search.improved(first + (_middling(tables) if start is None else _places(tables, start)))
    squares = [found[at] for found, at in zip(tables.squares, (chosen - first).tolist(), strict=True)]
    return squares, worth[chosen, : len(EVENTS)].sum(axis=0)


def weighed(worth: Vector, want: Wanted) -> tuple[Vector, Vector]:
    """Candidates and goal in a space in which the square of a distance is the miss, in whole units.

    While the batter is still up nothing has happened yet, so a play off the bat counts as a share of his goal.
    """
    import numpy as np

    up = INDEX["UP"]
    values, goal = worth.copy(), np.concatenate([want.events, want.shapes])
    values[:, :up] += np.outer(worth[:, up], goal[:up] / 36)
    weights = np.sqrt([WEIGHTS.get(event, 0.0) for event in EVENTS] + [SHAPE_WEIGHTS[shape] for shape in SHAPES])
    return _with_hits(values, weights), _with_hits(goal, weights)


def _with_hits(measures: Vector, weights: Vector) -> Vector:
    """Measures times the roots of their weights, and hits of every kind as one more, in whole units."""
    import numpy as np

    hits = sum(measures[..., INDEX[name]] for name in HITS) * HITS_WEIGHT**0.5
    found: Vector = np.rint(np.concatenate([measures * weights, hits[..., None]], axis=-1) / UNIT)
    return found


def _places(tables: BatterTables, squares: Sequence[Square]) -> list[int]:
    return [found.index(square) for found, square in zip(tables.squares, squares, strict=True)]


def _middling(tables: BatterTables) -> list[int]:
    chosen = []
    for slot, (column, row) in enumerate(SLOTS):
        number = START[column][row - 1]
        found = enumerate(tables.squares[slot])
        chosen.append(next(at for at, square in found if square.number == number and square.raised in (0, 3)))
    return chosen


class Search:
    """Candidates of all slots in one list, and how to choose one for each slot; all numbers are whole."""

    def __init__(self, values: Vector, goal: Vector, costs: Vector, slots: Places, first: Places) -> None:
        import numpy as np

        self._values, self._goal, self._costs, self._slots = values, goal, costs, slots
        ends = [*first[1:].tolist(), len(slots)]
        self._blocks = [slice(low, high) for low, high in zip(first.tolist(), ends, strict=True)]
        self._left = np.ones((len(slots), values.shape[1] + 2))
        self._right = np.ones_like(self._left)

    def improved(self, chosen: Places) -> Places:
        """The best change of one square, or else of two, made again and again.

        A step from one square to another adds to the square of the miss what it adds alone; two steps add what both
        add alone and twice their product, so that one product of matrices tells it of all pairs.
        """
        import numpy as np

        chosen = chosen.copy()
        off, miss = self._miss(chosen)
        while True:
            steps = self._values - self._values[chosen][self._slots]
            costs = self._costs - self._costs[chosen][self._slots]
            alone = 2 * steps @ off + np.einsum("ij,ij->i", steps, steps) + costs
            one = int(alone.argmin())
            changed = chosen.copy()
            if alone[one] < -LEAST:
                changed[self._slots[one]] = one
            else:
                self._left[:, :-2], self._left[:, -2] = 2 * steps, alone
                self._right[:, :-2], self._right[:, -1] = steps, alone
                one, two = self._best_pair()
                changed[self._slots[[one, two]]] = one, two
            off, now = self._miss(changed)
            if now > miss - LEAST:
                return chosen
            chosen, miss = changed, now

    def _best_pair(self) -> tuple[int, int]:
        """The two steps that add least together, each slot's with those of all later slots."""
        least, best = float("inf"), (0, 0)
        for block in self._blocks[:-1]:
            pairs = self._left[block] @ self._right[block.stop :].T
            at = int(pairs.argmin())
            if pairs.flat[at] < least:
                one, two = divmod(at, pairs.shape[1])
                least, best = float(pairs.flat[at]), (block.start + one, block.stop + two)
        return best

    def _miss(self, chosen: Places) -> tuple[Vector, float]:
        off = self._values[chosen].sum(axis=0) - self._goal
        return off, float(off @ off + self._costs[chosen].sum())
