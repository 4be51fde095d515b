"""Charts as faces: one axis down and the others across, a hundred numbers in ten rows, or lines told in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

from hotstove.table.chart_files import read_toml
from hotstove.table.charts import PUBLISHED, Chart
from hotstove.table.face import Cell, Face, Grid, Row, place

TENS, UNITS = tuple(range(0, 100, 10)), tuple(range(1, 11))
WIDEST = 12
"""Columns that a printed page has room for."""


def shown(value: object) -> str:
    """A key or a cell as text: True and False are yes and no, several things are joined by blanks."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        return " ".join(map(str, value))
    return str(value)


def chart_note(package: str, name: str) -> tuple[str, ...]:
    """What a chart file of a game says about itself, as one paragraph, or nothing."""
    source = files(package) / "charts" / f"{name}.toml"
    note = " ".join(str(read_toml(source).get("note", "")).split()) if source.is_file() else ""
    return (note,) if note else ()


def chart_face(chart: Chart, notes: Sequence[str] = (), tell: Callable[[object], str] = shown, blocks: int = 1) -> Face:
    """A chart as it is printed: one axis down, the others across; a hundred numbers as ten rows of ten.

    `tell` gives a cell's words. A cell that is not published carries its provenance as a mark.
    """
    if len(chart.axes) == 1 and chart.axes[0].values == tuple(range(1, 101)):
        grid = _hundred(chart, tell)
    else:
        grid = _crossed(chart, tell, blocks)
    return Face("chart", chart.name, grids=(grid,), notes=tuple(notes), rule=chart.rule)


def _crossed(chart: Chart, tell: Callable[[object], str], blocks: int) -> Grid:
    """One axis down and the others across, or, where that would be too wide, all but the last down."""
    for down in (1, len(chart.axes) - 1):
        before, across = chart.axes[:down], chart.axes[down:]
        rows = [keys for keys in _products([axis.values for axis in before]) if _any(chart, keys, 0)]
        columns = [keys for keys in _products([axis.values for axis in across]) if _any(chart, keys, down)]
        if len(columns) <= WIDEST:
            break
    return Grid(
        tuple(" ".join(map(shown, keys)) for keys in columns),
        tuple(
            Row(" ".join(map(shown, row)), tuple(_chart_cell(chart, (*row, *keys), tell) for keys in columns))
            for row in rows
        ),
        corner=" ".join(axis.name for axis in before),
        title=", ".join(axis.name for axis in across),
        blocks=blocks,
    )


def _any(chart: Chart, keys: tuple[Any, ...], start: int) -> bool:
    """Whether the chart has a cell with these keys, from the axis of that number on."""
    return any(place[start : start + len(keys)] == keys for place in chart.cells)


def _hundred(chart: Chart, tell: Callable[[object], str]) -> Grid:
    rows = (
        Row(f"{tens + 1}-{tens + 10}", tuple(_chart_cell(chart, (tens + units,), tell) for units in UNITS))
        for tens in TENS
    )
    return Grid(tuple(f"+{unit - 1}" for unit in UNITS), tuple(rows), corner=chart.axes[0].name)


def _chart_cell(chart: Chart, keys: tuple[Any, ...], tell: Callable[[object], str]) -> Cell:
    if keys not in chart.cells:
        return Cell("")
    mark = chart.provenance[keys]
    return Cell(tell(chart.cells[keys]), (place(chart.name, *keys),), marks=() if mark == PUBLISHED else (mark,))


def prose_face(chart: Chart, words: Callable[[tuple[object, ...]], str], notes: Sequence[str] = ()) -> Face:
    """A chart of lines that are told in words: equal lines in a row stand once, with the keys from first to last."""
    *before, last = chart.axes
    grids = []
    for keys in _products([axis.values for axis in before]):
        numbers = sorted(number for number in last.values if (*keys, number) in chart.cells)
        spans: list[list[Any]] = []
        for number in numbers:
            here = (*keys, number)
            if spans and _same(chart, words, (*keys, spans[-1][-1]), here):
                spans[-1].append(number)
            else:
                spans.append([number])
        rows = tuple(_prose_row(chart, words, [(*keys, number) for number in span]) for span in spans)
        title = ", ".join(f"{axis.name} {shown(key)}" for axis, key in zip(before, keys, strict=True))
        if rows:
            grids.append(Grid(("what happens", "in words"), rows, title, last.name, prose=True))
    return Face("chart", chart.name, grids=tuple(grids), notes=tuple(notes), rule=chart.rule)


def _prose_row(chart: Chart, words: Callable[[tuple[object, ...]], str], places: list[tuple[Any, ...]]) -> Row:
    first, last = places[0][-1], places[-1][-1]
    names = tuple(place(chart.name, *keys) for keys in places)
    mark = chart.provenance[places[0]]
    marks = () if mark == PUBLISHED else (mark,)
    cells = (Cell(str(chart.cells[places[0]]), names, marks=marks), Cell(words(places[0]), names, marks=marks))
    return Row(str(first) if first == last else f"{first}-{last}", cells)


def _same(
    chart: Chart, words: Callable[[tuple[object, ...]], str], one: tuple[Any, ...], other: tuple[Any, ...]
) -> bool:
    return (
        one[-1] + 1 == other[-1]
        and chart.cells[one] == chart.cells[other]
        and words(one) == words(other)
        and chart.provenance[one] == chart.provenance[other]
    )


def _products(axes: Sequence[Sequence[Any]]) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = [()]
    for values in axes:
        found = [(*keys, value) for keys in found for value in values]
    return found
