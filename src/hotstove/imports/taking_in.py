"""Taking files in: each is checked, then all are put into the library, a folder a year."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from hotstove.imports.finding import Found, find_files
from hotstove.record.library import shelf_of
from hotstove.season.schedules.retrosheet import LOG_FIELDS
from hotstove.season.schedules.rosters import FIELDS as ROSTER_FIELDS
from hotstove.season.schedules.transactions import FIELDS as MOVE_FIELDS
from hotstove.table.errors import Mistake
from hotstove.table.reading import rows_of
from hotstove.table.tape import write_whole

SCHEDULE_FIELDS = 12
MOVES = "transactions"
WIDTHS = {"game log": LOG_FIELDS, "roster": ROSTER_FIELDS, "schedule": SCHEDULE_FIELDS, MOVES: MOVE_FIELDS}


class Taken(NamedTuple):
    """What was taken in of one kind and year: files, and games where it has games."""

    year: int
    kind: str
    files: int
    games: int


def take_in(source: Path) -> list[Taken]:
    """Everything of a folder or zip file; nothing is written before all of it was found right."""
    found = list(find_files(source))
    if not found:
        raise Mistake(
            f"{source}: holds no game log (gl1988.txt), schedule (1988schedule.csv), roster (TEX1988.ROS),"
            " play by play (1988TEX.EVA) or transactions (tran.txt), plain or in a zip file"
        )
    others = {one.year for one in found if one.kind != MOVES}
    found = [one for one in found if one.kind != MOVES or one.year in others or shelf_of(one.year).is_dir()]
    if not found:
        raise Mistake(f"{source}: holds transactions, and there is no other file of those years; take those in first")
    files: Counter[tuple[int, str]] = Counter()
    games: Counter[tuple[int, str]] = Counter()
    for one in found:
        files[one.year, one.kind] += 1
        games[one.year, one.kind] += check(one)
    for one in found:
        write_whole(shelf_of(one.year) / one.name, one.text)
    return [Taken(year, kind, files[year, kind], games[year, kind]) for year, kind in sorted(files)]


def check(one: Found) -> int:
    """Refuses a file that is not what its name says; gives the number of its games."""
    if one.kind == "play by play":
        games = sum(line.startswith("id,") for line in one.text.splitlines())
        if not one.text.startswith("id,") or not games:
            raise Mistake(f"{one.place}: begins with {one.text[:20]!r}; play by play begins with an id")
        return games
    width = WIDTHS.get(one.kind)
    if width is None:
        return 0
    rows = 0
    for number, row in rows_of(one.place, one.text):
        if row[0] == "Date":
            continue
        if len(row) != width:
            raise Mistake(f"{one.place}: line {number} has {len(row)} fields; a {one.kind} has {width}")
        rows += 1
    return rows if one.kind not in ("roster", MOVES) else 0
