"""The charts that a play read, on the full screen: of each the row with the cell, which is lit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from hotstove.cli.full.panes import Line, Part, width_of
from hotstove.games.faces import papers
from hotstove.table.account import Lookup
from hotstove.table.face import Cell, Face, Row, places_of

BOLD, DIM, CELL = "bold", "dim", "reverse"
MOST = 4
"""Look-ups that are shown."""
MOST_CELLS = 5
INDENT = "    "
TOLD = "in words"
"""A column whose cell is said in the sentences below the picture, so that it takes no room here."""


@lru_cache(maxsize=8)
def _charts(key: str, folder: Path | None) -> tuple[Face, ...]:
    return tuple(face for group in papers(key).charts(folder) for face in group.faces)


def chart_cells(key: str, folder: Path | None, looked: Sequence[Lookup], width: int) -> list[Line]:
    """Each chart cell that was read, with its neighbours in the row as far as they fit, and where it comes from."""
    lines: list[Line] = []
    for lookup in [one for one in looked if not one.is_card][-MOST:]:
        lit = places_of((lookup,))
        for face in _charts(key, folder):
            for grid in face.grids:
                for row in grid.rows:
                    if any(lit.intersection(cell.places) for cell in row.cells):
                        lines += _row(face.title, grid.columns, row, lit, lookup.provenance, width)
    return lines


def _row(title: str, columns: Sequence[str], row: Row, lit: frozenset[str], provenance: str, width: int) -> list[Line]:
    """The cell that was read between its neighbours, as many of them as fit; it is never left out or cut."""
    cells = [(column, cell) for column, cell in zip(columns, row.cells, strict=True) if column != TOLD]
    shown = [number for number, (_, cell) in enumerate(cells) if lit.intersection(cell.places)]
    place = shown[0]
    first = max(0, min(place - 2, len(cells) - MOST_CELLS))
    head: list[Part] = [(f"{title}  ", DIM), (f"{row.head}: ", BOLD)]
    source: Part = (f"({provenance})", DIM)
    for number in sorted(range(first, min(first + MOST_CELLS, len(cells))), key=lambda number: abs(number - place)):
        wider = sorted({*shown, number})
        if width_of((*head, *_cells(cells, wider, lit), source)) <= width:
            shown = wider
    line = (*head, *_cells(cells, shown, lit), source)
    return [line] if width_of(line) <= width else _folded(line, width)


def _cells(cells: Sequence[tuple[str, Cell]], shown: Sequence[int], lit: frozenset[str]) -> list[Part]:
    parts: list[Part] = []
    for column, cell in (cells[number] for number in shown):
        read, text = bool(lit.intersection(cell.places)), cell.text or "·"
        head = f"{column} " if column else ""
        parts += [(head, DIM), (f"[{text}]" if read else text, CELL if read else DIM), ("  ", "")]
    return parts


def _folded(line: Line, width: int) -> list[Line]:
    """A line with a long cell in as many lines as it needs, none of them cut."""
    lines: list[Line] = []
    parts: list[Part] = []
    for text, style in line:
        for piece in re.findall(r"\S+\s*|\s+", text):
            if width_of((*parts, (piece.rstrip(), style))) > width:
                lines.append(_ended(parts))
                parts = [(INDENT, "")]
            parts.append((piece, style))
    return [*lines, _ended(parts)]


def _ended(parts: list[Part]) -> Line:
    *others, (text, style) = parts
    return (*others, (text.rstrip(), style))
