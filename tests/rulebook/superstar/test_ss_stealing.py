"""SS-17 to SS-19: stolen bases, the catcher's arm, several runners going."""

from __future__ import annotations

import pytest

from hotstove.diamond.steals import steal_choices
from tests.helpers.superstar import matchup, offered, ruled

SECOND = {"SB": 27, "CS": 20, "PO": 13, "E": 14, "E+": 29, "BK": 39}
"""Rolls on the steal of second at rating 3."""
THIRD = {"SB": 27, "CS": 20, "PO": 17, "E": 11, "E+": 31, "BK": 10}
HOME = {"SB": 30, "CS": 20, "PO": 10, "E": 18, "E+": 29, "BK": 11}


@pytest.mark.parametrize(
    ("cell", "field", "notation"),
    [
        ("SB", (0, 0, "-2-", "up"), "SB2"),
        ("CS", (1, 0, "---", "up"), "CS2(26)"),
        ("PO", (1, 0, "---", "up"), "PO1(13)"),
        ("E", (0, 0, "-2-", "up"), "CS2(2E6)"),
        ("E+", (0, 0, "--3", "up"), "SB2.1-3(E2/TH)"),
        ("BK", (0, 0, "-2-", "up"), "BK.1-2"),
    ],
)
def test_ss_17_steal_of_second_by_every_cell(cell: str, field: tuple[int, int, str, str], notation: str) -> None:
    """A runner on first goes, rating 3: the cell decides, no pitch is rolled, and the batter is still up."""
    play = ruled(matchup("1--"), SECOND[cell], calls={"steal": "1-2"})
    assert (play.cells, play.field, play.notation) == ((cell,), field, notation)


@pytest.mark.parametrize(("cell", "bases"), [("SB", "--3"), ("CS", "---"), ("PO", "---"), ("E", "--3"), ("BK", "--3")])
def test_ss_17_steal_of_third_has_its_own_chart(cell: str, bases: str) -> None:
    """A runner on second goes."""
    play = ruled(matchup("-2-"), THIRD[cell], calls={"steal": "2-3"})
    assert (play.cells, play.bases, play.runs) == ((cell,), bases, 0)


def test_ss_17_an_error_after_a_steal_of_third_brings_him_home() -> None:
    """E+ at third: stolen base, and one base more."""
    assert ruled(matchup("-2-"), THIRD["E+"], calls={"steal": "2-3"}).field == (0, 1, "---", "up")


@pytest.mark.parametrize(("cell", "runs"), [("SB", 1), ("CS", 0), ("PO", 0), ("E", 1), ("E+", 1), ("BK", 1)])
def test_ss_17_steal_of_home_has_its_own_chart(cell: str, runs: int) -> None:
    """A runner on third goes: he scores unless he is caught or picked off."""
    play = ruled(matchup("--3"), HOME[cell], calls={"steal": "3-H"})
    assert (play.cells, play.runs, play.outs) == ((cell,), runs, 1 - runs)


def test_ss_17_players_who_hold_move_only_on_balks_and_wild_throws() -> None:
    """First and third, only first goes: SB, E, CS, PO leave the runner on third; BK and E+ bring him in."""
    m, calls = matchup("1-3"), {"steal": "1-2"}
    assert ruled(m, SECOND["SB"], calls=calls).field == (0, 0, "-23", "up")
    assert ruled(m, SECOND["E"], calls=calls).field == (0, 0, "-23", "up")
    assert ruled(m, SECOND["CS"], calls=calls).field == (1, 0, "--3", "up")
    assert ruled(m, SECOND["PO"], calls=calls).field == (1, 0, "--3", "up")
    assert ruled(m, SECOND["BK"], calls=calls).field == (0, 1, "-2-", "up")
    assert ruled(m, SECOND["E+"], calls=calls).field == (0, 1, "--3", "up")


def test_ss_17_a_player_goes_only_where_there_is_room() -> None:
    """First and second: first alone cannot go; second can, and both can."""
    assert steal_choices("12-") == ("none", "2-3", "2-3 1-2")
    assert steal_choices("1-3") == ("none", "3-H", "1-2", "3-H 1-2")
    assert steal_choices("123") == ("none", "3-H", "3-H 2-3", "3-H 2-3 1-2")
    assert offered(matchup("---"), "steal") == ()


def test_ss_18_a_catcher_rated_i_lowers_the_rating_by_one() -> None:
    """Rating 3, roll 25 is safe at second; against arm I he runs as a 2 and is caught."""
    calls = {"steal": "1-2"}
    assert ruled(matchup("1--"), 25, calls=calls).outs == 0
    play = ruled(matchup("1--", arm=True), 25, calls=calls)
    assert (play.outs, play.cells) == (1, ("CS",))
    assert "SS-18" in play.cites


def test_ss_18_never_below_nothing() -> None:
    """Rating 0 against arm I is still 0: roll 33 is safe."""
    assert ruled(matchup("1--", arm=True, run=(0, 0, 0)), 33, calls={"steal": "1-2"}).outs == 0


def test_ss_18_not_at_home() -> None:
    """Rating 3, roll 36 steals home against arm I as against any other."""
    for arm in (False, True):
        play = ruled(matchup("--3", arm=arm), 36, calls={"steal": "3-H"})
        assert play.runs == 1
        assert "SS-18" not in play.cites


def test_ss_19_the_defence_picks_the_player_to_throw_at() -> None:
    """First and second go. Thrown at third, roll 20: that player is out, the other has second."""
    m, calls = matchup("12-"), {"steal": "2-3 1-2"}
    assert ruled(m, 20, calls=calls | {"throw": "2-3"}).field == (1, 0, "-2-", "up")
    assert ruled(m, 20, calls=calls | {"throw": "1-2"}).field == (1, 0, "--3", "up")
    assert offered(m, "throw", calls=calls) == ("2-3", "1-2", "none")


def test_ss_19_the_rating_and_the_chart_are_those_of_the_player_thrown_at() -> None:
    """Ratings 0 on first and 5 on second, roll 24: thrown at the slow player he is out, at the fast one safe."""
    m, calls = matchup("12-", run=(0, 5, 3)), {"steal": "2-3 1-2"}
    assert ruled(m, 24, calls=calls | {"throw": "1-2"}).outs == 1
    assert ruled(m, 24, calls=calls | {"throw": "2-3"}).field == (0, 0, "-23", "up")


def test_ss_19_the_defence_may_concede() -> None:
    """No throw: everybody who went is safe, and nothing is rolled."""
    assert ruled(matchup("123", 2), calls={"steal": "3-H 2-3 1-2", "throw": "none"}).field == (2, 1, "-23", "up")
    assert ruled(matchup("1--"), calls={"steal": "1-2", "throw": "none"}).field == (0, 0, "-2-", "up")


def test_ss_19_safe_on_an_error_moves_nobody_who_is_not_in_the_way() -> None:
    """E. Thrown at the lead runner, the player behind stays; thrown at the player behind, the one ahead must make
    room."""
    m, calls = matchup("12-"), {"steal": "2-3 1-2"}
    assert ruled(m, THIRD["E"], calls=calls | {"throw": "2-3"}).field == (0, 0, "1-3", "up")
    assert ruled(m, SECOND["E"], calls=calls | {"throw": "1-2"}).field == (0, 0, "-23", "up")
    corners = {"steal": "3-H 1-2", "throw": "1-2"}
    assert ruled(matchup("1-3"), SECOND["E"], calls=corners).field == (0, 0, "-23", "up")


def test_ss_19_a_pickoff_comes_before_the_others_go() -> None:
    """PO: the player thrown at is out, the other is where he was."""
    assert ruled(matchup("12-"), THIRD["PO"], calls={"steal": "2-3 1-2"}).field == (1, 0, "1--", "up")


def test_ss_19_stolen_base_and_error_for_everybody_who_went() -> None:
    """E+ on a double steal: each thief takes his base and one more."""
    assert ruled(matchup("12-"), THIRD["E+"], calls={"steal": "2-3 1-2"}).field == (0, 1, "--3", "up")
