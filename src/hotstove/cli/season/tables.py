"""Tables for people, JSON and CSV for programs: the same rows."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Sequence
from typing import Any

import typer

from hotstove.records.spreadsheet import csv_text
from hotstove.season.tables import Table


def show_together(tables: Sequence[Table], form: str = "", kind: str = "Table") -> None:
    """Several tables: one under the other for people; one JSON document; in CSV a first column says which."""
    if form == "json":
        found = {table.title: [dict(zip(table.headers, row, strict=True)) for row in table.rows] for table in tables}
        typer.echo(json.dumps(found, indent=1))
        return
    if form == "csv":
        alike = len({tuple(table.headers) for table in tables}) == 1
        for number, table in enumerate(tables):
            lines = csv_text([kind, *table.headers], [(table.title, *row) for row in table.rows])
            if number and alike:
                lines = lines.partition("\n")[2]
            elif number:
                typer.echo()
            typer.echo(lines, nl=False)
        return
    for number, table in enumerate(tables):
        if number:
            typer.echo()
        show(table.title, table.headers, table.rows)


def show(title: str, headers: Sequence[str], rows: Sequence[Sequence[Any]], form: str = "") -> None:
    """Prints rows as a lined-up table, or as `json` or `csv`."""
    if form == "json":
        typer.echo(json.dumps([dict(zip(headers, row, strict=True)) for row in rows], indent=1))
        return
    if form == "csv":
        typer.echo(csv_text(headers, rows), nl=False)
        return
    lines = lined_up(title, headers, rows)
    if sys.stdout.isatty() and max(map(len, lines)) > shutil.get_terminal_size().columns:
        lines = lined_up(title, headers, rows, gap=" ")
    typer.echo("\n".join(lines))


def lined_up(title: str, headers: Sequence[str], rows: Sequence[Sequence[Any]], gap: str = "  ") -> list[str]:
    """Words to the left, figures to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [
        max(len(header), *(len(row[i]) for row in cells)) if cells else len(header) for i, header in enumerate(headers)
    ]
    words = [all(isinstance(row[i], str) and not _is_figure(row[i]) for row in rows) for i in range(len(headers))]

    def line(parts: Sequence[str]) -> str:
        placed = [part.ljust(w) if left else part.rjust(w) for part, w, left in zip(parts, widths, words, strict=True)]
        return gap.join(placed).rstrip()

    return [*([title, ""] if title else []), line(list(headers)), *(line(row) for row in cells)]


def _is_figure(text: str) -> bool:
    return bool(text) and all(mark in "0123456789.-+%" for mark in text)
