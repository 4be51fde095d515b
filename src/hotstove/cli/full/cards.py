"""Cards on the full screen: drawn as small as they must be, side by side or one above the other."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.cli.face import INDENT, draw_grid
from hotstove.cli.full.panes import Line, beside, plain
from hotstove.table.face import Cell, Face, Grid, Row

BOLD, LIT = "bold", "bold reverse"
NARROWEST = 24
HEAD = 3
"""Most lines of a card's facts."""
TENS = [str(number) for number in range(10, 40)]
"""The rows of a grid that is read by tens and units."""


def lay_out(columns: Sequence[Sequence[Face]], lit: frozenset[str], throws: str, width: int, room: int) -> list[Line]:
    """Pitchers' and batters' cards, in at most so many lines: all of them if they fit, else those that were read last.

    `throws` is the hand of the pitcher now: a batter's card shows the column against it where there is no room for
    both.
    """
    every = [face for column in columns for face in column]
    half = (width - 2) // 2
    found = _side_by_side(every, lit, throws, width, room)
    if found:
        return found
    for small in (False, True):
        stacked = [_stacked(column, lit, throws, half, room, small) for column in columns]
        if all(len(lines) <= room for lines in stacked):
            return beside(stacked, [half, half])
    first = [column[0] for column in columns if column]
    found = _side_by_side(first, lit, throws, width, room)
    return found or beside([card(face, lit, throws, half, room)[:room] for face in first], [half] * len(first))


def _side_by_side(faces: Sequence[Face], lit: frozenset[str], throws: str, width: int, room: int) -> list[Line]:
    """Cards beside each other, as large as may be, with the spare columns for their facts; nothing if they do not
    fit."""
    for small in (False, True):
        grids = [_grids(face, lit, throws, width, room, small) for face in faces]
        widths = [max(0 if small else NARROWEST, 18, *map(len, lines)) for lines in grids]
        spare = width - sum(widths) - 2 * (len(widths) - 1)
        if spare >= 0 and all(len(lines) < room for lines in grids):
            wide = [one + spare // len(widths) for one in widths]
            cards = [_with_head(*one, room) for one in zip(faces, grids, wide, strict=True)]
            return beside(cards, wide)
    return []


def _stacked(
    column: Sequence[Face], lit: frozenset[str], throws: str, width: int, room: int, small: bool
) -> list[Line]:
    """Cards one above the other, each with its share of the lines."""
    share = room // max(1, len(column))
    return [line for face in column for line in card(face, lit, throws, width, share, small)]


def card(face: Face, lit: frozenset[str], throws: str, width: int, room: int, small: bool = False) -> list[Line]:
    """A card: its facts in a few lines, then its grid as it fits, or as small as it can be."""
    return _with_head(face, _grids(face, lit, throws, width, room, small), width, room)


def _grids(face: Face, lit: frozenset[str], throws: str, width: int, room: int, small: bool) -> list[str]:
    drawn: list[str] = []
    for grid in face.grids:
        if grid.title != "fielding":
            drawn += fitting(shrunk(grid) if small else grid, lit, throws, width, max(4, room - 2))
    return drawn


def _with_head(face: Face, drawn: Sequence[str], width: int, room: int) -> list[Line]:
    """Facts over the grid, as many whole ones as there are lines for; one that is wider than the card is left to
    `card`."""
    facts = [f"{fact.label} {fact.value}".strip() for fact in face.facts]
    facts = [fact for fact in facts if len(fact) + 2 <= width]
    words = [f"{face.title}:", *(f"{fact}," for fact in facts[:-1]), *facts[-1:]] if facts else [face.title]
    head = [words[0]]
    for word in words[1:]:
        if len(f"{head[-1]} {word}") <= width:
            head[-1] += f" {word}"
        else:
            head.append(f" {word}")
    kept = head[: max(1, min(HEAD, room - len(drawn)))]
    kept[-1] = kept[-1].rstrip(",:")
    return [*(plain(line, BOLD) for line in kept), *(lighted(line) for line in drawn)]


def shrunk(grid: Grid) -> Grid:
    """The same without the head of its rows, and of two columns of numbers only the first."""
    if [row.head for row in grid.rows] == TENS or len(grid.columns) != 2:
        return Grid(grid.columns, grid.rows, "", "" if len(grid.columns) > 2 else grid.corner, grid.blocks)
    return Grid(("",), tuple(Row(row.head, row.cells[:1]) for row in grid.rows), blocks=max(2, grid.blocks))


def fitting(grid: Grid, lit: frozenset[str], throws: str, width: int, room: int) -> list[str]:
    """The grid in the first of several drawings that fits; else in the lowest of those that are not too wide."""
    if [row.head for row in grid.rows] == TENS:
        both = _drawn([by_tens(grid, name) for name in grid.columns], lit)
        one = _drawn([by_tens(grid, name) for name in wanted(grid, lit, throws)], lit)
        return both if len(both) <= room else one
    tries = [Grid(grid.columns, grid.rows, "", grid.corner, grid.blocks + more) for more in range(3)]
    drawn = [_drawn([one], lit) for one in tries]
    narrow = [lines for lines in drawn if max(map(len, lines)) <= width] or drawn[:1]
    return next((lines for lines in narrow if len(lines) <= room), min(narrow, key=len))


def _drawn(grids: Sequence[Grid], lit: frozenset[str]) -> list[str]:
    return [line.removeprefix(INDENT) for grid in grids for line in draw_grid(grid, lit)]


def wanted(grid: Grid, lit: frozenset[str], throws: str) -> list[str]:
    """The column that was read, or the one against the pitcher's hand."""
    for place, name in enumerate(grid.columns):
        if any(lit.intersection(row.cells[place].places) for row in grid.rows):
            return [name]
    return [name for name in grid.columns if name == f"vs {throws}"] or list(grid.columns[:1])


def by_tens(grid: Grid, column: str) -> Grid:
    """One column of thirty rows as three rows of ten."""
    place = grid.columns.index(column)
    cells = [row.cells[place] for row in grid.rows]
    rows = tuple(Row(f"{tens}-", tuple(cells[10 * tens - 10 : 10 * tens])) for tens in (1, 2, 3))
    short = tuple(Row(row.head, tuple(Cell(cell.text or "·", cell.places) for cell in row.cells)) for row in rows)
    return Grid(tuple(map(str, range(10))), short, corner=column)


def lighted(line: str) -> Line:
    """A drawn line with what stands in brackets lit."""
    parts: list[tuple[str, str]] = []
    rest = line
    while "[" in rest and "]" in rest:
        before, _, after = rest.partition("[")
        inside, _, rest = after.partition("]")
        parts += [(before, ""), (f"[{inside}]", LIT)]
    return (*parts, (rest, ""))
