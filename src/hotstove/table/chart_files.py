"""Charts as files that look like the printed page: TOML with a grid or a list of cells, each with its provenance."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.table.charts import COMPLETED, OWNER, PROVENANCES, Axis, Chart
from hotstove.table.errors import Mistake

BLANK = "."
KNOWN = {"name", "rule", "rows", "columns", "grid", "cells", "blank", "provenance", "cell_provenance", "note", "keys"}


def read_toml(source: Traversable | Path) -> dict[str, Any]:
    """A TOML file, or one sentence about why it cannot be read."""
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Mistake(f"{source}: there is no such file") from None
    except OSError as error:
        raise Mistake(f"{source}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Mistake(f"{source}: is not TOML ({error})") from None


def key(text: str, as_text: bool = False) -> Any:
    """A place on an axis: a number where it looks like one (unless the file says `keys = "text"`), else the text."""
    return int(text) if not as_text and text.removeprefix("-").isdecimal() else text


def read_chart(source: Traversable | Path, alphabet: frozenset[str] | None = None) -> Chart:
    """One chart file. `alphabet`, where given, lists what a cell may hold."""
    page = read_toml(source)
    unknown = sorted(set(page) - KNOWN)
    if unknown:
        raise Mistake(f"{source}: unknown key {unknown[0]!r}; allowed are {', '.join(sorted(KNOWN))}")
    for name in ("name", "rule", "grid", "rows", "columns", "provenance", "blank", "keys", "note"):
        if not isinstance(page.get(name, ""), str):
            raise Mistake(f"{source}: {name} must be text")
    for name in ("cells", "cell_provenance"):
        if not isinstance(page.get(name, {}), dict):
            raise Mistake(f"{source}: {name} must be a table")
    if "grid" in page:
        axes, cells = _grid(source, page)
    elif "cells" in page:
        axes, cells = _cells(source, page)
    else:
        raise Mistake(f"{source}: a chart has a grid or cells, and this file has neither")
    if alphabet is not None:
        for place, cell in cells.items():
            if cell not in alphabet:
                allowed = " ".join(sorted(symbol or BLANK for symbol in alphabet))
                raise Mistake(f"{source}: cell {_place(place)} holds {cell!r}; allowed are {allowed}")
    return Chart(page.get("name", source.name), axes, cells, _provenance(source, page, cells), page.get("rule", ""))


def overlay(chart: Chart, file: Path, alphabet: frozenset[str] | None = None) -> Chart:
    """An owner's own file laid over a chart of ours: the same axes, his cells."""
    own = read_chart(file, alphabet)
    if {axis.values for axis in own.axes} != {axis.values for axis in chart.axes}:
        sizes = " by ".join(str(len(axis.values)) for axis in chart.axes)
        raise Mistake(f"{file}: its rows and columns differ from those of {chart.name} ({sizes})")
    return Chart(chart.name, chart.axes, own.cells, OWNER, chart.rule)


def _place(place: tuple[Any, ...]) -> str:
    return " ".join(str(part) for part in place)


def _grid(source: Traversable | Path, page: dict[str, Any]) -> tuple[tuple[Axis, ...], dict[tuple[Any, ...], Any]]:
    lines = [line.split() for line in page["grid"].splitlines() if line.strip()]
    if len(lines) < 2:
        raise Mistake(f"{source}: the grid needs a heading and at least one row")
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
        if isinstance(cell, list | dict):
            raise Mistake(f"{source}: cell {text} holds {cell!r}; a cell holds text or a number")
        cells[tuple(key(part, as_text) for part in text.split())] = cell
    lengths = {len(place) for place in cells}
    if len(lengths) != 1:
        raise Mistake(f"{source}: every cell is named by equally many keys")
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
        raise Mistake(f"{source}: provenance is {usual!r}; allowed are {', '.join(PROVENANCES)}")
    marks = dict.fromkeys(cells, usual)
    for mark, places in page.get("cell_provenance", {}).items():
        if mark not in PROVENANCES or not isinstance(places, list):
            raise Mistake(f"{source}: cell_provenance holds lists of cells under {', '.join(PROVENANCES)}")
        for text in places:
            place = tuple(key(part, page.get("keys") == "text") for part in str(text).split())
            if place not in marks:
                raise Mistake(f"{source}: cell_provenance names {text!r}, which is no cell of the chart")
            marks[place] = mark
    return marks
