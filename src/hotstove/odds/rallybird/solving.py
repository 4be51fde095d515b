"""Level by level through the sets of tiles, on two cores."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from hotstove.diamond.bases import ALL_BASES
from hotstove.odds.rallybird.compiling import compiled
from hotstove.odds.rallybird.model import MOST_RUNS, OUTS, Board, Floats, Ints, Model, Stakes

CORES = 2
SWEEPS = 2000
BASES = len(ALL_BASES)


@dataclass
class Solver:
    """A board laid out for the compiled kernel: all placements, and the bases that solves begin from."""

    board: Board
    seats: Any = field(init=False)
    begins: Any = field(init=False)
    bases: Ints = field(init=False)

    def __post_init__(self) -> None:
        sets = len(self.board.graph.sets)
        seats = [self.board.seats(number) for number in range(sets)]
        self.seats = np.concatenate(seats, axis=1)
        self.begins = np.cumsum([0, *(part.shape[1] for part in seats)])
        self.bases = np.zeros((sets, OUTS, BASES, len(self.board.deck)), np.int64)

    @property
    def sets(self) -> int:
        return len(self.begins) - 1

    def solve(self, model: Model, stakes: Stakes, warm: bool = False, tolerance: float = 1e-8) -> float:
        """Solves one layer; returns the largest change that was left over."""
        kernel = compiled()

        def part(first: int, last: int) -> float:
            there = (self.seats, self.begins, first, last, self.bases)
            return float(kernel.solve_sets(model, stakes, *there, warm, tolerance, SWEEPS))

        return self._by_levels(part)

    def respond(
        self, model: Model, policy: Stakes, attack: Stakes, shield: Stakes, warm: bool = False, tolerance: float = 1e-9
    ) -> float:
        """Best answers to the mixes of the policy's values, for one layer."""
        kernel = compiled()

        def part(first: int, last: int) -> float:
            there = (self.seats, self.begins, first, last, self.bases)
            return float(kernel.respond_sets(model, policy, attack, shield, *there, warm, tolerance, SWEEPS))

        return self._by_levels(part)

    def flow(self, model: Model, stakes: Stakes, start: int) -> tuple[Floats, Floats, Floats]:
        """Visits by (set, outs, bases), cards played by (card, outs, bases), and expected plays by runs scored."""
        met = np.zeros((self.sets, OUTS, BASES))
        used = np.zeros((len(self.board.deck), OUTS, BASES))
        scored = np.zeros(MOST_RUNS + 1)
        compiled().flow(model, stakes, self.seats, self.begins, start, self.bases, met, used, scored)
        return met, used, scored

    def _by_levels(self, part: Callable[[int, int], float]) -> float:
        """Runs a job over the sets of each level, cut in pieces of about equal work for the cores."""
        levels = self.board.graph.levels
        left_over = 0.0
        with ThreadPoolExecutor(CORES) as pool:
            for first, last in pairwise(levels):
                cuts = self._cuts(first, last)
                jobs = [pool.submit(part, one, two) for one, two in pairwise(cuts)]
                left_over = max(left_over, *(job.result() for job in jobs))
        return left_over

    def _cuts(self, first: int, last: int) -> list[int]:
        pieces = min(last - first, 2 * CORES)
        work = np.linspace(self.begins[first], self.begins[last], pieces + 1)[1:-1]
        inner = [int(cut) for cut in np.searchsorted(self.begins, work)]
        return sorted({first, last, *(cut for cut in inner if first < cut < last)})


def empty_values(layers: int, sets: int) -> Floats:
    return np.zeros((layers, sets, OUTS, BASES))


def runs_stakes(values: Any) -> Stakes:
    """Every run counts one."""
    return Stakes(
        values=values,
        own=0,
        rallybird=False,
        layer=np.zeros((2, MOST_RUNS + 1), np.int64),
        bonus=np.arange(MOST_RUNS + 1.0),
        ends=np.arange(MOST_RUNS + 1.0),
    )
