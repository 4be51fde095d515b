"""Faces as plain values."""

from __future__ import annotations

import json

from hotstove.table.account import Lookup
from hotstove.table.chart_face import chart_face, prose_face
from hotstove.table.charts import COMPLETED, PUBLISHED, Axis, Chart
from hotstove.table.face import Cell, Face, Grid, Row, as_values, estimated_note, holds, place

SMALL = Chart(
    "Small",
    (Axis("row", (1, 2)), Axis("column", ("a", "b"))),
    {(1, "a"): "x", (1, "b"): "y", (2, "a"): ""},
    {(1, "a"): PUBLISHED, (1, "b"): COMPLETED, (2, "a"): COMPLETED},
)


def test_a_face_is_ready_for_json() -> None:
    face = Face("batter", "Any Man", grids=(Grid(("a",), (Row("1", (Cell("39^3", ("here",), "hit", ("shaded",)),)),)),))
    assert json.loads(json.dumps(as_values(face))) == as_values(face)
    cell = json.loads(json.dumps(as_values(face)))["grids"][0]["rows"][0]["cells"][0]
    assert cell == {"text": "39^3", "places": ["here"], "tone": "hit", "marks": ["shaded"]}


def test_a_chart_has_its_rows_columns_places_and_provenance() -> None:
    face = chart_face(SMALL, ("A note.",))
    (grid,) = face.grids
    assert (grid.corner, grid.columns, [row.head for row in grid.rows]) == ("row", ("a", "b"), ["1", "2"])
    assert grid.rows[0].cells == (
        Cell("x", (place("Small", 1, "a"),)),
        Cell("y", (place("Small", 1, "b"),), marks=(COMPLETED,)),
    )
    assert grid.rows[1].cells[1] == Cell("")
    assert holds(face, Lookup("Small", (2, "a"), "", COMPLETED, ""))
    assert not holds(face, Lookup("Other", (2, "a"), "", COMPLETED, ""))


def test_a_hundred_numbers_are_ten_rows_of_ten() -> None:
    numbers = range(1, 101)
    chart = Chart("Hundred", (Axis("number", tuple(numbers)),), {(number,): str(number) for number in numbers})
    (grid,) = chart_face(chart).grids
    assert [row.head for row in grid.rows][:2] == ["1-10", "11-20"]
    assert [cell.text for cell in grid.rows[3].cells] == [str(number) for number in range(31, 41)]


def test_many_columns_become_rows() -> None:
    keys = [(one, two, three) for one in "AB" for two in range(10) for three in "xy"]
    axes = (Axis("first", ("A", "B")), Axis("second", tuple(range(10))), Axis("third", ("x", "y")))
    (grid,) = chart_face(Chart("Wide", axes, dict.fromkeys(keys, "1"))).grids
    assert (grid.columns, len(grid.rows), grid.rows[11].head) == (("x", "y"), 20, "B 1")


def test_equal_lines_stand_once() -> None:
    chart = Chart("Lines", (Axis("total", (2, 3, 4, 5)),), {(2,): "K", (3,): "K", (4,): "BB", (5,): "K"})
    (grid,) = prose_face(chart, lambda keys: "words").grids
    assert [(row.head, row.cells[0].text) for row in grid.rows] == [("2-3", "K"), ("4", "BB"), ("5", "K")]
    assert grid.rows[0].cells[0].places == (place("Lines", 2), place("Lines", 3))


def test_what_was_estimated_is_told_shortly() -> None:
    names = ("batting.cs", "batting.sf", "fielding.LF.po", "fielding.LF.e", "usage")
    assert estimated_note(names) == ("Estimated, since the record lacks it: batting cs sf, fielding LF, usage",)
    assert estimated_note(()) == ()
