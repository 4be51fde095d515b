"""Runs of homers that the rules do not let a pitcher have, given back in hits and walks."""

from __future__ import annotations

from functools import cache

import pytest

from hotstove.cardmaker.baseline.homers_allowed import (
    MOST_FOR_HIS_CLUB,
    MOST_FOR_HIS_OWN,
    hits_and_walks_less,
    per_homer,
)
from hotstove.cardmaker.longtater import FittedSeason, fit_season
from hotstove.record import read_season


@cache
def season() -> FittedSeason:
    return fit_season(read_season(1988), 0.5)


def test_a_player_of_many_batters_pays_for_his_own_and_a_small_one_for_his_club() -> None:
    too_many = {("ace", "A"): 0.003, ("mop", "A"): 0.003, ("ace", "B"): -0.003, ("mop", "B"): -0.003}
    faced = {key: 1000.0 if key[0] == "ace" else 100.0 for key in too_many}
    less = hits_and_walks_less(too_many, faced)
    assert less["ace", "A"] == pytest.approx(per_homer() * 0.003 + per_homer() * 0.3 / 1100)
    assert less["mop", "A"] == pytest.approx(per_homer() * 0.3 / 1100)
    assert less["ace", "B"] == -less["ace", "A"]


def test_nobody_is_charged_with_more_than_a_few_thousandths() -> None:
    too_many = {("one", "A"): 0.03, ("two", "B"): -0.03}
    less = hits_and_walks_less(too_many, dict.fromkeys(too_many, 900.0))
    assert max(map(abs, less.values())) <= MOST_FOR_HIS_OWN + MOST_FOR_HIS_CLUB


def test_clubs_allow_the_runs_of_their_real_lines() -> None:
    """By exact odds: homers alone would be 12 runs off, in root mean square; with hits and walks less than 5."""
    whole: dict[str, list[float]] = {}
    for key, fitted in season().pitchers.items():
        real, got = season().pitcher_lines[key], fitted.expected
        line = season().targets[key].player.pitching
        assert line is not None
        homers = 0.85 * (got.hr - real.hr)
        others = 0.82 * (got.h - real.h) + 0.58 * (got.bb - real.bb)
        sums = whole.setdefault(key[1], [0.0, 0.0])
        sums[0] += line.bf * homers
        sums[1] += line.bf * (homers + others)
    alone, made_up = ((sum(sums[i] ** 2 for sums in whole.values()) / len(whole)) ** 0.5 for i in (0, 1))
    assert alone > 10
    assert made_up < 5
