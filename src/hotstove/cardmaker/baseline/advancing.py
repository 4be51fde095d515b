"""How runners advance, by period: league constants, since a season's totals do not tell.

Measured on Retrosheet's play-by-play, 1912 to 2023, in groups of eight seasons; earlier years take the first group's.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advancing:
    """League rates of a period.

    ``double_play_chances`` is the share of plate appearances with a runner on first and fewer than two
    out, ``double_plays`` the share of those grounded into two; ``on_error`` is batters who reached first on an error
    for each error charged; ``steal_chances`` is plate appearances with a runner on first and second open for each time
    that a player came to first; ``steals_of_third`` is the share of attempts to steal that were of third; ``pickoffs``
    is per steal chance.
    """

    last_year: int
    double_play_chances: float
    double_plays: float
    on_error: float
    steal_chances: float
    steals_of_third: float
    pickoffs: float


PERIODS = (
    Advancing(1919, 0.192, 0.068, 0.505, 0.791, 0.121, 0.039),
    Advancing(1927, 0.211, 0.084, 0.518, 0.877, 0.110, 0.021),
    Advancing(1935, 0.212, 0.091, 0.556, 0.916, 0.105, 0.013),
    Advancing(1943, 0.211, 0.095, 0.569, 0.887, 0.109, 0.013),
    Advancing(1951, 0.211, 0.100, 0.580, 0.871, 0.096, 0.013),
    Advancing(1959, 0.202, 0.107, 0.579, 0.890, 0.106, 0.012),
    Advancing(1967, 0.188, 0.106, 0.580, 0.898, 0.089, 0.012),
    Advancing(1975, 0.189, 0.109, 0.566, 0.856, 0.088, 0.016),
    Advancing(1983, 0.182, 0.112, 0.554, 0.817, 0.079, 0.019),
    Advancing(1991, 0.183, 0.108, 0.568, 0.834, 0.104, 0.015),
    Advancing(1999, 0.190, 0.105, 0.547, 0.832, 0.129, 0.014),
    Advancing(2007, 0.190, 0.109, 0.565, 0.844, 0.122, 0.013),
    Advancing(2015, 0.184, 0.109, 0.548, 0.859, 0.129, 0.014),
    Advancing(2024, 0.185, 0.104, 0.488, 0.893, 0.130, 0.012),
)

RUNNERS_ON = 0.438
"""Plate appearances with any runner on base: 1988, taken for all years."""


def advancing_in(year: int) -> Advancing:
    return next((period for period in PERIODS if year <= period.last_year), PERIODS[-1])
