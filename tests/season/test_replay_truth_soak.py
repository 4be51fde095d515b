"""Six seasons of made cards by exact odds, and twenty replays of 1988; docs/replay.md holds the figures."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.fit.proof import within
from hotstove.cardmaker.replay.proof import NEAR, PITCHING, proof_lines, prove
from hotstove.record import read_season
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.accuracy.report import report
from hotstove.season.new_season import Wishes

SEASONS = (1908, 1930, 1968, 1988, 2000, 2019)


@pytest.mark.soak
@pytest.mark.parametrize("year", SEASONS)
def test_made_cards_are_true_by_exact_odds(year: int, capsys: pytest.CaptureFixture[str]) -> None:
    proof = prove(year, 0.5)
    with capsys.disabled():
        print(f"\n{year}", *proof_lines(year, 0.5, proof), sep="\n")
    assert len(proof.batters) > 100
    assert within(proof.batters, ("AVG",), NEAR) >= 0.97
    for name in ("HR", "BB", "SO"):
        assert within(proof.batters, (name,), NEAR) >= 0.99
    assert proof.double_plays > 0.8
    assert len(proof.pitchers) > 80
    assert within(proof.pitchers, PITCHING, NEAR) >= 0.88


@pytest.mark.soak
def test_twenty_replays_of_1988(capsys: pytest.CaptureFixture[str]) -> None:
    season = read_season(1988)
    found = report(season, list(season_replays(Wishes("accuracy", "replay", 1988), 20)))
    with capsys.disabled():
        print(*found.league, *found.batters, *found.pitchers, found.wins, sep="\n")
    league = {figure.name: figure.off or 0.0 for figure in found.league}
    for name in ("R/G", "H/PA", "HR/PA", "BB/PA", "SO/PA"):
        assert abs(league[name]) <= 0.02, name
    for standing in found.batters:
        assert abs(standing.mean) <= 0.1, standing.name
        assert 0.95 <= standing.deviation <= 1.10, standing.name
    assert found.wins.mean <= 8.2
