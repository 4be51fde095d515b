"""LT-05 to LT-07, LT-18, LT-23, LT-25: the Out Chart, errors, line drives, the infield in."""

from __future__ import annotations

import pytest

from hotstove.games.longtater.chart_set import our_charts
from tests.helpers.longtater import (
    BATTER_CONTROLS,
    PITCHER_CONTROLS,
    matchup,
    number_of,
    offered,
    out_number,
    ruled,
)
from tests.helpers.ruling import Ruled

BATTER_OUT = (*BATTER_CONTROLS, "t30", "t21")
PITCHER_OUT = (*PITCHER_CONTROLS, "b34", "b26")
CLEAN = "b100"


def by_pitcher(code: str, bases: str = "---", outs: int = 0, *more: str, **setting: object) -> Ruled:
    """An out of the pitcher's that finds a cell of the Out Chart."""
    calls = setting.pop("calls", None)
    return ruled(matchup(bases, outs, **setting), *PITCHER_OUT, f"b{out_number(code)}", *more, calls=calls)  # type: ignore[arg-type]


def by_batter(code: str, bases: str = "---", outs: int = 0, *more: str) -> Ruled:
    return ruled(matchup(bases, outs), *BATTER_OUT, f"t{out_number(code)}", *more)


def test_lt_05_the_chart_goes_by_top_or_bottom_number() -> None:
    """The batter reads the top of the card, the pitcher its bottom."""
    assert by_batter("F8").notation == by_pitcher("F8").notation == "8/F"


def test_lt_05_double_plays_count_only_when_the_pitcher_controls() -> None:
    """The same cell: two out against the pitcher's numbers, one against the batter's, and the others move up."""
    assert by_pitcher("DP6e", "1--", 0, CLEAN).notation == "64(1)3/GDP/G"
    assert by_batter("DP6e", "1--", 0, CLEAN).field == (1, 0, "-2-", "out")
    assert by_batter("DP6e", "123", 0, CLEAN).field == (1, 1, "-23", "out")


def test_lt_05_with_first_base_open_it_is_a_ground_out() -> None:
    assert by_pitcher("DP6e", "-2-", 0, CLEAN).field == (1, 0, "-2-", "out")
    assert by_pitcher("DP4e", "-2-", 0, CLEAN).field == (1, 0, "--3", "out")


@pytest.mark.parametrize(
    ("code", "after"),
    [("F8", (1, 0, "-23", "out")), ("F7s", (1, 1, "-2-", "out")), ("F8a", (1, 1, "--3", "out"))],
)
def test_lt_05_flies_hold_or_move_runners(code: str, after: tuple[int, int, str, str]) -> None:
    """Second and third, none out."""
    assert by_pitcher(code, "-23").field == after


def test_lt_05_a_player_thrown_out_at_the_plate() -> None:
    assert by_pitcher("F9x", "--3").field == (2, 0, "---", "out")
    assert by_pitcher("F9x", "-2-").field == (1, 0, "-2-", "out")


def test_lt_05_the_pitcher_covers_first() -> None:
    assert by_pitcher("G31e", "---", 0, CLEAN).notation == "31/G"


@pytest.mark.parametrize(
    ("word", "notation"),
    [
        ("one", "E6/G.2-3;1-2"),
        ("run", "E6/G.2-H;1-3"),
        ("two", "E6/G.2-H;1-3;B-2"),
        ("late", "63/G.2-H(E6/TH);1-3"),
    ],
)
def test_lt_06_a_grounder_is_misplayed(word: str, notation: str) -> None:
    """4 lies within the shortstop's E of 4; the next number is read on the chart for ground balls."""
    number = f"b{number_of(our_charts().error_ground, word)}"
    ruling = by_pitcher("DP6e", "12-", 0, "b4", number, e={"SS": 4})
    assert ruling.notation == notation
    assert "LT-06" in ruling.cites


def test_lt_06_above_e_the_ball_is_handled() -> None:
    assert by_pitcher("G6e", "---", 0, "b5", e={"SS": 4}).notation == "63/G"


def test_lt_06_flies_have_a_chart_of_their_own() -> None:
    two = f"b{number_of(our_charts().error_fly, 'two')}"
    assert by_pitcher("F8ae", "1--", 0, "b1", two, e={"CF": 2}).notation == "E8/F.1-3;B-2"
    one = f"b{number_of(our_charts().error_fly, 'one')}"
    assert by_pitcher("P4e", "---", 0, "b1", one, e={"2B": 2}).notation == "E4/P"


def test_lt_06_black_results_are_not_checked() -> None:
    """Everybody errs on everything, and F8 is still caught."""
    assert by_pitcher("F8", e={"CF": 100}).notation == "8/F"


def test_lt_06_late_with_nobody_on_is_one_base() -> None:
    late = f"b{number_of(our_charts().error_ground, 'late')}"
    assert by_pitcher("G6e", "---", 0, "b1", late, e={"SS": 4}).notation == "E6/G"


@pytest.mark.parametrize(
    ("bases", "word", "notation"),
    [
        ("1--", "off", "6(B)63(1)/LDP/L"),
        ("-2-", "off", "6(B)64(2)/LDP/L"),
        ("12-", "off", "6(B)64(2)/LDP/L"),
        ("12-", "back", "6/L"),
        ("12-", "triple", "6(B)64(2)43(1)/LTP/L"),
        ("1--", "triple", "6(B)63(1)/LDP/L"),
    ],
)
def test_lt_07_a_liner_with_players_on(bases: str, word: str, notation: str) -> None:
    number = f"b{number_of(our_charts().line_drive, word)}"
    assert by_pitcher("L6!e", bases, 0, CLEAN, number).notation == notation


@pytest.mark.parametrize(("bases", "outs"), [("---", 0), ("--3", 1), ("1--", 2)])
def test_lt_07_the_chart_is_left_alone_where_it_does_not_matter(bases: str, outs: int) -> None:
    """Nobody on first or second, or two out: no number is drawn."""
    assert by_pitcher("L6!e", bases, outs, CLEAN).notation == "6/L"


INFIELD_IN = {"infield": "in"}


@pytest.mark.parametrize(
    ("bases", "word", "after"),
    [
        ("--3", "hold", (1, 0, "--3", "out")),
        ("--3", "home", (1, 0, "1--", "1")),
        ("--3", "score", (1, 1, "---", "out")),
        ("--3", "through", (0, 1, "1--", "1")),
        ("--3", "wild", (0, 1, "1--", "1")),
        ("--3", "twin", (1, 0, "1--", "1")),
        ("123", "twin", (2, 0, "-23", "out")),
        ("123", "home", (1, 0, "123", "1")),
        ("123", "hold", (1, 0, "123", "1")),
        ("-23", "hold", (1, 0, "-23", "out")),
        ("1-3", "home", (1, 0, "12-", "1")),
    ],
)
def test_lt_18_infield_in(bases: str, word: str, after: tuple[int, int, str, str]) -> None:
    """A grounder to short that is handled cleanly is read on the Infield In chart."""
    number = f"b{number_of(our_charts().infield_in, word)}"
    assert by_pitcher("DP6e", bases, 0, CLEAN, number, calls=INFIELD_IN).field == after


def test_lt_06_red_results_are_checked_with_the_infield_in_too() -> None:
    """A number within the shortstop's E is an error, and the Infield In chart is not read."""
    one = f"b{number_of(our_charts().error_ground, 'one')}"
    ruling = by_pitcher("G6e", "--3", 0, "b7", one, e={"SS": 7}, calls=INFIELD_IN)
    assert (ruling.notation, ruling.field) == ("E6/G.3-H", (0, 1, "1--", "1"))


def test_lt_18_other_balls_are_as_usual() -> None:
    assert by_pitcher("F7s", "--3", 0, calls=INFIELD_IN).field == (1, 1, "---", "out")


def test_lt_18_it_is_offered_with_a_runner_on_third_and_less_than_two_out() -> None:
    assert offered(matchup("--3", 1), "infield") == ("back", "in")
    assert offered(matchup("--3", 2), "infield") == ()
    assert offered(matchup("12-"), "infield") == ()


@pytest.mark.parametrize(
    ("code", "bases", "after"),
    [
        ("G6Le", "1--", (1, 0, "1--", "1")),
        ("G6Le", "12-", (1, 0, "12-", "1")),
        ("G6Le", "1-3", (1, 0, "12-", "1")),
        ("G6Le", "123", (1, 0, "123", "1")),
        ("G6Me", "1--", (1, 0, "1--", "1")),
        ("G6Me", "12-", (1, 0, "1-3", "1")),
        ("G6Me", "1-3", (1, 1, "1--", "1")),
    ],
)
def test_lt_23_lead_and_middle_runners(code: str, bases: str, after: tuple[int, int, str, str]) -> None:
    """The player is out, the batter safe, the others move up."""
    assert by_pitcher(code, bases, 0, CLEAN).field == after


@pytest.mark.parametrize("bases", ["---", "-2-", "--3", "-23"])
@pytest.mark.parametrize("code", ["G6Le", "G6Me"])
def test_lt_23_they_are_ignored_where_nobody_would_be_moving(code: str, bases: str) -> None:
    """As the plain G6: the batter is out, and nobody else."""
    assert by_pitcher(code, bases, 0, CLEAN).notation == by_pitcher("G6e", bases, 0, CLEAN).notation == "63/G"


def test_lt_23_with_the_bases_full_the_defence_picks_the_middle_runner() -> None:
    """The runner from first at second, or the runner from second at third; the run scores."""
    first = by_pitcher("G6Me", "123", 0, CLEAN, calls={"middle": "1"})
    second = by_pitcher("G6Me", "123", 0, CLEAN, calls={"middle": "2"})
    assert (first.notation, first.field) == ("64(1)/FO/G.3-H;2-3", (1, 1, "1-3", "1"))
    assert (second.notation, second.field) == ("65(2)/FO/G.3-H;1-2", (1, 1, "12-", "1"))


def test_lt_25_a_fielder_with_a_dash_never_errs() -> None:
    """A dash is an E of 0, and no number is as low as that."""
    assert by_pitcher("G6e", "---", 0, "b1", e={"SS": 0}).notation == "63/G"
