"""How runners advance, by period: league constants, since a season's totals do not tell.

Measured on Retrosheet's play-by-play, 1912 to 2023, in groups of eight seasons; earlier years take the first group's.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advancing:
    """League rates of a period.

    ``double_play_chances`` is the share of plate appearances with a runner on first and fewer than two out;
    ``on_error`` is batters who reached first on an error for each error charged.
    """

    last_year: int
    double_play_chances: float
    on_error: float


PERIODS = (
    Advancing(1919, 0.192, 0.505),
    Advancing(1927, 0.211, 0.518),
    Advancing(1935, 0.212, 0.556),
    Advancing(1943, 0.211, 0.569),
    Advancing(1951, 0.211, 0.580),
    Advancing(1959, 0.202, 0.579),
    Advancing(1967, 0.188, 0.580),
    Advancing(1975, 0.189, 0.566),
    Advancing(1983, 0.182, 0.554),
    Advancing(1991, 0.183, 0.568),
    Advancing(1999, 0.190, 0.547),
    Advancing(2007, 0.190, 0.565),
    Advancing(2015, 0.184, 0.548),
    Advancing(2024, 0.185, 0.488),
)

RUNNERS_ON = 0.438
"""Plate appearances with any runner on base: 1988, taken for all years."""


def advancing_in(year: int) -> Advancing:
    return next((period for period in PERIODS if year <= period.last_year), PERIODS[-1])
