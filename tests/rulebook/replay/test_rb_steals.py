"""RB-11, RB-12, RB-13, RB-26: stolen bases by symbol, by letter and by call."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hotstove.games.replay.card_files import runner_of
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.options import Options
from tests.helpers.replay import PLACE, Ruled, matchup, offered, pitcher, ruled

COMBINED, CALLED = Options(combined_steals=True), Options(called_steals=True)


def steal(
    mark: str,
    *rolls: str | int,
    bases: str = "1--",
    base: str = "1",
    catcher: str = "3(3) e35",
    hold: int = 3,
    calls: dict[str, str] | None = None,
    options: Options | None = None,
    behind: bool = False,
) -> Ruled:
    """A player who has just reached with a symbol."""
    m = matchup(bases, pending=f"{base}{mark}", gloves={"C": catcher}, on_mound=pitcher(hold=hold), behind=behind)
    return ruled(m, *rolls, calls=calls, options=options)


@pytest.mark.parametrize(
    ("squares", "roll", "bases", "pending"),
    [
        ({6: "6*"}, "6-2-1", "---", "1*"),
        ({6: "6+"}, "6-2-1", "1--", ""),
        ({6: "6+"}, "6-2-1", "-2-", "1+"),
        ({6: "16*"}, "6-2-1", "---", ""),
        ({6: "1**"}, "6-2-1", "---", ""),
        ({6: "11*"}, "6-2-1", "---", ""),
        ({5: "20C"}, "5-2-1", "---", "1C"),
        ({5: "20C"}, "5-2-1", "1--", ""),
        ({4: "20*"}, "4-2-2", "---", "1*"),
    ],
)
def test_rb_11_a_symbol_counts_if_he_is_safe_and_the_next_base_open(
    squares: dict[int, str], roll: str, bases: str, pending: str
) -> None:
    """Singles, walks and ground balls; not outs, triples or homers."""
    assert ruled(matchup(bases, at_bat=squares), roll).pending == pending


def test_rb_11_a_double_leaves_him_at_second_with_his_symbol() -> None:
    """Third base is open."""
    chart = our_charts().column_6
    total = next(place[0] for place, line in chart.cells.items() if line.startswith("double"))
    assert ruled(matchup(at_bat={6: f"{total - 3}+"}), "6-2-1").pending == "2+"


def test_rb_11_reaching_on_a_force_counts() -> None:
    """A symbol of column 4, the runner on first is forced: the batter is safe, and second is open."""
    m = matchup("1--", 1, at_bat={4: "13*"}, gloves={"SS": "1 e66"})
    play = ruled(m, "4-2-4")
    assert our_charts().halfway(14) == "routine@ball"
    assert (play.batter, play.pending) == ("1", "1*")


@pytest.mark.parametrize(
    ("hold", "die", "goes"), [(3, 3, False), (3, 4, True), (5, 5, False), (5, 6, True), (1, 2, True)]
)
def test_rb_11_an_asterisk_against_the_pitchers_hold(hold: int, die: int, goes: bool) -> None:
    if goes:
        assert steal("*", die, hold=hold).field == (0, 0, "-2-", "up")
    else:
        play = steal("*", die, hold=hold)
        assert (play.field, play.asked) == ((0, 0, "1--", "up"), ())
        assert "RB-11" in play.cites


def test_rb_11_from_second_he_steals_third() -> None:
    assert steal("*", 4, bases="-2-", base="2").notation == "SB3"


def test_rb_11_two_asterisks_steal_and_may_go_on() -> None:
    """Second is his without a die; then, third being open, he is as with one asterisk."""
    play = steal("**")
    assert (play.field, play.pending) == ((0, 0, "-2-", "up"), "2*")
    assert steal("**", bases="1-3").pending == ""
    assert steal("**", bases="-2-", base="2").pending == ""


@pytest.mark.parametrize(("rating", "die", "safe"), [(3, 3, False), (3, 4, True), (5, 5, False), (1, 2, True)])
def test_rb_11_a_plus_sign_against_the_catcher(rating: int, die: int, safe: bool) -> None:
    play = steal("+", die, catcher=f"{rating}(3) e35")
    assert play.notation == ("SB2" if safe else "CS2(26)")


@pytest.mark.parametrize(("roll", "wild"), [("33", False), ("34", True)])
def test_rb_11_a_six_checks_the_throw(roll: str, wild: bool) -> None:
    """e33: above it the thief takes third."""
    play = steal("+", 6, roll, catcher="4(5) e33")
    assert play.field == ((0, 0, "--3", "up") if wild else (0, 0, "-2-", "up"))
    assert play.notation == ("SB2.1-3(E2/TH)" if wild else "SB2")


def test_rb_11_a_catcher_of_an_older_season_is_checked_with_one_die() -> None:
    assert steal("+", 6, 5, catcher="4(5) e4").bases == "--3"
    assert steal("+", 6, 4, catcher="4(5) e4").bases == "-2-"


def test_rb_11_a_wild_throw_brings_the_runner_on_third_home() -> None:
    play = steal("+", 6, "66", bases="1-3", calls={"steal": "1-2"})
    assert play.field == (0, 1, "--3", "up")


def test_rb_11_a_plus_sign_is_optional_behind_after_seven_or_with_first_and_third() -> None:
    """Declined, he stays, and that is all."""
    assert offered(matchup("1--", pending="1+", behind=True), "steal") == ("1-2", "none")
    assert offered(matchup("1-3", pending="1+"), "steal") == ("1-2", "none")
    assert offered(matchup("1--", pending="1+"), "steal") == ()
    assert offered(matchup("-2-", pending="2+"), "steal") == ()
    assert steal("+", bases="1-3", calls={"steal": "none"}).field == (0, 0, "1-3", "up")


def test_rb_11_asterisks_and_letters_are_never_optional() -> None:
    for mark in ("*", "**", "C"):
        assert offered(matchup("1-3", pending=f"1{mark}", behind=True), "steal") == ()


@pytest.mark.parametrize("letter", "ABCDEFGHIJKL")
@pytest.mark.parametrize("die", range(1, 7))
def test_rb_12_every_cell_of_the_action_chart(letter: str, die: int) -> None:
    """Stolen base, caught, picked off leaning, or left to the catcher, whose 3 a die of 4 beats."""
    cell = our_charts().action(letter, die)
    rolls = (die, 4) if cell == "C" else (die,)
    play = steal(letter, *rolls)
    assert play.notation == {"SB": "SB2", "C": "SB2", "CS": "CS2(26)", "PO": "POCS2(136)"}[cell]
    assert "RB-12" in play.cites


def test_rb_12_left_to_the_catcher_he_may_be_caught_or_throw_wild() -> None:
    letter, die = next(place for place, cell in our_charts().action.cells.items() if cell == "C")
    assert steal(letter, die, 3).notation == "CS2(26)"
    assert steal(letter, die, 6, "36").notation == "SB2.1-3(E2/TH)"
    assert steal(letter, die, 6, "35").notation == "SB2"


def test_rb_12_a_is_best_and_k_worst() -> None:
    """Stolen bases of six against an average catcher never grow from letter to letter."""
    worth = {"SB": 1.0, "C": 0.5, "CS": 0.0, "PO": 0.0}
    sums = [sum(worth[our_charts().action(letter, die)] for die in range(1, 7)) for letter in "ABCDEFGHIJK"]
    assert sums == sorted(sums, reverse=True)
    assert sums[0] == 6.0
    assert [our_charts().action("L", die) for die in range(1, 7)] == [
        our_charts().action("K", die) for die in range(1, 7)
    ]


@pytest.mark.parametrize("jump", range(7))
def test_rb_13_the_jump(jump: int) -> None:
    """He goes on a die up to his jump: 0 never, 6 always."""
    going = [our_charts().jump(jump, die) == "go" for die in range(1, 7)]
    assert going == [die <= jump for die in range(1, 7)]


def test_rb_13_a_called_steal_needs_a_jump_and_then_the_letter() -> None:
    """Jump 4, letter A: a 4 and any die; with a 5 he stays, and the pitch is thrown."""
    m = matchup("1--", jumps=(4, 4, 4), letters=("A", "A", "A"))
    assert ruled(m, 4, 3, calls={"steal": "1-2"}, options=CALLED).field == (0, 0, "-2-", "up")
    assert ruled(m, 5, "6-2-1", calls={"steal": "1-2"}, options=CALLED).reading == "6:19"


def test_rb_13_the_runners_own_ratings_count() -> None:
    """The runner on second has jump 6 and A, the runner on first none."""
    m = matchup("-2-", jumps=(0, 6, 0), letters=("K", "A", "K"))
    assert ruled(m, 6, 1, calls={"steal": "2-3"}, options=CALLED).notation == "SB3"


@pytest.mark.parametrize(
    ("bases", "choices"),
    [
        ("1--", ("none", "1-2")),
        ("-2-", ("none", "2-3")),
        ("12-", ("none", "2-3")),
        ("1-3", ("none", "3-H", "1-2")),
        ("-23", ("none", "3-H")),
        ("123", ("none", "3-H")),
        ("--3", ("none", "3-H")),
        ("---", ()),
    ],
)
def test_rb_13_one_player_may_go_where_the_next_base_is_open(bases: str, choices: Sequence[str]) -> None:
    assert tuple(offered(matchup(bases), "steal", options=CALLED)) == tuple(choices)


def test_rb_13_who_ran_as_often_as_on_his_card_stays() -> None:
    """With the option `limit_steals`: the runner on third has no attempts left, the runner on first has."""
    assert tuple(offered(matchup("1-3", ran_out="3"), "steal", options=CALLED)) == ("none", "1-2")
    assert offered(matchup("1-3", ran_out="13"), "steal", options=CALLED) == ()


def test_rb_13_without_the_option_nothing_is_called() -> None:
    assert offered(matchup("1--"), "steal") == ()


@pytest.mark.parametrize("squares", [{6: "6*"}, {6: "6**"}, {6: "6+"}, {5: "20C"}, {4: "20*"}])
def test_rb_13_symbols_are_void(squares: dict[int, str]) -> None:
    column = next(iter(squares))
    assert ruled(matchup(at_bat=squares), f"{column}-2-2", options=CALLED).pending == ""
    assert ruled(matchup(at_bat=squares), f"{column}-2-2").pending != ""
    kept = Options(called_steals=True, keep_symbols=True)
    assert ruled(matchup(at_bat=squares), f"{column}-2-2", options=kept).pending != ""


@pytest.mark.parametrize(
    ("letter", "rolls", "notation"),
    [
        ("A", (6,), "SBH"),
        ("A", (5, 4), "SBH"),
        ("A", (5, 6), "SBH"),
        ("A", (5, 3), "CSH(2)"),
        ("B", (5,), "CSH(2)"),
        ("C", (6, 3), "CSH(2)"),
        ("C", (2,), "POCSH(152)"),
    ],
)
def test_rb_13_home_is_eight_rows_harder(letter: str, rolls: tuple[int, ...], notation: str) -> None:
    """A is read as I, B as J, all others as K; a catcher's 6 is not checked."""
    m = matchup("--3", jumps=(0, 0, 6), letters=("K", "K", letter))
    assert ruled(m, 6, *rolls, calls={"steal": "3-H"}, options=CALLED).notation == notation


def test_rb_13_a_runner_with_the_letter_l_has_no_jump() -> None:
    assert runner_of(PLACE, "3L^4").jump == 0
    assert runner_of(PLACE, "3C").jump == 6
    assert (runner_of(PLACE, "5C^5").speed, runner_of(PLACE, "5C^5").jump) == (5, 5)


@pytest.mark.parametrize("hold", range(1, 6))
@pytest.mark.parametrize("catcher", range(1, 6))
def test_rb_26_the_printed_table(hold: int, catcher: int) -> None:
    """Three chances of 36 for each point of hold and catcher together."""
    rolls = [10 * red + white for red in range(1, 7) for white in range(1, 7)]
    number = int(our_charts().battery(catcher, hold))
    assert sum(roll <= number for roll in rolls) == 3 * (hold + catcher)


@pytest.mark.parametrize(("roll", "goes"), [("36", False), ("41", True)])
def test_rb_26_an_asterisk_against_both(roll: str, goes: bool) -> None:
    """Hold 3 and catcher 3 make 36; an equal roll holds."""
    if goes:
        assert steal("*", roll, options=COMBINED).notation == "SB2"
    else:
        assert steal("*", roll, options=COMBINED).field == (0, 0, "1--", "up")


@pytest.mark.parametrize(("roll", "notation"), [("36", "CS2(26)"), ("41", "SB2"), ("56", "SB2")])
def test_rb_26_a_plus_sign_against_both(roll: str, notation: str) -> None:
    play = steal("+", roll, options=COMBINED)
    assert play.notation == notation
    assert "RB-26" in play.cites


@pytest.mark.parametrize(("check", "wild"), [("35", False), ("36", True)])
def test_rb_26_from_61_on_the_throw_is_checked(check: str, wild: bool) -> None:
    assert steal("+", "61", check, options=COMBINED).bases == ("--3" if wild else "-2-")


def test_rb_26_two_asterisks_steal_second_without_a_roll() -> None:
    assert steal("**", options=COMBINED).pending == "2*"
