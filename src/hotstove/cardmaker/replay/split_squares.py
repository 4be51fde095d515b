"""RB-33: split squares in column 6 for batters whose record differs much by the pitcher's hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from hotstove.cardmaker.baseline.by_hand import Hands
from hotstove.cardmaker.replay.blocks import Blocks
from hotstove.cardmaker.replay.lines_of_cards import Answers, hands_of
from hotstove.cardmaker.replay.observed import ENOUGH_TURNS
from hotstove.cardmaker.replay.pitcher_fit import aims
from hotstove.cardmaker.replay.row_four import RUNS
from hotstove.cardmaker.replay.vocabulary import BATTERS
from hotstove.games.replay.squares import Square
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hotstove.cardmaker.replay.season_fit import Mixes, Squares

    Matrix = NDArray[np.float64]

EXTREME = 0.02
"""Runs a turn by which a batter's split must differ from what his card gives anyway. RB-33: some batters have such
squares, not all."""
SHRINK = 370.0
"""Turns (the harmonic mean of both hands') at which half of a batter's own split is believed: measured on Retrosheet's
splits of 1974 to 1992. Those of 4,017 batters with 300 turns had a variance of .0026 in runs a turn, of which chance
alone gives .0017."""
MOST_ROWS, ROUNDS = 2, 4
LINE_WEIGHTS = (1.0, 1.0, 1.0, 2.5, 1.0)
"""Tolerance: how much a squared error in each of AIMS counts. Extra bases count like hits: of a batter, unlike a
pitcher, the record knows them."""
SPLIT_WEIGHT = 0.02
"""Tolerance: how much a squared error in the split counts beside those in AIMS; his line comes first."""

Split = dict[int, tuple[Square, Square]]
"""By row of column 6: the square against left-handers and against right-handers."""


def split_squares(
    blocks: Blocks, squares: Squares, bats: str, speed: int, mixes: Mixes, left_share: float, seen: Hands
) -> Split:
    """Rows of column 6 that are split, so that his line as a whole stays what it was; none for most batters."""
    import numpy as np

    if min(seen.left.turns, seen.right.turns) * 4 < ENOUGH_TURNS:
        return {}
    worth = {throws: _worth(blocks, bats, speed, mixes, throws) for throws in "LR"}
    wanted = _wanted(seen) - _given(blocks, squares, bats, speed, mixes)
    if abs(wanted) < EXTREME:
        return {}
    vocabulary = BATTERS[6]
    place = {square.number: at for at, square in enumerate(vocabulary)}
    rows = [row for row in range(1, 7) if squares[6, row].number in place]
    changes = {}
    for row in rows:
        at = place[squares[6, row].number]
        left, right = worth["L"] - worth["L"][at], worth["R"] - worth["R"][at]
        line = left_share * left[:, None, :] + (1 - left_share) * right[None, :, :]
        changes[row] = _Changes(line, _runs(left)[:, None] - _runs(right)[None, :])
    best, found = np.inf, dict[int, tuple[int, int]]()
    for one, other in combinations(rows, MOST_ROWS):
        missed, pairs = _together(changes[one], changes[other], wanted)
        if missed < best:
            best, found = missed, dict(zip((one, other), pairs, strict=True))
    split = {row: (vocabulary[left], vocabulary[right]) for row, (left, right) in found.items()}
    return {row: pair for row, pair in split.items() if pair[0] != pair[1] or pair[0] != squares[6, row]}


class _Changes(NamedTuple):
    """What every pair of squares in a row changes in his line, and in his split in runs."""

    line: Matrix
    split: Matrix

    def least(self, off: Matrix, wanted: float) -> tuple[float, tuple[int, int]]:
        """The pair that misses least where the line is off by so much already, and the split by what is wanted."""
        line = self.line + off
        missed = sum(weight * line[..., number] ** 2 for number, weight in enumerate(LINE_WEIGHTS))
        missed = missed + SPLIT_WEIGHT * (self.split - wanted) ** 2
        left, right = divmod(int(missed.argmin()), missed.shape[1])
        return float(missed[left, right]), (left, right)


def _together(one: _Changes, other: _Changes, wanted: float) -> tuple[float, tuple[tuple[int, int], tuple[int, int]]]:
    """Two rows, each chosen in the light of the other until nothing comes closer."""
    import numpy as np

    best, mine = one.least(np.zeros(one.line.shape[-1]), wanted)
    theirs = (0, 0)
    for _ in range(ROUNDS):
        _, theirs = other.least(one.line[mine], wanted - float(one.split[mine]))
        missed, mine = one.least(other.line[theirs], wanted - float(other.split[theirs]))
        if missed >= best - 1e-12:
            break
        best = missed
    return best, (mine, theirs)


def _wanted(seen: Hands) -> float:
    """Runs a turn against left-handers over those against right-handers, shrunk."""
    weight = 2 / (1 / seen.left.turns + 1 / seen.right.turns)
    own = summed(
        run * (one - other) for run, one, other in zip(RUNS, seen.left.rates(), seen.right.rates(), strict=True)
    )
    return own * weight / (weight + SHRINK)


def _given(blocks: Blocks, squares: Squares, bats: str, speed: int, mixes: Mixes) -> float:
    """The same of his card as it stands."""
    runs = {}
    for throws in "LR":
        answers, hands = Answers(blocks, mixes[throws][hands_of(bats, throws)]), hands_of(bats, throws)
        total = sum(
            answers.to(
                column, Square(square.number, square.raised if (column, row) != (2, 1) else 0), speed, hands, row
            )
            for (column, row), square in squares.items()
        )
        runs[throws] = float(_runs(aims(total[None, :] / 36)[:, : len(RUNS)])[0])  # type: ignore[index]
    return runs["L"] - runs["R"]


def _worth(blocks: Blocks, bats: str, speed: int, mixes: Mapping[str, Mapping[str, object]], throws: str) -> Matrix:
    """AIMS of a turn for every square of column 6, times the chance that it is rolled."""
    import numpy as np

    hands = hands_of(bats, throws)
    answers = Answers(blocks, mixes[throws][hands])  # type: ignore[arg-type]
    rows = np.array([answers.to(6, square, speed, hands, 2) for square in BATTERS[6]]) / 36
    found: Matrix = aims(rows)[:, : len(RUNS)]
    return found


def _runs(lines: Matrix) -> Matrix:
    found: Matrix = sum(run * lines[..., place] for place, run in enumerate(RUNS))  # type: ignore[assignment]
    return found
