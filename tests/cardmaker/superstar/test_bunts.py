"""What bunts come to is taken off batters' and pitchers' lines alike."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.superstar.lines import bunted, bunted_by
from hotstove.cardmaker.superstar.players import HANDS, gather
from hotstove.record import read_season


def test_pitchers_are_swung_at_as_often_as_batters_swing() -> None:
    """In 1908, when every fortieth batter sacrificed."""
    season = read_season(1908)
    for leagues in season.pools:
        pool = gather(season, leagues, 0.5, LINES)
        swung = sum(float(pool.batters.weights[hand].sum()) for hand in HANDS)
        assert float(pool.pitchers.real.sum()) == pytest.approx(swung, rel=5e-4)


def test_bunters_of_both_ratings_make_the_mean() -> None:
    mixed = bunted_by({"A": 1.0, "B": 3.0})
    assert mixed["SH"] == pytest.approx(bunted("A")["SH"] / 4 + bunted("B")["SH"] * 3 / 4)
    assert bunted_by({"A": 0.0, "B": 2.0}) == pytest.approx(bunted("B"))
    assert bunted_by({"A": 0.0, "B": 0.0}) == bunted("A")
