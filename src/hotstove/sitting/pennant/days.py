"""The days on which a season's pitchers last worked, as the header of a tape keeps them."""

from __future__ import annotations

import re

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.sitting.header import Header
from hotstove.table.game import SIDES

DAY = "day"
NUMBERS = re.compile(r"-?\d{1,9}( -?\d{1,9})*")


def write_days(setup: PennantSetup) -> dict[str, str]:
    """The day of the season, starters who are named by the schedule, and for each side every pitcher's last start, last
    relief and days running."""
    lines = {DAY: str(setup.day)}
    for side, staff, named in zip(SIDES, setup.staffs, setup.named, strict=True):
        numbers = (*staff.last_start, *staff.last_relief, *staff.running)
        lines[f"{side} days"] = " ".join(str(number) for number in numbers)
        if named:
            lines[f"{side} named"] = named
    return lines


def read_days(header: Header, sheets: tuple[Sheet, Sheet], options: Options, charts: PennantCharts) -> PennantSetup:
    if NUMBERS.fullmatch(header[DAY]) is None or " " in header[DAY]:
        raise header.wrong(DAY, "the number of a day")
    visitors, home = (_staff(header, f"{side} days", sheet) for side, sheet in zip(SIDES, sheets, strict=True))
    named = header.lines.get(f"{SIDES[0]} named", ""), header.lines.get(f"{SIDES[1]} named", "")
    return PennantSetup((visitors, home), int(header[DAY]), options, charts, named)


def _staff(header: Header, name: str, sheet: Sheet) -> Staff:
    players = len(sheet.pitchers)
    if NUMBERS.fullmatch(header[name]) is None or len(header[name].split()) != 3 * players:
        raise header.wrong(name, f"{3 * players} numbers, three for each pitcher")
    numbers = tuple(int(word) for word in header[name].split())
    return Staff(sheet, numbers[:players], numbers[players : 2 * players], numbers[2 * players :])
