"""RB-09: runners, outfield arms, the printed lines of column 6 and the third-base coach."""

from __future__ import annotations

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.running import coaching_number
from tests.helpers.replay import Ruled, matchup, ruled, totals


def column_6(
    total: int,
    bases: str,
    outs: int,
    *rolls: int,
    calls: dict[str, str] | None = None,
    speeds: tuple[int, int, int] = (3, 3, 3),
) -> Ruled:
    """A total of column 6, made of a grade of 1."""
    m = matchup(bases, outs, at_bat={6: str(total - 1)}, on_mound={6: "1"}, speeds=speeds)
    return ruled(m, "6-2-1", *rolls, calls=calls)


@pytest.mark.parametrize("total", range(2, 7))
@pytest.mark.parametrize("bases", ALL_BASES)
def test_rb_09_a_triple_into_the_corner_scores_everybody(total: int, bases: str) -> None:
    assert column_6(total, bases, 0).field == (0, 3 - bases.count("-"), "--3", "3")


@pytest.mark.parametrize("total", [7, 8])
@pytest.mark.parametrize(
    ("bases", "field"),
    [
        ("---", (0, 0, "1--", "1")),
        ("1--", (0, 0, "12-", "1")),
        ("-2-", (0, 0, "1-3", "1")),
        ("12-", (0, 0, "123", "1")),
        ("--3", (0, 1, "1--", "1")),
        ("1-3", (0, 1, "12-", "1")),
        ("-23", (0, 1, "1-3", "1")),
        ("123", (0, 1, "123", "1")),
    ],
)
def test_rb_09_a_single_to_left_is_one_base_for_everybody(
    total: int, bases: str, field: tuple[int, int, str, str]
) -> None:
    play = column_6(total, bases, 0)
    assert (play.field, play.notation[:2]) == (field, "S7")


@pytest.mark.parametrize("total", [9, 10])
def test_rb_09_a_single_to_center_may_bring_a_player_home_from_second(total: int) -> None:
    """He stays at third unless he is sent; sent, a die above his speed of 3 is an out."""
    assert column_6(total, "-2-", 0).field == (0, 0, "1-3", "1")
    assert column_6(total, "-2-", 0, 3, calls={"send": "2-H"}).field == (0, 1, "1--", "1")
    assert column_6(total, "-2-", 0, 4, calls={"send": "2-H"}).field == (1, 0, "1--", "1")
    assert column_6(total, "-2-", 0).asked[-1] == "send"


@pytest.mark.parametrize("bases", ["---", "1--", "--3", "1-3"])
def test_rb_09_nobody_is_sent_from_an_empty_second_base(bases: str) -> None:
    play = column_6(9, bases, 0)
    assert "send" not in play.asked
    assert play.bases == ("1--" if "1" not in bases else "12-")


@pytest.mark.parametrize(("speed", "die", "scores"), [(1, 1, True), (1, 2, False), (5, 5, True), (5, 6, False)])
def test_rb_09_eleven_sets_a_die_against_the_runner(speed: int, die: int, scores: bool) -> None:
    """A single to right with a runner on second and fewer than two out: he must try."""
    play = column_6(11, "-2-", 1, die, speeds=(3, speed, 3))
    assert play.field == ((1, 1, "1--", "1") if scores else (2, 0, "1--", "1"))
    assert play.notation.startswith("S9")


@pytest.mark.parametrize("die", [3, 4])
def test_rb_09_with_a_throw_home_the_runner_on_first_goes_to_third(die: int) -> None:
    """Safe or out at the plate."""
    play = column_6(11, "12-", 0, die)
    assert play.bases == "1-3"
    assert (play.runs, play.outs) == ((1, 0) if die == 3 else (0, 1))


@pytest.mark.parametrize(("die", "field"), [(3, (0, 1, "1-3", "1")), (4, (1, 0, "1-3", "1"))])
def test_rb_09_nine_sends_the_runner_on_first_to_third_with_the_throw(
    die: int, field: tuple[int, int, str, str]
) -> None:
    assert column_6(9, "12-", 0, die, calls={"send": "2-H"}).field == field
    assert column_6(9, "12-", 0).field == (0, 0, "123", "1")


def test_rb_09_without_a_throw_he_goes_to_second() -> None:
    assert column_6(11, "1--", 0).field == (0, 0, "12-", "1")
    assert column_6(11, "1-3", 0).field == (0, 1, "12-", "1")


@pytest.mark.parametrize("total", [9, 10, 11])
@pytest.mark.parametrize(
    ("bases", "field"),
    [
        ("1--", (2, 0, "1-3", "1")),
        ("-2-", (2, 1, "1--", "1")),
        ("12-", (2, 1, "1-3", "1")),
        ("-23", (2, 2, "1--", "1")),
        ("123", (2, 2, "1-3", "1")),
    ],
)
def test_rb_09_with_two_out_nine_to_eleven_are_two_bases(
    total: int, bases: str, field: tuple[int, int, str, str]
) -> None:
    """No die is rolled."""
    assert column_6(total, bases, 2).field == field


@pytest.mark.parametrize("total", range(12, 17))
def test_rb_09_twelve_to_sixteen_are_homers(total: int) -> None:
    assert column_6(total, "1-3", 2).field == (2, 3, "---", "H")


@pytest.mark.parametrize("total", [17, 18])
@pytest.mark.parametrize(("bases", "runs", "after"), [("--3", 1, "---"), ("-23", 1, "-2-"), ("12-", 0, "12-")])
def test_rb_09_a_deep_fly_to_left_scores_a_player_from_third(total: int, bases: str, runs: int, after: str) -> None:
    """The others hold."""
    play = column_6(total, bases, 1)
    assert (play.field, play.notation[0]) == ((2, runs, after, "out"), "7")


@pytest.mark.parametrize("total", [19, 20])
@pytest.mark.parametrize(
    ("bases", "runs", "after"), [("--3", 1, "---"), ("-23", 1, "--3"), ("-2-", 0, "--3"), ("12-", 0, "1-3")]
)
def test_rb_09_a_deep_fly_to_right_moves_a_player_from_second_too(
    total: int, bases: str, runs: int, after: str
) -> None:
    play = column_6(total, bases, 0)
    assert (play.field, play.notation[0]) == ((1, runs, after, "out"), "9")


@pytest.mark.parametrize("total", range(17, 21))
def test_rb_09_nobody_moves_on_the_third_out(total: int) -> None:
    play = column_6(total, "-23", 2)
    assert (play.outs, play.runs) == (3, 0)


@pytest.mark.parametrize(
    ("speed", "arm", "move", "outs", "number"),
    [(3, 3, "1-3", 0, 0), (3, 3, "2-H", 0, 2), (5, 1, "3-H", 0, 6), (1, 5, "1-3", 0, -4), (3, 3, "1-H", 2, 1)],
)
def test_rb_09_the_coaching_number(speed: int, arm: int, move: str, outs: int, number: int) -> None:
    assert coaching_number(speed, arm, move, outs) == number


def coached(speed: int, arm: int, *rolls: int) -> Ruled:
    """A solid single of column 2 with a runner on second."""
    gloves = dict.fromkeys(("LF", "CF", "RF"), f"3({arm}) e35")
    return ruled(matchup("-2-", at_bat={2: "11"}, speeds=(3, speed, 3), gloves=gloves), "2-2-1", *rolls)


def die_for(word: str) -> int:
    """A die with which the coach says so, for home with speed and arm alike."""
    number = coaching_number(3, 3, "2-H", 0)
    return next(die for die in range(1, 7) if our_charts().coach(number, die) == word)


def test_rb_09_the_coach_holds_sends_and_risks() -> None:
    """Speed 3 against arm 3 for home; on a throw a die above speed and one more is an out."""
    hold, throw, go = (die_for(word) for word in ("hold", "throw", "go"))
    assert hold < throw < go
    assert coached(3, 3, hold).field == (0, 0, "1-3", "1")
    assert coached(3, 3, go).field == (0, 1, "1--", "1")
    assert coached(3, 3, throw, 4).field == (0, 1, "1--", "1")
    assert coached(3, 3, throw, 5).field == (1, 0, "1--", "1")


def test_rb_09_the_coach_rates_speed_against_arms() -> None:
    """With more speed or a weaker arm fewer dice hold a player."""
    held = {
        (speed, arm): sum(
            our_charts().coach(coaching_number(speed, arm, "2-H", 0), die) == "hold" for die in range(1, 7)
        )
        for speed in range(1, 6)
        for arm in range(1, 6)
    }
    for speed in range(1, 5):
        for arm in range(1, 6):
            assert held[speed + 1, arm] <= held[speed, arm]
            assert held[arm, speed] <= held[arm, speed + 1]
    assert held[1, 5] >= 5
    assert held[5, 1] == 0


def test_rb_09_on_a_throw_the_player_behind_moves_up() -> None:
    """First and second, a throw home: the other takes third; without a throw he stops at second."""
    total = next(totals(our_charts().column_2, lambda line: line.startswith("single") and "2?H 1?3" in line))
    m = matchup("12-", at_bat={2: str(total - 1)}, on_mound={2: "1"})
    assert ruled(m, "2-2-1", die_for("throw"), 1).bases == "1-3"
    assert ruled(m, "2-2-1", die_for("go")).bases == "12-"
    assert ruled(m, "2-2-1", die_for("hold")).bases == "123"
