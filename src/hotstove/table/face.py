"""The face of a card, chart or component: plain values that the terminal, the page and the press all draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from hotstove.table.account import Lookup
from hotstove.table.chart_files import read_toml
from hotstove.table.charts import PUBLISHED, Chart

HIT, WALK = "hit", "walk"
"""Tones of a cell: what a drawing may colour. Never the only sign of anything."""
SHADED = "shaded"
"""A mark of a cell, beside the provenances."""
TENS, UNITS = tuple(range(0, 100, 10)), tuple(range(1, 11))
BLANK = ""
WIDEST = 12
"""Columns that a printed page has room for."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A square: its text, in which `^3` is a small raised 3, and the places under which a look-up finds it."""

    text: str
    places: tuple[str, ...] = ()
    tone: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a grid: what stands before it, and its cells."""

    head: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells with a head for each row and column."""

    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    title: str = ""
    corner: str = ""
    """What the heads of the rows are."""
    blocks: int = 1
    """A long grid is drawn as so many blocks of rows side by side."""
    prose: bool = False
    """The cells of the last column are sentences, which may be broken into lines."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A rating, by its label; the label may be empty where the value speaks for itself."""

    label: str
    value: str
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that stands on a card, a chart, a sheet or a tile."""

    kind: str
    """batter, pitcher, park, sheet, chart, card, action, tile or board; a drawing may give each its own paper."""
    title: str
    subtitle: str = ""
    facts: tuple[Fact, ...] = ()
    grids: tuple[Grid, ...] = ()
    notes: tuple[str, ...] = ()
    rule: str = ""
    """The id of the rule that reads it."""


@dataclass(frozen=True, slots=True)
class Group:
    """Faces that are used together, such as the charts of running."""

    title: str
    faces: tuple[Face, ...]
    rules: tuple[str, ...] = ()
    """Ids of the rules that one wants beside them."""


def place(name: str, *keys: object) -> str:
    """The place of a cell: the chart or the column of a card, and the keys under which it is read."""
    return f"{name} [{', '.join(map(str, keys))}]"


def found(name: str, label: str) -> str:
    """The place of a range: the card, and the label that a number in the range reads."""
    return f"{name}: {label}"


def places_of(lookups: Iterable[Lookup]) -> frozenset[str]:
    """The places of the cells that were read, whether a chart has them by keys or a card by ranges."""
    return frozenset(name for one in lookups for name in (place(one.chart, *one.keys), found(one.chart, str(one.cell))))


def holds(face: Face, lookup: Lookup) -> bool:
    """Whether a cell was read on this face."""
    wanted = places_of((lookup,))
    return any(wanted & set(cell.places) for grid in face.grids for row in grid.rows for cell in row.cells)


def as_values(face: Face) -> dict[str, Any]:
    """The face as dictionaries, lists and texts, ready for JSON; what is empty is left out of cells."""
    return {
        "kind": face.kind,
        "title": face.title,
        "subtitle": face.subtitle,
        "facts": [{"label": fact.label, "value": fact.value, "marks": list(fact.marks)} for fact in face.facts],
        "grids": [_grid_values(grid) for grid in face.grids],
        "notes": list(face.notes),
        "rule": face.rule,
    }


def _grid_values(grid: Grid) -> dict[str, Any]:
    return {
        "title": grid.title,
        "corner": grid.corner,
        "columns": list(grid.columns),
        "rows": [{"head": row.head, "cells": [_cell_values(cell) for cell in row.cells]} for row in grid.rows],
        "blocks": grid.blocks,
        "prose": grid.prose,
    }


def _cell_values(cell: Cell) -> dict[str, Any]:
    values: dict[str, Any] = {"text": cell.text}
    if cell.places:
        values["places"] = list(cell.places)
    if cell.tone:
        values["tone"] = cell.tone
    if cell.marks:
        values["marks"] = list(cell.marks)
    return values


def estimated_note(names: Sequence[str]) -> tuple[str, ...]:
    """A note on what of a card was estimated, or none."""
    return (f"Estimated, since the record lacks it: {', '.join(names)}",) if names else ()


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


def chart_face(
    chart: Chart, notes: Sequence[str] = (), tell: Callable[[Any], str] = shown, blocks: int = 1, title: str = ""
) -> Face:
    """A chart as it is printed: one axis down, the others across; a hundred numbers as ten rows of ten.

    `tell` gives a cell's words. A cell that is not published carries its provenance as a mark.
    """
    if len(chart.axes) == 1 and chart.axes[0].values == tuple(range(1, 101)):
        grid = _hundred(chart, tell)
    else:
        grid = _crossed(chart, tell, blocks)
    return Face("chart", title or chart.name, grids=(grid,), notes=tuple(notes), rule=chart.rule)


def _crossed(chart: Chart, tell: Callable[[Any], str], blocks: int) -> Grid:
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


def _hundred(chart: Chart, tell: Callable[[Any], str]) -> Grid:
    rows = (
        Row(f"{tens + 1}-{tens + 10}", tuple(_chart_cell(chart, (tens + units,), tell) for units in UNITS))
        for tens in TENS
    )
    return Grid(tuple(f"+{unit - 1}" for unit in UNITS), tuple(rows), corner=chart.axes[0].name)


def _chart_cell(chart: Chart, keys: tuple[Any, ...], tell: Callable[[Any], str]) -> Cell:
    if keys not in chart.cells:
        return Cell(BLANK)
    mark = chart.provenance[keys]
    return Cell(tell(chart.cells[keys]), (place(chart.name, *keys),), marks=() if mark == PUBLISHED else (mark,))


def prose_face(chart: Chart, words: Callable[[tuple[Any, ...]], str], notes: Sequence[str] = ()) -> Face:
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


def _prose_row(chart: Chart, words: Callable[[tuple[Any, ...]], str], places: list[tuple[Any, ...]]) -> Row:
    first, last = places[0][-1], places[-1][-1]
    names = tuple(place(chart.name, *keys) for keys in places)
    mark = chart.provenance[places[0]]
    marks = () if mark == PUBLISHED else (mark,)
    cells = (Cell(str(chart.cells[places[0]]), names, marks=marks), Cell(words(places[0]), names, marks=marks))
    return Row(str(first) if first == last else f"{first}-{last}", cells)


def _same(chart: Chart, words: Callable[[tuple[Any, ...]], str], one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
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
