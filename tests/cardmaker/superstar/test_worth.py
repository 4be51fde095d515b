"""What managers hold a symbol to be worth is what it is worth in the mean half-innings of 1988, found by the rules."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from hotstove.cardmaker.superstar.players import HANDS
from hotstove.cardmaker.superstar.responses import PITCH, SITUATIONS, SWINGS, reactions
from hotstove.cardmaker.superstar.season_fit import SeasonFit, fit_pool
from hotstove.games.superstar.symbols import BATTER_SYMBOLS
from hotstove.games.superstar.worth import PITCHER_RUNS, PLAIN_OUT, RUNS

ROUNDED = 0.045
"""The leagues, with and without designated hitters, and plain outs among themselves differ by so much."""
A_TENTH = 0.1
"""So far managers' values of a swing may lie from that: their break-evens were measured with them."""


@cache
def worth(league: str) -> tuple[dict[str, float], dict[str, float]]:
    """Runs above average of each symbol on a batter's column, and on a pitcher's chart."""
    fit: SeasonFit = fit_pool(1988, (league,), 0.5)
    weights = fit.pool.batters.weights
    whole = sum(weights[hand].sum() for hand in HANDS)
    chart, column = (
        sum(means[hand].mean(axis=0) * (weights[hand].sum() / whole) for hand in HANDS)
        for means in (fit.charts, fit.columns)
    )
    table = reactions(None, fit.pool.calls.legs)
    after, runs = (np.einsum("pb,spb...->s...", np.outer(chart, column), each) for each in (table.after, table.runs))
    to_come = np.linalg.solve(np.eye(len(SITUATIONS)) - after, runs)
    gained = table.runs + table.after @ to_come - to_come[:, None, None]
    each = np.einsum("s,spb->pb", fit.inning.swings / fit.inning.swings.sum(), gained)
    swings = {symbol: float(each[PITCH[""], place]) for symbol, place in SWINGS.items()}
    return swings, {pitch: float(each[place] @ column) for pitch, place in PITCH.items()}


@pytest.mark.parametrize("league", ["AL", "NL"])
def test_runs_of_a_swing(league: str) -> None:
    swings, _ = worth(league)
    held = {symbol: RUNS.get(symbol, PLAIN_OUT) for symbol in BATTER_SYMBOLS}
    assert {symbol: swings[symbol] for symbol in held} == pytest.approx(held, abs=A_TENTH + ROUNDED)


@pytest.mark.parametrize("league", ["AL", "NL"])
def test_runs_of_a_pitch(league: str) -> None:
    _, pitches = worth(league)
    assert {symbol: pitches[symbol] for symbol in PITCHER_RUNS} == pytest.approx(PITCHER_RUNS, abs=ROUNDED)
    assert pitches[""] == pytest.approx(0.0, abs=ROUNDED)
