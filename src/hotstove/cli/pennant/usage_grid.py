"""The reliever usage grid: who worked on which day (PR-35)."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.pennant.totals import ClubTotals

STARTED, RELIEVED, NOTHING = "S", "x", "."


def usage_grid(totals: ClubTotals, days: Sequence[int], headings: Sequence[str]) -> list[str]:
    """A row for each pitcher, a column for each day: S started, x relieved."""
    marked = {(day, number): STARTED if started else RELIEVED for day, number, started in sorted(totals.usage)}
    names = [pitcher.name for pitcher in totals.sheet.pitchers]
    width = max(len(name) for name in names)
    cell = max((len(heading) for heading in headings), default=1)
    rows = [" ".join((" " * width, *(heading.rjust(cell) for heading in headings))).rstrip()]
    for number, name in enumerate(names):
        marks = (marked.get((day, number), NOTHING) for day in days)
        rows.append(" ".join((name.ljust(width), *(mark.rjust(cell) for mark in marks))))
    return rows
