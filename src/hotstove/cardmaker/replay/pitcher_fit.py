"""The search for a pitcher's grades: in each column six rows from good to bad, with symbols where grades run out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from hotstove.cardmaker.replay.cell_odds import INDEX
from hotstove.cardmaker.replay.mixes import GRADED
from hotstove.games.replay.squares import Grade

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

AIMS = ("K", "BB", "H", "HR")
WEIGHTS = (1.0, 1.0, 1.0, 2.5)
SPREAD = 3
"""The most by which the grades of one column differ."""
SYMBOL_COST = 2e-7
"""Between equals, the plainer card."""
USUAL_VARIANCE = 0.6
VARIANCE_COST = 8e-6
"""Grades of a column usually lie about so far apart."""
PARTNER = {1: 2, 2: 1}
PARTNER_COST = 1e-5
"""Columns 1 and 2 both say how many he strikes out: their means should lie close together."""
HITS = ("1B", "2B", "3B", "HR")
ROUNDS = 12
Rows = tuple[Grade, ...]
SquareOdds = Callable[[int, Grade, int], "Matrix"]
"""Column, grade and blue die: what that square comes to when it is rolled."""


def grade_rows() -> tuple[tuple[int, ...], ...]:
    """Six grades in rising order, not too far apart."""
    rows = combinations_with_replacement(range(1, 6), 6)
    return tuple(row for row in rows if row[5] - row[0] <= SPREAD)


def marked_rows(column: int) -> Iterator[Rows]:
    """Every way to fill a column, symbols included."""
    for grades in grade_rows():
        plain = tuple(Grade(grade) for grade in grades)
        yield plain
        ones = grades.count(1)
        if column == 2:
            for stars in range(1, min(ones, 3) + 1):
                yield _marked(plain, range(stars), "*")
        if column == 5:
            if ones:
                for raised in range(1, 5):
                    yield _raised(plain, raised)
            for count in (1, 2, 3):
                yield _marked(plain, range(6 - count, 6), "k")
                if grades[-count] >= 4:
                    yield _marked(plain, range(6 - count, 6), "w")
                    yield _marked(plain, range(6 - count, 6), "W")
            if grades[0] >= 4:
                yield _marked(plain, range(6), "w")
                yield _marked(plain, range(6), "W")
        if column == 6:
            if ones:
                for raised in range(1, 6):
                    yield _raised(plain, raised)
            for count in (1, 2, 3):
                yield _marked(plain, range(6 - count, 6), "k")


def _marked(rows: Rows, places: range, mark: str) -> Rows:
    return tuple(grade._replace(mark=mark) if place in places else grade for place, grade in enumerate(rows))


def _raised(rows: Rows, raised: int) -> Rows:
    return tuple(grade._replace(raised=raised) if grade.grade == 1 else grade for grade in rows)


@dataclass(frozen=True)
class PitcherTables:
    """For each column every way to fill it, and what it adds to the AIMS of a batter faced."""

    rows: Mapping[int, tuple[Rows, ...]]
    worth: Mapping[int, Matrix]
    cost: Mapping[int, Matrix]
    means: Mapping[int, Matrix]


def aims(vector: Matrix) -> Matrix:
    """A vector of EVENTS as AIMS."""
    import numpy as np

    return np.array(
        [vector[INDEX["K"]], vector[INDEX["BB"]], sum(vector[INDEX[hit]] for hit in HITS), vector[INDEX["HR"]]]
    )


def tired_grade(rows: Rows) -> Grade:
    """RB-30: the B grade of a column: a good step worse than he is on average."""
    mean = sum(grade.grade for grade in rows) / len(rows)
    return Grade(min(5, round(mean + 1.2)))


def cost_of(rows: Rows) -> float:
    """What speaks against a column between two that fit alike: symbols, and grades that lie oddly."""
    grades = [grade.grade for grade in rows]
    mean = sum(grades) / len(grades)
    variance = sum((grade - mean) ** 2 for grade in grades) / len(grades)
    symbols = sum(bool(grade.mark) + bool(grade.raised) for grade in rows)
    return SYMBOL_COST * symbols + VARIANCE_COST * max(0.0, variance - USUAL_VARIANCE) ** 2


def pitcher_tables(square_odds: SquareOdds, tired: float) -> PitcherTables:
    """Tables for pitchers of one hand who face a share of their batters tired."""
    import numpy as np

    known: dict[tuple[int, Grade, int], Matrix] = {}

    def seen(column: int, grade: Grade, blue: int) -> Matrix:
        key = (column, grade, blue)
        if key not in known:
            known[key] = aims(square_odds(column, grade, blue))
        return known[key]

    rows: dict[int, tuple[Rows, ...]] = {}
    worth: dict[int, Matrix] = {}
    cost: dict[int, Matrix] = {}
    means: dict[int, Matrix] = {}
    for column in GRADED:
        found = tuple(dict.fromkeys(marked_rows(column)))
        rows[column] = found
        worth[column] = np.array(
            [
                sum(
                    (1 - tired) * seen(column, grade, blue) + tired * seen(column, tired_grade(filled), blue)
                    for blue, grade in enumerate(filled, start=1)
                )
                / 36
                for filled in found
            ]
        )
        cost[column] = np.array([cost_of(filled) for filled in found])
        means[column] = np.array([sum(grade.grade for grade in filled) / 6 for filled in found])
    return PitcherTables(rows, worth, cost, means)


def fit_pitcher(tables: PitcherTables, goal: Matrix, fixed: Matrix) -> dict[int, Rows]:
    """The best rows of every column; `fixed` is what column 4 adds, whoever pitches."""
    import numpy as np

    weights = np.array(WEIGHTS)
    chosen: dict[int, int] = {}
    middle = tuple(Grade(grade) for grade in (2, 2, 3, 3, 3, 4))
    for column in GRADED:
        chosen[column] = tables.rows[column].index(middle)
    total = fixed + sum(tables.worth[column][chosen[column]] for column in GRADED)
    best = np.inf
    for _ in range(ROUNDS):
        before = best
        for column in (1, 2, 5, 6, 3, 2, 1):
            options = total - tables.worth[column][chosen[column]] + tables.worth[column]
            off = options - goal
            found = (off * off) @ weights + tables.cost[column]
            if column in PARTNER:
                other = PARTNER[column]
                apart = tables.means[column] - tables.means[other][chosen[other]]
                found = found + PARTNER_COST * apart * apart
            at = int(found.argmin())
            total, chosen[column], best = options[at], at, float(found[at])
        if best >= before - 1e-12:
            break
    return {column: tables.rows[column][chosen[column]] for column in GRADED}
