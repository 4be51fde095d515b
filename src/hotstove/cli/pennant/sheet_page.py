"""A roster sheet as it is laid on the table."""

from __future__ import annotations

from hotstove.games.pennant.sheet_files import LINEUP_HEADING, PITCHER_HEADING, batter_row, pitcher_row
from hotstove.games.pennant.sheets import SUMS, Sheet


def sheet_page(sheet: Sheet) -> list[str]:
    """Title and BAT value, pitchers, line-up, bench, and the two grids."""
    page = [f"{sheet.year} {sheet.club}: BAT value {sheet.bat_value} ({sheet.provenance})"]
    page += _table(PITCHER_HEADING, [pitcher_row(pitcher) for pitcher in sheet.pitchers])
    page += _table(LINEUP_HEADING, [(spot, *batter_row(batter)) for spot, batter in sheet.batters.items()])
    page.append(f"Unearned runs for sums {SUMS[0]} to {SUMS[-1]}: {' '.join(map(str, sheet.unearned))}")
    if sheet.xhr_grid:
        pairs = zip(("3", "2", "1", "0"), sheet.xhr_grid, strict=True)
        page.append("Extra homers up to: " + ", ".join(f"{count} {triad}" for count, triad in pairs if triad))
    return page


def _table(heading: str, rows: list[tuple[str, ...]]) -> list[str]:
    columns = [tuple(heading.split()), *rows]
    widths = [max(len(row[index]) for row in columns) for index in range(len(columns[0]))]
    return ["  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in columns]
