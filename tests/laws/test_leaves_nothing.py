"""A game that is over leaves nothing behind: memory comes back at once, without waiting for the collector of cycles."""

from __future__ import annotations

import gc

import pytest

from tests.helpers.playing import ballgame, games_with_clubs, played


@pytest.mark.parametrize("key", games_with_clubs())
def test_views_and_estimates_make_no_cycles(key: str) -> None:
    """A cycle between a view and its estimates would keep the states of the game alive until the collector looks."""
    played(ballgame(key), 3)
    gc.collect()
    gc.disable()
    try:
        played(ballgame(key), 4)
        assert gc.collect() == 0
    finally:
        gc.enable()
