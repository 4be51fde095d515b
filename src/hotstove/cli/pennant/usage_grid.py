"""The reliever usage grid: who worked on which day (PR-35)."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.pennant.staff import Staff

STARTED, RELIEVED, NOTHING = "S", "x", "."


def usage_grid(staff: Staff, days: Sequence[int], headings: Sequence[str]) -> list[str]:
    """A row for each pitcher, a column for each day: S started, x relieved."""
    starts, relief = set(staff.starts_made), set(staff.relief_made)
    names = [pitcher.name for pitcher in staff.sheet.pitchers]
    width = max(len(name) for name in names)
    cell = max((len(heading) for heading in headings), default=1)
    rows = [" ".join((" " * width, *(heading.rjust(cell) for heading in headings))).rstrip()]
    for number, name in enumerate(names):
        marks = (
            STARTED if (day, number) in starts else RELIEVED if (day, number) in relief else NOTHING for day in days
        )
        rows.append(" ".join((name.ljust(width), *(mark.rjust(cell) for mark in marks))))
    return rows
