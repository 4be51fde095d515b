"""How many runs each club of a pool should score and allow, and how many its cards do, in the mean half-inning."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline.true_to import RUNS
from hotstove.cardmaker.calibration.club_runs import batting_of, pitching_of, runs_by_lines
from hotstove.cardmaker.fit.opposition import by_club
from hotstove.cardmaker.superstar.half_inning import Calls, half_inning
from hotstove.cardmaker.superstar.responses import Vector
from hotstove.measured.kept import kept
from hotstove.record import ClubRecord

NEXT_TO_NOTHING = 1e-6
"""Tolerance: the weight of players of the other hand, so that there is a mean where a hand has nobody."""


def runs_for_outs(clubs: Collection[ClubRecord], true_to: str) -> tuple[Vector, Vector]:
    """Runs scored and runs allowed for each out over the mean of the clubs: what lines are worth, or, of cards true to
    runs, those of the record."""
    rows = []
    for club in clubs:
        scored, allowed = (club.runs, club.runs_allowed) if true_to == RUNS else runs_by_lines(club.year)[club.code]
        line = batting_of(club)
        made = line.ab - line.h + line.sh + line.sf + line.gidp + line.cs
        rows.append((scored / made, allowed / pitching_of(club).outs))
    found = np.array(rows)
    found /= found.mean(axis=0)
    return found[:, 0], found[:, 1]


def worth_of_hit_and_walk() -> float:
    """Runs that a hit and a walk together bring, of what clubs allow."""
    worth = kept()["runs allowed"].values
    return worth["hits in the park"] + worth["bb"]


def club_means(
    clubs: NDArray[np.int64], by_hand: Sequence[tuple[Vector, Vector]], count: int
) -> list[tuple[Vector, Vector]]:
    """For each club the weight of its players [hands] and their mean rows [hands, ...], from everybody's weights and
    rows by hand."""
    times = [by_club(clubs, weights + NEXT_TO_NOTHING, count) for weights, _ in by_hand]
    sums = [by_club(clubs, (weights + NEXT_TO_NOTHING)[:, None] * rows, count) for weights, rows in by_hand]
    means = np.stack([row / whole[:, None] for row, whole in zip(sums, times, strict=True)], axis=1)
    return list(zip(np.stack(times, axis=1), means, strict=True))


def inning_runs(times: Vector, charts: Vector, columns: Vector, calls: Calls) -> float:
    """Runs of a half-inning in which charts [hands, PITCHES] meet columns [hands, BATTER_SYMBOLS] so many times for
    each hand."""
    return half_inning(np.einsum("h,hp,hb->pb", times / times.sum(), charts, columns), calls).runs
