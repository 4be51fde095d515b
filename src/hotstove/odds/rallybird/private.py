"""What the removed card costs an offence that hides it, against a defence that knows what it may know."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from hotstove.odds.rallybird.compiling import compiled
from hotstove.odds.rallybird.model import MOST_RUNS, Floats, Model, Stakes
from hotstove.odds.rallybird.solving import Solver, empty_values


@dataclass(frozen=True)
class Measured:
    """A mean, and the half-width of its 99% interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.5f} +- {self.margin:.5f}"


def private_loss(
    solver: Solver, model: Model, stakes: Stakes, start: int, halves: int, seed: int, lessons: int = 2
) -> list[Measured]:
    """Runs lost in a half-inning, first to a defence that looks one at-bat ahead, then to one that has learned from
    such half-innings in which situations more is to be gained later."""
    later = empty_values(1, solver.sets)
    found = []
    for lesson in range(lessons + 1):
        visits, losses = np.zeros(later.shape[1:]), np.zeros(later.shape[1:])
        lost = np.zeros(halves)
        compiled().private_halves(
            model,
            stakes,
            _gain_later(later),
            solver.seats,
            solver.begins,
            start,
            halves,
            seed + lesson,
            visits,
            losses,
            lost,
        )
        found.append(Measured(float(lost.mean()), float(2.576 * lost.std() / sqrt(halves))))
        later[0] = np.where(visits > 0, losses / np.maximum(visits + 5.0, 1.0), later[0])
    return found


def _gain_later(values: Floats) -> Stakes:
    """Stakes in which nothing counts but what the defence gains afterwards."""
    nothing = np.zeros(MOST_RUNS + 1)
    return Stakes(values, 0, False, np.zeros((2, MOST_RUNS + 1), np.int64), nothing, nothing)
