"""The half-inning solved from scratch: the components keep their aims, and no opponent gains on the solution."""

from __future__ import annotations

import numpy as np
import pytest

from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.options import Options
from hotstove.odds.rallybird import store
from hotstove.odds.rallybird.aims import measure
from hotstove.odds.rallybird.checking import check_game
from hotstove.odds.rallybird.solutions import solve_runs
from hotstove.odds.rallybird.solved import board_of, runs_name
from hotstove.odds.rallybird.solving import Solver

RULES = (Options(), Options(snake_eyes="both"), Options(take_the_pitch=False))


@pytest.mark.soak
@pytest.mark.parametrize("options", RULES, ids=str)
def test_the_half_inning_is_solved_and_keeps_its_aims(options: Options) -> None:
    """Aims (a) to (e); under each set of rules the same values come out that are kept with the game."""
    board, walks = board_of(our_charts(), options), options.walks_on_two("top")
    solver = Solver(board)
    values = solve_runs(solver, walks)
    kept = store.load_runs(board, runs_name(options.take_the_pitch, walks))
    assert kept is not None
    assert np.abs(values - kept).max() < 1e-5
    if options == Options():
        assert measure(solver, values).failures() == []


@pytest.mark.soak
@pytest.mark.parametrize("options", [*RULES, Options(rallybird=True)], ids=str)
def test_no_perfect_opponent_takes_more_than_the_bars_allow(options: Options) -> None:
    """Everything that `hotstove solve rallybird --check` prints: runs, games, and the removed card."""
    report = check_game(our_charts(), options)
    print("\n".join(report.lines()))
    assert report.failures() == []
