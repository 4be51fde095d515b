"""RB-25: ballparks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.park import our_park, our_parks, park_of
from hotstove.table.errors import Mistake
from tests.helpers.replay import Ruled, batter, matchup, number_for, pitcher, ruled, totals

TIGER = our_park("tiger-stadium-1984")


def shaded(column: int, number: str, *rolls: int, bats: str = "R", park: bool = True, grade: str = "1") -> Ruled:
    """A shaded square in row 5 of a column."""
    card = batter({column: number}, shaded=f"{column}-5")
    m = matchup(at_bat=card, bats=bats, on_mound={column: grade}, park=TIGER if park else None)
    return ruled(m, f"{column}-5-1", *rolls)


def test_rb_25_tiger_stadium_as_printed() -> None:
    assert TIGER.lhb == (7, 7, 8, 8, 9, 10)
    assert TIGER.rhb == (10, 9, 9, 8, 7, 7)
    assert TIGER.column_2 == (1, 1, 2, 2, 3, 4)
    assert TIGER.column_3 == (1, 2, 2, 3, 4, 4)
    assert [TIGER.catches_foul(die) for die in range(1, 7)] == [True, False, False, False, False, False]


@pytest.mark.parametrize("die", range(1, 7))
def test_rb_25_column_six_for_each_side_of_the_plate(die: int) -> None:
    """Against a 1 the park's number and one more."""
    for bats, row in (("L", TIGER.lhb), ("R", TIGER.rhb)):
        play = shaded(6, "9", die, bats=bats)
        assert play.reading == f"6:{row[die - 1] + 1}"
        assert "RB-25" in play.cites


def test_rb_25_a_switch_hitter_by_the_side_from_which_he_bats() -> None:
    """Against a right-hander he bats left."""
    assert shaded(6, "9", 6, bats="B").reading == "6:11"


@pytest.mark.parametrize("die", range(1, 7))
def test_rb_25_column_two_has_a_new_raised_number(die: int) -> None:
    """55 against the outfielder's range of 3, whatever stood there."""
    for number in ("55^5", "6"):
        play = shaded(2, number, die)
        assert play.reading == "2:56"
        assert play.batter == ("1" if TIGER.column_2[die - 1] > 3 else "out")


@pytest.mark.parametrize("die", range(1, 7))
def test_rb_25_column_three_has_a_new_number(die: int) -> None:
    assert shaded(3, "5", die).reading == f"3:{TIGER.column_3[die - 1] + 1}"


def test_rb_25_other_squares_are_not_referred() -> None:
    """Row 4 is not shaded: no die."""
    card = batter({6: "9"}, shaded="6-5")
    assert ruled(matchup(at_bat=card, park=TIGER), "6-4-1").reading == "6:12"


def test_rb_25_without_the_option_shading_means_nothing() -> None:
    assert shaded(6, "9", park=False).reading == "6:10"


@pytest.mark.parametrize(("throws", "rolls", "reading"), [("L", (), "6:7"), ("R", (3,), "6:10")])
def test_rb_25_a_split_square_only_where_it_is_a_homer_chance(
    throws: str, rolls: tuple[int, ...], reading: str
) -> None:
    """6/9, shaded: against a left-hander the 6 stands, against a right-hander the park has its say."""
    card = batter({6: "6/9"}, shaded="6-5")
    m = matchup(at_bat=card, bats="R", on_mound=pitcher({6: "1"}, throws=throws), park=TIGER)
    assert ruled(m, "6-5-1", *rolls).reading == reading


def test_rb_25_a_symbol_stays() -> None:
    play = shaded(6, "9*", 5)
    assert (play.reading, play.pending) == ("6:8", "1*")


RARE = next(totals(our_charts().column_3, lambda line: line.startswith("die=odd")))


def test_rb_25_a_one_for_odd_or_even_is_a_foul_fly() -> None:
    """Caught on a 1, and another die says by whom; otherwise the batter is still up."""
    m = matchup("1--", at_bat={3: str(RARE - 1)}, on_mound={3: "1"}, park=TIGER)
    for die, fielder in ((1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)):
        play = ruled(m, "3-1-1", 1, 1, die)
        assert (play.notation, play.field) == (f"{fielder}/FL/P", (1, 0, "1--", "out"))
    play = ruled(m, "3-1-1", 1, 2)
    assert play.field == (0, 0, "1--", "up")


def test_rb_25_other_odd_rolls_and_other_parks_have_rare_plays() -> None:
    m = matchup(at_bat={3: str(RARE - 1)}, on_mound={3: "1"})
    rolled = ruled(replace(m, park=TIGER), "3-1-1", 3, "2d6:7")
    assert rolled.notation == ruled(m, "3-1-1", 1, "2d6:7").notation


def test_rb_25_a_park_card_is_checked() -> None:
    table = {"lhb": [7] * 6, "rhb": [7] * 6, "column_2": [1] * 6, "column_3": [1] * 6, "foul_out": 3}
    assert park_of("a test", table, "somewhere").foul_out == 3
    with pytest.raises(Mistake, match="park, rhb is"):
        park_of("a test", table | {"rhb": [7] * 5}, "somewhere")
    with pytest.raises(Mistake, match="foul_out"):
        park_of("a test", table | {"foul_out": 7}, "somewhere")
    with pytest.raises(Mistake, match="'nowhere' is not there; there are tiger-stadium-1984"):
        our_park("nowhere")
    assert list(our_parks()) == ["tiger-stadium-1984"]


@pytest.mark.parametrize("square", ["5-1", "2-1"])
def test_rb_25_shaded_squares_stand_in_columns_2_3_and_6(square: str) -> None:
    """Nor in 2-1, whose raised number are games missed."""
    with pytest.raises(Mistake, match="squares of columns 2, 3 and 6"):
        batter({5: number_for(5, "K")}, shaded=square)
