"""League averages, platoon splits, and lines shrunk toward a player's kind."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotstove.cardmaker.baseline import (
    EVENTS,
    Baseline,
    Rates,
    Target,
    advancing_in,
    baseline_of,
    batting_counts,
    split_batter,
    split_pitcher,
    targets_of,
)
from hotstove.cardmaker.baseline.platoon import divide
from hotstove.cardmaker.baseline.shrinkage import weight
from hotstove.record import Season, read_season
from hotstove.record.player import Bats, Throws
from hotstove.table.errors import Mistake

SEASONS = [1876, 1884, 1908, 1912, 1930, 1943, 1954, 1968, 1988, 1994, 2000, 2020, 2024]

rates = st.lists(st.floats(0.001, 1), min_size=12, max_size=12).map(Rates.of)


def events(line: Rates) -> dict[str, float]:
    return {event: float(getattr(line, event)) for event in EVENTS}


def al_1988() -> tuple[Season, Baseline]:
    season = read_season(1988)
    return season, baseline_of(season, "AL")


def test_the_league_of_1988() -> None:
    _, league = al_1988()
    assert league.rates.avg == pytest.approx(0.259, abs=0.0005)
    assert league.rates.obp == pytest.approx(0.324, abs=0.0005)
    assert league.rates.slg == pytest.approx(0.391, abs=0.0005)
    assert league.runs_per_game == pytest.approx(4.36, abs=0.005)
    assert league.reached_on_error == pytest.approx(0.0113, abs=0.001)
    assert league.running.success == pytest.approx(1512 / (1512 + 689))
    assert sum(league.rates) == pytest.approx(1)
    shortstops = league.fielding["SS"]
    assert shortstops.outs == pytest.approx(league.pitching.outs, rel=0.01)
    assert 4.3 < 27 * (shortstops.po + shortstops.a) / shortstops.outs < 5.2


def test_leagues_are_pooled_from_2000() -> None:
    assert read_season(1999).pools == (("AL",), ("NL",))
    assert read_season(2000).pools == (("AL", "NL"),)
    season = read_season(2019)
    assert baseline_of(season, "AL") is baseline_of(season, "NL")
    assert len(read_season(1884).pools) == 3


@pytest.mark.parametrize("year", SEASONS)
def test_shares_of_left_handers_average_to_the_leagues(year: int) -> None:
    season = read_season(year)
    for pool in season.pools:
        league = baseline_of(season, pool[0])
        players = season.stints(pool)
        met = sum(player.batting.pa * league.batters_left[player.bats] for player in players)
        assert met / league.batting.pa == pytest.approx(league.left_pitchers, abs=1e-6)
        faced = sum(
            player.pitching.bf * league.pitchers_left[player.throws]
            for player in players
            if player.pitching is not None
        )
        assert faced / league.pitching.bf == pytest.approx(league.left_batters, abs=1e-6)


def test_advancing_is_known_for_every_year() -> None:
    assert advancing_in(1988).on_error == pytest.approx(0.568)
    assert advancing_in(1871) is advancing_in(1919)
    assert advancing_in(2024).last_year == 2024


@given(rate=st.floats(0, 1), factor=st.floats(0.05, 20), share=st.floats(0.01, 0.99))
def test_dividing_keeps_the_mean_and_the_odds(rate: float, factor: float, share: float) -> None:
    left, right = divide(rate, factor, share)
    assert -1e-12 <= left <= 1 + 1e-12 and -1e-9 <= right <= 1 + 1e-9
    assert share * left + (1 - share) * right == pytest.approx(rate, abs=1e-9)
    if 0.01 < left < 0.99 and 0.01 < right < 0.99:
        assert right / (1 - right) / (left / (1 - left)) == pytest.approx(factor, rel=1e-6)


@given(total=rates, bats=st.sampled_from(["L", "R", "B"]), year=st.integers(1871, 2024), share=st.floats(0, 1))
def test_a_batters_split_averages_to_his_line(total: Rates, bats: Bats, year: int, share: float) -> None:
    split = split_batter(total, bats, year, share)
    for event, value in events(total).items():
        left, right = getattr(split.left, event), getattr(split.right, event)
        assert left >= -1e-9 and right >= -1e-9
        assert share * left + (1 - share) * right == pytest.approx(value, abs=1e-9)
    assert sum(split.left) == pytest.approx(1) and sum(split.right) == pytest.approx(1)


@given(total=rates, throws=st.sampled_from(["L", "R"]), share=st.floats(0.01, 0.99))
def test_a_pitchers_split_averages_to_his_line(total: Rates, throws: Throws, share: float) -> None:
    split = split_pitcher(total, throws, 1988, share)
    for event, value in events(total).items():
        assert share * getattr(split.left, event) + (1 - share) * getattr(split.right, event) == pytest.approx(value)


def test_left_handed_batters_hit_right_handers_better() -> None:
    season, league = al_1988()
    boggs = targets_of(season)["boggswa01", "BOS"]
    split = league.split_batter(boggs.batting, boggs.player.bats)
    assert split.against("L").avg < boggs.batting.avg < split.against("R").avg
    mcgwire = targets_of(season)["mcgwima01", "OAK"]
    split = league.split_batter(mcgwire.batting, mcgwire.player.bats)
    assert split.against("L").slg > mcgwire.batting.slg > split.against("R").slg


def league_sum(targets: list[Target], event: str) -> float:
    return sum(float(getattr(target.batting, event)) * target.player.batting.pa for target in targets)


@pytest.mark.parametrize("year", SEASONS)
def test_the_leagues_sum_stays_however_far_players_are_pulled(year: int) -> None:
    season = read_season(year)
    for pool, regress in itertools.product(season.pools, (0.0, 0.5, 1.0)):
        league = baseline_of(season, pool[0])
        here = [target for target in targets_of(season, regress).values() if target.player.league in pool]
        for event in EVENTS:
            wanted = getattr(league.rates, event) * league.batting.pa
            assert league_sum(here, event) == pytest.approx(wanted, rel=1e-3, abs=0.5), event
            faced = [
                (t.pitching, t.player.pitching)
                for t in here
                if t.pitching is not None and t.player.pitching is not None
            ]
            allowed = sum(float(getattr(line, event)) * real.bf for line, real in faced) / league.pitching.bf
            assert allowed == pytest.approx(getattr(league.rates, event), rel=1e-3, abs=1e-5), event


@pytest.mark.parametrize("year", [1876, 1912, 1954, 1988, 1994, 2024])
def test_nobody_with_a_few_at_bats_is_a_star(year: int) -> None:
    season = read_season(year)
    stints: dict[str, int] = {}
    for player in season.stints():
        stints[player.lahman_id] = stints.get(player.lahman_id, 0) + 1
    for target in targets_of(season).values():
        player = target.player
        if player.batting.pa <= 5 and stints[player.lahman_id] == 1:
            league = baseline_of(season, player.league).rates
            assert target.batting.ops < league.ops + 0.06, player.name
            assert target.batting_shrink > 0.9


def test_as_he_was() -> None:
    season = read_season(1988)
    for target in targets_of(season, 0.0).values():
        if target.player.batting.pa:
            counts = batting_counts(target.player.batting)
            assert list(target.batting) == pytest.approx([count / sum(counts) for count in counts])
            assert target.batting_shrink == 0


def test_regulars_are_left_alone() -> None:
    season = read_season(1988)
    for target in targets_of(season).values():
        if target.player.batting.pa >= 200:
            assert target.batting.avg == pytest.approx(target.player.batting.avg, abs=1e-9)


def test_pulling_fully_makes_players_of_a_kind_alike() -> None:
    season = read_season(1988)
    here = [
        target.batting.avg
        for target in targets_of(season, 1.0).values()
        if target.batting_kind == "catcher"
        and target.player.league == "AL"
        and target.player.batting.pa in range(1, 100)
    ]
    assert len(here) > 10 and max(here) - min(here) < 0.05


def test_pitchers_in_a_dh_league_bat_like_pitchers() -> None:
    for year, club in ((1988, "TEX"), (2024, "NYA")):
        season = read_season(year)
        for player in season.club(club).pitchers:
            target = targets_of(season)[player.lahman_id, club]
            if player.is_pitcher and not player.batting.pa:
                assert target.batting.avg < 0.18 and target.batting_shrink == 1


def test_a_traded_player_is_judged_by_his_other_club() -> None:
    season = read_season(1884)
    seery = targets_of(season)["seeryem01", "KCU"]
    assert seery.player.batting.pa < 10
    other = targets_of(season)["seeryem01", "BLU"]
    assert other.player.batting.pa > 400
    assert seery.batting.ops == pytest.approx(other.batting.ops, abs=0.12)


def test_the_weight_is_as_stated() -> None:
    assert [weight(n, 0.5) for n in (0, 100, 150, 200, 700)] == [100, 100, 50, 0, 0]
    assert weight(3, 0.0) == 0 and weight(3, 1.0) == float("inf") and weight(700, 1.0) == 0
    assert weight(3, 0.25) == pytest.approx(100 / 3)
    with pytest.raises(Mistake, match=r"regress 1\.5 is out of range"):
        weight(3, 1.5)
