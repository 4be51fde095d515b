"""Charts in the terminal: by name, or those that the last play read, with the cell in brackets."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hotstove.cli.face import draw
from hotstove.games.faces import papers
from hotstove.table.account import Lookup
from hotstove.table.errors import Mistake
from hotstove.table.face import Face, Group, holds

PROVENANCE = {"completed": "completed here, where no rulebook prints it", "example": "follows from a worked example"}


def chart_lines(key: str, name: str, folder: Path | None, lookups: Iterable[Lookup] = ()) -> list[str]:
    """A chart by the beginning of its name; without a name those that were read, or the list of them."""
    groups, looked = papers(key).charts(folder), tuple(lookups)
    faces = [face for group in groups for face in group.faces]
    if name:
        return _drawn(_named(faces, name, key), looked)
    read = [face for face in faces if any(holds(face, lookup) for lookup in looked)]
    if not read:
        return listed(groups)
    return [line for face in read for line in (*_drawn(face, looked), "")]


def listed(groups: Iterable[Group]) -> list[str]:
    """The charts by their names, in their groups."""
    return [f"{group.title}: {', '.join(face.title for face in group.faces)}" for group in groups]


def _named(faces: list[Face], typed: str, key: str) -> Face:
    wanted = typed.casefold()
    exact = [face for face in faces if face.title.casefold() == wanted]
    found = exact or [face for face in faces if face.title.casefold().startswith(wanted)]
    found = found or [face for face in faces if wanted in face.title.casefold()]
    if not found:
        names = ", ".join(face.title for face in faces)
        raise Mistake(f"chart {typed}: {key} has {names}")
    return found[0]


def _drawn(face: Face, looked: tuple[Lookup, ...]) -> list[str]:
    cells = [cell for grid in face.grids for row in grid.rows for cell in row.cells if cell.text]
    marks = [mark for cell in cells for mark in cell.marks if mark in PROVENANCE]
    printed = len(cells) - len(marks)
    sources = [f"{printed} printed"] if printed else []
    sources += [f"{marks.count(mark)} {words}" for mark, words in PROVENANCE.items() if mark in marks]
    rule = f" Rule {face.rule}." if face.rule else ""
    return [*draw(face, looked), f"  Cells: {', '.join(sources)}.{rule}"]
