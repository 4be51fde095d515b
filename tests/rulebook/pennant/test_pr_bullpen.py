"""PR-11 to PR-16 and PR-24: the bullpen's innings, who is called, fatigue, asterisks, two roles."""

from __future__ import annotations

from dataclasses import replace

from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.fatigue import Arm, eligible, rating, relievers
from hotstove.games.pennant.inline_sheets import sheet_of
from hotstove.games.pennant.lines import GameLine, TurnLine
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from tests.helpers.pennant import TEXAS, names, rolled, side, worked


def called(count: int, **used: int) -> list[str]:
    """Surnames of the Texas players called, so many, after so many days of work."""
    pen = side(used=used).pen
    return [TEXAS.pitchers[player.number].name.split(" ", 1)[1] for player in relievers(pen, count)]


def test_pr_11_end_7_and_white_3_leave_five_outs() -> None:
    line = rolled(335)
    assert not line.complete
    assert line.bullpen == 5


def test_pr_11_a_glove_does_not_change_the_innings() -> None:
    """323 is +2 for the third baseman; the bullpen's innings are still those of a white 3."""
    assert rolled(323).bullpen == rolled(335).bullpen + 3


def test_pr_12_a_low_sum_adds_an_inning() -> None:
    assert rolled(334).bullpen == 8
    assert rolled(335).bullpen == 5


def test_pr_13_five_outs_and_red_3_call_two() -> None:
    assert len(rolled(335).relievers) == 2


def test_pr_13_a_pen_that_has_nobody_leaves_the_starter_in() -> None:
    alone = sheet_of({"pitchers": [{"name": "Ace", "st": 3.5, "end": 7, "rest": 4, "cg": 666, "sho": 666}]}, "test")
    line = rolled(335, fielding=side(alone, "Ace"))
    assert line.relievers == ()
    assert not line.complete


def test_pr_14_the_two_best_rested_players() -> None:
    assert called(2) == ["McMurtry", "Williams"]
    assert names(TEXAS, rolled(335)) == ["McMurtry", "Williams"]


def test_pr_14_their_rel_joins_the_offence() -> None:
    line = rolled(335)
    assert [player.rel for player in line.relievers] == [-4, 3]
    assert line.offense == 28 + line.power.points + line.bat.points - 1


def test_pr_14_a_tie_goes_to_the_less_tired() -> None:
    assert called(2, McMurtry=1, Williams=1) == ["McMurtry", "Mohorcic"]


def test_pr_14_nobody_better_is_left_out() -> None:
    """Whoever is called, no eligible player with a better rating sits."""
    for used in ({}, {"Williams": 2}, {"McMurtry": 3}, {"Mohorcic": 1, "Williams": 2}):
        pen = side(used=used).pen
        for count in range(1, 6):
            players = {player.number for player in relievers(pen, count)}
            worst = max(rating(arm) for arm in pen if arm.number in players)
            spared = [rating(arm) for arm in eligible(pen, count) if arm.number not in players]
            assert all(worst <= other for other in spared)


def test_pr_15_fatigue_is_added_once_then_twice() -> None:
    arm = Arm(0, -4, 4, False, False, 0)
    assert [rating(replace_worked(arm, days)) for days in (0, 1, 2)] == [-4, 0, 4]


def replace_worked(arm: Arm, days: int) -> Arm:
    return arm._replace(worked=days)


def test_pr_15_after_three_days_a_player_rests() -> None:
    assert "McMurtry" not in called(4, McMurtry=3)
    assert "McMurtry" in called(4, McMurtry=2)


def test_pr_15_a_day_off_makes_him_fresh() -> None:
    player = TEXAS.pitcher_number("McMurtry")
    staff = worked(Staff.rested(TEXAS), last_relief={player: 3}, running={player: 3})
    assert staff.worked(player, 4) == 3
    assert staff.worked(player, 5) == 0


def test_pr_15_the_printed_third_day_is_an_erratum() -> None:
    """The example calls Mohorcic at +4; he worked the day before and is +7, so McMurtry at +4 is third."""
    assert called(2, McMurtry=1, Williams=1) == ["McMurtry", "Mohorcic"]
    assert called(3, McMurtry=2, Mohorcic=1) == ["Vande Berg", "McMurtry", "Williams"]


def test_pr_16_three_called_lets_a_starred_player_in() -> None:
    assert called(3) == ["Vande Berg", "McMurtry", "Williams"]


def test_pr_16_two_called_keeps_him_out() -> None:
    assert "Vande Berg" not in called(2)


def test_pr_16_two_called_and_two_better_players_worn_out() -> None:
    assert called(2, McMurtry=3, Williams=3) == ["Vande Berg", "Mohorcic"]


def test_pr_16_three_called_and_two_better_players_worn_out() -> None:
    assert called(3, McMurtry=3, Williams=3) == ["Vande Berg", "Cecena", "Mohorcic"]


def test_pr_16_a_starred_player_never_works_on_two_days_running() -> None:
    assert "Vande Berg" not in called(5, **{"Vande Berg": 1})


def test_pr_16_one_worn_out_player_who_would_be_called_is_enough() -> None:
    assert called(2, McMurtry=3) == ["Vande Berg", "Williams"]


def test_pr_16_a_worn_out_player_who_would_not_be_called_is_not() -> None:
    assert called(2, Mohorcic=3) == ["McMurtry", "Williams"]


def two_roles(fat: object) -> Sheet:
    starting = {"st": 3.0, "end": 7, "rest": 4, "cg": 666, "sho": 666}
    arms = [{"name": name, "rel": 3, "fat": 1} for name in ("Arm", "Bone", "Cole")]
    both = [{"name": "Both", **starting, "rel": -5, "fat": fat}]
    return sheet_of({"pitchers": [{"name": "Ace", **starting}, *both, *arms]}, "test")


def relieved(staff: Staff, starter: int, day: int, count: int) -> list[int]:
    return [player.number for player in relievers(staff.pen(day, starter), count)]


def test_pr_24_three_full_days_between_start_and_relief() -> None:
    staff = worked(Staff.rested(two_roles(1)), last_start={1: 10})
    assert 1 not in relieved(staff, 0, 13, 3)
    assert 1 in relieved(staff, 0, 14, 3)


def test_pr_24_three_full_days_between_relief_and_start() -> None:
    staff = worked(Staff.rested(two_roles(1)), last_relief={1: 10})
    assert not staff.may_start(1, 13)
    assert staff.may_start(1, 14)


def test_pr_24_a_starred_one_only_as_third_player() -> None:
    staff = Staff.rested(two_roles("*"))
    assert relieved(staff, 0, 1, 2) == [2, 3]
    assert 1 in relieved(staff, 0, 1, 3)


def test_pr_24_a_starred_one_in_extra_innings_after_two() -> None:
    pen = Staff.rested(two_roles("*")).pen(1, 0)
    assert [player.number for player in relievers(pen, 1, frozenset({2}))] == [3]
    assert [player.number for player in relievers(pen, 1, frozenset({2, 3}))] == [1]


def test_pr_24_worn_out_relievers_do_not_bring_in_a_starred_two_role_player() -> None:
    pen = (2, 3, 4)
    staff = worked(Staff.rested(two_roles("*")), last_relief=dict.fromkeys(pen, 10), running=dict.fromkeys(pen, 3))
    assert relieved(staff, 0, 11, 2) == []


def test_pr_24_with_a_number_he_comes_like_anybody_else() -> None:
    assert relieved(Staff.rested(two_roles(1)), 0, 1, 1) == [1]


def test_pr_24_todays_starter_is_not_in_the_pen() -> None:
    assert 1 not in [arm.number for arm in Staff.rested(two_roles(1)).pen(1, 1)]


def test_pr_15_the_staff_counts_days_running() -> None:
    staff = Staff.rested(TEXAS)
    line = rolled(335)
    game = GameLine((2, 2), (TurnLine(111, False, True), line))
    player = TEXAS.pitcher_number("Williams")
    for day, days in ((5, 1), (6, 2), (8, 1)):
        staff = staff.noted(day, game, 0)
        assert staff.running[player] == days
    assert staff.worked(player, 9) == 1


def test_pr_13_every_row_of_the_chart_calls_somebody() -> None:
    chart = our_charts().charts()["relievers"]
    assert all(int(cell) >= 1 for cell in chart.cells.values())
    assert replace(TEXAS, key="copy").relievers == TEXAS.relievers
