"""Running ratings: the charts let a league's thieves be safe as often as they were."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import baseline_of, targets_of
from hotstove.cardmaker.superstar.running import THIEF, called, running, safe_shares, sent_in_1000
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
                made += called(target) * safe[running(target, baseline)] * on_first
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
    assert sent_in_1000(fastest, baseline) == pytest.approx(1000 * fastest.running.attempts, rel=0.15)
