"""Walks of seasons whose batters and pitchers were not counted alike."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import baseline_of
from hotstove.cardmaker.fit.proof import medians, within
from hotstove.cardmaker.longtater.batters import BatterLine
from hotstove.cardmaker.longtater.early_walks import TOWARD_PITCHERS, batter_with_walks, walk_factor
from hotstove.cardmaker.longtater.proof import BATTING, PITCHING, prove
from hotstove.record import read_season


def test_cards_of_1908_stand_between_the_two_books() -> None:
    """Batters have 3,057 walks in the National League, its pitchers 3,222."""
    factor = walk_factor(baseline_of(read_season(1908), "NL"))
    assert factor == pytest.approx((3222 / 3057) ** TOWARD_PITCHERS)
    proof = prove(1908, 0.5)
    for players, names in ((proof.batters, BATTING), (proof.pitchers, PITCHING)):
        assert within(players, names, 0.006) >= 0.98
        assert max(medians(players, names).values()) <= 0.0015


@pytest.mark.parametrize("year", [1988, 2000])
def test_books_that_agree_and_leagues_that_meet_stay_as_they_are(year: int) -> None:
    season = read_season(year)
    assert all(walk_factor(baseline_of(season, league)) == 1 for league in season.leagues)


def test_a_batter_keeps_his_average() -> None:
    line = BatterLine(0.18, 0.03, 0.01, 0.02, 0.08, 0.01, 0.1, 0.02, 0.006)
    more = batter_with_walks(line, 1.05)
    assert more.bb == pytest.approx(0.084)
    assert more.avg == pytest.approx(line.avg)
    assert more.so / (1 - more.bb) == pytest.approx(line.so / (1 - line.bb))
