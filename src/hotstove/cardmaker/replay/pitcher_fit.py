"""The search for a pitcher's grades: in each column six rows from good to bad, with symbols where grades run out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from hotstove.cardmaker.fit.events import HITS, INDEX
from hotstove.cardmaker.replay.blocks import PLACES
from hotstove.games.replay.squares import Grade
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

AIMS = ("K", "BB", "H", "HR", "XB")
"""What grades are fitted to, for each batter faced; XB are the bases of doubles and triples beyond the first."""
WEIGHTS = (1.0, 1.0, 1.0, 2.5, 0.1)
"""How much a squared error counts. With .1 extra bases of the pitchers of 1988 with 100 innings are off by .0057 of a
batter; with .3 by .0045, but fewer pitchers of 1930 and 2019 come to their hits within .006 (.887 and .868 of them;
.918 and .909 with .1)."""
MOST_RAISED = 5
SPREAD = 3
"""The most by which the grades of one column differ."""
SYMBOL_COST = 2e-7
"""Tolerance: between equals, the plainer card."""
USUAL_VARIANCE = {1: 0.4, 2: 0.4, 3: 0.6, 5: 0.9, 6: 1.2}
"""Tolerance: how far apart the grades of a column best lie, between cards that fit alike: in columns 5 and 6 about as
on the printed cards of Carlton (1.14, 1.33) and Lilly (.56, .81)."""
VARIANCE_COST = 4e-6
"""Tolerance: between cards that fit alike, the one whose grades lie as usual."""
EVEN = 0.75
"""Tolerance: the most variance of columns 1 and 2 that the search tries; the printed cards have .22 at most."""
APART = 0.34
"""Columns 1 and 2 both say how many he strikes out: their mean grades lie no further apart than on the printed card of
Lilly."""
ROUNDS = 12
TIRED_STEP = 1
Rows = tuple[Grade, ...]


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
            for stars in range(1, ones + 1):
                yield _marked(plain, range(stars), "*")
        if column == 5:
            if ones:
                for raised in range(1, MOST_RAISED + 1):
                    yield _raised(plain, raised)
            for count in range(1, 7):
                yield _marked(plain, range(6 - count, 6), "k")
                if grades[-count] >= 4:
                    yield _marked(plain, range(6 - count, 6), "w")
                    yield _marked(plain, range(6 - count, 6), "W")
        if column == 6:
            if ones:
                for raised in range(1, MOST_RAISED + 1):
                    yield _raised(plain, raised)
            for count in range(1, 7):
                yield _marked(plain, range(6 - count, 6), "k")


def _marked(rows: Rows, places: range, mark: str) -> Rows:
    return tuple(grade._replace(mark=mark) if place in places else grade for place, grade in enumerate(rows))


def _raised(rows: Rows, raised: int) -> Rows:
    return tuple(grade._replace(raised=raised) if grade.grade == 1 else grade for grade in rows)


@dataclass(frozen=True)
class PitcherTables:
    """For each group of columns what every way to fill it adds to a batter faced: the AIMS, and plays off the bat."""

    fresh: Mapping[str, Matrix]
    tired: Mapping[str, Matrix]
    """The same on his B grades."""

    def worth(self, tired: float) -> dict[str, Matrix]:
        """Of a pitcher who faces this share of his batters tired."""
        return {name: (1 - tired) * fresh + tired * self.tired[name] for name, fresh in self.fresh.items()}


GROUPS = {"strikeouts": (1, 2), "hits": (3,), "walks": (5,), "homers": (6,)}
ORDER = ("strikeouts", "walks", "homers", "hits")
STARTS = 3
"""Cards from which the search begins: good, middling and bad."""


@dataclass(frozen=True)
class Filled:
    """Every way to fill a group of columns, what speaks against it, and where its grades stand in the blocks."""

    rows: tuple[tuple[Rows, ...], ...]
    cost: Matrix
    fresh: tuple[NDArray[np.int64], ...]
    """For each column of the group six places for every way."""
    tired: tuple[NDArray[np.int64], ...]


@cache
def filled(name: str) -> Filled:
    """Worked out once: it depends on nothing but the grades that there are."""
    import numpy as np

    columns = GROUPS[name]
    found = [tuple(dict.fromkeys(marked_rows(column))) for column in columns]
    ways = partners(*found) if len(columns) == 2 else [(place,) for place in range(len(found[0]))]
    rows = tuple(tuple(found[number][place] for number, place in enumerate(way)) for way in ways)
    cost = np.array([summed(map(cost_of, columns, way)) for way in rows])
    fresh, tired = [], []
    for number, column in enumerate(columns):
        places = np.array(
            [[PLACES[column][grade, blue] for blue, grade in enumerate(way, start=1)] for way in found[number]]
        )
        worn = np.array([[PLACES[column][tired_grade(way), blue] for blue in range(1, 7)] for way in found[number]])
        chosen = [way[number] for way in ways]
        fresh.append(places[chosen])
        tired.append(worn[chosen])
    return Filled(rows, cost, tuple(fresh), tuple(tired))


@cache
def places(name: str) -> dict[tuple[Rows, ...], int]:
    """Where each way to fill a group of columns stands in the list of them."""
    return {rows: place for place, rows in enumerate(filled(name).rows)}


def aims(vectors: Matrix) -> Matrix:
    """Vectors of EVENTS as AIMS, and plays off the bat."""
    import numpy as np

    hits = sum(vectors[..., INDEX[hit]] for hit in HITS)
    return np.stack(
        [
            vectors[..., INDEX["K"]],
            vectors[..., INDEX["BB"]],
            hits,
            vectors[..., INDEX["HR"]],
            vectors[..., INDEX["2B"]] + 2 * vectors[..., INDEX["3B"]],
            vectors[..., INDEX["UP"]],
        ],
        axis=-1,
    )


def tired_grade(rows: Rows) -> Grade:
    """RB-30: the B grade of a column: a step worse than he is on average."""
    mean = summed(grade.grade for grade in rows) / len(rows)
    return Grade(min(5, round(mean + TIRED_STEP)))


def cost_of(column: int, rows: Rows) -> float:
    """What speaks against a column between two that fit alike: symbols, and grades that lie oddly."""
    symbols = summed(bool(grade.mark) + bool(grade.raised) for grade in rows)
    return SYMBOL_COST * symbols + VARIANCE_COST * (variance_of(rows) - USUAL_VARIANCE[column]) ** 2


def variance_of(rows: Rows) -> float:
    grades = [grade.grade for grade in rows]
    mean = summed(grades) / len(grades)
    return summed((grade - mean) ** 2 for grade in grades) / len(grades)


def pitcher_tables(seen: Mapping[int, Matrix]) -> PitcherTables:
    """The tables of pitchers of one hand; `seen` are EVENTS by column."""

    def table(name: str, places: tuple[NDArray[np.int64], ...]) -> Matrix:
        each = zip(GROUPS[name], places, strict=True)
        found: Matrix = sum(aims(seen[column])[ways].sum(axis=1) for column, ways in each) / 36
        return found

    return PitcherTables(
        {name: table(name, filled(name).fresh) for name in GROUPS},
        {name: table(name, filled(name).tired) for name in GROUPS},
    )


def partners(first: tuple[Rows, ...], second: tuple[Rows, ...]) -> list[tuple[int, ...]]:
    """Ways to fill columns 1 and 2 together: means close by, and neither spread oddly."""
    means = [[summed(grade.grade for grade in rows) / 6 for rows in found] for found in (first, second)]
    plain = [[variance_of(rows) <= EVEN for rows in found] for found in (first, second)]
    return [
        (i, j)
        for i in range(len(first))
        if plain[0][i]
        for j in range(len(second))
        if plain[1][j] and abs(means[0][i] - means[1][j]) <= APART
    ]


def fit_pitcher(
    tables: Mapping[str, Matrix],
    goal: Matrix,
    fixed: Matrix,
    start: Mapping[int, Rows] | None = None,
    only: Mapping[str, NDArray[np.bool_]] | None = None,
) -> dict[int, Rows]:
    """The best rows of every column. `tables` are a pitcher's worth by group; `fixed` is what column 4 adds, whoever
    pitches; `start` ought to be near; `only` says which ways to fill each group are allowed."""
    import numpy as np

    worth = {name: settling(tables[name], goal) for name in ORDER}
    barred = {name: 0.0 if only is None else np.where(only[name], 0.0, np.inf) for name in ORDER}
    still = settling(fixed, goal)
    best, kept = np.inf, dict.fromkeys(ORDER, 0)
    for chosen in _beginnings(start):
        total = still + summed(worth[name][chosen[name]] for name in ORDER)
        now = np.inf
        for _ in range(ROUNDS):
            before = now
            for name in ORDER:
                options = total - worth[name][chosen[name]] + worth[name]
                found = missed(options - goal) + filled(name).cost + barred[name]
                at = int(found.argmin())
                total, chosen[name] = options[at], at
                now = float(missed(total - goal)) + summed(filled(each).cost[chosen[each]] for each in ORDER)
            if now >= before - 1e-12:
                break
        if now < best:
            best, kept = now, chosen
    return {
        column: rows for name in ORDER for column, rows in zip(GROUPS[name], filled(name).rows[kept[name]], strict=True)
    }


def _beginnings(start: Mapping[int, Rows] | None) -> Iterator[dict[str, int]]:
    """A card that is known, or else a good, a middling and a bad one."""
    if start is not None:
        yield {name: places(name)[tuple(start[column] for column in GROUPS[name])] for name in ORDER}
        return
    for number in range(STARTS):
        yield {name: (len(filled(name).rows) - 1) * (2 * number + 1) // (2 * STARTS) for name in ORDER}


def missed(off: Matrix) -> Matrix:
    """How bad it is to be off by so much: squares times weights, added in the order of the AIMS."""
    squares = off * off
    return sum(weight * squares[..., place] for place, weight in enumerate(WEIGHTS))  # type: ignore[return-value]


def settling(worth: Matrix, goal: Matrix) -> Matrix:
    """AIMS to which plays off the bat add as much as the batter, who is still up, will add to them."""
    found: Matrix = worth[..., :-1] + worth[..., -1:] * goal
    return found
