"""Cards, charts and sheets in the terminal: one drawing for all games, with the squares that were read in brackets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from hotstove.diamond.club import Club
from hotstove.diamond.situation import Situation
from hotstove.games.faces import player_faces
from hotstove.table.account import Lookup
from hotstove.table.face import SHADED, Cell, Face, Grid, Row, holds, places_of

INDENT = "  "
GAP = "   "
WIDTH = 100
EMPTY = "."


def both_cards(key: str, clubs: tuple[Club, Club], situation: Situation, lookups: Iterable[Lookup] = ()) -> list[str]:
    """Pitcher and batter of a situation, with what was read on them."""
    faces, looked = player_faces(key), tuple(lookups)
    lines = []
    if situation.pitcher:
        club = clubs[situation.fielding]
        card = faces.pitcher(club, situation.pitcher)
        name = club.players[situation.pitcher].name
        lines += [f"{name}, {club.name}: no pitcher's card"] if card is None else draw(card, looked)
    return [*lines, *draw(faces.batter(clubs[situation.batting], situation.batter), looked)]


def draw(face: Face, lookups: Iterable[Lookup] = ()) -> list[str]:
    """The lines of a face: heading with its facts, grids, what was read on it, notes."""
    looked = tuple(lookups)
    lit = places_of(looked)
    lines = [heading(face)]
    for grid in face.grids:
        lines += draw_grid(grid, lit)
    lines += [f"{INDENT}read: {_told(lookup)}" for lookup in looked if holds(face, lookup)]
    for note in face.notes:
        lines += wrap(note, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    if any(SHADED in cell.marks for grid in face.grids for row in grid.rows for cell in row.cells):
        lines.append(f"{INDENT}~ the ballpark has a say")
    return lines


def heading(face: Face) -> str:
    """Title, subtitle and facts in one line."""
    title = f"{face.title}, {face.subtitle}" if face.subtitle else face.title
    facts = ", ".join(f"{fact.label} {fact.value}".strip() for fact in face.facts)
    return f"{title}: {facts}" if facts else title


def draw_grid(grid: Grid, lit: frozenset[str] = frozenset()) -> list[str]:
    """A grid with its heads; a long one in blocks side by side."""
    lines = [f"{INDENT}{grid.title}"] if grid.title else []
    if grid.prose:
        return [*lines, *_prose(grid, lit)]
    size = -(-len(grid.rows) // grid.blocks)
    blocks = [grid.rows[start : start + size] for start in range(0, len(grid.rows), size)]
    drawn = [_block(grid, rows, lit) for rows in blocks]
    for number in range(max(map(len, drawn))):
        parts = [block[number] for block in drawn if number < len(block)]
        lines.append(f"{INDENT}{GAP.join(parts)}".rstrip())
    return lines


def _block(grid: Grid, rows: Sequence[Row], lit: frozenset[str]) -> list[str]:
    table = [(grid.corner, *grid.columns), *((row.head, *(_square(cell, lit) for cell in row.cells)) for row in rows)]
    if not any(table[0]):
        del table[0]
    widths = [max(len(row[index]) for row in table) for index in range(len(grid.columns) + 1)]
    return [
        " ".join(
            (row[0].ljust(widths[0]), *(text.center(width) for text, width in zip(row[1:], widths[1:], strict=True)))
        )
        for row in table
    ]


def _prose(grid: Grid, lit: frozenset[str]) -> list[str]:
    head = max((len(row.head) for row in grid.rows), default=0)
    lines = []
    for row in grid.rows:
        words = "  ".join(_square(cell, lit) for cell in row.cells)
        room = " " * (len(INDENT) + head + 2)
        lines += wrap(words, WIDTH, initial_indent=f"{INDENT}{row.head:<{head}}  ", subsequent_indent=room) or [
            f"{INDENT}{row.head}"
        ]
    return lines


def _square(cell: Cell, lit: frozenset[str]) -> str:
    text = f"{cell.text or EMPTY}{'~' if SHADED in cell.marks else ''}"
    return f"[{text}]" if lit.intersection(cell.places) else text


def _told(lookup: Lookup) -> str:
    keys = " ".join(str(key) for key in lookup.keys)
    return f"{keys} on {lookup.chart}: {lookup.cell if lookup.cell or lookup.cell == 0 else 'blank'}"
