"""RB-01, RB-02, RB-03, RB-04, RB-08: from the dice to a line of the Chart Book."""

from __future__ import annotations

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.batted import batted
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.infield import fielder_of
from hotstove.odds.distribution import end_of
from tests.helpers.replay import (
    batter,
    matchup,
    number_for,
    pitcher,
    printed_batter,
    printed_pitcher,
    ruled,
    with_square,
)

GIBSON, CARLTON = printed_batter("gibson-1984"), printed_pitcher("carlton-1980")
INFIELD = {"1B": "1 e30", "2B": "3 e40", "3B": "4 e20", "SS": "2 e45"}


def test_rb_01_six_two_one_is_a_single_to_center() -> None:
    """Gibson's 8 and Carlton's 1 make 9."""
    play = ruled(matchup(at_bat=GIBSON, bats="L", on_mound=CARLTON), "6-2-1")
    assert (play.reading, play.notation.split("/")[0], play.field) == ("6:9", "S8", (0, 0, "1--", "1"))


def test_rb_01_six_two_six_is_a_home_run() -> None:
    """Gibson's 8 and Carlton's 4 make 12."""
    play = ruled(matchup(at_bat=GIBSON, bats="L", on_mound=CARLTON), "6-2-6")
    assert (play.reading, play.field) == ("6:12", (0, 1, "---", "H"))


def test_rb_01_white_counts_down_the_batter_and_blue_the_pitcher() -> None:
    """3-4-5: the fourth square of Gibson's column 3 is 19, the fifth of Carlton's is 2."""
    assert ruled(matchup(at_bat=GIBSON, bats="L", on_mound=CARLTON), "3-4-5").reading == "3:21"


@pytest.mark.parametrize("column", [1, 2, 3, 5, 6])
def test_rb_01_red_names_the_column_everywhere(column: int) -> None:
    """A batter with a number of its own in each column, a pitcher with a grade of his own in each."""
    squares = {1: "2", 2: "3", 3: "5", 5: "44", 6: "21"}
    grades = {1: "1", 2: "2", 3: "3", 5: "4", 6: "5"}
    reading = ruled(matchup(at_bat=squares, on_mound=grades), f"{column}-3-1").reading
    assert reading == f"{column}:{int(squares[column]) + int(grades[column])}"


def test_rb_01_every_column_begins_at_two_and_has_no_gap() -> None:
    """The lowest total is a 1 and a 1; the lines of a column follow each other without a gap."""
    charts = our_charts()
    for column in (1, 2, 3, 5, 6):
        totals = sorted(place[0] for place in getattr(charts, f"column_{column}").cells)
        assert totals == list(range(2, totals[-1] + 1))
    for section in (charts.back, charts.halfway, charts.close):
        assert sorted(place[0] for place in section.cells) == list(range(2, 31))


def test_rb_02_a_blue_six_reads_the_left_of_the_slash() -> None:
    """Carlton's 3-6 is 2/3: fresh he has a 2, whatever the batter's row."""
    assert ruled(matchup(at_bat={3: "3"}, on_mound=CARLTON), "3-1-6").reading == "3:5"


@pytest.mark.parametrize("blue", range(1, 7))
def test_rb_02_the_right_of_the_slash_is_for_tired_pitchers(blue: int) -> None:
    """Tired, Carlton has a 3 in column 3 under every face of the blue die."""
    assert ruled(matchup(at_bat={3: "3"}, on_mound=CARLTON, tired=True), f"3-1-{blue}").reading == "3:6"


@pytest.mark.parametrize(
    ("blue", "total", "fielder"), [(1, 3, 3), (2, 5, 4), (3, 6, 5), (4, 4, 6), (5, 4, 6), (6, 5, 4)]
)
def test_rb_03_the_blue_die_names_the_infielder(blue: int, total: int, fielder: int) -> None:
    """A batter's 2 and the rating of first, second, third, short, short, second."""
    play = ruled(matchup(at_bat={4: "2"}, gloves=INFIELD), f"4-1-{blue}")
    assert play.reading == f"4:{total}"
    assert play.notation.startswith("3/" if fielder == 3 else f"{fielder}3")


def test_rb_03_four_five_six_is_the_second_baseman() -> None:
    """Gibson's 4-5 is a 5, the second baseman's rating 3."""
    m = matchup(at_bat=GIBSON, bats="L", on_mound=CARLTON, gloves=INFIELD)
    assert ruled(m, "4-5-6").reading == "4:8"


def test_rb_03_a_name_on_the_pitchers_grid_counts() -> None:
    """A pitcher whose column 4 reads 3b throughout: every ball goes to third, rating 4."""
    m = matchup(at_bat={4: "2"}, on_mound={4: "3b"}, gloves=INFIELD)
    assert {ruled(m, f"4-2-{blue}").reading for blue in range(1, 7)} == {"4:6"}


@pytest.mark.parametrize("blue", range(1, 7))
def test_rb_03_a_25_goes_to_the_player_of_its_own_square(blue: int) -> None:
    """Gibson's 25 stands in row 3: third base, rating 4, whatever the blue die says."""
    m = matchup(at_bat=GIBSON, bats="L", gloves=INFIELD, outs=1)
    play = ruled(m, f"4-3-{blue}", *([1] if "die" in our_charts().back(29) else []))
    assert play.reading == "4:29"


def test_rb_03_a_25_in_row_one_goes_to_first_base() -> None:
    assert {fielder_of(25, 1, name) for name in ("1b", "2b", "3b", "ss")} == {3}
    assert {fielder_of(25, 3, name) for name in ("1b", "2b", "3b", "ss")} == {5}
    assert fielder_of(24, 3, "ss") == 6


@pytest.mark.parametrize(
    ("word", "bases", "outs", "field"),
    [
        ("routine", "1--", 0, (1, 0, "1--", "1")),
        ("routine", "-2-", 0, (1, 0, "-2-", "out")),
        ("routine", "12-", 0, (1, 0, "1-3", "1")),
        ("slow", "1--", 0, (1, 0, "-2-", "out")),
        ("slow", "-23", 1, (2, 1, "--3", "out")),
        ("turned", "1--", 0, (2, 0, "---", "out")),
        ("turned", "12-", 0, (2, 0, "--3", "out")),
        ("turned", "1-3", 0, (2, 1, "---", "out")),
        ("turned", "1-3", 1, (3, 0, "1-3", "out")),
        ("home", "123", 0, (1, 0, "123", "1")),
        ("home", "1-3", 0, (1, 0, "12-", "1")),
        ("home", "--3", 1, (2, 0, "--3", "out")),
        ("home", "-23", 0, (1, 0, "-23", "out")),
    ],
)
def test_rb_03_grounders(word: str, bases: str, outs: int, field: tuple[int, int, str, str]) -> None:
    """To the shortstop, by the Grounders chart."""
    end = end_of(batted(our_charts().grounders(word, bases), bases, outs, 6), bases, outs)
    assert (end[0], end[1], end[3]) == (field[0], field[1], field[3])
    assert end[2] == field[2] or end[0] == 3


@pytest.mark.parametrize("word", ["routine", "slow", "turned", "home"])
@pytest.mark.parametrize("bases", ALL_BASES)
def test_rb_03_with_two_out_a_grounder_ends_the_inning_at_first(word: str, bases: str) -> None:
    """Every kind of grounder, on the infield called to the depth that has it."""
    charts = our_charts()
    for depth, section in (("back", charts.back), ("halfway", charts.halfway), ("in", charts.close)):
        for place, line in section.cells.items():
            if line == f"{word}@ball" and place[0] < 25:
                m = matchup(bases, 2, at_bat={4: str(place[0] - 1)}, gloves={"SS": "1 e66"})
                play = ruled(m, "4-2-4", calls={"infield": depth})
                assert (play.outs, play.runs, play.batter) == (3, 0, "out")


@pytest.mark.parametrize("bases", ALL_BASES)
@pytest.mark.parametrize("outs", [0, 1, 2])
def test_rb_04_where_they_stand_by_themselves(bases: str, outs: int) -> None:
    """Back with nobody on or two out; the middle players halfway where a double play is in order."""
    double_play = "1" in bases and outs < 2
    depths = {}
    for blue, name in enumerate(("1b", "2b", "3b", "ss"), start=1):
        depths[name] = ruled(matchup(bases, outs, at_bat={4: "1"}, gloves={"1B": "1 e66"}), f"4-2-{blue}").depth
    assert depths == {
        "1b": "back",
        "2b": "halfway" if double_play else "back",
        "3b": "back",
        "ss": "halfway" if double_play else "back",
    }


@pytest.mark.parametrize(
    ("call", "first", "second", "third"),
    [
        ("back", "back", "back", "back"),
        ("halfway", "halfway", "halfway", "halfway"),
        ("in", "in", "in", "in"),
        ("corners", "in", "halfway", "in"),
        ("third", "back", "halfway", "in"),
    ],
)
def test_rb_04_the_defence_may_call_another_depth(call: str, first: str, second: str, third: str) -> None:
    m = matchup("1--", at_bat={4: "1"})
    found = [ruled(m, f"4-2-{blue}", calls={"infield": call}).depth for blue in (1, 2, 3)]
    assert found == [first, second, third]


def test_rb_04_the_strategy_hit_depends_on_the_depth() -> None:
    """A 25 to a poor third baseman: a bunt single against him back, a double past him in, an out halfway."""
    card = with_square(batter({4: "2"}), 4, 3, "25")
    m = matchup("-2-", at_bat=card, gloves={"3B": "5 e66"})
    back, halfway, close = (ruled(m, "4-3-1", calls={"infield": call}) for call in ("back", "halfway", "in"))
    assert [play.reading for play in (back, halfway, close)] == ["4:30"] * 3
    assert (back.batter, halfway.batter, close.batter) == ("1", "out", "2")


def test_rb_04_good_infielders_prevent_the_strategy_hit() -> None:
    """A 1 has the bunt and the ball past his ear: the lines of 26 are outs at every depth."""
    charts = our_charts()
    assert not any(chart(26).startswith(("single", "double")) for chart in (charts.back, charts.halfway, charts.close))


def test_rb_08_the_blue_die_on_the_table_names_the_fielder() -> None:
    """Column 6, 22 to 26: a routine fly to the outfielder of the blue die, and no further roll."""
    m = matchup(at_bat={6: "21"})
    for blue in range(1, 7):
        fielder = our_charts().fielder("outfield", blue)
        assert ruled(m, f"6-1-{blue}").notation == f"{fielder}/F"


@pytest.mark.parametrize(
    ("column", "number", "totals"),
    [(1, 15, range(16, 21)), (1, 20, range(21, 26)), (2, 55, range(56, 61)), (6, 21, range(22, 27))],
)
def test_rb_08_the_blocks_that_use_it(column: int, number: int, totals: range) -> None:
    """16-20 and 21-25 of column 1, 56-60 of column 2, 22-26 of column 6, and no others of these columns."""
    chart = getattr(our_charts(), f"column_{column}")
    assert all("@die" in chart(total) for total in totals)
    assert [number + grade for grade in range(1, 6)] == list(totals)


def test_rb_08_no_other_line_uses_it() -> None:
    charts = our_charts()
    used = {
        (column, place[0])
        for column in (1, 2, 3, 5, 6)
        for place, line in getattr(charts, f"column_{column}").cells.items()
        if "@die" in line
    }
    named = {1: range(16, 26), 2: range(56, 61), 6: range(22, 27)}
    assert used == {(column, total) for column, totals in named.items() for total in totals}


@pytest.mark.parametrize(("raised", "safe"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_rb_08_a_looping_drive_against_the_range_of_the_outfielder(raised: int, safe: bool) -> None:
    """Against a good grade it falls in above a range of 3."""
    m = matchup(at_bat={2: f"55^{raised}"}, on_mound={2: "1"})
    assert ruled(m, "2-2-1").batter == ("1" if safe else "out")


def test_rb_08_against_poor_pitchers_an_equal_number_suffices() -> None:
    m = matchup(at_bat={2: "55^3"}, on_mound={2: "5"})
    assert ruled(m, "2-2-1").batter == "1"
    assert ruled(matchup(at_bat={2: "55^2"}, on_mound={2: "5"}), "2-2-1").batter == "out"


def test_rb_08_the_range_is_that_of_the_player_named() -> None:
    """One outfielder with range 1, the others 5: only his drives fall in."""
    for position, fielder in (("LF", 7), ("CF", 8), ("RF", 9)):
        gloves = dict.fromkeys(("LF", "CF", "RF"), "5(3) e35") | {position: "1(3) e35"}
        m = matchup(at_bat={2: "55^3"}, on_mound={2: "2"}, gloves=gloves)
        for blue in range(1, 7):
            play = ruled(m, f"2-2-{blue}")
            assert (play.batter == "1") == (our_charts().fielder("outfield", blue) == str(fielder))


def test_rb_01_a_strikeout_for_an_ace_is_another_mans_grounder() -> None:
    """Column 1: a batter's 5 is a strikeout against a 1, and not against a 5."""
    assert ruled(matchup(at_bat={1: "5"}, on_mound={1: "1"}), "1-1-1").notation == "K"
    assert ruled(matchup(at_bat={1: "5"}, on_mound={1: "5"}), "1-1-1").notation != "K"


def test_rb_01_a_walk_for_a_wild_player_is_a_grounder_against_control() -> None:
    assert ruled(matchup(at_bat={5: "1"}, on_mound={5: "5"}), "5-1-1").notation == "W"
    assert ruled(matchup(at_bat={5: "1"}, on_mound={5: "1"}), "5-1-1").batter == "out"


def test_rb_01_the_helper_finds_numbers_by_their_lines() -> None:
    """A number chosen for its line reads that line."""
    number = number_for(5, "K")
    assert ruled(matchup(at_bat={5: number}, on_mound=pitcher({5: "3"})), "5-1-1").notation == "K"
