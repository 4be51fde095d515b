"""What every square of the vocabulary is worth to a batter of a certain hand and speed, ready for the search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hotstove.cardmaker.fit.events import EVENTS, HITS, INDEX
from hotstove.cardmaker.replay.blocks import PLACES, Blocks, mixed
from hotstove.cardmaker.replay.lines_of_cards import Answers, hands_of
from hotstove.cardmaker.replay.mixes import GradeMix
from hotstove.cardmaker.replay.vocabulary import BATTERS, GAMES_MISSED, RARE_PLAY, ROW_OF_RARE_PLAY, ROWS_OF_25
from hotstove.games.replay.infield import STRATEGY_HIT
from hotstove.games.replay.squares import Grade, Square

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

SHAPES = (
    "K best",
    "K worst",
    "H best",
    "H worst",
    "BB best",
    "BB worst",
    "HR best",
    "HR worst",
    "XB best",
    "XB worst",
    "XB power best",
    "XB power worst",
    "H infield",
    "H power",
)
"""Strikeouts, hits, walks and homers that the graded columns give to the best grades and to the worst; and the hits of
columns 4 and 6, between which ground-ball and fly-ball pitchers move the ball."""
MEASURES = (*EVENTS, *SHAPES)
LOOKS: dict[tuple[int, int], frozenset[int]] = {
    (1, 1): frozenset({20}),
    **dict.fromkeys(((1, 2), (1, 3), (1, 4), (1, 5)), frozenset({1, 2, 3, 4, 5})),
    (1, 6): frozenset({35, 45, 46, 47}),
    (2, 2): frozenset({11}),
    **dict.fromkeys(((2, 3), (2, 4), (2, 5)), frozenset({16, 17, 18})),
    (2, 6): frozenset({55}),
    (3, 3): frozenset({14}),
    (3, 4): frozenset({19, 57}),
    (3, 6): frozenset({47, 52}),
    (5, 5): frozenset({20}),
}
"""What usually stands where, after the printed cards."""
EXTRA = ("2B", "3B", "3B")
"""Bases beyond the first, a triple's twice; homers apart."""
SHAPED = (
    ("K", (1, 2), ("K",), (1, 5)),
    ("H", (3,), HITS, (1, 5)),
    ("BB", (5,), ("BB",), (1, 5)),
    ("HR", (6,), ("HR",), (1, 5)),
    ("XB", (3,), EXTRA, (1, 5)),
    ("XB power", (6,), EXTRA, (1, 4)),
)
"""Shapes by what they count: columns, events, and the grades called best and worst: what is a long hit
against a 4 of column 6 is a homer against a 5."""
SLOTS = tuple((column, row) for column in range(1, 7) for row in range(1, 7))


@dataclass(frozen=True)
class BatterTables:
    """For each of the 36 slots the squares that may stand there, and a row of MEASURES for each of them, in squares."""

    squares: tuple[tuple[Square, ...], ...]
    worth: tuple[Matrix, ...]
    looks: tuple[Matrix, ...]
    """1 for a square that usually stands elsewhere."""


def candidates(column: int, row: int) -> tuple[Square, ...]:
    """The vocabulary of a slot."""
    if (column, row) == (2, 1):
        return GAMES_MISSED
    if column == 4 and row not in ROWS_OF_25:
        return tuple(square for square in BATTERS[4] if square.number != STRATEGY_HIT)
    if (column, row) == (3, ROW_OF_RARE_PLAY):
        return (*BATTERS[3], RARE_PLAY)
    return BATTERS[column]


def _listed(column: int) -> tuple[tuple[Square, int], ...]:
    """Every square that may stand in a column; a 25 apart for each of its rows."""
    found: dict[tuple[Square, int], None] = {}
    for row in range(1, 7):
        for square in candidates(column, row):
            found[square, row if column == 4 and square.number == STRATEGY_HIT else 2] = None
    return tuple(found)


LISTED = {column: _listed(column) for column in range(1, 7)}


def batter_tables(
    blocks: Blocks, bats: str, speed: int, mixes: Mapping[str, Mapping[str, GradeMix]], left_share: float
) -> BatterTables:
    """SquareWorth for batters of a hand and a speed; `mixes` by the pitcher's hand and the hands that meet."""
    import numpy as np

    known = {column: np.zeros((len(LISTED[column]), len(MEASURES))) for column in LISTED}
    for throws, share in (("L", left_share), ("R", 1 - left_share)):
        hands = hands_of(bats, throws)
        answers = Answers(blocks, mixes[throws][hands])
        for column, found in known.items():
            found += share * _measures(blocks, column, speed, hands, answers)
    squares, worth, looks = [], [], []
    for column, row in SLOTS:
        usual, found_here = LOOKS.get((column, row)), candidates(column, row)
        at = [
            LISTED[column].index((square, row if column == 4 and square.number == STRATEGY_HIT else 2))
            for square in found_here
        ]
        squares.append(found_here)
        worth.append(known[column][at])
        looks.append(np.array([float(usual is not None and square.number not in usual) for square in found_here]))
    return BatterTables(tuple(squares), tuple(worth), tuple(looks))


def _measures(blocks: Blocks, column: int, speed: int, hands: str, answers: Answers) -> Matrix:
    """A row for each square of a column against pitchers of one hand."""
    import numpy as np

    if column == 4:
        seen = np.array([answers.to(4, square, speed, hands, row) for square, row in LISTED[4]])
    else:
        seen = mixed(answers.weights[column], stacked(blocks, column, speed, hands))
    shapes = shaped(blocks, column, speed, hands)
    if column in (4, 6):
        at = SHAPES.index("H infield" if column == 4 else "H power")
        shapes[:, at] = seen[:, [INDEX[event] for event in HITS]].sum(axis=1)
    return np.hstack([seen, shapes])


def stacked(blocks: Blocks, column: int, speed: int, hands: str) -> Matrix:
    """The blocks of all squares of a graded column."""
    import numpy as np

    return np.array([blocks.graded(column, square, speed, hands) for square, _ in LISTED[column]])


def shaped(blocks: Blocks, column: int, speed: int, hands: str) -> Matrix:
    """The shapes of all squares of a column that depend on nobody's grades."""
    import numpy as np

    found = np.zeros((len(LISTED[column]), len(SHAPES)))
    for shape, columns, events, grades in SHAPED:
        if column in columns:
            stack, places = stacked(blocks, column, speed, hands), PLACES[column]
            for at, grade in enumerate(map(Grade, grades), start=SHAPES.index(f"{shape} best")):
                rows = stack[:, [places[grade, blue] for blue in (1, 4)]].mean(axis=1)
                found[:, at] = rows[:, [INDEX[event] for event in events]].sum(axis=1)
    return found
