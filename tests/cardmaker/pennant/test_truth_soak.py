"""The five seasons on made sheets, by enumeration and over forty replays; docs/pennant.md holds the figures."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.pennant.league import make_league
from hotstove.record import read_season
from tests.helpers.pennant_truth import LEAGUES, exact, exact_homers, played


@pytest.mark.soak
@pytest.mark.parametrize(("year", "league"), LEAGUES)
def test_a_league_is_true_by_enumeration(year: int, league: str) -> None:
    found = exact(year, league)
    assert abs(found.runs) < 0.01
    assert found.scored_rmse < 0.03
    assert found.allowed_rmse < 0.03
    assert max(abs(found.scored).max(), abs(found.allowed).max()) < 0.05
    assert abs(exact_homers(make_league(year, league))) < (0.12 if year == 1908 else 0.01)


@pytest.mark.soak
@pytest.mark.parametrize(("year", "league"), LEAGUES)
def test_a_league_is_true_in_forty_replays(year: int, league: str) -> None:
    found = played(year, league, 40)
    assert abs(found.errors.runs) < 0.025
    assert found.errors.scored_rmse < 0.04
    assert found.errors.allowed_rmse < 0.04
    assert max(abs(found.errors.scored).max(), abs(found.errors.allowed).max()) < 0.08
    assert found.wins_rmse <= 7.5
    assert abs(found.saves) < 0.20
    assert 0.08 <= found.extra <= 0.15


@pytest.mark.soak
@pytest.mark.parametrize("year", [1871, 1876, 1884, 1890, 1899, 1914, 1920, 1943, 1961, 1977, 1994, 2004, 2020, 2024])
def test_sheets_of_every_era_can_be_made(year: int) -> None:
    for league in read_season(year).leagues:
        assert len(make_league(year, league).sheets) == len(read_season(year).league(league))
