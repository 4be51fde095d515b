"""Whom batters meet in a replayed season: pitchers work nearer to the innings of their cards than they did."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.superstar.measuring import SuperstarMeasures
from hotstove.cardmaker.superstar.season_fit import fit_pool
from hotstove.cardmaker.superstar.work import decisions_of, faced, relieves, stretch
from hotstove.record import read_season
from hotstove.record.lines import Pitching

DECISIONS = 20
"""A starter of so many lasts six innings."""


def starter(innings: float) -> Pitching:
    return Pitching(games=30, starts=30, outs=90 * innings, bf=100)


def test_who_went_on_beyond_his_card_faces_fewer() -> None:
    assert stretch(starter(6), DECISIONS) == pytest.approx(1)
    assert faced(starter(8), DECISIONS) < faced(starter(6), DECISIONS) == 100 < faced(starter(5), DECISIONS)


def test_relievers_make_up_for_starters() -> None:
    reliever = Pitching(games=50, starts=1, outs=150, bf=100)
    assert relieves(reliever) and stretch(reliever, 5) == pytest.approx(1)
    assert faced(reliever, 5) > faced(starter(6), DECISIONS)


def test_batters_meet_pitchers_as_a_replayed_season_has_them() -> None:
    """In 2000 relievers, who struck out more than starters, face a larger part of the batters than they did."""
    season = read_season(2000)
    fit, decisions = fit_pool(2000, season.pools[0], 0.5), decisions_of(season)
    lines = [fit.pool.targets[key].player.pitching for key in fit.pool.pitchers.keys]
    real = sum(line.bf for line in lines if line and relieves(line)) / sum(line.bf for line in lines if line)
    weights = dict(zip(fit.pool.pitchers.keys, fit.pool.pitchers.weights.tolist(), strict=True))
    met = sum(weights[key] for key, line in zip(weights, lines, strict=True) if line and relieves(line)) / sum(
        weights.values()
    )
    assert real + 0.02 < met < real + 0.08
    assert decisions["johnsra05"] == 26


def test_what_was_put_into_a_season_is_measured_in_it() -> None:
    """Batters faced by a rule: relievers a fifth more, and the power .4 of the stretch less."""
    season, measures = read_season(1988), SuperstarMeasures(1988)
    decisions = decisions_of(season)
    for club in season.clubs:
        for player in club.players:
            if player.pitching is not None and player.pitching.bf:
                more = 1.2 if relieves(player.pitching) else 1.0
                less = stretch(player.pitching, decisions[player.lahman_id]) ** 0.4
                measures.faced[player.retro_id, club.code] = round(100 * player.pitching.bf * more / less)
    measures.outs, measures.runs = 27, 4
    found = measures.values()
    assert found["relievers"] == pytest.approx(1.2, abs=0.001)
    assert found["endurance"] == pytest.approx(0.4, abs=0.001)
