"""Turns at bat are outs, runs and runners left, in the record and in replays."""

from __future__ import annotations

import pytest

from hotstove.record import read_season
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.accuracy.turns import OTHER, turns_at_bat
from hotstove.season.totals import SeasonTotals


def test_turns_are_accounted_for() -> None:
    """One game of two clubs, each with 28 outs at bat, a double play and a runner caught in 27 outs: three more batters
    reached on errors than were put out otherwise."""
    line = BattingLine(at_bats=35, hits=8, walks=4, sacrifice_hits=1, double_plays=1, caught_stealing=1)
    one = SeasonTotals(
        batting={("a", "TEX"): line, ("b", "CAL"): line},
        pitching={("c", "TEX"): PitchingLine(outs=27), ("d", "CAL"): PitchingLine(outs=27)},
        games={"TEX": 1, "CAL": 1},
        runs={"TEX": 4, "CAL": 3},
        errors=2,
    )
    found = {figure.name: figure for figure in turns_at_bat(read_season(1988), [one])}
    assert found["turns at bat"].replayed == 40
    assert found["left on base"].replayed == 40 - 27 - 3.5
    assert found["outs at bat"].replayed == 28
    assert found[OTHER].replayed == 27 - 28 - 1 - 1
    assert found["errors"].replayed == 1
    parts = [found[name].real for name in ("outs", "runs", "left on base")]
    assert found["turns at bat"].real == pytest.approx(sum(parts)) == pytest.approx(37.944, abs=0.001)
