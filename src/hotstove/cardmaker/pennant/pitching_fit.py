"""ST fitted: one level for all starters of a club, rounded to halves as comes nearest to the runs allowed."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, floor, log

import numpy as np

from hotstove.cardmaker.pennant.exact import Ints, earned, unearned
from hotstove.cardmaker.pennant.fit import LEAST_ST, MOST_ST, Fit, half_step
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.table.sums import summed

ROUNDING_WEIGHT = 2.0
"""What rounding a starter the wrong way by a half costs beside a hundredth of the runs, both squared: with it no ST of
the made Texas sheet of 1988 is more than a half off the printed one (docs/pennant.md)."""


def fit_starts(fits: Sequence[Fit], charts: PennantCharts) -> None:
    rows = np.array([club.offense(club.bat_value, charts) for club in fits])
    for number, club in enumerate(fits):
        Mounds(club, np.delete(rows, number, axis=0)).settle()


class Mounds:
    """One club's starters against the other clubs' bats, for every ST that is tried."""

    def __init__(self, club: Fit, bats: Ints) -> None:
        self.club = club
        self.bats = bats
        self.known: dict[tuple[int, bool, float], float] = {}

    def settle(self) -> None:
        club = self.club
        aim = club.aim[1] - club.extra_lost
        low, high = log(0.1), log(20.0)
        for _ in range(22):
            level = (low + high) / 2
            low, high = (level, high) if self._smooth(level) > aim else (low, level)
        raw = {number: self._worth(number, level) for number in club.sheet.starters}
        used = sorted({number for number, _ in club.usage.shares})
        ways = [_two_halves(raw[number]) for number in used]
        best = self._nearest(used, ways, raw, aim)
        club.st = {number: max(half_step(st), LEAST_ST) for number, st in raw.items()}
        club.st.update(zip(used, best, strict=True))

    def _nearest(
        self, used: list[int], ways: list[tuple[float, ...]], raw: dict[int, float], aim: float
    ) -> list[float]:
        """Of all roundings the one with the least misfit, the first of equals; parts are added up player by player."""
        total, off = np.zeros(1), np.zeros(1)
        for number, sts in zip(used, ways, strict=True):
            parts = np.array([self._parts(number, st, raw[number]) for st in sts])
            total = np.add.outer(total, parts[:, 0]).ravel()
            off = np.add.outer(off, parts[:, 1]).ravel()
        misfit = (100 * (total / aim - 1)) ** 2 + ROUNDING_WEIGHT * off
        place = np.unravel_index(int(np.argmin(misfit)), [len(sts) for sts in ways])
        return [sts[int(which)] for sts, which in zip(ways, place, strict=True)]

    def _parts(self, number: int, st: float, raw: float) -> tuple[float, float]:
        """What a starter of that ST adds to the runs, and what rounding him costs."""
        roles = [(short, share) for (player, short), share in self.club.usage.shares.items() if player == number]
        runs = summed(self._runs(number, short, st) for short, _ in roles)
        return runs, summed(share for _, share in roles) * (2 * (st - raw)) ** 2

    def _worth(self, number: int, level: float) -> float:
        return min(max(exp(level) * self.club.starts[number], LEAST_ST), MOST_ST)

    def _runs(self, number: int, short: bool, st: float) -> float:
        """His share of the club's runs, with that ST."""
        key = number, short, st
        if key not in self.known:
            club = self.club
            call = club.calls[number, short]
            whole = float(earned(self.bats, st - short, club.hand, call, club.pen).mean())
            self.known[key] = club.usage.shares[number, short] * (whole + unearned(club.hand, call))
        return self.known[key]

    def _smooth(self, level: float) -> float:
        """The runs allowed if ST could be any number."""
        total = 0.0
        for number, short in self.club.usage.shares:
            st = self._worth(number, level)
            below = floor(2 * st) / 2
            part = 2 * (st - below)
            total += (1 - part) * self._runs(number, short, below)
            if part:
                total += part * self._runs(number, short, below + 0.5)
        return total


def _two_halves(st: float) -> tuple[float, ...]:
    below = floor(2 * st) / 2
    return (below, below + 0.5) if below >= LEAST_ST else (below + 0.5,)
