"""RB-29: which grade of each column stands in row 4, the only row of two-dice play.

With three dice the order of the rows within a column does not matter. With two the pitcher always answers with row 4,
so that the grades there, all columns together, are to come to what the six rows come to. One grade cannot always do so
for a single pitcher; over the league the errors cancel.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hotstove.cardmaker.replay.blocks import PLACES
from hotstove.cardmaker.replay.mixes import BLUE, GRADED
from hotstove.cardmaker.replay.pitcher_fit import AIMS, WEIGHTS, Rows, aims
from hotstove.games.replay.dice import ROW_4
from hotstove.games.replay.squares import Grade
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

RUNS = (0.0, 0.58, 0.71, 0.94, 0.32)
"""Runs that each of the AIMS adds where there was an out: Palmer's linear weights (Thorn and Palmer, The Hidden Game of
Baseball, 1984)."""
RUNS_WEIGHT = 4.0
"""Tolerance: how much a squared error in runs counts beside those in AIMS."""
ROUNDS, STEP = 40, 0.4
"""Tolerance: how often the league's mean errors are weighed anew, and how much of them counts each time."""

Grid = Mapping[int, Rows]
"""A pitcher's rows by column."""


class Pitcher(NamedTuple):
    """A pitcher, and what batters make of every grade under every blue die: EVENTS by column."""

    grid: Grid
    seen: Mapping[int, Matrix]
    faced: float


def with_average_rows(pitchers: Iterable[Pitcher]) -> list[dict[int, Rows]]:
    """The same grids, each column in an order that makes row 4 the average one; the other rows stay as they stood."""
    import numpy as np

    listed = list(pitchers)
    ways = [_Ways(one) for one in listed]
    faced = np.array([one.faced for one in listed])
    shift, least = np.zeros(len(AIMS)), np.inf
    kept: list[int] = []
    for _ in range(ROUNDS):
        chosen = [way.best(shift) for way in ways]
        off = np.array([way.off[at] for way, at in zip(ways, chosen, strict=True)])
        mean = (faced[:, None] * off).sum(axis=0) / max(faced.sum(), 1.0)
        missed = float(_missed(mean[None, :])[0])
        if missed < least:
            least, kept = missed, chosen
        shift = shift + STEP * mean
    return [way.grid(at) for way, at in zip(ways, kept, strict=True)]


class _Ways:
    """Every way to choose a grade for row 4 in all columns, and by how much it is off."""

    def __init__(self, pitcher: Pitcher) -> None:
        import numpy as np

        self._grid = pitcher.grid
        self._grades = [tuple(dict.fromkeys(pitcher.grid[column])) for column in GRADED]
        found = np.zeros((1, len(AIMS)))
        for column, grades in zip(GRADED, self._grades, strict=True):
            errors = row_errors(pitcher.grid[column], column, pitcher.seen[column])
            each = np.array([errors[grade] for grade in grades])
            found = (found[:, None, :] + each[None, :, :]).reshape(-1, len(AIMS))
        self.off = found

    def best(self, shift: Matrix) -> int:
        """The way that is off least where everybody is off by `shift` already."""
        return int(_missed(self.off + shift).argmin())

    def grid(self, way: int) -> dict[int, Rows]:
        chosen: dict[int, Grade] = {}
        for column, grades in reversed(list(zip(GRADED, self._grades, strict=True))):
            way, place = divmod(way, len(grades))
            chosen[column] = grades[place]
        return {column: _in_row_four(rows, chosen[column]) for column, rows in self._grid.items()}


def _missed(off: Matrix) -> Matrix:
    runs = sum(weight * off[:, place] for place, weight in enumerate(RUNS))
    found: Matrix = sum(weight * off[:, place] ** 2 for place, weight in enumerate(WEIGHTS)) + RUNS_WEIGHT * runs**2  # type: ignore[assignment]
    return found


def row_errors(rows: Rows, column: int, seen: Matrix) -> dict[Grade, Matrix]:
    """For each grade of a column: AIMS when it always answers, less those of the six rows. The Fielder Die is rolled
    by itself in two-dice play, so that all its faces count alike."""
    block, places = aims(seen)[:, : len(AIMS)], PLACES[column]
    whole = summed(block[places[grade, blue]] for blue, grade in zip(BLUE, rows, strict=True))
    return {grade: (summed(block[places[grade, blue]] for blue in BLUE) - whole) / 36 for grade in dict.fromkeys(rows)}


def _in_row_four(rows: Rows, grade: Grade) -> Rows:
    others = list(rows)
    others.remove(grade)
    return (*others[: ROW_4 - 1], grade, *others[ROW_4 - 1 :])
