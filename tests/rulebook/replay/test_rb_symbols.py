"""RB-05, RB-06, RB-07, RB-34: symbols beside grades, errors, and what happens off the bat."""

from __future__ import annotations

import pytest

from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.lines import read_line
from tests.helpers.replay import matchup, number_for, pitcher, printed_pitcher, ruled, totals

CARLTON, LILLY = printed_pitcher("carlton-1980"), printed_pitcher("lilly-2009")


def test_rb_05_an_asterisk_cuts_off_the_looping_drive() -> None:
    """A 55^5 falls in against a plain 1, and is caught against 1*."""
    assert ruled(matchup(at_bat={2: "55^5"}, on_mound={2: "1"}), "2-2-1").batter == "1"
    play = ruled(matchup(at_bat={2: "55^5"}, on_mound={2: "1*"}), "2-2-1")
    assert play.batter == "out"
    assert "RB-05" in play.cites


def test_rb_05_an_asterisk_leaves_the_solid_single_alone() -> None:
    assert ruled(matchup(at_bat={2: "11"}, on_mound={2: "1*"}), "2-2-1").batter == "1"


def test_rb_05_the_asterisk_of_carlton_stands_in_two_rows() -> None:
    """Blue 1 and 2 catch the drive, blue 3 does not."""
    m = matchup(at_bat={2: "55^5"}, on_mound=CARLTON)
    assert [ruled(m, f"2-2-{blue}").batter for blue in (1, 2, 3)] == ["out", "out", "1"]


@pytest.mark.parametrize(("column", "word"), [(5, "routine"), (5, "slow"), (6, "fly")])
def test_rb_05_k_makes_strikeouts_of_outs(column: int, word: str) -> None:
    """Ground outs of column 5 and fly outs of column 6."""
    number = number_for(column, word)
    assert ruled(matchup(at_bat={column: number}, on_mound={column: "3"}), f"{column}-2-1").notation != "K"
    assert ruled(matchup(at_bat={column: number}, on_mound={column: "3k"}), f"{column}-2-1").notation == "K"


def test_rb_05_k_leaves_hits_and_walks_alone() -> None:
    assert ruled(matchup(at_bat={5: number_for(5, "BB")}, on_mound={5: "3k"}), "5-2-1").notation == "W"
    assert ruled(matchup(at_bat={6: "9"}, on_mound={6: "3k"}), "6-2-1").notation == "HR7"


@pytest.mark.parametrize(("die", "walks"), [(1, True), (3, True), (4, False), (6, False)])
def test_rb_05_w_walks_half_of_the_outs(die: int, walks: bool) -> None:
    m = matchup(at_bat={5: number_for(5, "routine", 4)}, on_mound={5: "4w"})
    assert (ruled(m, "5-2-1", die).notation == "W") == walks


def test_rb_05_capital_w_walks_them_all() -> None:
    """No die is rolled."""
    m = matchup(at_bat={5: number_for(5, "routine", 4)}, on_mound={5: "4W"})
    assert ruled(m, "5-2-1").notation == "W"


def test_rb_05_neither_w_touches_a_strikeout() -> None:
    for symbol in ("w", "W"):
        m = matchup(at_bat={5: number_for(5, "K", 4)}, on_mound={5: f"4{symbol}"})
        assert ruled(m, "5-2-1").notation == "K"


@pytest.mark.parametrize(("die", "walks"), [(1, False), (2, False), (3, True), (6, True)])
def test_rb_05_a_raised_number_cuts_walks(die: int, walks: bool) -> None:
    """Lilly's 1^2 in column 5: a die of 1 or 2 makes the walk a grounder to short."""
    m = matchup(at_bat={5: number_for(5, "BB", 1)}, on_mound=LILLY)
    play = ruled(m, "5-2-1", die)
    assert play.notation == ("W" if walks else "63/G")


def test_rb_05_a_raised_number_is_not_asked_about_outs() -> None:
    m = matchup(at_bat={5: number_for(5, "K", 1)}, on_mound=LILLY)
    assert ruled(m, "5-2-1").notation == "K"


@pytest.mark.parametrize(("die", "stands"), [(1, False), (3, False), (4, True), (6, True)])
def test_rb_06_a_die_above_the_raised_number_lets_the_homer_stand(die: int, stands: bool) -> None:
    """1^3: up to 3 it is a single to center."""
    play = ruled(matchup("-2-", at_bat={6: "11"}, on_mound={6: "1^3"}), "6-2-1", die)
    assert play.reading == "6:12"
    if stands:
        assert play.field == (0, 2, "---", "H")
    else:
        assert play.notation.startswith("S8")
        assert play.field == (0, 0, "1-3", "1")


def test_rb_06_cut_off_the_runner_on_second_may_be_sent() -> None:
    """It is the same single as 9 and 10, and the runner may try to score."""
    m = matchup("-2-", at_bat={6: "11"}, on_mound={6: "1^3"}, speeds=(3, 4, 3))
    assert ruled(m, "6-2-1", 2, 4, calls={"send": "2-H"}).field == (0, 1, "1--", "1")


def test_rb_06_the_raised_number_is_asked_about_homers_only() -> None:
    """Two rolls fewer: singles, triples and flies stand as they are."""
    for number in ("1", "6", "8", "16"):
        play = ruled(matchup(at_bat={6: number}, on_mound={6: "1^6"}), "6-2-1")
        assert not play.notation.startswith("HR")


@pytest.mark.parametrize(("roll", "wild"), [("35", False), ("36", True), ("41", True), ("34", False), ("11", False)])
def test_rb_07_above_the_rating_is_an_error(roll: str, wild: bool) -> None:
    """A ball of column 1 that the shortstop, e35, must handle."""
    blue = next(blue for blue in range(1, 7) if our_charts().fielder("grounder", blue) == "6")
    play = ruled(matchup(at_bat={1: "15"}, gloves={"SS": "3 e35"}), f"1-2-{blue}", roll)
    assert (play.notation == "E6/G") == wild


def test_rb_07_red_is_the_ten_and_white_the_unit() -> None:
    """A red 4 and a white 3 are 43: an error for e42, none for e43."""
    blue = next(blue for blue in range(1, 7) if our_charts().fielder("grounder", blue) == "6")
    for rating, errors in (("e42", True), ("e43", False)):
        play = ruled(matchup(at_bat={1: "15"}, gloves={"SS": f"3 {rating}"}), f"1-2-{blue}", "43")
        assert play.notation.startswith("E6") == errors


def test_rb_07_sixty_six_never_errs() -> None:
    blue = next(blue for blue in range(1, 7) if our_charts().fielder("grounder", blue) == "6")
    assert ruled(matchup(at_bat={1: "15"}, gloves={"SS": "3 e66"}), f"1-2-{blue}", "66").batter == "out"


@pytest.mark.parametrize(("die", "wild"), [(4, False), (5, True)])
def test_rb_07_one_digit_is_set_against_one_die(die: int, wild: bool) -> None:
    """e4 of an older season."""
    blue = next(blue for blue in range(1, 7) if our_charts().fielder("grounder", blue) == "6")
    play = ruled(matchup(at_bat={1: "15"}, gloves={"SS": "3 e4"}), f"1-2-{blue}", die)
    assert play.notation.startswith("E6") == wild


def test_rb_07_the_check_is_the_rating_of_the_player_who_has_the_ball() -> None:
    """A roll of 40: only the players with e35 err, whoever the blue die names."""
    for blue in range(1, 7):
        fielder = our_charts().fielder("grounder", blue)
        m = matchup(at_bat={1: "15"}, gloves={"SS": "3 e66", "C": "3(3) e66"})
        play = ruled(m, f"1-2-{blue}", "41")
        assert play.notation.startswith("E") == (fielder not in {"6", "2"})


def _tested_for(word: str) -> int:
    """A total of column 5 at which a die is set against wp or pb."""
    chart = our_charts().column_5
    return next(totals(chart, lambda line: any(t.right == word for b in read_line(line) for t in b.tests)))


@pytest.mark.parametrize(("die", "wild"), [(3, False), (4, True)])
def test_rb_34_a_wild_pitch_by_the_pitchers_rating(die: int, wild: bool) -> None:
    """WP 3, a line of column 5 that sets a die against it, a runner on second."""
    chart = our_charts().column_5
    total = next(totals(chart, lambda line: line.startswith("on & die>wp ? WP")))
    m = matchup("-2-", at_bat={5: str(total - 3)})
    rolls: tuple[int, ...] = (die,) if wild else (die, 1)
    play = ruled(m, "5-2-1", *rolls)
    assert (play.notation == "WP.2-3") == wild
    if wild:
        assert play.field == (0, 0, "--3", "up")
        assert "RB-34" in play.cites


@pytest.mark.parametrize(("die", "passed"), [(3, False), (4, True)])
def test_rb_34_a_passed_ball_by_the_catchers_bracket(die: int, passed: bool) -> None:
    """After the wild pitch was none: bracket 3."""
    chart = our_charts().column_5
    total = next(totals(chart, lambda line: line.startswith("on & die>wp ? WP") and "die>pb" in line))
    play = ruled(matchup("-2-", at_bat={5: str(total - 3)}), "5-2-1", 1, die)
    assert (play.notation == "PB.2-3") == passed


def test_rb_34_with_nobody_on_no_die_is_rolled() -> None:
    """The line's last result stands at once."""
    for word in ("wp", "pb"):
        play = ruled(matchup(at_bat={5: str(_tested_for(word) - 3)}), "5-2-1")
        assert play.batter != "up"


@pytest.mark.parametrize(("hold", "die", "out"), [(5, 2, True), (5, 3, False), (4, 1, True), (4, 2, False)])
def test_rb_34_a_pickoff_by_the_pitchers_hold(hold: int, die: int, out: bool) -> None:
    """A die not above hold less three."""
    chart = our_charts().column_5
    total = next(totals(chart, lambda line: "die<=hold-3 ? PO" in line))
    m = matchup("1--", at_bat={5: str(total - 3)}, on_mound=pitcher(hold=hold))
    if out:
        play = ruled(m, "5-2-1", die)
        assert (play.notation, play.field) == ("PO1(13)", (1, 0, "---", "up"))
    else:
        assert ruled(m, "5-2-1", die, 1, 1).batter != "up"


def test_rb_34_ball_four_in_the_dirt() -> None:
    """Forced players move up two bases, others one; the batter has first."""
    chart = our_charts().column_5
    total = next(totals(chart, lambda line: "BB+WP" in line))
    play = ruled(matchup("1-3", at_bat={5: str(total - 3)}), "5-2-1", 6)
    assert play.field == (0, 1, "1-3", "1")
    assert ruled(matchup("-2-", at_bat={5: str(total - 3)}), "5-2-1", 6).field == (0, 0, "1-3", "1")
    assert ruled(matchup("-2-", at_bat={5: str(total - 3)}), "5-2-1", 1).field == (0, 0, "12-", "1")


def test_rb_34_the_best_rating_never_lets_one_go() -> None:
    """A 6 for the pitcher and in the catcher's bracket: no die of six is above."""
    chart = our_charts().column_5
    total = next(totals(chart, lambda line: line.startswith("on & die>wp ? WP")))
    m = matchup("-2-", at_bat={5: str(total - 3)}, on_mound=pitcher(wild=6), gloves={"C": "3(6) e35"})
    assert ruled(m, "5-2-1", 6, 6).batter != "up"
