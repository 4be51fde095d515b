"""Blocks of cells: a batter's number against every grade and blue die, or against every infielder, at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from hotstove.cardmaker.fit.events import EVENTS
from hotstove.cardmaker.replay.cell_odds import CellOdds
from hotstove.cardmaker.replay.mixes import BLUE, INFIELD, GradeMix, NumberMix
from hotstove.games.replay.infield import OWN_FIELDER, STRATEGY_HIT
from hotstove.games.replay.squares import Grade, Square

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]
    Whole = NDArray[np.int64]

MARKS = {1: ("",), 2: ("", "*"), 3: ("",), 5: ("", "k", "w", "W"), 6: ("", "k")}
"""Symbols that stand beside grades, by column."""
RAISED_COLUMNS = (5, 6)
RATINGS = range(1, 6)


def _grades(column: int) -> Iterator[Grade]:
    for mark in MARKS[column]:
        yield from (Grade(grade, mark) for grade in range(1, 6))
    if column in RAISED_COLUMNS:
        yield from (Grade(1, raised=raised) for raised in range(1, 7))


PLACES: Mapping[int, Mapping[tuple[Grade, int], int]] = {
    column: {key: place for place, key in enumerate((grade, blue) for grade in _grades(column) for blue in BLUE)}
    for column in MARKS
}
"""The rows of a block in a graded column: grade and blue die."""
MEN = {(fielder, rating): place for place, (fielder, rating) in enumerate((f, r) for f in INFIELD for r in RATINGS)}
"""The rows of a block in column 4: infielder and rating."""


@cache
def _places(odds: CellOdds, column: int, square: Square, speed: int, hands: str) -> Whole:
    import numpy as np

    return np.array([odds.graded(column, square, grade, blue, speed, hands) for grade, blue in PLACES[column]])


@cache
def _infield_places(odds: CellOdds, number: int, speed: int, row: int) -> Whole:
    import numpy as np

    return np.array([odds.infield(number, fielder, rating, speed, row) for fielder, rating in MEN])


class Blocks:
    """What cells come to in the situations of a season: rows of EVENTS."""

    def __init__(self, odds: CellOdds, situations: Array) -> None:
        """`situations` are the shares of the SITUATIONS."""
        import numpy as np

        self.odds, self.situations = odds, situations
        self._worth = np.empty((0, len(EVENTS)))

    def worth(self, places: Whole) -> Array:
        """What so many cells come to."""
        import numpy as np

        cells = self.odds.cells
        if len(self._worth) < len(cells):
            new = [mixed(self.situations, cell) for cell in cells[len(self._worth) :]]
            self._worth = np.concatenate([self._worth, np.array(new)])
        return self._worth[places]

    def graded(self, column: int, square: Square, speed: int, hands: str) -> Array:
        """A row of EVENTS for every place of the column."""
        return self.worth(_places(self.odds, column, square, speed, hands))

    def infield(self, number: int, speed: int, row: int) -> Array:
        """A row of EVENTS for every infielder and rating; the rating is that of the player who fields the ball."""
        return self.worth(_infield_places(self.odds, number, speed, row))

    def seen(self, mix: NumberMix, column: int) -> Array:
        """What the batters of a league make of every grade in a column."""
        import numpy as np

        found = np.zeros((len(PLACES[column]), len(EVENTS)))
        for (square, speed, hands, _), share in mix.columns[column].items():
            found += share * self.graded(column, square, speed, hands)
        return found


def mixed(weights: Array, rows: Array) -> Array:
    """The sum of rows times weights, over the last axis but one.

    The rows are added one after another, which gives the same bits on every processor; a product of matrices does not.
    """
    found: Array = (weights[:, None] * rows).sum(axis=-2)
    return found


def weights_of(mix: GradeMix, column: int) -> Array:
    """How often each place of a graded column answers, what column 4 sends to column 6 included."""
    import numpy as np

    found = np.zeros(len(PLACES[column]))
    for key, share in mix.columns[column].items():
        found[PLACES[column][key]] += share
    if column == 6:
        for key, share in mix.to_column_6.items():
            found[PLACES[6][key]] += share
    return found


def infield_weights(
    number: int, row: int, named: Mapping[int, float], ratings: Mapping[int, tuple[float, ...]]
) -> Array:
    """How often a number of column 4 meets each infielder with each rating; a 25 goes to the player of its own row."""
    import numpy as np

    found = np.zeros(len(MEN))
    for fielder, share in named.items():
        at = OWN_FIELDER.get(row, fielder) if number == STRATEGY_HIT else fielder
        for rating in RATINGS:
            found[MEN[at, rating]] += share * ratings[at][rating - 1]
    return found
