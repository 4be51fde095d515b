"""BR and PR: stars control more, and nobody gets a rating at which his line cannot be reached."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from hotstove.cardmaker.longtater.batters import BatterLine
from hotstove.cardmaker.longtater.pitchers import PitcherLine
from hotstove.table.sums import summed

MIDDLE, STEP = 10, 1.5
"""The rating of an average player, and what a standard deviation of quality is worth. BR and OUT overlap, so that any
spread gives the same lines (docs/longtater.md, "Control"); with this one the best twenty have 12 to 13 and the worst 8
to 11."""
LOWEST, HIGHEST = 4, 20
FIRST_LOW, FIRST_HIGH = 6, 15
"""Quality alone goes no further than this; need may."""


def batter_quality(line: BatterLine) -> float:
    """Runs a plate appearance, by the usual weights."""
    hits = 0.47 * line.singles + 0.77 * line.doubles + 1.05 * line.triples + 1.40 * line.hr
    return hits + 0.31 * line.bb + 0.33 * line.hbp - 0.27 * (1 - line.h - line.bb - line.hbp)


def pitcher_quality(line: PitcherLine) -> float:
    """Runs saved a batter, as far as a card can tell."""
    return -0.60 * line.h - 0.31 * line.bb + 0.27 * (1 - line.h - line.bb)


def standard(qualities: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """Mean and standard deviation of a pool, weighted by chances."""
    whole = summed(weights)
    mean = summed(q * w for q, w in zip(qualities, weights, strict=True)) / whole
    spread = math.sqrt(summed(w * (q - mean) ** 2 for q, w in zip(qualities, weights, strict=True)) / whole)
    return mean, spread or 1.0


def ratings_for(quality: float, mean: float, spread: float) -> Iterator[int]:
    """The rating that his quality earns, then its neighbours, nearest first and higher ones before lower ones."""
    first = min(FIRST_HIGH, max(FIRST_LOW, round(MIDDLE + STEP * (quality - mean) / spread)))
    yield first
    for distance in range(1, HIGHEST - LOWEST + 1):
        for rating in (first + distance, first - distance):
            if LOWEST <= rating <= HIGHEST:
                yield rating
