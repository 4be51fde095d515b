"""The collector of cycles looks less often while many games are played, and as before afterwards."""

from __future__ import annotations

import gc

import pytest

from hotstove.table.collector import SELDOM, collected_seldom


def test_seldom_while_games_are_played_and_as_before_afterwards() -> None:
    before = gc.get_threshold()
    with collected_seldom():
        assert gc.get_threshold() == SELDOM
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_as_before_after_a_mishap_too() -> None:
    before = gc.get_threshold()
    with pytest.raises(ValueError, match="rain"), collected_seldom():
        raise ValueError("rain")
    assert gc.get_threshold() == before
