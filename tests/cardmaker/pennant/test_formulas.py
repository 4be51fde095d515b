"""Ratings by formula, grids, line-ups and staffs."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.pennant import ratings
from hotstove.cardmaker.pennant.context import league_of
from hotstove.cardmaker.pennant.grids import WAYS, extra_homer_grid, homer_ranges, unearned_grid
from hotstove.cardmaker.pennant.lineups import nine_of
from hotstove.cardmaker.pennant.staffs import STARTS, UNSTARRED, staff_of
from hotstove.games.pennant.dice import PAIRS, TRIADS, rank
from hotstove.games.pennant.sheets import EXTRA, SUMS
from hotstove.record import Batting, read_season


@pytest.mark.parametrize(
    ("feats", "starts", "rating"),
    [(10, 34, 522), (6, 30, 555), (5, 32, 612), (5, 24, 553), (13, 22, 334), (1, 12, 636), (0, 34, 666), (2, 30, 644)],
)
def test_a_feat_is_the_triad_beaten_as_often(feats: int, starts: int, rating: int) -> None:
    assert ratings.feat(feats, starts) == rating


@pytest.mark.parametrize("starts", [9, 22, 30, 34, 41])
def test_the_chance_of_a_feat_is_exact_to_one_triad(starts: int) -> None:
    for feats in range(starts + 1):
        chance = 1 - rank(ratings.feat(feats, starts)) / 216
        assert abs(chance - feats / starts) <= 1 / 216 + 1e-12


@pytest.mark.parametrize(("steals", "speed"), [(0, 0), (1, 1), (2, 1), (6, 2), (9, 2), (18, 3), (33, 5), (130, 9)])
def test_speed_by_steals(steals: int, speed: int) -> None:
    assert ratings.speed(Batting(sb=steals)) == speed


@pytest.mark.parametrize(("starts", "rest"), [(34, 4), (32, 4), (30, 4), (24, 5), (22, 5), (12, 7), (50, 2), (160, 0)])
def test_rest_by_starts(starts: int, rest: int) -> None:
    assert ratings.rest(starts) == rest


@pytest.mark.parametrize("runs", [0.0, 0.2, 0.547, 1.1, 2.4, 7.3])
def test_the_unearned_grid_has_the_clubs_mean(runs: float) -> None:
    grid = unearned_grid(runs)
    assert len(grid) == len(SUMS)
    mean = sum(WAYS[total] * number for total, number in zip(SUMS, grid, strict=True)) / 216
    assert mean == pytest.approx(runs, abs=1 / 216)


@pytest.mark.parametrize("homers", [0.0, 0.01, 0.37, 0.9, 1.2, 1.7, 2.3])
def test_the_extra_homer_grid_has_the_mean_wanted(homers: float) -> None:
    grid = extra_homer_grid(homers)
    found = 0
    for triad in TRIADS:
        found += next((number for number, last in zip(EXTRA, grid, strict=False) if triad <= last), 0)
    assert found / 216 == pytest.approx(homers, abs=0.5 / 216 + 1e-9)
    assert list(grid) == sorted(grid)


def test_homer_ranges_deal_out_all_36_numbers() -> None:
    bounds = homer_ranges([3.0, 0.0, 1.0, 5.0])
    assert bounds[1] is None
    assert bounds[-1] == 66
    assert [PAIRS.index(bound) + 1 for bound in bounds if bound is not None] == [12, 16, 36]


@pytest.mark.parametrize("year", [1871, 1884, 1908, 1930, 1968, 1988, 2019])
def test_every_club_has_nine_players_and_a_staff(year: int) -> None:
    season = read_season(year)
    for league in season.leagues:
        clubs = season.league(league)
        context = league_of(clubs)
        for club in clubs:
            nine = nine_of(club)
            assert len({player.lahman_id for player in nine.players}) == 9
            assert set(nine.positions) == {"C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH" if club.dh else "PH"}
            staff = staff_of(club, context, 1.6)
            assert any(pitcher.starts for pitcher in staff.pitchers)
            assert len({pitcher.name for pitcher in staff.pitchers}) == len(staff.pitchers)
            plain = [p for p in staff.pitchers if p.relieves and not p.starred]
            relief = [p for p in staff.pitchers if p.relieves]
            assert len(plain) >= min(UNSTARRED, len(relief))


def test_who_started_ten_times_is_a_starter() -> None:
    season = read_season(1988)
    clubs = season.league("AL")
    for club in clubs:
        staff = staff_of(club, league_of(clubs), 1.6)
        starters = {pitcher.name for pitcher in staff.pitchers if pitcher.starts}
        for player in club.pitchers:
            if player.pitching is not None and player.pitching.starts >= STARTS:
                assert player.name in starters
