"""The charts that a play read, on the full screen: of each the row with the cell, which is lit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from hotstove.cli.full.panes import Line, Part, cut
from hotstove.games.faces import chart_faces
from hotstove.table.account import Lookup
from hotstove.table.face import Face, Row, places_of

BOLD, DIM, CELL = "bold", "dim", "reverse"
MOST = 4


@lru_cache(maxsize=8)
def _charts(key: str, folder: Path | None) -> tuple[Face, ...]:
    return tuple(face for group in chart_faces(key).charts(folder) for face in group.faces)


def chart_cells(key: str, folder: Path | None, looked: Sequence[Lookup], width: int) -> list[Line]:
    """A line for each chart cell that was read, with its neighbours in the row and where it comes from."""
    lines: list[Line] = []
    for lookup in [one for one in looked if not one.is_card][-MOST:]:
        lit = places_of((lookup,))
        for face in _charts(key, folder):
            for grid in face.grids:
                for row in grid.rows:
                    if any(lit.intersection(cell.places) for cell in row.cells):
                        lines.append(cut(_row(face.title, grid.columns, row, lit, lookup.provenance), width))
    return lines


def _row(title: str, columns: Sequence[str], row: Row, lit: frozenset[str], provenance: str) -> Line:
    parts: list[Part] = [(f"{title}  ", DIM), (f"{row.head}: ", BOLD)]
    place = next(number for number, cell in enumerate(row.cells) if lit.intersection(cell.places))
    first = max(0, min(place - 2, len(row.cells) - 5))
    for column, cell in list(zip(columns, row.cells, strict=True))[first : first + 5]:
        read = bool(lit.intersection(cell.places))
        text = cell.text or "·"
        parts += [
            (f"{column} " if column else "", DIM),
            (f"[{text}]" if read else text, CELL if read else DIM),
            ("  ", ""),
        ]
    return (*parts, (f"({provenance})", DIM))
