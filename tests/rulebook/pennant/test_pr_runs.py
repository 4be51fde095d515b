"""PR-17 to PR-20 and PR-25 to PR-27: defence, gloves, runs, points, homers, shutouts' statistics."""

from __future__ import annotations

import pytest

from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.dice import TRIADS, faces
from hotstove.games.pennant.homers import homers
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.resolving import earned_runs, total_defense
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.totals import ClubTotals, credits_of
from tests.helpers.pennant import TEXAS, answered, game, rolled, sheet, side


def test_pr_17_defence_is_white_times_st_but_never_below_six() -> None:
    assert rolled(321).defense == 10.5
    assert rolled(321, fielding=side(starter="Hayward")).defense == 6
    assert total_defense(2, 0, 2.0) == 6


def test_pr_18_buechele_makes_it_17_and_a_half() -> None:
    line = rolled(323)
    assert (line.fielder, line.defense) == ("3B", 17.5)


def test_pr_18_no_glove_above_ten() -> None:
    assert rolled(335).fielder == ""


def test_pr_18_a_poor_glove_lowers_the_die_and_six_is_the_least() -> None:
    assert total_defense(1, -1, 4.5) == 6
    assert total_defense(1, -2, 4.5) == 6


@pytest.mark.parametrize("triad", [t for t in TRIADS if faces(t).total <= 10])
def test_pr_18_every_low_roll_names_a_fielder(triad: int) -> None:
    line = rolled(triad, fielding=side(starter="Hough"))
    assert line.fielder in ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")


def test_pr_19_48_by_10_and_a_half_is_four() -> None:
    assert earned_runs(48, 10.5) == 4
    assert earned_runs(63, 10.5) == 6
    assert earned_runs(-3, 6.0) == 0


def test_pr_19_the_offence_is_the_sum_of_its_parts() -> None:
    for triad in TRIADS:
        line = rolled(triad)
        if not line.shutout:
            relief = sum(player.rel for player in line.relievers)
            assert line.offense == 28 + line.power.points + line.speed.points + line.bat.points + relief
            assert line.earned == max(int(line.offense // line.defense), 0)


def test_pr_20_a_sum_of_six_costs_texas_one() -> None:
    assert rolled(321).unearned == 1
    assert rolled(335).unearned == 0


@pytest.mark.parametrize(
    ("triad", "runs"), [(111, 2), (211, 0), (311, 1), (321, 1), (313, 0), (323, 1), (333, 2), (361, 1)]
)
def test_pr_20_every_sum_of_the_grid(triad: int, runs: int) -> None:
    assert rolled(triad).unearned == runs


def test_pr_25_runs_saved_are_those_that_the_glove_prevents() -> None:
    """323: 30 power points make 58; by 10.5 five, by 17.5 three."""
    line = rolled(323)
    bare = earned_runs(line.offense, 10.5)
    assert line.saved == bare - line.earned > 0


def test_pr_25_a_poor_glove_is_charged_with_nothing() -> None:
    weak = sheet(fld=-2, pitchers=[{"name": "Ace", "st": 3.0, "end": 7, "rest": 4, "cg": 111, "sho": 666}])
    assert all(rolled(triad, fielding=side(weak, "Ace")).saved == 0 for triad in TRIADS)


def test_pr_25_points_are_added_up_over_the_season() -> None:
    totals = ClubTotals(TEXAS)
    line = game([443, 452], side(), side())
    for _ in range(2):
        totals.add(line, 0, credits_of(our_charts(), line, Options()), Options())
    assert totals.batters["3"].power == 66
    assert totals.batters["1"].bat == 4
    assert totals.batters["3"].homers == 2


def test_pr_26_a_power_bonus_is_a_homer() -> None:
    assert answered(homers(TEXAS.columns, rolled(443), Options()), []) == ("3",)


def test_pr_26_the_grid_adds_homers_and_two_dice_name_the_players() -> None:
    assert TEXAS.columns.extra_homers(223) == 1
    assert answered(homers(TEXAS.columns, rolled(223), Options()), [31]) == ("A", "4")


@pytest.mark.parametrize(("triad", "count"), [(111, 3), (112, 2), (141, 2), (142, 1), (245, 1), (246, 0), (666, 0)])
def test_pr_26_the_bounds_of_the_grid(triad: int, count: int) -> None:
    assert TEXAS.columns.extra_homers(triad) == count


@pytest.mark.parametrize(
    ("pair", "spot"),
    [(11, "1"), (12, "1"), (13, "3"), (21, "3"), (22, "4"), (33, "4"), (34, "5"), (51, "5"), (52, "6"), (61, "6"),
     (62, "8"), (63, "8"), (64, "A"), (65, "B"), (66, "C")],
)  # fmt: skip
def test_pr_26_the_ranges_of_the_players(pair: int, spot: str) -> None:
    assert TEXAS.columns.slugger(pair) == spot


def test_pr_26_without_pow_no_bonus_and_no_homer() -> None:
    weak = sheet(bat=3)
    line = rolled(443, batting=side(weak_with_ace(), "Ace"))
    assert line.power == ("3", 0)
    assert answered(homers(weak.columns, line, Options()), []) == ()


def weak_with_ace() -> Sheet:
    return sheet(bat=3, pitchers=[{"name": "Ace", "st": 3.0, "end": 7, "rest": 4, "cg": 111, "sho": 666}])


def test_pr_27_a_shutout_leaves_nothing() -> None:
    line = rolled(666)
    assert (line.power.points, line.speed.points, line.bat.points) == (0, 0, 0)
    assert (line.earned, line.unearned) == (0, 0)
    assert answered(homers(TEXAS.columns, line, Options()), []) == ()
