"""Tables for people, JSON and CSV for programs: the same rows."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

import typer

from hotstove.records.spreadsheet import csv_text
from hotstove.season.tables import Table

LEAST_ROOM = 24
"""Columns that words may be broken to."""


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
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    typer.echo("\n".join(fitted(title, headers, rows, width) if width else lined_up(title, headers, rows)))


def fitted(title: str, headers: Sequence[str], rows: Sequence[Sequence[Any]], width: int) -> list[str]:
    """A table that stands in a terminal: columns move together, long words are broken over several lines, and what is
    too wide even then goes below, each part with the first column."""
    for gap in ("  ", " "):
        lines = lined_up(title, headers, rows, gap)
        if max(map(len, lines[2 if title else 0 :])) <= width:
            return lines
    widths = [max(len(str(cell)) for cell in column) for column in zip(headers, *rows, strict=True)]
    longest = max(range(len(headers)), key=lambda i: widths[i])
    room = width - (sum(widths) + len(widths) - 1 - widths[longest])
    if room >= LEAST_ROOM:
        broken = [_broken([str(cell) for cell in row], longest, room) for row in rows]
        return lined_up(title, headers, [line for lines in broken for line in lines], " ", _words(rows, len(headers)))
    first = widths[0]
    parts: list[list[int]] = [[]]
    used = first
    for i in range(1, len(headers)):
        if parts[-1] and used + 1 + widths[i] > width:
            parts.append([])
            used = first
        parts[-1].append(i)
        used += 1 + widths[i]
    told = [title, ""] if title else []
    for number, part in enumerate(parts):
        some = [[row[i] for i in (0, *part)] for row in rows]
        told += [*([""] if number else []), *lined_up("", [headers[i] for i in (0, *part)], some, " ")]
    return told


def _broken(row: Sequence[str], longest: int, room: int) -> list[list[str]]:
    """A row as several lines, the words of one column broken, the others on the first line alone."""
    lines = wrap(row[longest], room) or [""]
    return [
        [words if i == longest else cell if number == 0 else "" for i, cell in enumerate(row)]
        for number, words in enumerate(lines)
    ]


def lined_up(
    title: str,
    headers: Sequence[str],
    rows: Sequence[Sequence[Any]],
    gap: str = "  ",
    words: Sequence[bool] | None = None,
) -> list[str]:
    """Columns of words to the left, of figures to the right; `words` says which are words, else the cells do."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [
        max(len(header), *(len(row[i]) for row in cells)) if cells else len(header) for i, header in enumerate(headers)
    ]
    left = _words(rows, len(headers)) if words is None else words

    def line(parts: Sequence[str]) -> str:
        placed = [
            part.ljust(w) if is_left else part.rjust(w) for part, w, is_left in zip(parts, widths, left, strict=True)
        ]
        return gap.join(placed).rstrip()

    return [*([title, ""] if title else []), line(list(headers)), *(line(row) for row in cells)]


def _words(rows: Sequence[Sequence[Any]], columns: int) -> list[bool]:
    return [all(isinstance(row[i], str) and not _is_figure(row[i]) for row in rows) for i in range(columns)]


def _is_figure(text: str) -> bool:
    return bool(text) and all(mark in "0123456789.-+%" for mark in text)
