"""Each club's levels, fitted so that it scores and allows its real runs against the league; then its wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

import numpy as np

from hotstove.cardmaker.pennant.exact import Floats, Ints, earned, unearned
from hotstove.cardmaker.pennant.fit import Fit
from hotstove.cardmaker.pennant.matchups import Standing, clutch_bats, standings
from hotstove.cardmaker.pennant.pitching_fit import fit_starts
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

BAT_LEVEL = 0.16
"""The mean of the clubs' BAT levels: what makes the printed Texas sheet true in the made league of 1988."""
FAR_STEPS, NEAR_STEPS = (-4, -2, 0, 2, 4), (-1, 0, 1)
WINS, RUNS = "wins", "runs"
CHOICES = (WINS, RUNS)
"""What sheets are true to: a club's wins, which its runs are bent for, or its runs."""
FOR_WINS = 4
"""Rounds of bending."""
MOST_BENT = 0.055
"""How far a club's runs together may be bent from the record for the sake of its wins."""
NEAR_WINS = 1.5 / 162
"""Wins a game that are not bent for: 1.5 in a season (docs/pennant.md, "Wins")."""
WINS_BY_RUNS = 0.46
"""What one part of runs more is worth in wins a game: a quarter of Pythagoras's exponent, which is 1.83 for the
record's clubs."""


def verify(true_to: str) -> None:
    """Refuses what is no choice."""
    if true_to not in CHOICES:
        raise Mistake(f"--true-to {true_to}: for Pennant Race it is {' or '.join(CHOICES)}")


def fit(fits: Sequence[Fit], charts: PennantCharts, passes: int = 6, true_to: str = WINS) -> list[Standing]:
    """Fits bats and starters in turn until both runs are right; sheets true to wins are then bent a little towards the
    real wins."""
    for number in range(passes):
        fit_bats(fits, charts, FAR_STEPS if number < 2 else NEAR_STEPS)
        fit_starts(fits, charts)
        if number in (1, passes - 1):
            note_extras(fits, charts)
    for _ in range(FOR_WINS if true_to == WINS else 0):
        bend(fits, note_extras(fits, charts))
        fit_bats(fits, charts, NEAR_STEPS)
        fit_starts(fits, charts)
    return note_extras(fits, charts)


def bend(fits: Sequence[Fit], found: Sequence[Standing]) -> None:
    """Makes clubs better or worse that win too few or too many by their runs; the league's runs stay as they are."""
    for club, standing in zip(fits, found, strict=True):
        lacking = club.wins - standing.wins
        far = lacking - float(np.clip(lacking, -NEAR_WINS, NEAR_WINS))
        club.bent = float(np.clip(club.bent + 0.8 * far / WINS_BY_RUNS, -MOST_BENT, MOST_BENT))
    mean = summed(club.bent for club in fits) / len(fits)
    for club in fits:
        club.bent -= mean


def note_extras(fits: Sequence[Fit], charts: PennantCharts) -> list[Standing]:
    """Every club's expectation of games and ties; the runs of extra innings are noted for the next pass."""
    found = standings(
        [club.offense(club.bat_value, charts) for club in fits],
        [clutch_bats(club.batting(club.bat_value)) for club in fits],
        [club.mound() for club in fits],
    )
    for club, standing in zip(fits, found, strict=True):
        club.extra_won = standing.ties_won
        club.extra_lost = standing.ties - standing.ties_won
    return found


def scoring(fits: Sequence[Fit], rows: Ints, owners: Sequence[int]) -> Floats:
    """Runs expected in nine innings of each row of offences against all clubs but its owner's."""
    against = np.zeros((len(fits), len(rows)))
    for number, club in enumerate(fits):
        for share, st, call in club.mound().starters:
            against[number] += share * (earned(rows, st, club.hand, call, club.pen) + unearned(club.hand, call))
    own = against[np.asarray(owners), np.arange(len(rows))]
    return np.asarray((against.sum(axis=0) - own) / (len(fits) - 1))


def fit_bats(fits: Sequence[Fit], charts: PennantCharts, steps: Sequence[int]) -> None:
    """The BAT values at which each club scores its part of the league's runs, the mean level staying what it is."""
    rows, owners = [], []
    tried = np.array([[max(club.bat_value + step, 1) for step in steps] for club in fits])
    for number, club in enumerate(fits):
        rows += [club.offense(int(value), charts) for value in tried[number]]
        owners += [number] * len(steps)
    runs = scoring(fits, np.array(rows), owners).reshape(tried.shape)
    low, high = 0.5, 2.0
    wanted: list[float] = []
    for _ in range(40):
        factor = (low * high) ** 0.5
        aims = [factor * club.aim[0] - club.extra_won for club in fits]
        wanted = [float(np.interp(aim, runs[n], tried[n])) for n, aim in enumerate(aims)]
        levels = [club.level_between(value) for club, value in zip(fits, wanted, strict=True)]
        low, high = (factor, high) if summed(levels) / len(levels) < BAT_LEVEL else (low, factor)
    for club, value in zip(fits, wanted, strict=True):
        club.bat_value = max(floor(value + 0.5), 1)


def expected(fits: Sequence[Fit], charts: PennantCharts) -> tuple[Floats, Floats]:
    """The runs that each club scores and allows in a game, extra innings included."""
    rows = np.array([club.offense(club.bat_value, charts) for club in fits])
    scored = scoring(fits, rows, range(len(fits))) + np.array([club.extra_won for club in fits])
    allowed = []
    for number, club in enumerate(fits):
        bats = np.delete(rows, number, axis=0)
        runs = summed(
            share * (float(earned(bats, st, club.hand, call, club.pen).mean()) + unearned(club.hand, call))
            for share, st, call in club.mound().starters
        )
        allowed.append(runs + club.extra_lost)
    return scored, np.array(allowed)
