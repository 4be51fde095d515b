"""PR-01 to PR-10: sheets, the roll, shutouts, complete games, bonuses."""

from __future__ import annotations

import pytest

from hotstove.games.pennant.dice import TRIADS, rank
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import starter_of
from hotstove.table.errors import Mistake
from tests.helpers.pennant import TEXAS, rolled, sheet, side


def test_pr_01_texas_has_six_starters_and_seven_relievers_and_nobody_in_both_roles() -> None:
    assert len(TEXAS.starters) == 6
    assert len(TEXAS.relievers) == 7
    assert not any(pitcher.two_role for pitcher in TEXAS.pitchers)


def test_pr_01_texas_pitchers_stand_to_the_letter() -> None:
    rows = [(p.st, p.end, p.rest, p.cg, p.sho) for p in TEXAS.pitchers[:6]]
    assert rows == [
        (4.5, 8, 4, 522, 666),
        (2.5, 6, 4, 612, 634),
        (3.5, 7, 4, 555, 644),
        (3.5, 8, 5, 553, 666),
        (3.0, 7, 5, 334, 634),
        (1.5, 3, 7, 636, 636),
    ]
    relief = [(p.rel, "*" if p.starred else p.fat) for p in TEXAS.pitchers[6:]]
    assert relief == [(7, "*"), (7, "*"), (2, "*"), (4, "*"), (-4, 4), (4, 3), (3, 1)]


def test_pr_01_a_player_with_both_values_plays_both_roles() -> None:
    club = sheet(pitchers=[{"name": "Both", "st": 2.0, "end": 5, "rest": 5, "cg": 666, "sho": 666, "rel": 1, "fat": 2}])
    assert club.pitchers[0].two_role
    assert club.starters == club.relievers == (0,)


def test_pr_02_texas_batters_stand_to_the_letter() -> None:
    rows = [(b.position, b.bat, b.power, b.speed, b.extra_homers, b.fielding) for b in TEXAS.lineup]
    assert rows == [
        ("CF", 2, 2, 5, 12, 0),
        ("RF", 2, 1, 5, None, 1),
        ("1B", 4, 3, 1, 21, 2),
        ("LF", 2, 4, 2, 33, 1),
        ("DH", 3, 3, 3, 51, None),
        ("3B", 2, 3, 1, 61, 2),
        ("2B", 5, 2, 2, None, 1),
        ("C", 4, 2, 0, 63, -1),
        ("SS", 4, 1, 2, None, 2),
    ]
    assert [batter.dice for batter in TEXAS.lineup] == [11, 12, 13, 14, 15, 16, 17, 18, None]
    assert TEXAS.lineup[6].clutch == (31, 32)
    assert list(TEXAS.batters) == list("123456789ABC")


def test_pr_03_texas_bat_value_is_the_sum_of_its_nine() -> None:
    assert TEXAS.bat_value == 28
    assert TEXAS.unearned == (2, 0, 1, 1, 0, 1, 2, 1)
    assert TEXAS.xhr_grid == (111, 141, 245, 666)


def test_pr_03_the_bench_of_texas_is_ours_and_says_so() -> None:
    assert TEXAS.provenance == "published"
    assert TEXAS.bench_provenance == "completed"
    columns = TEXAS.columns.charts()
    assert columns["power"].provenance["A",] == "completed"
    assert columns["power"].provenance["1",] == "published"


def test_pr_04_white_red_green_are_read_as_a_triad() -> None:
    assert len(set(TRIADS)) == 216
    assert (TRIADS[0], TRIADS[-1]) == (111, 666)
    assert rolled(234).triad == 234


def test_pr_05_above_sho_is_a_shutout_and_equal_is_not() -> None:
    assert rolled(645).shutout
    assert rolled(645).runs == 0
    assert not rolled(644).shutout


def test_pr_05_a_shutout_is_a_complete_game() -> None:
    assert rolled(645).complete
    assert rolled(641, fielding=side(starter="Hayward")).shutout


@pytest.mark.parametrize("triad", TRIADS)
def test_pr_05_the_chance_of_a_shutout_is_the_triads_above(triad: int) -> None:
    assert rolled(triad).shutout == (rank(triad) > rank(644))


def test_pr_06_above_cg_is_a_complete_game_without_relievers() -> None:
    line = rolled(556)
    assert line.complete
    assert not line.shutout
    assert line.relievers == ()
    assert not rolled(555).complete


def test_pr_06_666_is_never_beaten() -> None:
    assert not any(rolled(triad, fielding=side(starter="Hough")).shutout for triad in TRIADS)


def test_pr_07_443_gives_obrien_33_points() -> None:
    assert rolled(443).power == ("3", 33)


def test_pr_07_white_equal_to_green_is_power_too() -> None:
    assert rolled(414).power.spot
    assert rolled(414).speed == ("", 0)


def test_pr_07_no_double_no_bonus() -> None:
    assert rolled(452).power == ("", 0)


def test_pr_08_233_gives_mcdowell_40_points() -> None:
    assert rolled(233).speed == ("1", 40)


@pytest.mark.parametrize("triad", [111, 222, 333, 444, 555])
def test_pr_09_a_triple_gives_power_and_speed(triad: int) -> None:
    line = rolled(triad, fielding=side(starter="Hough"))
    assert line.power.spot
    assert line.speed.spot


def test_pr_10_452_calls_mcdowell_for_two() -> None:
    assert rolled(452).bat == ("1", 2)
    assert rolled(451).bat == ("", 0)


@pytest.mark.parametrize(("triad", "spot"), [(452, "1"), (561, "2"), (364, "3"), (563, "4"), (465, "5"), (565, "6")])
def test_pr_10_the_sum_calls_the_player_under_dice(triad: int, spot: str) -> None:
    assert rolled(triad, fielding=side(starter="Hough")).bat.spot == spot


def test_pr_01_no_starter_without_st() -> None:
    club = sheet(pitchers=[{"name": "Arm", "rel": 1, "fat": 1}])
    with pytest.raises(Mistake, match="'Ace' is no pitcher"):
        side(club, "Ace")
    assert starter_of(club.pitchers[0], 0).st == 0.0


def test_pr_03_a_pinch_hitter_stands_for_the_pitcher() -> None:
    """Without a DH the ninth player is the pinch hitter; his BAT counts and he has no glove."""
    club: Sheet = sheet(bat=[1, 1, 1, 1, 1, 1, 1, 1, 5])
    assert club.bat_value == 13
