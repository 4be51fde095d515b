"""SS-20 to SS-22: sacrifice bunts, squeezes, and the key of their charts."""

from __future__ import annotations

import pytest

from hotstove.games.superstar.bunting import hold_decision
from hotstove.games.superstar.chart_set import our_charts
from tests.helpers.superstar import matchup, offered, ruled

SACRIFICE = {"bunt": "sacrifice"}
SQUEEZE = {"bunt": "squeeze"}


def test_ss_20_the_column_goes_by_the_batters_rating() -> None:
    """Roll 24: SH in column A, G in column B."""
    first = ruled(matchup("1--", bunt="A"), 24, calls=SACRIFICE)
    second = ruled(matchup("1--", bunt="B"), 24, calls=SACRIFICE)
    assert (first.cells[0], second.cells[0]) == ("SH", "G")
    assert first.field == (1, 0, "-2-", "out")
    assert "SS-20" in first.cites


def test_ss_20_no_pitch_is_rolled() -> None:
    """A pitcher's card full of strikeouts is not looked at."""
    assert ruled(matchup("1--", pitching="SO"), 10, calls=SACRIFICE).field == (1, 0, "-2-", "out")


def test_ss_20_players_who_are_not_forced_may_be_held() -> None:
    """First and third with third held: the bunt moves the runner on first alone."""
    assert ruled(matchup("1-3"), 10, calls=SACRIFICE | {"hold": "3"}).field == (1, 0, "-23", "out")
    assert ruled(matchup("1-3"), 10, calls=SACRIFICE).field == (1, 1, "-2-", "out")


def test_ss_20_forced_players_cannot_be_held() -> None:
    """Who may be held: nobody from first; from second and third only where nobody stands behind to force them."""
    held = {bases: hold_decision(bases).options for bases in ("1--", "12-", "123", "-2-", "--3", "1-3", "-23")}
    assert held == {
        "1--": ("none",),
        "12-": ("none",),
        "123": ("none",),
        "-2-": ("none", "2"),
        "--3": ("none", "3"),
        "1-3": ("none", "3"),
        "-23": ("none", "2", "2 3"),
    }


def test_ss_20_nobody_on_means_no_sacrifice() -> None:
    """With the bases empty no bunt is offered."""
    assert offered(matchup("---"), "bunt") == ()
    assert offered(matchup("1--"), "bunt") == ("none", "sacrifice")


def test_ss_21_the_squeeze_needs_a_runner_on_third() -> None:
    """It is offered with third occupied, and only then."""
    for bases in ("1--", "-2-", "12-"):
        assert "squeeze" not in offered(matchup(bases), "bunt")
    for bases in ("--3", "1-3", "-23", "123"):
        assert "squeeze" in offered(matchup(bases), "bunt")


def test_ss_21_columns_of_its_own() -> None:
    """Roll 13: SH on a sacrifice, a single on a squeeze in column A; roll 11 a single in column B."""
    assert ruled(matchup("--3"), 13, calls=SACRIFICE).cells[0] == "SH"
    assert ruled(matchup("--3"), 13, calls=SQUEEZE).field == (0, 1, "1--", "1")
    assert ruled(matchup("--3", bunt="B"), 11, calls=SQUEEZE).field == (0, 1, "1--", "1")


def test_ss_21_a_pop_up_doubles_off_the_player_from_third() -> None:
    """F on a squeeze: batter and runner from third are out; on a sacrifice only the batter is."""
    play = ruled(matchup("1-3"), 33, calls=SQUEEZE)
    assert play.field == (2, 0, "1--", "out")
    assert "SS-21" in play.cites
    assert ruled(matchup("1-3"), 36, calls=SACRIFICE).field == (1, 0, "1-3", "out")


def test_ss_21_a_pop_up_with_two_out_is_one_out() -> None:
    """The third out is the catch."""
    assert ruled(matchup("--3", 2), 33, calls=SQUEEZE).outs == 3


@pytest.mark.parametrize(
    ("roll", "cell", "field"),
    [
        (10, "SH", (1, 0, "-23", "out")),
        (14, "1", (0, 0, "123", "1")),
        (23, "FC", (0, 0, "123", "1")),
        (33, "E", (0, 0, "123", "1")),
        (36, "F", (1, 0, "12-", "out")),
        (35, "G", (1, 0, "1-3", "1")),
        (28, "DP", (2, 0, "--3", "out")),
    ],
)
def test_ss_22_the_key_with_first_and_second(roll: int, cell: str, field: tuple[int, int, str, str]) -> None:
    """Column A, none out: each cell of the key."""
    play = ruled(matchup("12-"), roll, calls=SACRIFICE)
    assert (play.cells[0], play.field) == (cell, field)
    assert "SS-22" in play.cites


def test_ss_22_a_sacrifice_with_two_out_is_the_third_out() -> None:
    """SH with the bases full and two out: no run counts."""
    play = ruled(matchup("123", 2), 10, calls=SACRIFICE)
    assert (play.outs, play.runs) == (3, 0)


def test_ss_22_a_missed_squeeze_sends_the_runner_on_third() -> None:
    """A blank: he must steal home by that chart; safe, the batter is still up; caught, likewise."""
    assert ruled(matchup("--3"), 24, 36, calls=SQUEEZE).field == (0, 1, "---", "up")
    assert ruled(matchup("1-3"), 24, 20, calls=SQUEEZE).field == (1, 0, "1--", "up")


def test_ss_22_two_strikes_and_he_may_try_again() -> None:
    """2K (30), again, 10: sacrificed."""
    play = ruled(matchup("1--"), 30, 10, calls=SACRIFICE | {"again": "yes"})
    assert play.field == (1, 0, "-2-", "out")


def test_ss_22_two_strikes_and_he_swings() -> None:
    """2K, not again: the pitch is thrown as ever, but 35 and 36 strike him out."""
    m = matchup("1--", batting={25: "1"})
    assert ruled(m, 30, 20, 25, calls=SACRIFICE).field == (0, 0, "12-", "1")
    for pitch in (35, 36):
        assert ruled(m, 30, pitch, calls=SACRIFICE).notation == "K"


def test_ss_22_a_second_two_strikes_is_strike_three_and_the_runners_hold() -> None:
    """2K, again, 2K: strikeout; only a missed bunt, the blank of the key, makes a runner steal."""
    calls = SACRIFICE | {"again": "yes"}
    assert ruled(matchup("1--"), 30, 31, calls=calls).field == (1, 0, "1--", "out")
    assert ruled(matchup("1--", 2), 30, 31, calls=calls).notation == "K"
    assert ruled(matchup("1-3"), 34, 35, calls=SQUEEZE | {"again": "yes"}).field == (1, 0, "1-3", "out")


def test_ss_22_the_strikeouts_after_two_strikes_are_ours() -> None:
    """The rulebook does not have them, so the chart says completed; an owner may lay his own over it."""
    chart = our_charts().two_strikes
    assert set(chart.provenance.values()) == {"completed"}
    assert [roll for roll in range(10, 40) if chart(roll, "result") == "SO"] == [35, 36]
    play = ruled(matchup("1--", bunt="A"), 30, 35, calls={"bunt": "sacrifice", "again": "no"})
    assert play.notation == "K"
