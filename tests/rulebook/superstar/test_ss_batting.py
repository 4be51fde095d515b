"""SS-12 to SS-16: the batter's symbols in both alphabets, ground outs, double plays, the declared option."""

from __future__ import annotations

import pytest

from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS, batter_symbol, pitcher_symbol
from tests.helpers.superstar import matchup, offered, ruled

FULL = {
    "HR": (0, 4, "---", "H"),
    "3": (0, 3, "--3", "3"),
    "2+": (0, 3, "-2-", "2"),
    "2M": (0, 2, "-23", "2"),
    "2": (0, 2, "-23", "2"),
    "1": (0, 1, "123", "1"),
    "1A": (0, 2, "1-3", "1"),
    "1D": (0, 2, "12-", "1"),
    "1M": (0, 1, "123", "1"),
    "1+": (0, 2, "12-", "1"),
    "E": (0, 1, "123", "1"),
    "MS": (1, 1, "12-", "out"),
    "SF": (1, 1, "12-", "out"),
    "FM": (1, 0, "123", "out"),
    "F": (1, 0, "123", "out"),
    "G+": (1, 1, "-23", "out"),
    "G": (1, 0, "123", "1"),
    "DP": (2, 1, "--3", "out"),
    "BB": (0, 1, "123", "1"),
    "HB": (0, 1, "123", "1"),
    "SO": (1, 0, "123", "out"),
}
"""Every symbol with the bases full and none out, nobody sent: outs, runs, bases, batter."""


@pytest.mark.parametrize("symbol", BATTER_SYMBOLS)
def test_ss_12_every_symbol_with_the_bases_full(symbol: str) -> None:
    """The runner moves of the symbol table, as written out above."""
    play = ruled(matchup("123", batting={25: symbol}), 20, 25)
    assert play.field == FULL[symbol]
    assert "SS-12" in play.cites


@pytest.mark.parametrize("symbol", ["MS", "SF", "FM", "F", "G+", "SO"])
def test_ss_12_the_third_out_brings_no_run(symbol: str) -> None:
    """Second and third, two out: any out by the batter ends the inning without a run."""
    play = ruled(matchup("-23", 2, batting={25: symbol}), 20, 25)
    assert (play.outs, play.runs) == (3, 0)


def test_ss_12_a_sacrifice_fly_is_one_only_when_the_run_scores() -> None:
    """SF with a runner on third is scored SF; with nobody there it is a fly."""
    assert "SF" in ruled(matchup("--3", batting={25: "SF"}), 20, 25).play.modifiers
    assert "SF" not in ruled(matchup("-2-", batting={25: "SF"}), 20, 25).play.modifiers


OLDER = {
    "2*": "2+",
    "(2)": "2M",
    "1*": "1A",
    "(1+)": "1D",
    "(1)": "1M",
    "(SF)": "MS",
    "(F)": "FM",
    "G*": "G+",
    "H": "HB",
}


def test_ss_13_the_older_alphabet_on_batters_cards() -> None:
    """Each older mark stands for one of ours; marks common to both stand for themselves."""
    assert {old: batter_symbol(old) for old in OLDER} == OLDER
    assert [batter_symbol(symbol) for symbol in BATTER_SYMBOLS] == list(BATTER_SYMBOLS)


def test_ss_13_the_older_alphabet_on_pitchers_cards() -> None:
    """DR is D, H is HB; marks common to both stand for themselves."""
    assert (pitcher_symbol("DR"), pitcher_symbol("H")) == ("D", "HB")
    assert [pitcher_symbol(symbol) for symbol in PITCHER_SYMBOLS] == list(PITCHER_SYMBOLS)


def test_ss_13_marks_of_neither_alphabet_are_not_read() -> None:
    """A mark that no edition has is no symbol."""
    assert [batter_symbol(mark) for mark in ("ZZ", "2**", "x", "", "K", "D")] == [None] * 6
    assert [pitcher_symbol(mark) for mark in ("ZZ", "HR", "E", "1M", "1")] == [None] * 5


def test_ss_13_an_older_mark_plays_like_ours() -> None:
    """(1) with a runner on second, who is sent home: as 1M."""
    for mark in ("(1)", "1M"):
        play = ruled(matchup("-2-", batting={25: mark}), 20, 25, 30, calls={"send": "2-H"})
        assert play.field == (0, 1, "1--", "1")


def test_ss_14_ground_outs_by_bases() -> None:
    """None out: batter out with first empty; force at second with first; force at home with the bases full."""
    expected = {
        "---": (1, 0, "---", "out"),
        "1--": (1, 0, "1--", "1"),
        "-2-": (1, 0, "-2-", "out"),
        "--3": (1, 0, "--3", "out"),
        "-23": (1, 0, "-23", "out"),
        "12-": (1, 0, "1-3", "1"),
        "123": (1, 0, "123", "1"),
    }
    for bases, field in expected.items():
        play = ruled(matchup(bases, batting={25: "G"}), 20, 25)
        assert (bases, play.field) == (bases, field)
        assert "SS-14" in play.cites


def test_ss_14_first_and_third_goes_by_the_option() -> None:
    """A: force at second and the run. B: batter out, first to second, third holds."""
    m = matchup("1-3", batting={25: "G"})
    assert ruled(m, 20, 25, calls={"option": "A"}).field == (1, 1, "1--", "1")
    assert ruled(m, 20, 25, calls={"option": "B"}).field == (1, 0, "-23", "out")


def test_ss_14_a_force_for_the_third_out_brings_no_run() -> None:
    """First and third, two out, option A: the force ends the inning and the run does not count."""
    play = ruled(matchup("1-3", 2, batting={25: "G"}), 20, 25)
    assert (play.outs, play.runs) == (3, 0)


def test_ss_15_double_plays_by_bases() -> None:
    """None out: two players out with first occupied; with first and second the other runner goes to third."""
    expected = {
        "---": (1, 0, "---", "out"),
        "1--": (2, 0, "---", "out"),
        "-2-": (1, 0, "-2-", "out"),
        "--3": (1, 0, "--3", "out"),
        "-23": (1, 0, "-23", "out"),
        "12-": (2, 0, "--3", "out"),
    }
    for bases, field in expected.items():
        play = ruled(matchup(bases, batting={25: "DP"}), 20, 25)
        assert (bases, play.field) == (bases, field)
        assert "SS-15" in play.cites


def test_ss_15_options_with_first_and_third_and_with_the_bases_full() -> None:
    """A takes two players and lets the run in; B takes the player at home and leaves the batter on first."""
    corners, full = matchup("1-3", batting={25: "DP"}), matchup("123", batting={25: "DP"})
    assert ruled(corners, 20, 25, calls={"option": "A"}).field == (2, 1, "---", "out")
    assert ruled(corners, 20, 25, calls={"option": "B"}).field == (1, 0, "12-", "1")
    assert ruled(full, 20, 25, calls={"option": "A"}).field == (2, 1, "--3", "out")
    assert ruled(full, 20, 25, calls={"option": "B"}).field == (1, 0, "123", "1")


@pytest.mark.parametrize("bases", ["1--", "12-", "1-3", "123"])
def test_ss_15_no_run_when_the_double_play_ends_the_inning(bases: str) -> None:
    """One out: the two make three, and nobody has scored. Two out: one player is enough."""
    for outs in (1, 2):
        play = ruled(matchup(bases, outs, batting={25: "DP"}), 20, 25)
        assert (play.outs, play.runs) == (3, 0)


def test_ss_16_the_defence_declares_before_the_pitch() -> None:
    """With first and third, or full, the option is the first thing asked; elsewhere it is not asked."""
    for bases in ("---", "1--", "-2-", "--3", "12-", "-23"):
        assert offered(matchup(bases), "option") == ()
    for bases in ("1-3", "123"):
        assert offered(matchup(bases), "option") == ("A", "B")
        assert ruled(matchup(bases, batting={25: "DP"}), 20, 25).asked[0] == "option"


def test_ss_16_undeclared_means_a() -> None:
    """Nothing is said with first and third: the ground out is resolved by A, and cites the rule."""
    play = ruled(matchup("1-3", pitching={20: "G"}), 20)
    assert play.field == (1, 1, "1--", "1")
    assert "SS-16" in play.cites
