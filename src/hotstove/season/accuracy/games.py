"""How games went in the replays: home wins, one-run games, extra innings, shutouts, and batters against either hand.

The record holds no single games. What was usual is measured on Retrosheet's game logs and splits of 1871-2024, in
groups of seasons, and says what a game without a home edge or a platoon edge would miss.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hotstove.season.accuracy.league import Figure
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed


@dataclass(frozen=True, slots=True)
class Period:
    """Shares of games that somebody won, and of club games for shutouts; batting averages against the same hand and
    the other one, 0 before 1912."""

    last_year: int
    home: float
    one_run: float
    extra: float
    shutouts: float
    same_hand: float
    other_hand: float


PERIODS = (
    Period(1892, 0.584, 0.210, 0.027, 0.053, 0.0, 0.0),
    Period(1911, 0.568, 0.281, 0.082, 0.076, 0.0, 0.0),
    Period(1919, 0.539, 0.333, 0.096, 0.091, 0.245, 0.269),
    Period(1927, 0.545, 0.299, 0.094, 0.056, 0.273, 0.300),
    Period(1935, 0.553, 0.296, 0.090, 0.054, 0.269, 0.295),
    Period(1943, 0.542, 0.302, 0.093, 0.062, 0.258, 0.282),
    Period(1951, 0.544, 0.304, 0.087, 0.071, 0.251, 0.272),
    Period(1959, 0.540, 0.303, 0.096, 0.067, 0.249, 0.269),
    Period(1967, 0.543, 0.324, 0.098, 0.074, 0.241, 0.261),
    Period(1975, 0.532, 0.324, 0.097, 0.079, 0.241, 0.260),
    Period(1983, 0.541, 0.315, 0.096, 0.065, 0.250, 0.272),
    Period(1991, 0.542, 0.303, 0.096, 0.062, 0.247, 0.267),
    Period(1999, 0.535, 0.288, 0.089, 0.049, 0.259, 0.276),
    Period(2007, 0.540, 0.277, 0.082, 0.051, 0.259, 0.274),
    Period(2015, 0.542, 0.294, 0.089, 0.065, 0.250, 0.264),
    Period(2024, 0.531, 0.277, 0.084, 0.061, 0.245, 0.254),
)


def game_figures(year: int, found: Sequence[SeasonTotals]) -> tuple[Figure, ...]:
    """What was usual in those years, and what the replays have; nothing where single games were not looked at."""
    usual = next((period for period in PERIODS if year <= period.last_year), PERIODS[-1])
    games = summed(one.shapes.games for one in found)
    if not games:
        return ()
    rows = [
        Figure("home side wins", usual.home, _share(summed(one.shapes.home_wins for one in found), games)),
        Figure("one-run games", usual.one_run, _share(summed(one.shapes.by_one_run for one in found), games)),
        Figure("extra innings", usual.extra, _share(summed(one.shapes.extra_innings for one in found), games)),
        Figure("shutouts", usual.shutouts, _share(summed(one.shapes.shutouts for one in found), 2 * games)),
    ]
    for name, was, same in (("AVG, same hand", usual.same_hand, True), ("AVG, other hand", usual.other_hand, False)):
        at_bats = summed(one.platoon.get(same, (0, 0))[0] for one in found)
        if at_bats:
            rows.append(Figure(name, was, summed(one.platoon.get(same, (0, 0))[1] for one in found) / at_bats))
    return tuple(rows)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0
