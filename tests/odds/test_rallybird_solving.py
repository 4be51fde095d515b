"""The half-inning solved from scratch: the components keep their aims, and no opponent gains on the solution."""

from __future__ import annotations

import numpy as np

from hotstove.games.rallybird.book import standard_book
from hotstove.games.rallybird.options import Options
from hotstove.odds.rallybird import store
from hotstove.odds.rallybird.aims import measure
from hotstove.odds.rallybird.answers import exploit_runs
from hotstove.odds.rallybird.checking import RUNS_BAR
from hotstove.odds.rallybird.solutions import solve_runs
from hotstove.odds.rallybird.solved import board_of, runs_name
from hotstove.odds.rallybird.solving import Workshop


def test_the_half_inning_is_solved_and_keeps_its_aims() -> None:
    """Aims (a) to (e); with Snake-Eyed Walks and without Take the Pitch nobody gains either; all as it is kept."""
    most = 0.0
    for options in (Options(), Options(snake_eyes="both"), Options(take_the_pitch=False)):
        board = board_of(standard_book(), options)
        shop, walks = Workshop(board), options.walks_on_two("top")
        values = solve_runs(shop, walks)
        kept = store.load_runs(board, runs_name(options.take_the_pitch, walks))
        assert kept is not None
        assert np.abs(values - kept).max() < 1e-5
        gains = exploit_runs(shop, board.model(walks), values)
        most = max(most, *(max(both) for both in gains.values()))
        if options == Options():
            assert measure(shop, values).failures() == []
    assert most <= RUNS_BAR
