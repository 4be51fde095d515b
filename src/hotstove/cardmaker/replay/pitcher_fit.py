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
EVEN = 1e-7
"""Grades that cost less lie evenly."""
APART = 0.34
"""Columns 1 and 2 both say how many he strikes out: their mean grades lie no further apart."""
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
    """For each group of columns every way to fill it, and what that adds to the AIMS of a batter faced."""

    rows: Mapping[str, tuple[tuple[Rows, ...], ...]]
    worth: Mapping[str, Matrix]
    cost: Mapping[str, Matrix]


GROUPS = {"strikeouts": (1, 2), "hits": (3,), "walks": (5,), "homers": (6,)}
ORDER = ("strikeouts", "walks", "homers", "hits")


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

    filled = {column: tuple(dict.fromkeys(marked_rows(column))) for column in GRADED}
    worth = {
        column: np.array([column_worth(seen, column, rows, tired) for rows in found])
        for column, found in filled.items()
    }
    cost = {column: np.array([cost_of(rows) for rows in found]) for column, found in filled.items()}
    pairs = partners(filled[1], filled[2])
    one, two = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    all_rows: dict[str, tuple[tuple[Rows, ...], ...]] = {
        "strikeouts": tuple((filled[1][i], filled[2][j]) for i, j in pairs)
    }
    all_worth = {"strikeouts": worth[1][one] + worth[2][two]}
    all_cost = {"strikeouts": cost[1][one] + cost[2][two]}
    for name, columns in GROUPS.items():
        if name not in all_rows:
            all_rows[name] = tuple((rows,) for rows in filled[columns[0]])
            all_worth[name], all_cost[name] = worth[columns[0]], cost[columns[0]]
    return PitcherTables(all_rows, all_worth, all_cost)


def column_worth(seen: Callable[[int, Grade, int], Matrix], column: int, rows: Rows, tired: float) -> Matrix:
    """What a column adds to the aims, fresh and tired."""
    worn = tired_grade(rows)
    return sum(  # type: ignore[return-value]
        ((1 - tired) * seen(column, grade, blue) + tired * seen(column, worn, blue)) / 36
        for blue, grade in enumerate(rows, start=1)
    )


def partners(first: tuple[Rows, ...], second: tuple[Rows, ...]) -> list[tuple[int, int]]:
    """Ways to fill columns 1 and 2 together: means close by, and neither spread oddly."""
    means = [[sum(grade.grade for grade in rows) / 6 for rows in found] for found in (first, second)]
    plain = [[cost_of(tuple(g._replace(mark="") for g in rows)) < EVEN for rows in found] for found in (first, second)]
    return [
        (i, j)
        for i in range(len(first))
        if plain[0][i]
        for j in range(len(second))
        if plain[1][j] and abs(means[0][i] - means[1][j]) <= APART
    ]


def fit_pitcher(tables: PitcherTables, goal: Matrix, fixed: Matrix) -> dict[int, Rows]:
    """The best rows of every column; `fixed` is what column 4 adds, whoever pitches."""
    import numpy as np

    weights = np.array(WEIGHTS)
    chosen = {name: len(tables.rows[name]) // 2 for name in ORDER}
    total = fixed + sum(tables.worth[name][chosen[name]] for name in ORDER)
    best = np.inf
    for _ in range(ROUNDS):
        before = best
        for name in ORDER:
            options = total - tables.worth[name][chosen[name]] + tables.worth[name]
            off = options - goal
            found = (off * off) @ weights + tables.cost[name]
            at = int(found.argmin())
            total, chosen[name], best = options[at], at, float(found[at])
        if best >= before - 1e-12:
            break
    return {
        column: rows
        for name in ORDER
        for column, rows in zip(GROUPS[name], tables.rows[name][chosen[name]], strict=True)
    }
