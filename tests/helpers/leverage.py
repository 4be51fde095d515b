"""What one run more adds to the chance of winning, by inning and lead: `python -m tests.helpers.leverage` prints the
table that the manager by the book holds."""

from __future__ import annotations

from functools import cache

from hotstove.managers.book.leverage import AHEAD, BEHIND, LAST_INNING

RUNS = (0.729, 0.149, 0.067, 0.030, 0.014, 0.006, 0.003, 0.002)
"""Shares of half-innings that bring no run, one, two and so on: 4.6 runs a game, major-league play since 1950."""


@cache
def chance(lead: int, halves: int) -> float:
    """The side at bat wins, with so many half-innings to come, its own first; a tie is worth a half."""
    if halves == 0:
        return 0.5 if lead == 0 else float(lead > 0)
    return sum(share * (1 - chance(-(lead + runs), halves - 1)) for runs, share in enumerate(RUNS)) / sum(RUNS)


def gain(inning: int, lead: int) -> float:
    """Of one run, for the mean of visitors and home side."""
    halves = 2 * (LAST_INNING - inning)
    return sum(chance(lead + 1, halves + more) - chance(lead, halves + more) for more in (1, 2)) / 2


def table() -> list[list[float]]:
    whole = chance(1, 2 * LAST_INNING) - chance(0, 2 * LAST_INNING)
    return [
        [round(gain(inning, lead) / whole, 2) for lead in range(BEHIND, AHEAD + 1)]
        for inning in range(1, LAST_INNING + 1)
    ]


if __name__ == "__main__":
    for row in table():
        print(row)
