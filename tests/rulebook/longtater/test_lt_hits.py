"""LT-09 to LT-11, LT-28: where hits go, errors on them, extra bases, stretching, and steals before 1897."""

from __future__ import annotations

import pytest

from hotstove.games.longtater.advancing import steals_to_come
from hotstove.games.longtater.chart_set import our_charts
from tests.helpers.longtater import BATTER_CONTROLS, matchup, number_of, offered, ruled
from tests.helpers.ruling import Ruled

REACHES = (*BATTER_CONTROLS, "t61")
ALL_SINGLES = {"single": 100, "double": 100, "triple": 100, "homer": 100, "walk": 100}
ALL_DOUBLES = ALL_SINGLES | {"single": 0}
LEFT, CENTER, RIGHT = "7", "8", "9"


def location(cell: str, column: str, above: int = 10) -> str:
    """A location number that finds a cell, high enough that nobody errs on it."""
    chart = our_charts().locations
    number = next(n for n in range(above, 92) if chart(n, column) == cell)
    return f"b{number}"


def digit_for(word: str, row: str) -> int:
    """A digit whose cell of the Runners Advancing chart is this one."""
    chart = our_charts().advancing
    return next(digit for digit in range(10) if chart(row, digit) == word)


def hit(bases: str, outs: int, number: int, *more: str, doubles: bool = False, **setting: object) -> Ruled:
    calls = setting.pop("calls", None)
    batter = ALL_DOUBLES if doubles else ALL_SINGLES
    m = matchup(bases, outs, batter=batter, **setting)  # type: ignore[arg-type]
    return ruled(m, *REACHES, f"t{number}", *more, calls=calls)  # type: ignore[arg-type]


def column(number: int) -> str:
    return "single-even" if number % 2 == 0 else "single-odd"


def test_lt_09_one_bottom_number_finds_the_fielder() -> None:
    """97 and a single: the fielder of that number has it."""
    cell = our_charts().locations(97, "single-even")
    assert ruled(matchup(), *REACHES, "t60", "b97").notation == f"S{cell[0]}"


def test_lt_09_the_same_number_checks_him_for_an_error() -> None:
    """The left fielder's number 1 within his E: then the chart for base hits is read."""
    number = next(n for n in range(1, 20) if our_charts().locations(n, "single-odd") == LEFT)
    one, two = (f"b{number_of(our_charts().error_hit, word)}" for word in ("one", "two"))
    assert hit("---", 0, 51, f"b{number}", one, e={"LF": number}).notation == "S7.B-2(E7)"
    assert hit("---", 0, 51, f"b{number}", two, e={"LF": number}).notation == "S7.B-3(E7)"
    assert hit("---", 0, 51, f"b{number}", e={"LF": number - 1}).notation == "S7"


def test_lt_09_an_error_moves_everybody_beyond_the_hit() -> None:
    number = next(n for n in range(1, 20) if our_charts().locations(n, "double") == RIGHT)
    one = f"b{number_of(our_charts().error_hit, 'one')}"
    stays = digit_for("-", "double-0")
    ruling = hit("1--", 0, 50 + stays, f"b{number}", one, doubles=True, e={"RF": number})
    assert (ruling.notation, ruling.field) == ("D9.1-H(E9)(NR);B-3", (0, 1, "--3", "3"))


def test_lt_09_triples_are_checked_and_homers_are_not() -> None:
    """No number is drawn for the place of a home run."""
    number = next(n for n in range(1, 20) if our_charts().locations(n, "triple") == CENTER)
    one = f"b{number_of(our_charts().error_hit, 'one')}"
    ruling = ruled(matchup(e={"CF": 30}), *REACHES, "t76", f"b{number}", one)
    assert (ruling.notation, ruling.batter) == ("T8.B-H(E8)(NR)", "H")
    assert ruled(matchup("12-", e={"CF": 100}), *REACHES, "t80").runs == 3


@pytest.mark.parametrize(
    ("field", "cell"), [("left", LEFT), ("center", CENTER), ("right", RIGHT)], ids=["left", "center", "right"]
)
@pytest.mark.parametrize("outs", [0, 1, 2])
def test_lt_10_the_last_digit_moves_runners(field: str, cell: str, outs: int) -> None:
    """Every digit of every row: H scores the runner from second, 3 takes the runner from first to third."""
    chart = our_charts().advancing
    for digit in range(10):
        number = 50 + digit
        word, where = chart(f"{field}-{outs}", digit), location(cell, column(number))
        assert hit("-2-", outs, number, where).field[1:3] == ((1, "1--") if "H" in word else (0, "1-3"))
        assert hit("1--", outs, number, where).field[1:3] == ((0, "1-3") if "3" in word else (0, "12-"))


@pytest.mark.parametrize("outs", [0, 1, 2])
def test_lt_10_from_first_on_a_double(outs: int) -> None:
    for digit in range(10):
        scores = our_charts().advancing(f"double-{outs}", digit) == "H"
        ruling = hit("1--", outs, 50 + digit, location(LEFT, "double"), doubles=True)
        assert ruling.field[1:3] == ((1, "-2-") if scores else (0, "-23"))


def test_lt_10_a_player_behind_one_who_stops_stops_too() -> None:
    """Third base is taken, so the runner from first has second, whatever his digit says."""
    for outs in (0, 1, 2):
        for digit in range(10):
            word = our_charts().advancing(f"right-{outs}", digit)
            bases = hit("12-", outs, 50 + digit, location(RIGHT, column(50 + digit))).bases
            assert bases == ("1-3" if word == "H3" else "12-" if word == "H" else "123")


def test_lt_10_nobody_takes_more_on_an_infield_hit() -> None:
    number = 50 + digit_for("H3", "right-0")
    assert hit("12-", 0, number, location("6", column(number))).field == (0, 0, "123", "1")


def test_lt_10_no_arm_puts_out_a_player_whose_base_is_indicated() -> None:
    """OA 9 and the highest location numbers: the runner from second scores all the same."""
    number = 50 + digit_for("H", "center-2")
    chart = our_charts().locations
    for where in range(83, 101):
        if chart(where, column(number)) == CENTER:
            assert hit("-2-", 1, number, f"b{where}", oa={"CF": 9}).notation == "S8.2-H"


def test_lt_11_who_may_try() -> None:
    """Players whose base was not indicated, and the batter; nobody runs into a player in front of him."""
    stays = 50 + digit_for("-", "left-0")
    drawn = (*REACHES, f"t{stays}", location(LEFT, column(stays)))
    m = matchup("1--", batter=ALL_SINGLES)
    assert offered(m, "stretch", *drawn) == ("none", "1-3", "1-3 B-2")
    assert offered(matchup("-2-", batter=ALL_SINGLES), "stretch", *drawn) == ("none", "2-H", "B-2", "2-H B-2")
    infield = (*REACHES, f"t{stays}", location("6", column(stays)))
    assert offered(m, "stretch", *infield) == ()


def test_lt_11_a_number_within_the_arms_row_is_an_out() -> None:
    stays = 50 + digit_for("-", "left-0")
    where = location(LEFT, column(stays))
    limit = int(our_charts().arms(3, "1-3"))
    tried = {"stretch": "1-3"}
    out = hit("1--", 0, stays, where, f"b{limit}", oa={"LF": 3}, calls=tried)
    safe = hit("1--", 0, stays, where, f"b{limit + 1}", oa={"LF": 3}, calls=tried)
    assert (out.notation, out.field) == ("S7.1X3(75)", (1, 0, "1--", "1"))
    assert (safe.notation, safe.field) == ("S7.1-3", (0, 0, "1-3", "1"))


def test_lt_11_a_batter_who_makes_it_has_a_longer_hit() -> None:
    where = location(RIGHT, "single-odd")
    assert hit("---", 0, 51, where, "b100", calls={"stretch": "B-2"}).notation == "D9"
    assert hit("---", 0, 51, where, "b1", calls={"stretch": "B-2"}).notation == "S9.BX2(96)"


def test_lt_11_the_throw_is_for_the_lead_runner() -> None:
    stays = 50 + digit_for("-", "left-0")
    ruling = hit("1--", 0, stays, location(LEFT, column(stays)), "b1", calls={"stretch": "1-3 B-2"})
    assert ruling.notation == "S7.1X3(75);B-2"


def test_lt_28_before_1897_an_extra_base_is_a_stolen_base() -> None:
    """The hit is worth one base; the steal follows as a play of its own."""
    number = 50 + digit_for("H3", "right-2")
    ruling = hit("12-", 1, number, location(RIGHT, column(number)), early=True)
    assert (ruling.notation, ruling.field) == ("S9/XB21.2-3;1-2", (1, 0, "123", "1"))
    assert steals_to_come(ruling.play) == "3-H 2-3"
    after = ruled(matchup("123", 1, early=True, stealing_on="3-H 2-3"))
    assert (after.notation, after.field) == ("SBH;SB3", (1, 1, "1-3", "up"))
    assert "LT-28" in after.cites


def test_lt_28_since_then_it_is_part_of_the_hit() -> None:
    number = 50 + digit_for("H3", "right-2")
    assert hit("12-", 1, number, location(RIGHT, column(number))).notation == "S9.2-H;1-3"
