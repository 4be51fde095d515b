"""Help in two columns, a word and what it does, wrapped to the width of the terminal."""

from __future__ import annotations

import re
import shutil
import sys
from textwrap import fill, wrap

FIRST_COLUMN = re.compile(r" *\S.*?\s{2,}(?=\S)")
WIDEST = 28
"""Columns that the first one may take; where it is wider, what follows is indented by INDENT."""
INDENT = 4
CONTINUED = " " * INDENT
"""What begins a line that continues the one before."""


def two_columns(text: str, width: int) -> list[str]:
    """The entries of a text, those that are too long wrapped under their second column."""
    entries: list[str] = []
    for line in text.splitlines():
        if entries and line.startswith(CONTINUED) and entries[-1]:
            entries[-1] += f" {line.strip()}"
        else:
            entries.append(line)
    return [line for entry in entries for line in _wrapped(entry, width) or [""]]


def at_words(line: str, indent: int = 0) -> str:
    """A line for a terminal, broken between words where it is too long; for a pipe as it is."""
    if not (sys.stdout.isatty() or sys.stderr.isatty()):
        return line
    width = shutil.get_terminal_size().columns
    return fill(line, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)


def _wrapped(entry: str, width: int) -> list[str]:
    if len(entry) <= width:
        return [entry]
    first = FIRST_COLUMN.match(entry)
    if first is None or len(first[0]) > WIDEST:
        return wrap(entry, width, subsequent_indent="" if first is None else CONTINUED)
    indent = len(first[0])
    rest = wrap(entry[indent:], width - indent)
    return [f"{first[0]}{rest[0]}", *(f"{' ' * indent}{line}" for line in rest[1:])]
