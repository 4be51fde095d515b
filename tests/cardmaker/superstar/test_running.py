"""Running ratings: the charts let a league's thieves be safe as often as they were."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import baseline_of, targets_of
from hotstove.cardmaker.superstar.running import THIEF, called, close_share, running, safe_shares, sent_in_1000
from hotstove.managers.book.running import run_chance
from hotstove.record import read_season


@pytest.mark.parametrize("year", [1955, 1988])
def test_a_league_is_safe_as_often_as_it_was(year: int) -> None:
    season = read_season(year)
    for league in season.leagues:
        baseline = baseline_of(season, league)
        safe, _ = safe_shares(baseline.year, baseline.leagues)
        stolen = made = 0.0
        for target in targets_of(season).values():
            if target.player.league == league:
                on_first = target.player.batting.on_first
                stolen += target.running.attempts * target.running.success * on_first
                made += called(target, baseline.running) * safe[running(target, baseline)] * on_first
        assert made == pytest.approx(stolen, rel=0.02)


def test_better_thieves_have_better_ratings_and_are_sent_as_often_as_they_ran() -> None:
    season = read_season(1955)
    baseline = baseline_of(season, "AL")
    thieves = [
        target
        for target in targets_of(season).values()
        if target.player.league == "AL" and target.running.attempts >= THIEF
    ]
    ranked = sorted(thieves, key=lambda target: target.running.success)
    ratings = [running(target, baseline) for target in ranked]
    assert ratings == sorted(ratings)
    assert set(ratings) >= {0, 2, 5}
    fastest = max(thieves, key=lambda target: target.running.attempts)
    chance = run_chance(sent_in_1000(fastest, baseline) / 1000)
    assert chance == pytest.approx(1.45 * fastest.running.attempts, rel=0.05)


def test_scores_are_seldomer_close_where_more_runs_score() -> None:
    """Without runs all games are tied."""
    assert close_share(0.0) == 1.0
    shares = [close_share(runs) for runs in (0.3, 0.46, 0.55)]
    assert shares == sorted(shares, reverse=True)
    assert 0.6 < shares[-1] < shares[0] < 0.9


def test_in_seasons_of_many_runs_players_are_sent_oftener_when_they_may_run() -> None:
    sent = {}
    for year in (1930, 1968):
        baseline = baseline_of(read_season(year), "AL")
        target = max(targets_of(read_season(year)).values(), key=lambda one: one.running.attempts)
        sent[year] = run_chance(sent_in_1000(target, baseline) / 1000) / called(target, baseline.running)
    assert sent[1930] > 1.05 * sent[1968]
