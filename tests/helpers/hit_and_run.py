"""What the hit and run of Long Tater! is worth, by exact odds: `python -m tests.helpers.hit_and_run` prints the tables
that its estimates hold."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from hotstove.diamond.apply import step
from hotstove.diamond.play import Play
from hotstove.games.longtater.cards import BatterCard, Legs, PitcherCard
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import control
from hotstove.odds.merging import merged
from hotstove.odds.stages import StageTracer

RUNS_TO_COME = {
    "---": (0.48, 0.26, 0.10),
    "1--": (0.86, 0.51, 0.22),
    "-2-": (1.10, 0.67, 0.32),
    "--3": (1.35, 0.95, 0.35),
    "12-": (1.44, 0.90, 0.43),
    "1-3": (1.78, 1.15, 0.48),
    "-23": (1.96, 1.38, 0.57),
    "123": (2.29, 1.54, 0.74),
}
"""Runs to the end of the half-inning by bases and outs, rounded means of major-league play since 1950."""
BATTER = BatterCard(10, 66, 0, 15, 50, 64, 66, 74, 98, 100, 0, 0)
PITCHER = PitcherCard(10, 32, 0, 73, 55, 90, 100)
FIELDERS = Gloves((0, 3, 3, 1, 2, 4, 3, 2, 2, 2), (0, 0, 0, 0, 0, 0, 0, 4, 4, 4))
RUNNER = Legs(10, 70)


def gain(batter: BatterCard, pitcher: PitcherCard, runner: Legs, bases: str, outs: int) -> float:
    """Runs that the hit and run adds to swinging away."""
    m = Matchup(bases, outs, batter.sheet, pitcher.sheet, (runner, runner, runner), FIELDERS, "---")
    worth = []
    for running in (False, True):
        at = StageTracer()
        charts = our_charts().recorded(at)
        worth.append(_value(merged(lambda: control(charts, Options(), m, "back", "none", running), at), bases, outs))  # noqa: B023
    return worth[1] - worth[0]


def _value(plays: Mapping[Play, Fraction | float], bases: str, outs: int) -> float:
    total = 0.0
    for play, chance in plays.items():
        done = step(play, bases)
        after = outs + done.outs
        total += float(chance) * (done.runs + (0.0 if after >= 3 else RUNS_TO_COME[done.bases][after]))
    return total


if __name__ == "__main__":
    for state in RUNS_TO_COME:
        if state != "---":
            print(state, [round(gain(BATTER, PITCHER, RUNNER, state, out), 3) for out in range(3)], flush=True)
