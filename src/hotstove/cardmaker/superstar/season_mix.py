"""The mix of symbols: runners advance as they did in that season, and its clubs score as they did together.

The symbols of singles and doubles follow the season's rates of taking an extra base. What is left of outs, after the
double plays and run-scoring flies that the batters' lines ask for, moves runners up or holds them, in the share that
lets the league's mean half-inning score the runs of the record; singles move them further, or less far, where that is
not enough.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar.average import Average, average_of
from hotstove.cardmaker.superstar.expected_line import GIVES_SINGLE, SINGLE, Shares
from hotstove.cardmaker.superstar.half_inning import PLACE, moves_of
from hotstove.cardmaker.superstar.players import Pool
from hotstove.cardmaker.superstar.runner_symbols import Mix

BY_DECISION = 0.6
"""Singles and doubles on which the manager decides who is sent: shares of their squares. Runners are thrown out on
these alone. In replays of 1977 .4 of them gave .12 such outs a club game, where real clubs made .34 outs on the bases
beside steals and double plays; with fewer outs there a club has a turn at bat in forty too many."""

ERRORS_ON_SQUARES = 1.15
"""Batters safe on an error over the record's. Nearly all errors of the game are E squares, where in life half of them
give runners a base: with as many the game has a quarter fewer errors than 1977; more would send too many to bat."""

MEN_IN_ORDER = 1.04
"""Runs of real lineups, whose players differ and stand in order, over those of nine average players: in replays of
1988."""

ROUNDS = 4
CLOSE = 1e-3
"""Tolerance: a search stops when what it looks for lies within so much."""


def season_mix(pool: Pool, columns: Mapping[Hand, Shares], charts: Mapping[Hand, Shares]) -> Mix:
    """The mix for a pool, from the columns of all its players and its mean charts, tried on the mean half-inning."""
    everybody = np.ones(len(pool.batters.keys), dtype=bool)
    league = average_of(pool, columns, charts, everybody)
    mix = first_mix(league)
    for _ in range(ROUNDS):
        mix = with_chances(mix, league)
        mix = with_runs(mix, league, runs_of(pool) / MEN_IN_ORDER)
    return mix


def runs_of(pool: Pool) -> float:
    """Runs of the record for each half-inning."""
    return 3 * pool.baseline.pitching.runs / pool.baseline.pitching.outs


def first_mix(league: Average) -> Mix:
    """Singles and doubles by the season's rates of advancing."""
    advancing = league.advancing
    given = league.chart[GIVES_SINGLE] / (league.chart[GIVES_SINGLE] + league.free * league.column[SINGLE])
    third = advancing.first_to_third / (1 - given)
    home = (advancing.second_to_home - given) / (1 - given)
    both = float(third + home) / 2 - BY_DECISION * _taken("1M", "-2-")
    scored = advancing.first_to_home - BY_DECISION * _taken("2M", "1--")
    both, scored = (max(0.0, min(1 - BY_DECISION, share)) for share in (both, scored))
    return Mix(
        {"1": 1 - BY_DECISION - both, "1A": both, "1M": BY_DECISION},
        {"2": 1 - BY_DECISION - scored, "2+": scored, "2M": BY_DECISION},
        {"MS": 0.5, "SF": 0.5},
        {"G+": 0.4, "F": 0.24, "G": 0.18, "FM": 0.18},
        advancing.double_play_chances,
        0.045,
        ERRORS_ON_SQUARES * league.errors / league.swing,
    )


def _taken(symbol: str, bases: str) -> float:
    """How often the runner on base comes home, over the three numbers of outs."""
    return float(np.mean([moves_of(symbol).runs[PLACE[bases, outs]] for outs in range(3)]))


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
    """Singles on which runners take two bases in place of those on which they take one; below nothing the reverse."""
    plain, both = mix.singles["1"], mix.singles["1A"]
    moved = share * (plain if share > 0 else both)
    return replace(mix, singles={**mix.singles, "1": plain - moved, "1A": both + moved})
