"""The enumeration runs the rules: its figures are those of the rules rolled triad by triad."""

from __future__ import annotations

import numpy as np
import pytest

from hotstove.cardmaker.pennant.exact import PenOdds, calls, earned, gloves, offense, unearned
from hotstove.cardmaker.pennant.matchups import clutch_bats, joint, outcome
from hotstove.cardmaker.pennant.usage import Usage, usage_of
from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.dice import TRIADS
from hotstove.games.pennant.fatigue import relievers
from tests.helpers.pennant import TEXAS, as_printed, rolled, side

BOOK = our_charts()


def fresh_usage() -> Usage:
    """A pen that is always rested."""
    pen = side().pen
    sums = {n: {(sum(player.rel for player in relievers(pen, n)), 0): 1.0} for n in range(7)}
    return Usage({(TEXAS.pitcher_number("Guzman"), False): 1.0}, sums)


@pytest.mark.parametrize("starter", ["Guzman", "Hayward", "Witt"])
def test_expected_runs_are_the_mean_of_the_rules_over_all_triads(starter: str) -> None:
    mound = side(starter=starter)
    hand, call = gloves(TEXAS, BOOK), calls(mound.starter, BOOK)
    found = earned(offense(TEXAS, BOOK)[None, :], mound.starter.st, hand, call, PenOdds.of(fresh_usage()))[0]
    lines = [rolled(triad, fielding=mound) for triad in TRIADS]
    assert found == pytest.approx(sum(line.earned for line in lines) / 216)
    assert unearned(hand, call) == pytest.approx(sum(line.unearned for line in lines) / 216)


def test_the_joint_table_holds_every_run() -> None:
    club = as_printed(TEXAS, (4.0, 4.5, 0.43), BOOK)
    table = joint(offense(TEXAS, BOOK)[None, :], clutch_bats(TEXAS)[None, :], club.mound())[0]
    assert table.sum() == pytest.approx(1.0)
    scored = float((table.sum(axis=1) * np.arange(len(table))).sum())
    row = offense(TEXAS, BOOK)[None, :]
    runs = sum(
        share * (float(earned(row, st, club.hand, call, club.pen)[0]) + unearned(club.hand, call))
        for share, st, call in club.mound().starters
    )
    assert scored == pytest.approx(runs)


def test_a_club_against_itself_wins_half() -> None:
    club = as_printed(TEXAS, (4.0, 4.5, 0.43), BOOK)
    table = joint(offense(TEXAS, BOOK)[None, :], clutch_bats(TEXAS)[None, :], club.mound())[0]
    found = outcome(table, table)
    assert found.win == pytest.approx(0.5)
    assert 0.08 < found.tied < 0.15


def test_usage_shares_are_a_whole_and_follow_rest() -> None:
    usage = usage_of(TEXAS, BOOK)
    assert sum(usage.shares.values()) == pytest.approx(1.0)
    shares = {TEXAS.pitchers[number].name: share for (number, short), share in usage.shares.items() if not short}
    assert shares["Charlie Hough"] > shares["Bobby Witt"] >= shares["Ray Hayward"]
    assert all(sum(chances.values()) == pytest.approx(1.0) for chances in usage.sums.values())
