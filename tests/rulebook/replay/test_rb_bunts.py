"""RB-14, RB-15: bunts of three kinds, and the hit and run."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.estimates import meets_the_ball
from hotstove.table.charts import Chart
from tests.helpers.replay import (
    Ruled,
    batter,
    looked_up,
    matchup,
    number_for,
    offered,
    pitcher,
    printed_batter,
    printed_pitcher,
    ruled,
)

RED_OF = {fielder: red for red in range(6, 0, -1) for fielder in [our_charts().bunt_fielder(red)]}
"""A red die for each player who fields bunts."""
BUNT_CHARTS = {"sacrifice": our_charts().sacrifice, "squeeze": our_charts().squeeze, "hit": our_charts().bunt_hit}


@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize("bases", ALL_BASES)
def test_rb_14_when_each_may_be_called(bases: str, outs: int) -> None:
    """Sacrifice: runners on first, second or both; squeeze: third occupied; both with fewer than two out. Hit:
    always."""
    calls = offered(matchup(bases, outs), "bunt")
    assert ("sacrifice" in calls) == (outs < 2 and bases in {"1--", "-2-", "12-"})
    assert ("squeeze" in calls) == (outs < 2 and "3" in bases)
    assert "hit" in calls


def cell_at(chart: Chart, cell: str, depth: str) -> tuple[int, int]:
    """White die and bunt rating that find a cell."""
    total = next(place[0] for place, found in chart.cells.items() if found == cell and place[1] == depth)
    return next((white, total - white) for white in range(1, 7) if 1 <= total - white <= 5)


def bunt(
    kind: str, cell: str, bases: str, outs: int = 0, *, fielder: str = "1", depth: str = "in", error: str = ""
) -> Ruled:
    """The play of a cell, fielded by somebody; pitcher and catcher are always in."""
    white, rating = cell_at(BUNT_CHARTS[kind], cell, depth)
    m = matchup(bases, outs, bunt=rating)
    rolls = (f"{RED_OF[fielder]}{white}", *((error,) if error else ()))
    return ruled(m, *rolls, calls={"bunt": kind})


@pytest.mark.parametrize(
    ("cell", "bases", "field"),
    [
        ("single", "12-", (0, 0, "123", "1")),
        ("sacrifice", "1--", (1, 0, "-2-", "out")),
        ("sacrifice", "12-", (1, 0, "-23", "out")),
        ("lead", "1--", (1, 0, "1--", "1")),
        ("lead", "-2-", (1, 0, "1--", "1")),
        ("lead", "12-", (1, 0, "12-", "1")),
        ("double-play", "1--", (2, 0, "---", "out")),
        ("double-play", "12-", (1, 0, "12-", "1")),
        ("popped", "1--", (1, 0, "1--", "out")),
        ("strikeout", "1--", (1, 0, "1--", "out")),
    ],
)
def test_rb_14_the_sacrifice(cell: str, bases: str, field: tuple[int, int, str, str]) -> None:
    play = bunt("sacrifice", cell, bases)
    assert play.field == field
    assert "RB-14" in play.cites


@pytest.mark.parametrize(
    ("cell", "bases", "field"),
    [
        ("single", "--3", (0, 1, "1--", "1")),
        ("sacrifice", "-23", (1, 1, "--3", "out")),
        ("lead", "--3", (1, 0, "1--", "1")),
        ("lead", "123", (1, 0, "123", "1")),
        ("popped", "--3", (1, 0, "--3", "out")),
        ("popped-double-play", "--3", (2, 0, "---", "out")),
        ("strikeout", "--3", (1, 0, "--3", "out")),
    ],
)
def test_rb_14_the_squeeze(cell: str, bases: str, field: tuple[int, int, str, str]) -> None:
    assert bunt("squeeze", cell, bases).field == field


@pytest.mark.parametrize(
    ("cell", "field"),
    [("single", (0, 0, "1--", "1")), ("out", (1, 0, "---", "out")), ("popped", (1, 0, "---", "out"))],
)
def test_rb_14_the_bunt_for_a_hit(cell: str, field: tuple[int, int, str, str]) -> None:
    assert bunt("hit", cell, "---").field == field


@pytest.mark.parametrize(("kind", "bases"), [("sacrifice", "1--"), ("squeeze", "--3"), ("hit", "---")])
def test_rb_14_an_error_is_checked(kind: str, bases: str) -> None:
    """The fielder's e35: 36 is an error, 35 the out (or the sacrifice)."""
    assert bunt(kind, "error", bases, error="36").batter == "1"
    assert bunt(kind, "error", bases, error="35").batter == "out"


def test_rb_14_pitcher_and_catcher_are_always_in() -> None:
    """A total at which in and back differ, fielded by either without a call."""
    chart = our_charts().sacrifice
    total = next(
        place[0] for place, cell in chart.cells.items() if place[1] == "in" and cell != chart(place[0], "back")
    )
    white = next(white for white in range(1, 7) if 1 <= total - white <= 5)
    for fielder in "12":
        m = matchup("1--", bunt=total - white)
        rolls = (f"{RED_OF[fielder]}{white}", *(("66",) if chart(total, "in") == "error" else ()))
        assert ruled(m, *rolls, calls={"bunt": "sacrifice"}).cells[-1] == chart(total, "in")


@pytest.mark.parametrize("call", ["normal", "corners", "in", "third"])
def test_rb_14_the_corner_players_come_in_if_they_are_called(call: str) -> None:
    """Both with corners or in, the third baseman alone with third, nobody without a call."""
    chart = our_charts().sacrifice
    total = next(
        place[0] for place, cell in chart.cells.items() if place[1] == "in" and cell != chart(place[0], "back")
    )
    white = next(white for white in range(1, 7) if 1 <= total - white <= 5)
    for fielder in "35":
        depth = "in" if call in {"corners", "in"} or (call == "third" and fielder == "5") else "back"
        m = matchup("1--", bunt=total - white)
        rolls = (f"{RED_OF[fielder]}{white}", *(("66",) if chart(total, depth) == "error" else ()))
        play = ruled(m, *rolls, calls={"bunt": "sacrifice", "infield": call})
        assert play.cells[-1] == chart(total, depth)


def test_rb_14_the_third_baseman_may_be_in_at_any_time() -> None:
    """Nobody on: the call is offered before a bunt for a hit."""
    assert "third" in offered(matchup(), "infield")


@pytest.mark.parametrize("kind", ["sacrifice", "squeeze", "hit"])
def test_rb_14_good_bunters_are_better(kind: str) -> None:
    """Rating 1 has more good cells under a white die than rating 5."""
    good = {"single", "sacrifice", "error"}
    chart = BUNT_CHARTS[kind]
    counts = [sum(chart(white + rating, "back") in good for white in range(1, 7)) for rating in range(1, 6)]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[4]


@pytest.mark.parametrize("bases", ALL_BASES)
def test_rb_15_when_it_may_be_called(bases: str) -> None:
    """A runner on first, or first and second."""
    assert (offered(matchup(bases), "hit_and_run") != ()) == (bases in {"1--", "12-"})


@pytest.mark.parametrize("die", range(1, 7))
def test_rb_15_one_die_finds_both_rows(die: int) -> None:
    """Gibson 4 32 10 21 10 27 and Carlton's row A 4 2 3 1 2 5."""
    m = matchup("1--", at_bat=printed_batter("gibson-1984"), on_mound=printed_pitcher("carlton-1980"))
    total = (4, 32, 10, 21, 10, 27)[die - 1] + (4, 2, 3, 1, 2, 5)[die - 1]
    assert looked_up(m, die, calls={"hit_and_run": "yes"}) == [("Hit and Run", (total,))]


def test_rb_15_a_tired_pitcher_answers_with_row_b() -> None:
    """Carlton's B 5 2 4 1 3 5: under a 5 Gibson's 10 makes 13 instead of 12."""
    gibson, carlton = printed_batter("gibson-1984"), printed_pitcher("carlton-1980")
    for tired, total in ((False, 12), (True, 13)):
        m = matchup("1--", at_bat=gibson, on_mound=carlton, tired=tired)
        assert looked_up(m, 5, calls={"hit_and_run": "yes"}) == [("Hit and Run", (total,))]


@pytest.mark.parametrize(("bases", "die", "field"), [
    ("1--", 4, (1, 0, "-2-", "out")), ("1--", 3, (2, 0, "---", "out")),
    ("12-", 4, (1, 0, "-23", "out")), ("12-", 3, (2, 0, "-2-", "out")),
])  # fmt: skip
def test_rb_15_a_miss_leaves_the_runner_on_his_own(bases: str, die: int, field: tuple[int, int, str, str]) -> None:
    """A strikeout; the lead runner is safe on a die above the catcher's 3."""
    total = next(place[0] for place, line in our_charts().hit_and_run.cells.items() if line == "K+run")
    m = matchup(bases, plans=(total - 1, 1))
    assert ruled(m, 1, die, calls={"hit_and_run": "yes"}).field == field


def test_rb_15_with_two_out_a_miss_is_the_third_out() -> None:
    total = next(place[0] for place, line in our_charts().hit_and_run.cells.items() if line == "K+run")
    m = matchup("1--", 2, plans=(total - 1, 1))
    assert ruled(m, 1, calls={"hit_and_run": "yes"}).outs == 3


@pytest.mark.parametrize("number", [12, 13, 33, 34])
def test_rb_15_the_numbers_that_scouts_look_for_are_hits(number: int) -> None:
    """Against grades 3 to 5 of the pitcher's row; other numbers of the printed cards are outs more often."""

    def hits(batters: int) -> int:
        lines = [our_charts().hit_and_run(batters + grade) for grade in range(1, 6)]
        return sum(line.startswith(("single", "double")) for line in lines)

    assert hits(number) > max(hits(other) for other in (4, 10, 21, 27, 32))


@pytest.mark.parametrize(("row", "asked"), [((4, 32, 13, 21, 10, 27), False), ((12, 33, 10, 21, 10, 27), True)])
def test_rb_15_the_book_asks_players_with_two_good_numbers(row: tuple[int, ...], asked: bool) -> None:
    """One alone does not pay."""
    assert meets_the_ball(replace(batter(), hit_and_run=row)) == asked


def test_rb_15_it_is_not_asked_with_a_bunt() -> None:
    """A call for a bunt shuts it out."""
    white, rating = cell_at(our_charts().sacrifice, "sacrifice", "in")
    m = matchup("1--", bunt=rating)
    assert "hit_and_run" not in ruled(m, f"{RED_OF['1']}{white}", calls={"bunt": "sacrifice"}).asked


def test_rb_14_an_intentional_walk_takes_the_place_of_any_call() -> None:
    """The defence walks him although he would bunt."""
    play = ruled(matchup("-2-"), calls={"bunt": "sacrifice", "walk": "yes"})
    assert play.field == (0, 0, "12-", "1")


def test_rb_14_symbols_of_the_grid_do_not_belong_to_bunts() -> None:
    """He reaches by a bunt; the symbols beside his numbers are void."""
    white, rating = cell_at(our_charts().bunt_hit, "single", "in")
    m = matchup(at_bat={6: "6*", 1: number_for(1, "K") + "*"}, bunt=rating, on_mound=pitcher())
    assert ruled(m, f"{RED_OF['1']}{white}", calls={"bunt": "hit"}).pending == ""
