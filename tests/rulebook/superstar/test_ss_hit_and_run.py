"""SS-26 to SS-28: the hit and run, line by line of its table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.games.superstar.options import Options
from hotstove.games.superstar.symbols import BATTER_SYMBOLS
from tests.helpers.superstar import matchup, offered, ruled

RUN = {"hit_and_run": "yes"}


@pytest.mark.parametrize(
    ("symbol", "field"),
    [
        ("1+", (0, 1, "12-", "1")),
        ("G", (1, 0, "-23", "out")),
        ("F", (2, 0, "1--", "out")),
        ("BB", (0, 0, "123", "1")),
        ("HB", (0, 0, "123", "1")),
        ("WP", (0, 1, "--3", "up")),
        ("PB", (0, 1, "--3", "up")),
        ("BK", (0, 0, "-23", "up")),
        ("SO", (2, 0, "1--", "out")),
    ],
)
def test_ss_26_the_pitchers_symbols(symbol: str, field: tuple[int, int, str, str]) -> None:
    """First and second going, none out: each symbol that needs no further roll."""
    play = ruled(matchup("12-", pitching={20: symbol}), 20, calls=RUN)
    assert play.field == field
    assert "SS-26" in play.cites


def test_ss_26_an_automatic_out_moves_everybody_up() -> None:
    """Defence 28, roll 11: batter out, all runners one base; roll 13 with a D: he swings."""
    assert ruled(matchup("12-", defense=28), 11, calls=RUN).field == (1, 0, "-23", "out")
    assert ruled(matchup("12-", defense=28, pitching={13: "D"}, batting={25: "1"}), 13, 25, calls=RUN).field == (
        0,
        0,
        "123",
        "1",
    )


def test_ss_26_k_without_a_hit_is_a_strikeout_and_all_must_run() -> None:
    """First and second: the defence throws at one of them, by the steal charts; with two out the inning is over."""
    m = matchup("12-", pitching={20: "K"}, batting={25: "F", 26: "2+"})
    assert ruled(m, 20, 25, 20, calls=RUN).field == (2, 0, "-2-", "out")
    assert ruled(m, 20, 25, 34, calls=RUN | {"throw": "1-2"}).field == (1, 0, "-23", "out")
    assert ruled(m, 20, 25, calls=RUN | {"throw": "none"}).field == (1, 0, "-23", "out")
    assert ruled(m, 20, 26, calls=RUN).field == (0, 2, "-2-", "2")
    assert ruled(replace(m, outs=2), 20, 25, calls=RUN).notation == "K"


def test_ss_26_a_walk_leaves_those_who_are_not_forced_to_the_steal_chart() -> None:
    """Second and third: nobody is forced; thrown at the lead runner, roll 36: both are safe behind the walk."""
    m = matchup("-23", pitching={20: "BB"})
    assert ruled(m, 20, 36, calls=RUN).field == (0, 1, "1-3", "1")
    assert ruled(m, 20, 20, calls=RUN).field == (1, 0, "1-3", "1")


def test_ss_26_two_out_and_a_strikeout_catches_nobody() -> None:
    """SO, or F, with two out: that is the third."""
    for symbol in ("SO", "F", "G"):
        play = ruled(matchup("12-", 2, pitching={20: symbol}), 20, calls=RUN)
        assert (play.outs, play.runs) == (3, 0)


def test_ss_26_it_needs_a_runner_and_neither_bunt_nor_steal() -> None:
    """It is offered with somebody on base, after steal and bunt have been declined."""
    assert offered(matchup("---"), "hit_and_run") == ()
    assert offered(matchup("1--"), "hit_and_run") == ("no", "yes")
    assert offered(matchup("1--"), "hit_and_run", calls={"bunt": "sacrifice"}) == ()
    assert offered(matchup("1--"), "hit_and_run", calls={"steal": "1-2"}) == ()


@pytest.mark.parametrize(
    ("roll", "field"),
    [(10, (0, 1, "--3", "up")), (23, (0, 1, "--3", "up")), (36, (0, 0, "-23", "up")), (30, (0, 0, "123", "1"))],
)
def test_ss_27_the_x_chart_on_the_run(roll: int, field: tuple[int, int, str, str]) -> None:
    """First and second going: WP and PB two bases, BK one, HB as far as forced."""
    play = ruled(matchup("12-", pitching={20: "X"}), 20, roll, calls=RUN)
    assert play.field == field
    assert "SS-27" in play.cites


def test_ss_27_rally_killer_and_injury_are_as_ever() -> None:
    """RK: batter and both runners. INJ: nobody moves, the batter is up."""
    assert ruled(matchup("12-", pitching={20: "X"}), 20, 19, calls=RUN).outs == 3
    hurt = ruled(matchup("12-", pitching={20: "X"}), 20, 10, 16, 12, calls=RUN, options=Options(injuries=True))
    assert hurt.field == (0, 0, "12-", "up")


ON_THE_RUN = {
    "HR": (0, 2, "-2-", "2"),
    "3": (0, 2, "-2-", "2"),
    "2+": (0, 2, "-2-", "2"),
    "2M": (0, 1, "-23", "2"),
    "2": (0, 1, "-23", "2"),
    "1A": (0, 1, "1-3", "1"),
    "1D": (0, 1, "1-3", "1"),
    "1+": (0, 1, "1-3", "1"),
    "1M": (0, 0, "123", "1"),
    "1": (0, 0, "123", "1"),
    "E": (0, 1, "1-3", "1"),
    "MS": (1, 0, "12-", "out"),
    "SF": (1, 0, "12-", "out"),
    "FM": (1, 0, "12-", "out"),
    "F": (2, 0, "1--", "out"),
    "G+": (1, 0, "-23", "out"),
    "G": (1, 0, "-23", "out"),
    "DP": (1, 0, "-23", "out"),
    "BB": (0, 0, "123", "1"),
    "HB": (0, 0, "123", "1"),
    "SO": (2, 0, "1--", "out"),
}
"""Every symbol with first and second going and none out, nobody sent."""


@pytest.mark.parametrize("symbol", BATTER_SYMBOLS)
def test_ss_28_the_batters_symbols(symbol: str) -> None:
    """The batter's half of the table, as written out above."""
    play = ruled(matchup("12-", batting={25: symbol}), 20, 25, calls=RUN)
    assert play.field == ON_THE_RUN[symbol]
    assert "SS-28" in play.cites


def test_ss_28_home_runs_and_triples_stop_at_second() -> None:
    """The table says double, and is taken at its word."""
    for symbol in ("HR", "3"):
        assert ruled(matchup("1--", batting={25: symbol}), 20, 25, calls=RUN).play.events[0].code == "D"


def test_ss_28_who_may_be_sent() -> None:
    """2 and 2M: first home. 1M: one more each. MS and FM as ever. 1D: nobody, he has his two bases."""

    def sends(symbol: str, bases: str) -> tuple[str, ...]:
        return tuple(offered(matchup(bases, batting={25: symbol}), "send", 20, 25, calls=RUN))

    assert sends("2", "123") == sends("2M", "123") == ("none", "1-H")
    assert sends("1M", "12-") == ("none", "2-H", "2-H 1-3")
    assert sends("MS", "12-") == ("none", "2-3", "2-3 1-2")
    assert sends("FM", "--3") == ("none", "3-H")
    assert sends("1D", "1--") == sends("1", "1--") == sends("1+", "1--") == ()
