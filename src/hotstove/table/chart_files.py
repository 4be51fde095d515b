"""Charts as files that look like the printed page: TOML with a grid or a list of cells, each with its provenance."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.table.charts import COMPLETED, OWNER, PROVENANCES, Axis, Chart
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, is_number, shown
from hotstove.table.reading import read_toml as read_toml

BLANK = "."
VERSION = 1
"""Of the form of a chart file; a file that names no version has the first."""
TEXTS = ("name", "rule", "grid", "rows", "columns", "provenance", "blank", "keys", "note")
TABLES = ("cells", "cell_provenance")
KNOWN = frozenset({"version", *TEXTS, *TABLES})


def key(text: str, as_text: bool = False) -> Any:
    """A place on an axis: a number where it looks like one (unless the file says `keys = "text"`), else the text."""
    return int(text) if not as_text and is_number(text.removeprefix("-")) else text


def read_chart(source: Traversable | Path, alphabet: frozenset[str] | None = None) -> Chart:
    """One chart file. `alphabet`, where given, lists what a cell may hold."""
    page = read_toml(source)
    place = Place(source)
    place.only(page, KNOWN)
    place.version(page, VERSION)
    for name in TEXTS:
        place.text(page, name, "")
    for name in TABLES:
        place.table(page, name)
    if "grid" in page:
        axes, cells = _grid(source, page)
    elif page.get("cells"):
        axes, cells = _cells(source, page)
    else:
        raise Mistake(f"{source}: a chart has a grid or cells, and this file has neither")
    if alphabet is not None:
        for keys, cell in cells.items():
            if cell not in alphabet:
                allowed = " ".join(sorted(symbol or BLANK for symbol in alphabet))
                raise Mistake(f"{source}: cell {_place(keys)} holds {shown(cell)}; allowed are {allowed}")
    return Chart(page.get("name", source.name), axes, cells, _provenance(source, page, cells), page.get("rule", ""))


def overlay(chart: Chart, file: Path, alphabet: frozenset[str] | None = None) -> Chart:
    """An owner's own file laid over a chart of ours: the same places, his cells."""
    own = read_chart(file, alphabet)
    for has, keys in [*(("no", keys) for keys in chart.cells), *(("a", keys) for keys in own.cells)]:
        if (keys in own.cells) != (keys in chart.cells):
            sizes = " by ".join(str(len(axis.values)) for axis in chart.axes)
            theirs = f"those of {chart.name} ({sizes})"
            raise Mistake(f"{file}: its rows and columns differ from {theirs}: it has {has} cell {_place(keys)}")
    cells = {keys: own.cells[keys] for keys in chart.cells}
    return Chart(chart.name, chart.axes, cells, OWNER, chart.rule)


def _place(place: tuple[Any, ...]) -> str:
    return " ".join(str(part) for part in place)


def _grid(source: Traversable | Path, page: dict[str, Any]) -> tuple[tuple[Axis, ...], dict[tuple[Any, ...], Any]]:
    lines = [line.split() for line in page["grid"].splitlines() if line.strip()]
    if len(lines) < 2 or len(lines[0]) < 2:
        raise Mistake(f"{source}: the grid needs a heading of two words or more and at least one row")
    as_text = page.get("keys") == "text"
    columns = [key(text, as_text) for text in lines[0][1:]]
    cells: dict[tuple[Any, ...], Any] = {}
    for number, line in enumerate(lines[1:], start=1):
        if len(line) != len(columns) + 1:
            raise Mistake(f"{source}: row {number} of the grid has {len(line) - 1} cells, the heading {len(columns)}")
        for column, cell in zip(columns, line[1:], strict=True):
            place = (key(line[0], as_text), column)
            if place in cells:
                raise Mistake(f"{source}: the grid names {_place(place)} twice")
            cells[place] = page.get("blank", "") if cell == BLANK else cell
    rows = Axis(page.get("rows", lines[0][0]), tuple(key(line[0], as_text) for line in lines[1:]))
    return (rows, Axis(page.get("columns", "column"), tuple(columns))), cells


def _cells(source: Traversable | Path, page: dict[str, Any]) -> tuple[tuple[Axis, ...], dict[tuple[Any, ...], Any]]:
    cells: dict[tuple[Any, ...], Any] = {}
    as_text = page.get("keys") == "text"
    for text, cell in page["cells"].items():
        if isinstance(cell, list | dict | bool):
            raise Mistake(f"{source}: cell {text} holds {shown(cell)}; a cell holds text or a number")
        place = tuple(key(part, as_text) for part in text.split())
        if place in cells:
            raise Mistake(f"{source}: the cells name {_place(place)} twice")
        cells[place] = cell
    lengths = {len(place) for place in cells}
    if len(lengths) != 1 or 0 in lengths:
        raise Mistake(f"{source}: every cell is named by equally many keys, at least one")
    names = [page.get("rows", "row"), *page.get("columns", "column").split()]
    axes = []
    for index in range(lengths.pop()):
        values = tuple(dict.fromkeys(place[index] for place in cells))
        axes.append(Axis(names[index] if index < len(names) else f"axis {index + 1}", values))
    return tuple(axes), cells


def _provenance(
    source: Traversable | Path, page: dict[str, Any], cells: dict[tuple[Any, ...], Any]
) -> dict[tuple[Any, ...], str]:
    usual = page.get("provenance", COMPLETED)
    if usual not in PROVENANCES:
        raise Mistake(f"{source}: provenance is {shown(usual)}; allowed are {', '.join(PROVENANCES)}")
    marks = dict.fromkeys(cells, usual)
    for mark, places in page.get("cell_provenance", {}).items():
        if mark not in PROVENANCES or not isinstance(places, list):
            raise Mistake(f"{source}: cell_provenance holds lists of cells under {', '.join(PROVENANCES)}")
        for text in places:
            place = tuple(key(part, page.get("keys") == "text") for part in str(text).split())
            if place not in marks:
                raise Mistake(f"{source}: cell_provenance names {shown(text)}, which is no cell of the chart")
            marks[place] = mark
    return marks
