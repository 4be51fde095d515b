"""Players of few chances."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import targets_of
from hotstove.cardmaker.baseline.club_totals import batting_club_totals, pitching_club_totals
from hotstove.record import read_season


def test_small_players_of_a_club_keep_its_hits() -> None:
    """Pulled toward their kinds, those of the 1988 Mets would have lost twenty hits and more."""
    targets = targets_of(read_season(1988), 0.5)
    kept = batting_club_totals(targets, 0.5)
    players = [key for key in targets if key[1] == "NYN"]
    real = sum(targets[key].player.batting.h for key in players)
    shrunk = sum(targets[key].player.batting.pa * targets[key].batting.h for key in players)
    assert shrunk < real - 20
    assert sum(targets[key].player.batting.pa * kept[key].h for key in players) == pytest.approx(real, abs=5)


def test_regulars_stay_as_they_are() -> None:
    season = read_season(1988)
    targets = targets_of(season, 0.5)
    bats, arms = batting_club_totals(targets, 0.5), pitching_club_totals(season, targets, 0.5)
    for key, target in targets.items():
        assert sum(bats[key]) == pytest.approx(1)
        if target.player.batting.pa >= 200:
            assert bats[key] == target.batting
        if target.player.pitching is not None and target.player.pitching.bf >= 200:
            assert arms[key] == target.pitching


def test_a_user_who_wants_everybody_pulled_fully_has_it() -> None:
    season = read_season(1988)
    targets = targets_of(season, 1.0)
    assert batting_club_totals(targets, 1.0) == {key: target.batting for key, target in targets.items()}
