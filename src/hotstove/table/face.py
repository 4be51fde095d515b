"""The face of a card, chart or component: plain values that the terminal, the page and the press all draw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hotstove.table.account import Lookup

HIT, WALK = "hit", "walk"
"""Tones of a cell: what a drawing may colour. Never the only sign of anything."""
SHADED = "shaded"
"""A mark of a cell, beside the provenances."""


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


def part_of_card(player: str, part: str) -> str:
    """The name under which a part of a player's card is read, such as `larkt001 vs_r`."""
    return f"{player} {part}"


def places_of(lookups: Iterable[Lookup]) -> frozenset[str]:
    """The places of the cells that were read, whether a chart or a card has them by keys, or a card by ranges."""
    return frozenset(name for one in lookups for name in _places(one))


def _places(one: Lookup) -> tuple[str, ...]:
    if not one.is_card:
        return (place(one.chart, *one.keys),)
    by_keys = place(part_of_card(one.player, one.column), *one.keys)
    return by_keys, found(part_of_card(one.player, one.chart), str(one.cell))


def holds(face: Face, lookup: Lookup) -> bool:
    """Whether a cell was read on this face."""
    wanted = places_of((lookup,))
    return any(wanted & set(cell.places) for grid in face.grids for row in grid.rows for cell in row.cells)


def as_values(face: Face) -> dict[str, object]:
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
    """A note on what of a card was estimated, or none; `fielding.LF.po` and `fielding.LF.e` are one, fielding LF."""
    parts: dict[str, dict[str, None]] = {}
    for name in names:
        whole, _, rest = name.partition(".")
        parts.setdefault(whole, {})[rest.partition(".")[0]] = None
    told = ", ".join(" ".join((whole, *filter(None, part))) for whole, part in parts.items())
    return (f"Estimated, since the record lacks it: {told}",) if names else ()
