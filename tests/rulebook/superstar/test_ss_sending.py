"""SS-23 to SS-25: the Manager's Decision, several runners sent, intentional walks."""

from __future__ import annotations

import pytest

from tests.helpers.superstar import matchup, offered, ruled

CELLS = {"S": 30, "S*": 34, "E": 11, "E*": 23, "O": 17, "O*": 15}
"""Rolls on the Manager's Decision at rating 3."""


@pytest.mark.parametrize(
    ("cell", "field"),
    [
        ("S", (0, 0, "1-3", "1")),
        ("S*", (0, 0, "-23", "2")),
        ("E", (0, 0, "1-3", "1")),
        ("E*", (0, 0, "-23", "2")),
        ("O", (1, 0, "1--", "1")),
        ("O*", (1, 0, "-2-", "2")),
    ],
)
def test_ss_23_every_cell_for_a_player_sent_to_third(cell: str, field: tuple[int, int, str, str]) -> None:
    """1M, first sent to third. On starred cells the other runners, the batter among them, take a base on the throw."""
    play = ruled(matchup("1--", batting={25: "1M"}), 20, 25, CELLS[cell], calls={"send": "1-3"})
    assert (play.cells[-1], play.field) == (cell, field)
    assert "SS-23" in play.cites


def test_ss_23_who_may_be_sent() -> None:
    """2M first home; 1D first to third; 1M each one more; MS second and first one base; FM third home."""

    def sends(symbol: str, bases: str, outs: int = 0) -> tuple[str, ...]:
        return tuple(offered(matchup(bases, outs, batting={25: symbol}), "send", 20, 25))

    assert sends("2M", "123") == ("none", "1-H")
    assert sends("1D", "123") == ("none", "1-3")
    assert sends("1M", "123") == ("none", "2-H", "2-H 1-3")
    assert sends("1M", "1-3") == ("none", "1-3")
    assert sends("MS", "123") == ("none", "2-3", "2-3 1-2")
    assert sends("FM", "123") == ("none", "3-H")
    for symbol, bases in (("2M", "-23"), ("1D", "-23"), ("1M", "--3"), ("MS", "--3"), ("FM", "12-")):
        assert sends(symbol, bases) == ()
    for symbol in ("MS", "FM"):
        assert sends(symbol, "123", 2) == ()
    for symbol in ("HR", "3", "2+", "2", "1", "1A", "1+", "E", "SF", "F", "G+", "G", "DP"):
        assert sends(symbol, "123") == ()


def test_ss_23_the_running_rating_is_the_column() -> None:
    """Roll 20: a 5 is safe, a 4 is out."""
    for rating, outs in ((5, 0), (4, 1)):
        m = matchup("1--", batting={25: "1D"}, run=(rating, 0, 0))
        assert ruled(m, 20, 25, 20, calls={"send": "1-3"}).outs == outs


def test_ss_23_nobody_is_sent_unless_the_offence_says_so() -> None:
    """FM with a runner on third: he holds by default, and nothing more is rolled."""
    assert ruled(matchup("--3", batting={25: "FM"}), 20, 25).field == (1, 0, "--3", "out")


def test_ss_23_a_run_on_the_ball_counts_though_the_player_sent_is_the_third_out() -> None:
    """MS with second and third, one out: the run is in, the player sent to third is out."""
    play = ruled(matchup("-23", 1, batting={25: "MS"}), 20, 25, CELLS["O"], calls={"send": "2-3"})
    assert (play.outs, play.runs) == (3, 1)


def test_ss_24_the_defence_picks_whom_to_throw_at() -> None:
    """1M, first and second both sent: thrown at either, the other is safe."""
    m, both = matchup("12-", batting={25: "1M"}), {"send": "2-H 1-3"}
    assert ruled(m, 20, 25, CELLS["O"], calls=both | {"throw": "2-H"}).field == (1, 0, "1-3", "1")
    assert ruled(m, 20, 25, CELLS["O"], calls=both | {"throw": "1-3"}).field == (1, 1, "1--", "1")


def test_ss_24_or_makes_no_play() -> None:
    """No throw: both are safe, nothing is rolled."""
    m = matchup("12-", batting={25: "1M"})
    play = ruled(m, 20, 25, calls={"send": "2-H 1-3", "throw": "none"})
    assert play.field == (0, 1, "1-3", "1")
    assert "SS-24" in play.cites


def test_ss_24_starred_cells_move_only_those_who_were_not_sent() -> None:
    """1M, both sent, S* at the plate: both are safe, and the batter takes second; nobody moves twice."""
    m = matchup("12-", batting={25: "1M"})
    assert ruled(m, 20, 25, CELLS["S*"], calls={"send": "2-H 1-3"}).field == (0, 1, "-23", "2")


@pytest.mark.parametrize("bases", ["---", "1--", "-2-", "1-3", "123"])
def test_ss_25_an_intentional_walk_takes_the_place_of_the_pitch(bases: str) -> None:
    """Announced: nothing is rolled, forced runners move, and it is scored IW."""
    play = ruled(matchup(bases, pitching="SO"), calls={"walk": "yes"})
    assert play.batter == "1"
    assert play.notation.startswith("IW")
    assert play.runs == (bases == "123")
    assert "SS-25" in play.cites


def test_ss_25_also_against_a_bunt_never_against_a_steal() -> None:
    """A bunt is called: the walk may be announced. A steal is called: it is never asked for."""
    assert ruled(matchup("1--"), calls={"bunt": "sacrifice", "walk": "yes"}).field == (0, 0, "12-", "1")
    assert ruled(matchup("--3"), calls={"bunt": "squeeze", "walk": "yes"}).field == (0, 0, "1-3", "1")
    assert "walk" not in ruled(matchup("1--"), 34, calls={"steal": "1-2"}).asked
