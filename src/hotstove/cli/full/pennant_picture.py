"""Pennant Race on the full screen: the score sheet as far as it is filled in, and both staffs."""

from __future__ import annotations

from hotstove.cli.face import INDENT, draw_grid
from hotstove.cli.full.panes import Line, beside, fitted, plain
from hotstove.games.pennant.face import sheet as sheet_face
from hotstove.sitting.pennant.match import PennantMatch, PennantSitting
from hotstove.sitting.pennant.scene import scene
from hotstove.sitting.pennant.score_sheet import drawn_rows
from hotstove.table.face import Grid, Row

BOLD, DIM = "bold", "dim"
SPARED = ("SHO", "CG", "REST")
STAFF = 13
"""Lines that the staffs may take."""


def picture(match: PennantMatch, sitting: PennantSitting, width: int, height: int) -> list[Line]:
    """The score sheet on top; below it both clubs' pitchers, and their lineups where there is room."""
    values = scene(match, sitting)
    lines: list[Line] = [plain(f"{match.title}: {values['scoreboard']['chapter']}", BOLD)]
    for side in values["scoreboard"]["sides"]:
        starter = side["starter"]["name"] if side["starter"] else "not named yet"
        runs = "" if side["runs"] is None else f"{side['runs']} runs, "
        lines.append(((f"{side['season']} {side['name']}: ", ""), (runs, BOLD), (f"starter {starter}", DIM)))
    lines += _score_sheet(values["score_sheet"]["columns"], values["score_sheet"]["rows"])
    room = min(height - len(lines), STAFF if height < 30 else height)
    told = sum(len(entry.more) + 1 for entry in sitting.log[-2:])
    half = (width - 2) // 2
    staffs = [_staff(match, side, half, room) for side in (0, 1)]
    tall = max(0, min(room, height - len(lines) - told, max(map(len, staffs))))
    return [*lines, *beside([fitted(staff, tall) for staff in staffs], [half, half])]


def _score_sheet(heads: list[str], rows: list[list[str]]) -> list[Line]:
    if not rows:
        return []
    head, *drawn = drawn_rows([heads, *rows])
    return [plain(head, DIM), *(plain(line, BOLD) for line in drawn), ()]


def _staff(match: PennantMatch, side: int, width: int, room: int) -> list[Line]:
    """Pitchers, then the lineup; columns that have no room are left to the sheet."""
    sheet = match.sheets[side]
    lines: list[Line] = [plain(f"{sheet.year} {sheet.club}, BAT value {sheet.bat_value}", BOLD)]
    for grid in sheet_face(sheet).grids[:2]:
        lines += [plain(line) for line in _narrow(grid, width)]
    return [line for line in lines if line][:room]


def _narrow(grid: Grid, width: int) -> list[str]:
    """A grid as it fits: columns that a starter's own line tells as well are left out first."""
    for spared in range(len(SPARED) + 1):
        kept = [place for place, name in enumerate(grid.columns) if name not in SPARED[:spared]]
        rows = tuple(Row(row.head, tuple(row.cells[place] for place in kept)) for row in grid.rows)
        smaller = Grid(tuple(grid.columns[place] for place in kept), rows, "", grid.corner, 1)
        lines = [line.removeprefix(INDENT) for line in draw_grid(smaller)]
        if max(map(len, lines)) <= width:
            break
    return lines
