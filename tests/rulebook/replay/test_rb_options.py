"""RB-24, RB-27, RB-28: the best column of a reliever, rest, and players out of position."""

from __future__ import annotations

import pytest

from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.fielding import Glove, glove_at, read_glove
from hotstove.games.replay.options import Options
from hotstove.games.replay.rest import days_of_rest, games_in_a_row, is_short, overworked, rest_cell
from tests.helpers.replay import matchup, offered, pitcher, printed_pitcher, ruled

BEST = Options(best_column=True)
LILLY = printed_pitcher("lilly-2009")


@pytest.mark.parametrize(("column", "number", "reading"), [(3, 5, "3:6"), (5, 44, "5:45"), (6, 6, "6:8")])
def test_rb_24_the_best_grade_of_one_column(column: int, number: int, reading: str) -> None:
    """Lilly's best are 1, 1 and 2; a blue 6 would read 2, 3 and 4."""
    m = matchup(at_bat={column: str(number)}, bats="L", on_mound=LILLY, best=True)
    play = ruled(m, f"{column}-1-6", calls={"best_column": str(column)}, options=BEST)
    assert play.reading == reading
    assert "RB-24" in play.cites


def test_rb_24_the_other_columns_are_as_they_are() -> None:
    m = matchup(at_bat={6: "6"}, bats="L", on_mound=LILLY, best=True)
    assert ruled(m, "6-1-6", calls={"best_column": "3"}, options=BEST).reading == "6:10"
    assert ruled(m, "6-1-6", calls={"best_column": "none"}, options=BEST).reading == "6:10"


def test_rb_24_it_is_declared_before_the_pitch() -> None:
    m = matchup(bats="L", on_mound=LILLY, best=True)
    assert offered(m, "best_column", options=BEST) == ("none", "3", "5", "6")
    assert offered(matchup(bats="L", on_mound=LILLY), "best_column", options=BEST) == ()


def test_rb_24_it_holds_where_c6_leads_to_column_six() -> None:
    m = matchup(at_bat={6: "6"}, bats="L", on_mound=LILLY, best=True)
    assert ruled(m, "4-1-5", calls={"best_column": "6"}, options=BEST).reading == "6:8"
    assert ruled(m, "4-1-5", calls={"best_column": "3"}, options=BEST).reading == "6:10"


@pytest.mark.parametrize(
    ("innings", "s4", "s7", "s8", "s9"),
    [
        (0, "1", "1", "1", "1"),
        (5, "1", "1", "1", "1"),
        (6, "3", "3", "2*", "2"),
        (11, "3", "3", "2*", "2"),
        (12, "4", "3*", "3*", "3"),
        (27, "4", "3*", "3*", "3"),
        (28, "4*", "4*", "4", "3*"),
    ],
)
def test_rb_27_starters(innings: int, s4: str, s7: str, s8: str, s9: str) -> None:
    """Outs pitched, by S4 to S6, S7, S8, S9."""
    found = [rest_cell(our_charts(), pitcher(starts=starts), True, innings) for starts in (4, 6, 7, 8, 9)]
    assert found == [s4, s4, s7, s8, s9]


@pytest.mark.parametrize(
    ("outs", "r2", "r4", "r7", "r11"),
    [
        (3, "0(3)", "0(3)", "0(3)", "0(3)"),
        (4, "1", "0(2)", "0(2)", "0(2)"),
        (6, "1", "0(2)", "0(2)", "0(2)"),
        (7, "2", "2", "1", "1"),
        (9, "2", "2", "1", "1"),
        (10, "—", "2", "2", "2"),
        (13, "—", "—", "3", "2"),
        (16, "—", "—", "—", "3"),
    ],
)
def test_rb_27_relievers(outs: int, r2: str, r4: str, r7: str, r11: str) -> None:
    found = [rest_cell(our_charts(), pitcher(relieves=r), False, outs) for r in (2, 3, 4, 6, 7, 10, 11)]
    assert found == [r2, r2, r4, r4, r7, r7, r11]


def test_rb_27_bonuses_do_not_count() -> None:
    assert rest_cell(our_charts(), pitcher(relieves=3, relieves_bonus=9), False, 4) == "1"


@pytest.mark.parametrize(
    ("cell", "started", "starts_next", "days"),
    [("4", True, True, 4), ("3*", True, True, 3), ("4", True, False, 3), ("0(3)", False, False, 0),
     ("0(3)", False, True, 2), ("2", False, True, 4), ("1", True, False, 0), ("—", False, False, 3)],
)  # fmt: skip
def test_rb_27_days_of_rest(cell: str, started: bool, starts_next: bool, days: int) -> None:
    """A day less for a starter who relieves next, two more for a reliever who starts."""
    assert days_of_rest(cell, started, starts_next) == days


def test_rb_27_marks_of_the_chart() -> None:
    """An asterisk is a short rest, brackets the most games in a row."""
    assert [is_short(cell) for cell in ("2*", "2", "0(3)")] == [True, False, False]
    assert [games_in_a_row(cell) for cell in ("0(3)", "0(2)", "2")] == [3, 2, 0]


def test_rb_27_past_the_chart_he_is_overworked() -> None:
    """R3 after three innings and an out."""
    assert not overworked(our_charts(), pitcher(relieves=3), 9)
    assert overworked(our_charts(), pitcher(relieves=3), 10)
    assert not overworked(our_charts(), pitcher(relieves=11), 40)


def gloves(**rated: str) -> dict[str, Glove]:
    """Ratings by position, infielders written B1 to B3."""
    names = {"B1": "1B", "B2": "2B", "B3": "3B"}
    found = {}
    for name, text in rated.items():
        glove = read_glove(text)
        assert glove is not None
        found[names.get(name, name)] = glove
    return found


def at(position: str, tables: bool, **rated: str) -> str:
    return str(glove_at(our_charts(), gloves(**rated), position, tables))


def test_rb_28_at_his_own_position_he_is_as_carded() -> None:
    assert at("SS", True, SS="2 e45", B2="1 e50") == "2 e45"


def test_rb_28_the_short_rule() -> None:
    """An outfielder loses a point of range and arm, an infielder is 5; both e11."""
    assert at("CF", False, LF="3(3) e40") == "2(2) e11"
    assert at("LF", False, CF="1(1) e40") == "1(1) e11"
    assert at("SS", False, B2="1 e50") == "5 e11"


@pytest.mark.parametrize(
    ("rated", "moves"),
    [
        ("B1", {"3B": 3, "2B": 4, "SS": 4}),
        ("B2", {"1B": 1, "3B": 2, "SS": 2}),
        ("B3", {"1B": 2, "2B": 3, "SS": 3}),
        ("SS", {"1B": 1, "3B": 2, "2B": 2}),
    ],
)
def test_rb_28_the_infield_table(rated: str, moves: dict[str, int]) -> None:
    """From a rating of 1, never worse than 5."""
    for position, worse in moves.items():
        assert at(position, True, **{rated: "1 e55"}) == f"{1 + worse} e11"
        assert at(position, True, **{rated: "4 e55"}) == f"{min(5, 4 + worse)} e11"


@pytest.mark.parametrize(
    ("rated", "moves"), [("LF", {"RF": 1, "CF": 2}), ("CF", {"LF": 1, "RF": 1}), ("RF", {"LF": 1, "CF": 2})]
)
def test_rb_28_the_outfield_table(rated: str, moves: dict[str, int]) -> None:
    """From a 4 with an arm of 3, never below 1."""
    for position, worse in moves.items():
        assert at(position, True, **{rated: "4(3) e55"}) == f"{4 - worse}(2) e11"
        assert at(position, True, **{rated: "1(1) e55"}) == "1(1) e11"


def test_rb_28_the_arm_is_one_below_the_lowest_on_his_card() -> None:
    """Left 3(4), right 3(2): in center the better range by the table, the arm 2 less one."""
    assert at("CF", True, LF="3(4) e40", RF="3(2) e40") == "1(1) e11"
    assert at("CF", True, LF="5(4) e40", RF="3(3) e40") == "3(2) e11"


def test_rb_28_the_best_of_several_ratings_serves() -> None:
    """First base 1 would be a 5 at short, second base 2 a 4."""
    assert at("SS", True, B1="1 e40", B2="2 e40") == "4 e11"


@pytest.mark.parametrize("tables", [False, True])
def test_rb_28_players_who_do_not_belong_there_at_all(tables: bool) -> None:
    assert at("LF", tables, SS="1 e66") == "1(1) e11"
    assert at("SS", tables, LF="5(5) e66") == "5 e11"
    assert at("C", tables, SS="1 e66") == "1(0) e11"
    assert at("1B", tables, C="5(6) e66") == "5 e11"
