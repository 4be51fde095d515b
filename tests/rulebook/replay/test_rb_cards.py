"""RB-29 to RB-33, RB-35: two dice, the B row, groundball, flyball and split pitchers, split squares, printed cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hotstove.cli.main import app
from hotstove.games.replay.card_files import b_row, grid_of, pitcher_rows, printed_card, printed_cards, read
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.game import GAME
from hotstove.games.replay.options import Options
from hotstove.games.replay.park import our_park
from hotstove.table.charts import PUBLISHED
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place
from tests.helpers.replay import (
    PLACE,
    batter,
    matchup,
    pitcher,
    printed_batter,
    printed_pitcher,
    ruled,
    with_square,
)

TWO_DICE = Options(two_dice=True)
GIBSON, HAMILTON = printed_batter("gibson-1984"), printed_batter("hamilton-2008")
CARLTON, LILLY = printed_pitcher("carlton-1980"), printed_pitcher("lilly-2009")
GROUNDBALL = ["2 2 2 1b 2 1", "2 2 2 2b 2 ss", "2 2 2 3b 2 2", "3 3 3 ss 3 2", "3 3 3 ss 3 3b", "3 3 3 2b 3 3"]
INFIELD = {"1B": "1 e30", "2B": "3 e40", "3B": "4 e20", "SS": "2 e45"}


def card_of(rows: list[str], throws: str = "R", b: str = "", split: bool = False) -> PitcherCard:
    grid, tired = pitcher_rows(PLACE, grid_of(PLACE, rows))
    return PitcherCard("pitcher", throws, grid, b_row(PLACE, b) if b else tired, bool(b), split)


@pytest.mark.parametrize(("column", "total"), [(1, 2), (2, 17), (3, 12), (5, 29), (6, 10)])
def test_rb_29_the_pitcher_answers_with_row_four(column: int, total: int) -> None:
    """Gibson's second row and Carlton's fourth: 1+1, 16+1 by row 3, 11+1, 27+2, 8+2."""
    row = 3 if column == 2 else 2
    m = matchup(at_bat=GIBSON, bats="L", on_mound=CARLTON)
    assert ruled(m, f"{column}-{row}", options=TWO_DICE).reading == f"{column}:{total}"


@pytest.mark.parametrize("white", range(1, 7))
def test_rb_29_the_white_die_names_the_infielder(white: int) -> None:
    """By the box: 1b 2b 3b ss ss 2b, also for Lilly, whose own squares read c6."""
    rating = {1: 1, 2: 3, 3: 4, 4: 2, 5: 2, 6: 3}[white]
    m = matchup(at_bat={4: "2"}, on_mound=LILLY, gloves=INFIELD)
    assert ruled(m, f"4-{white}", options=TWO_DICE).reading == f"4:{2 + rating}"


def test_rb_29_a_25_still_goes_to_its_own_player() -> None:
    card = with_square(batter({4: "2"}), 4, 1, "25")
    m = matchup(at_bat=card, gloves=INFIELD, outs=1)
    assert ruled(m, "4-1", options=TWO_DICE).reading == "4:26"


def test_rb_29_a_die_is_rolled_for_the_fielder() -> None:
    """A routine fly of column 6."""
    for die in range(1, 7):
        play = ruled(matchup(at_bat={6: "21"}), "6-1", die, options=TWO_DICE)
        assert play.notation == f"{our_charts().fielder('outfield', die)}/F"


def test_rb_29_tired_he_has_his_b_grades() -> None:
    """Carlton's bottom row: 4 in column 6."""
    m = matchup(at_bat={6: "6"}, on_mound=CARLTON, tired=True)
    assert ruled(m, "6-2", options=TWO_DICE).reading == "6:10"


def test_rb_30_the_b_row_is_read_when_he_is_tired() -> None:
    """Lilly's B row 2 2 3 f 2 5, whatever the blue die says."""
    for column, grade in ((1, 2), (2, 2), (3, 3), (5, 2), (6, 5)):
        m = matchup(at_bat={1: "1", 2: "1", 3: "5", 5: "44", 6: "6"}, on_mound=LILLY, tired=True)
        number = {1: 1, 2: 1, 3: 5, 5: 44, 6: 6}[column]
        assert {ruled(m, f"{column}-1-{blue}").reading for blue in range(1, 7)} == {f"{column}:{number + grade}"}


def test_rb_30_with_a_b_row_the_sixth_row_is_like_the_others() -> None:
    """Fresh, Lilly's blue 6 reads 1 2 2 3 4."""
    m = matchup(at_bat={1: "1"}, on_mound=LILLY)
    assert ruled(m, "1-1-6").reading == "1:2"


def test_rb_30_without_one_the_bottom_row_serves() -> None:
    """Carlton tired: 1 1 3 4 4."""
    for column, number, grade in ((1, 1, 1), (2, 1, 1), (3, 5, 3), (5, 44, 4), (6, 6, 4)):
        m = matchup(at_bat={column: str(number)}, on_mound=CARLTON, tired=True)
        assert ruled(m, f"{column}-1-1").reading == f"{column}:{number + grade}"


def test_rb_30_the_letter_of_column_four_means_nothing() -> None:
    """Tired, Lilly's c6 squares are gone: blue 2 is the second baseman."""
    m = matchup(at_bat={4: "2"}, on_mound=LILLY, tired=True, gloves=INFIELD)
    assert ruled(m, "4-1-2").reading == "4:5"


def test_rb_31_a_shaded_square_of_column_six_goes_to_column_four() -> None:
    """6-3-2: Hamilton's 4-3, to the shortstop named in the square."""
    m = matchup(at_bat=HAMILTON, bats="L", on_mound=card_of(GROUNDBALL, b="3 3 4 - 4 4"), gloves=INFIELD)
    play = ruled(m, "6-3-2")
    assert play.reading == "4:5"
    assert "RB-31" in play.cites


@pytest.mark.parametrize("blue", [1, 3, 4, 6])
def test_rb_31_the_other_squares_stay_in_column_six(blue: int) -> None:
    m = matchup(at_bat=HAMILTON, bats="L", on_mound=card_of(GROUNDBALL, b="3 3 4 - 4 4"))
    assert ruled(m, f"6-3-{blue}").reading.startswith("6:")


def test_rb_31_a_25_goes_to_its_own_player_there_too() -> None:
    """Gibson's 4-3 is a 25: third base, not the shortstop named."""
    m = matchup(at_bat=GIBSON, bats="L", on_mound=card_of(GROUNDBALL, b="3 3 4 - 4 4"), gloves=INFIELD, outs=2)
    extra = [1] if "die" in our_charts().back(29) else []
    assert ruled(m, "6-3-2", *extra).reading == "4:29"


def test_rb_31_c6_goes_to_column_six_on_both_cards() -> None:
    """4-3-2: Hamilton's 6-3 is 16, Lilly's 6-2 is 2: a deep fly to left."""
    play = ruled(matchup(at_bat=HAMILTON, bats="L", on_mound=LILLY), "4-3-2")
    assert (play.reading, play.notation) == ("6:18", "7/F")


@pytest.mark.parametrize("blue", [1, 3, 4, 6])
def test_rb_31_his_other_squares_stay_in_column_four(blue: int) -> None:
    m = matchup(at_bat=HAMILTON, bats="L", on_mound=LILLY)
    assert ruled(m, f"4-3-{blue}").reading.startswith("4:")


def test_rb_31_tired_neither_counts() -> None:
    ground = card_of(GROUNDBALL, b="3 3 4 - 4 4")
    assert ruled(matchup(at_bat={6: "6"}, on_mound=ground, tired=True), "6-3-2").reading == "6:10"


SPLIT = ["1 1 1 1b 1 1", "2 2 2 2b 2 2", "3 3 3 3b 3 3", "4 4 4 ss 4 4", "5 5 5 ss 5 5", "5 5 4 2b 4 5"]


@pytest.mark.parametrize(("bats", "grades"), [("R", [1, 1, 2, 2, 3, 3]), ("L", [4, 4, 5, 5, 5, 5])])
def test_rb_32_half_the_card_for_each_side(bats: str, grades: list[int]) -> None:
    """A right-hander: the top half against right-handed batters, two faces of the blue die for each row."""
    m = matchup(at_bat={1: "10"}, bats=bats, on_mound=card_of(SPLIT, split=True))
    assert [ruled(m, f"1-1-{blue}").reading for blue in range(1, 7)] == [f"1:{10 + grade}" for grade in grades]


def test_rb_32_a_switch_hitter_never_meets_the_top_half() -> None:
    m = matchup(at_bat={1: "10"}, bats="B", on_mound=card_of(SPLIT, split=True))
    assert ruled(m, "1-1-1").reading == "1:14"


def test_rb_32_tired_he_is_the_same_for_everybody() -> None:
    card = card_of(SPLIT, b="3 3 3 - 3 3", split=True)
    for bats in ("L", "R"):
        assert ruled(matchup(at_bat={1: "10"}, bats=bats, on_mound=card, tired=True), "1-1-1").reading == "1:13"


def test_rb_32_infielders_are_named_by_the_blue_die_as_ever() -> None:
    m = matchup(at_bat={4: "2"}, on_mound=card_of(SPLIT, split=True), gloves=INFIELD)
    assert [ruled(m, f"4-1-{blue}").reading for blue in range(1, 7)] == ["4:3", "4:5", "4:6", "4:4", "4:4", "4:5"]


@pytest.mark.parametrize(("throws", "first", "fourth"), [("L", "6:7", "6:60"), ("R", "6:61", "6:10")])
def test_rb_33_left_of_the_slash_against_left_handers(throws: str, first: str, fourth: str) -> None:
    """Hamilton's 6/60 and 59/9 against a pitcher of ones."""
    m = matchup(at_bat=HAMILTON, bats="L", on_mound=pitcher({6: "1"}, throws=throws))
    assert (ruled(m, "6-1-1").reading, ruled(m, "6-4-1").reading) == (first, fourth)
    assert "RB-33" not in ruled(m, "6-2-1").cites


def test_rb_33_splits_stand_in_column_six_alone() -> None:
    with pytest.raises(Mistake, match="splits stand in column 6"):
        batter({5: "1/2"})


def test_rb_35_four_cards_are_printed() -> None:
    assert list(printed_cards()) == ["carlton-1980", "gibson-1984", "hamilton-2008", "lilly-2009"]


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("gibson-1984", ["20 39^3 31 16* 4* 16", "1 11+ 11 2 27 8*", "2 16 14 25 7C 36",
                         "3 16 19 11 2* 46", "5 16 3 5 20 36", "45 55^3 47 6 3* 11"]),
        ("hamilton-2008", ["20 43^4 4 18 3 6/60", "1 55^3 2* 11 32 9", "1 16 14 3 39B 16",
                           "1 16 57 16 1 59/9", "2 16 30 2 20 16", "45 55^3 47 5 1 9"]),
    ],
)  # fmt: skip
def test_rb_35_batters_grids(name: str, rows: list[str]) -> None:
    """Every square of the printed grids."""
    found = [
        " ".join(str(left) if left == right else f"{left}/{right}" for left, right in row)
        for row in printed_batter(name).rows
    ]
    assert found == rows


@pytest.mark.parametrize(
    ("name", "rows", "tired"),
    [
        ("carlton-1980", ["1 1* 1 1b 1 1", "1 1* 1 2b 1 1", "1 1 1 3b 2k 1",
                          "1 1 1 ss 2k 2", "1 1 2 ss 3 3k", "1 1 2 2b 4k 4"], "1 1 3 - 4k 4"),
        ("lilly-2009", ["1 1* 1 1b 1^2 2", "1 1* 1 c6 1^2 2", "1 1 1 3b 1^2 2",
                        "1 1 1 ss 2 3", "1 2 2 c6 2 4", "1 2 2 2b 3 4"], "2 2 3 - 2 5"),
    ],
)  # fmt: skip
def test_rb_35_pitchers_grids(name: str, rows: list[str], tired: str) -> None:
    card = printed_pitcher(name)
    assert [" ".join(map(str, row)) for row in card.rows] == rows
    assert " ".join(map(str, card.tired_row)) == tired


def test_rb_35_ratings_around_the_grids() -> None:
    """Speed, steal letter, jump, bunt, gloves, endurance, hold, WP, BF, batting number."""
    gibson, hamilton = printed_card("gibson-1984"), printed_card("hamilton-2008")
    carlton, lilly = printed_card("carlton-1980"), printed_card("lilly-2009")
    assert [str(card.batting.runner) for card in (gibson, hamilton, carlton, lilly)] == ["5C^5", "5B^1", "1L^0", "4K^2"]
    assert [card.batting.bunt for card in (gibson, hamilton, carlton, lilly)] == [2, 5, 3, 2]
    assert [card.batting.number for card in (carlton, lilly)] == [3, 1]
    assert {position: str(glove) for position, glove in gibson.gloves.items()} == {"CF": "2(2) e65", "RF": "3(2) e15"}
    assert {position: str(glove) for position, glove in hamilton.gloves.items()} == {"CF": "3(4) e35", "RF": "4(4) e46"}
    assert [str(card.gloves["P"]) for card in (carlton, lilly)] == ["4 e66", "4 e11"]
    assert (CARLTON.starts, CARLTON.starts_bonus, CARLTON.batters, CARLTON.hold, CARLTON.wild) == (8, 6, 32, 5, 1)
    assert (LILLY.starts, LILLY.starts_bonus, LILLY.batters, LILLY.hold, LILLY.wild) == (7, 3, 25, 2, 4)
    assert CARLTON.hit_and_run == ((4, 2, 3, 1, 2, 5), (5, 2, 4, 1, 3, 5))


def test_rb_35_the_printed_page_of_column_six_is_marked_so() -> None:
    chart = our_charts().column_6
    assert {place[0] for place, mark in chart.provenance.items() if mark == PUBLISHED} == set(range(2, 21))


def test_rb_35_every_total_of_a_printed_card_has_its_line() -> None:
    """Both batters against every grade and every rating, wherever the dice fall."""
    for card in (GIBSON, HAMILTON):
        for throws in "LR":
            for roll, square in card.grids[throws].squares.items():
                column = roll // 100
                names = ("back", "halfway", "close") if column == 4 else (f"column_{column}",)
                for name in names:
                    assert all(getattr(our_charts(), name)(square.number + grade) for grade in range(1, 6))


def test_rb_31_cards_name_infielders_and_nothing_else_there() -> None:
    with pytest.raises(Mistake, match="1b, 2b, 3b, ss or c6"):
        pitcher({4: "lf"})
    with pytest.raises(Mistake, match="a grade 1 to 5"):
        pitcher({6: "cf"})
    assert replace(LILLY, split=True).split


def test_rb_29_by_the_option_a_die_is_rolled_again_for_the_infielder() -> None:
    """A 1 for first base, whatever the white die says; a 25 stays with its own fielder, and no die is rolled."""
    again = Options(two_dice=True, infielder_die=True)
    m = matchup(at_bat={4: "2"}, gloves={"1B": "1 e66", "SS": "5 e11"})
    assert ruled(m, "4-4", options=TWO_DICE).reading == "4:7"
    assert ruled(m, "4-4", 1, options=again).reading == "4:3"
    assert ruled(matchup(at_bat=with_square(batter(), 4, 3, "25")), "4-3", options=again).reading == "4:28"


def test_rb_31_what_c6_sends_to_column_six_finds_a_grade_there() -> None:
    grid = [["3", "3", "3", "ss", "3", "3"] for _ in range(6)]
    grid[1][3], grid[1][5] = "c6", "2b"
    with pytest.raises(Mistake, match="the c6 of column 4 sends the play there"):
        pitcher_rows(Place("a test"), grid)


def with_printed(printed: str, park: str = '"tiger-stadium-1984"') -> str:
    """Our Millers with a printed card instead of the first batter's own, in a printed park."""
    head, first, *others = GAME.clubs()["millers"].read_text(encoding="utf-8").split("[[man]]")
    gloves = "gloves = { '2B' = '3 e40', 'CF' = '2(2) e65' }"
    player = f"{first[: first.index('speed =')]}printed = {printed}\n{gloves}\n\n"
    return "[[man]]".join([f"park = {park}\n{head[: head.index('[park]')]}", player, *others])


def test_rb_35_a_printed_card_and_its_park_play_in_a_club(tmp_path: Path) -> None:
    """What stands beside the name of the card goes before it."""
    file = tmp_path / "tigers.toml"
    file.write_text(with_printed('"gibson-1984"'), encoding="utf-8")
    club = read(file)
    card = club.cards["fontd001"]
    assert card.batting.rows == GIBSON.rows and str(card.gloves["2B"]) == "3 e40"
    assert club.park == our_park("tiger-stadium-1984")
    words = ["play", "replay", "herons", str(file), "--auto", "both", "--seed", "1", "--option", "ballparks=yes"]
    assert "Fontaine" in CliRunner().invoke(app, words, catch_exceptions=False).output


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (with_printed('"ruth-1927"'), "allowed is carlton-1980, gibson-1984"),
        (with_printed("[1984]"), "allowed is carlton-1980"),
        (with_printed('"gibson-1984"', '"fenway"'), "or tiger-stadium-1984"),
    ],
)
def test_rb_35_what_is_not_printed_is_told(text: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "tigers.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Mistake, match=complaint):
        GAME.read_club(file)
