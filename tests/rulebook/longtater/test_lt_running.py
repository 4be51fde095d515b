"""LT-12 to LT-17: bunts, steals, the hit and run."""

from __future__ import annotations

import pytest

from hotstove.games.longtater.cards import Legs
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.stealing import sb_for, sba_for
from hotstove.table.errors import Mistake
from tests.helpers.longtater import BATTER_CONTROLS, PITCHER_CONTROLS, matchup, number_of, offered, out_number, ruled

SACRIFICE, SQUEEZE = {"bunt": "sacrifice"}, {"bunt": "squeeze"}
THIEF = {"1": (30, 70)}


def bunt_number(cell: str) -> str:
    return f"t{number_of(our_charts().bunt, cell)}"


def squeeze_number(cell: str) -> str:
    return f"t{number_of(our_charts().squeeze, cell)}"


def test_lt_12_control_then_half_of_dp_and_k() -> None:
    """DP 10 and K 20: up to 5 a double play, up to 10 a strikeout, then the chart."""
    m = matchup("1--")
    assert ruled(m, *BATTER_CONTROLS, "t5", calls=SACRIFICE).field == (2, 0, "---", "out")
    assert ruled(m, *BATTER_CONTROLS, "t6", calls=SACRIFICE).notation == "K"
    assert ruled(m, *BATTER_CONTROLS, "t10", calls=SACRIFICE).notation == "K"
    assert ruled(m, *BATTER_CONTROLS, "t11", bunt_number("A1"), calls=SACRIFICE).notation == "13/SH/BG.1-2"


def test_lt_12_the_pitcher_in_control_has_no_double_play() -> None:
    """His K of 25 is halved to 12; the chart itself is always read by a top number."""
    m = matchup("1--")
    assert ruled(m, *PITCHER_CONTROLS, "b12", calls=SACRIFICE).notation == "K"
    assert ruled(m, *PITCHER_CONTROLS, "b13", bunt_number("A5"), calls=SACRIFICE).notation == "53/SH/BG.1-2"


@pytest.mark.parametrize(
    ("cell", "after"),
    [
        ("A1", (1, 0, "-23", "out")),
        ("A3", (1, 0, "-23", "out")),
        ("L5", (1, 0, "12-", "1")),
        ("P2", (1, 0, "12-", "out")),
        ("S5", (0, 0, "123", "1")),
        ("E1", (0, 0, "123", "1")),
    ],
)
def test_lt_12_the_bunt_chart(cell: str, after: tuple[int, int, str, str]) -> None:
    """First and second, nobody out."""
    assert ruled(matchup("12-"), *BATTER_CONTROLS, "t50", bunt_number(cell), calls=SACRIFICE).field == after


def test_lt_12_a_runner_on_third_is_not_risked_on_a_plain_sacrifice() -> None:
    assert ruled(matchup("1-3"), *BATTER_CONTROLS, "t50", bunt_number("A1"), calls=SACRIFICE).field == (
        1,
        0,
        "-23",
        "out",
    )


@pytest.mark.parametrize(
    ("cell", "after"),
    [
        ("A1", (1, 1, "---", "out")),
        ("L1", (1, 0, "1--", "1")),
        ("D1", (2, 0, "---", "out")),
        ("P2", (1, 0, "--3", "out")),
        ("S5", (0, 1, "1--", "1")),
        ("E1", (0, 1, "1--", "1")),
    ],
)
def test_lt_12_the_squeeze_chart(cell: str, after: tuple[int, int, str, str]) -> None:
    """A runner on third, nobody out."""
    assert ruled(matchup("--3"), *BATTER_CONTROLS, "t50", squeeze_number(cell), calls=SQUEEZE).field == after


@pytest.mark.parametrize(
    ("cell", "notation"),
    [("A5", "53/BG"), ("A3", "34/BG"), ("L1", "13/BG"), ("P2", "2/BP"), ("S5", "S5/BG"), ("E1", "E1/BG")],
)
def test_lt_12_a_bunt_with_the_bases_empty(cell: str, notation: str) -> None:
    """K is checked at half; then the chart says whether he beats it out. Without a runner the batter is the lead."""
    assert ruled(matchup(), *BATTER_CONTROLS, "t50", bunt_number(cell), calls=SACRIFICE).notation == notation
    assert ruled(matchup(), *BATTER_CONTROLS, "t10", calls=SACRIFICE).notation == "K"


def test_lt_12_who_may_be_bunted_along() -> None:
    assert offered(matchup("---"), "bunt") == ("none", "sacrifice")
    assert offered(matchup("12-"), "bunt") == ("none", "sacrifice")
    assert offered(matchup("1-3"), "bunt") == ("none", "sacrifice", "squeeze")


def test_lt_13_a_number_within_sba_sends_him() -> None:
    """30 within 30: he goes. 31: he stays, and the batter's turn begins."""
    assert ruled(matchup("1--", legs=THIEF), "t30", "b3", "t70").notation == "SB2"
    assert ruled(matchup("1--", legs=THIEF), "t31", *BATTER_CONTROLS, "t60", "t11").notation == "K"


def test_lt_13_one_number_each_time_that_he_has_come_to_a_base() -> None:
    """A player who was there before the last play has had his number; one with second taken draws none."""
    assert ruled(matchup("1--", legs=THIEF, arrived="---"), *BATTER_CONTROLS, "t60", "t11").notation == "K"
    assert ruled(matchup("12-", legs=THIEF), *BATTER_CONTROLS, "t60", "t11").notation == "K"


def test_lt_13_a_player_without_sba_draws_no_number() -> None:
    assert ruled(matchup("1--", legs={"1": (0, 99)}), *BATTER_CONTROLS, "t60", "t11").notation == "K"


def test_lt_14_safe_or_out() -> None:
    """70 within SB% is safe, 71 is out, by a throw to second."""
    caught = ruled(matchup("1--", legs=THIEF), "t30", "b3", "t71")
    assert (caught.notation, caught.field) == ("CS2(26)", (1, 0, "---", "up"))
    assert ruled(matchup("1--", legs=THIEF), "t30", "b4", "t71").notation == "CS2(24)"


@pytest.mark.parametrize(
    ("number", "after"), [("b1", (0, 1, "-2-", "up")), ("b7", (0, 1, "-2-", "up")), ("b8", (0, 1, "--3", "up"))]
)
def test_lt_14_a_wild_throw_by_its_last_digit(number: str, after: tuple[int, int, str, str]) -> None:
    """Catcher's E 9, runners on first and third: up to 7 everybody else moves one base, 8 and 9 everybody two."""
    m = matchup("1-3", legs=THIEF, e={"C": 9})
    assert ruled(m, "t30", number).field == after


def test_lt_15_third_and_home_divide_the_ratings() -> None:
    """SBA 80, SB% 85: 26 and 28 for third, 10 and 8 for home."""
    legs = Legs(80, 85)
    assert [(sba_for(legs, base), sb_for(legs, base)) for base in "123"] == [(80, 85), (26, 28), (10, 8)]


def test_lt_15_stealing_third_by_number() -> None:
    m = matchup("-2-", legs={"2": (80, 85)})
    assert ruled(m, "t26", "b50", "t28").notation == "SB3"
    assert ruled(m, "t26", "b50", "t29").notation == "CS3(25)"
    assert ruled(m, "t27", *BATTER_CONTROLS, "t60", "t11").notation == "K"


def test_lt_15_only_players_with_eighty_or_more_go_home() -> None:
    assert ruled(matchup("--3", legs={"3": (80, 80)}), "t10", "b50", "t8").notation == "SBH"
    assert ruled(matchup("--3", legs={"3": (80, 79)}), *BATTER_CONTROLS, "t60", "t11").notation == "K"
    assert sba_for(Legs(80, 79), "3") == 0


def test_lt_15_the_lead_runner_draws_first_and_is_thrown_at() -> None:
    """First and third: both numbers are drawn, both go, one throw."""
    m = matchup("1-3", legs={"1": (30, 70), "3": (80, 90)})
    both = ruled(m, "t10", "t30", "b50", "t9")
    assert (both.notation, both.field) == ("SBH;SB2", (0, 1, "-2-", "up"))
    caught = ruled(m, "t10", "t30", "b50", "t10")
    assert (caught.notation, caught.field) == ("CSH(2).1-2", (1, 0, "-2-", "up"))


def test_lt_16_a_called_steal_draws_no_sba_number() -> None:
    called = ruled(matchup("1--", legs=THIEF), "b3", "t70", calls={"steal": "1-2"})
    assert called.notation == "SB2"
    assert "LT-16" in called.cites


def test_lt_16_numbers_may_be_left_out() -> None:
    """`automatic_steals`: none at all, or for second alone."""
    by_call, second = Options(automatic_steals="none"), Options(automatic_steals="second")
    assert ruled(matchup("1--", legs=THIEF), *BATTER_CONTROLS, "t60", "t11", options=by_call).notation == "K"
    assert ruled(matchup("-2-", legs={"2": (99, 99)}), *BATTER_CONTROLS, "t60", "t11", options=second).notation == "K"
    assert ruled(matchup("1--", legs=THIEF), "t30", "b3", "t70", options=second).notation == "SB2"
    with pytest.raises(Mistake, match="all, second, none"):
        Options(automatic_steals="sometimes")


def test_lt_16_who_may_be_sent() -> None:
    """To a base that is free or being left; home only with an SB% of 80."""
    assert offered(matchup("12-"), "steal") == ("none", "2-3", "2-3 1-2")
    fast = matchup("1-3", legs={"3": (8, 80)})
    assert offered(fast, "steal") == ("none", "3-H", "1-2", "3-H 1-2")
    assert offered(matchup("1-3", legs={"3": (99, 79)}), "steal") == ("none", "1-2")
    assert offered(matchup("-23"), "steal") == ()


def test_lt_16_by_the_option_a_called_steal_of_third_has_the_whole_sb() -> None:
    """SB% 70: safe on 23 as a rule, on 70 by the option; a numbered steal is divided in any case."""
    m, whole = matchup("-2-", legs={"2": (90, 70)}), Options(whole_sb_to_third=True)
    called = {"steal": "2-3"}
    assert ruled(m, "b50", "t24", calls=called).notation == "CS3(25)"
    assert ruled(m, "b50", "t70", calls=called, options=whole).notation == "SB3"
    assert ruled(m, "b50", "t71", calls=called, options=whole).notation == "CS3(25)"
    assert ruled(m, "t30", "b50", "t24", options=whole).notation == "CS3(25)"


HIT_AND_RUN = {"hit_and_run": "yes"}


def test_lt_17_a_strikeout_becomes_a_steal() -> None:
    """He is safe, or it is a double play; with two out there is nothing left to steal."""
    m = matchup("1--", legs={"1": (0, 70)})
    assert ruled(m, *BATTER_CONTROLS, "t60", "t11", "b50", "t70", calls=HIT_AND_RUN).notation == "K+SB2"
    double = ruled(m, *BATTER_CONTROLS, "t60", "t11", "b50", "t71", calls=HIT_AND_RUN)
    assert (double.notation, double.outs) == ("K+CS2(24)/DP", 2)
    assert ruled(matchup("1--", 2), *PITCHER_CONTROLS, "b50", "b1", calls=HIT_AND_RUN).notation == "K"


@pytest.mark.parametrize(
    ("bases", "drawn", "notation"),
    [
        ("--3", (), "K"),
        ("-23", (), "K"),
        ("123", (), "K"),
        ("1-3", ("b50", "t70"), "K+SB2"),
        ("1-3", ("b50", "t71"), "K+CS2(24)/DP"),
    ],
)
def test_lt_17_nobody_is_sent_home_who_may_not_steal_it(bases: str, drawn: tuple[str, ...], notation: str) -> None:
    """LT-15: SB% 70 is not enough; the player stays, and so does everybody whose base he keeps."""
    m = matchup(bases, legs={"1": (0, 70), "2": (0, 70), "3": (0, 70)})
    assert ruled(m, *BATTER_CONTROLS, "t60", "t15", *drawn, calls=HIT_AND_RUN).notation == notation


def test_lt_17_a_player_with_the_sb_for_it_goes_home() -> None:
    m = matchup("--3", legs={"3": (0, 80)})
    assert ruled(m, *BATTER_CONTROLS, "t60", "t15", "b50", "t8", calls=HIT_AND_RUN).notation == "K+SBH"


def test_lt_17_ground_balls_move_everybody() -> None:
    """Neither the chart's double play nor the card's, nor a forced runner."""
    for code in ("DP6e", "G6Me", "G6Le", "G6e"):
        ruling = ruled(
            matchup("1--"), *PITCHER_CONTROLS, "b34", "b26", f"b{out_number(code)}", "b100", calls=HIT_AND_RUN
        )
        assert ruling.field == (1, 0, "-2-", "out")
    assert ruled(matchup("1--"), *BATTER_CONTROLS, "t30", "t5", calls=HIT_AND_RUN).field == (1, 0, "-2-", "out")


def test_lt_17_hits_move_runners_one_base_more() -> None:
    """Two on a single and three on a double, whatever the digit."""
    for number in range(51, 61):
        assert ruled(matchup("1--"), *BATTER_CONTROLS, "t61", f"t{number}", "b70", calls=HIT_AND_RUN).bases == "1-3"
    for number in range(61, 71):
        assert ruled(matchup("1--"), *BATTER_CONTROLS, "t61", f"t{number}", "b70", calls=HIT_AND_RUN).runs == 1


def test_lt_17_players_must_be_on_base() -> None:
    assert offered(matchup("---"), "hit_and_run") == ()
    assert offered(matchup("--3"), "hit_and_run") == ("no", "yes")
