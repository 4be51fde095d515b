"""The mix of symbols: runners advance as they did in that season, and its clubs score as they did together.

On singles and doubles the manager decides who is sent. What is left of outs, after the double plays and run-scoring
flies that the batters' lines ask for, moves runners up or holds them, in the share that lets the league's mean
half-inning score the runs of the record; singles move them further, or less far, where that is not enough.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.average import Average, average_of
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.players import PLAYED, Pool
from hotstove.cardmaker.superstar.runner_symbols import Mix
from hotstove.measured import measured

ROUNDS = 4
CLOSE, MOST_MORE = 1e-3, 3.0
"""Tolerance: a search stops when what it looks for lies within so much."""


def season_mix(pool: Pool, columns: Mapping[Hand, Shares], charts: Mapping[Hand, Shares]) -> tuple[Mix, float]:
    """The mix for a pool, from the columns of all its players and its mean charts, tried on the mean half-inning; and
    the runs of that, which are fewer than those of real lineups, whose players differ and stand in order."""
    everybody = np.ones(len(pool.batters.keys), dtype=bool)
    league = average_of(pool, columns, charts, everybody)
    mix = first_mix(league)
    for _ in range(ROUNDS):
        mix = with_chances(mix, league)
        mix = with_runs(mix, league, runs_of(pool) / measured(PLAYED, "lineups"))
    return replace(mix, more_flies=more_flies(pool, columns, charts, mix)), league.inning(mix).runs


def more_flies(pool: Pool, columns: Mapping[Hand, Shares], charts: Mapping[Hand, Shares], mix: Mix) -> float:
    """By what factor flies are raised on all cards because some have no room for theirs: the league has its own."""
    rows = []
    for row, target in enumerate(pool.targets.values()):
        split = pool.baseline.split_batter(target.batting, target.player.bats)
        for hand, column in columns.items():
            line, swings = split.against(hand), float(charts[hand][at.SWING])
            rows.append(
                (float(pool.batters.weights[hand][row]), float(column[row, at.OUT]), line.gidp, line.fly, swings)
            )
    times, outs, double_plays, flies, swings = np.array(rows).T
    room = mix.room_for_flies(outs, double_plays, swings)
    wanted = flies / mix.third_chances / swings
    low, high = 1.0, MOST_MORE
    while high - low > CLOSE:
        middle = (low + high) / 2
        found = (np.minimum(middle * wanted, room) * times).sum()
        low, high = (middle, high) if found < (wanted * times).sum() else (low, middle)
    return low


def runs_of(pool: Pool) -> float:
    """Runs of the record for each half-inning."""
    return 3 * pool.baseline.pitching.runs / pool.baseline.pitching.outs


def first_mix(league: Average) -> Mix:
    """Every single and double is one on which the manager decides who is sent: runners are thrown out, and thrown at
    wildly, on these alone, and with fewer outs on the bases than in life too many would come to bat."""
    return Mix(
        {"1": 0.0, "1A": 0.0, "1M": 1.0},
        {"2M": 1.0},
        {"MS": 0.5, "SF": 0.5},
        {"G+": 0.4, "F": 0.24, "G": 0.18, "FM": 0.18},
        league.advancing.double_play_chances,
        0.045,
        league.errors / league.swing,
    )


def with_chances(mix: Mix, league: Average) -> Mix:
    """The mix with chances of double plays and flies as the mean half-inning has them."""
    inning = league.inning(mix)
    return replace(
        mix,
        double_play_chances=inning.share(lambda bases, outs: bases[0] == "1" and outs < 2),
        third_chances=inning.share(lambda bases, outs: bases[2] == "3" and outs < 2),
        runners_on=inning.share(lambda bases, outs: bases != "---"),
        bunt_chances=inning.share(lambda bases, outs: bases in ("1--", "12-") and outs < 2),
    )


def with_runs(mix: Mix, average: Average, wanted: float) -> Mix:
    """The mix whose half-inning scores so many runs, or comes nearest: first by outs, then by singles."""
    mix = _turn(mix, average, productive, 0.0, 1.0, wanted)
    return _turn(mix, average, further, -1.0, 1.0, wanted)


def _turn(mix: Mix, average: Average, knob: Callable[[Mix, float], Mix], low: float, high: float, wanted: float) -> Mix:
    """The knob turned until the runs are right, or as far as it goes."""
    for end in (low, high):
        runs = average.inning(knob(mix, end)).runs
        if (runs > wanted) == (end == low):
            return knob(mix, end)
    while high - low > CLOSE:
        middle = (low + high) / 2
        low, high = (middle, high) if average.inning(knob(mix, middle)).runs < wanted else (low, middle)
    return knob(mix, (low + high) / 2)


def productive(mix: Mix, share: float) -> Mix:
    """Outs that move runners up, against those that hold them."""
    held = 1 - share
    return replace(mix, outs={"G+": share, "F": 0.4 * held, "G": 0.3 * held, "FM": 0.3 * held})


def further(mix: Mix, share: float) -> Mix:
    """Singles on which runners take two bases in place of those on which they may be sent; below nothing one base."""
    symbol, other = ("1A", "1") if share > 0 else ("1", "1A")
    return replace(mix, singles={symbol: abs(share), other: 0.0, "1M": 1 - abs(share)})
