"""Help in two columns, a word and what it does, wrapped to the width of the terminal."""

from __future__ import annotations

import re
from textwrap import wrap

FIRST_COLUMN = re.compile(r"\S.*?\s{2,}(?=\S)")
WIDEST = 28
"""Columns that the first one may take; where it is wider, what follows is indented by INDENT."""
INDENT = 4


def two_columns(text: str, width: int) -> list[str]:
    """The lines of a text whose indented lines continue the one before, each entry wrapped under its second column."""
    entries: list[str] = []
    for line in text.splitlines():
        if entries and line.startswith("  ") and entries[-1]:
            entries[-1] += f" {line.strip()}"
        else:
            entries.append(line)
    return [line for entry in entries for line in _wrapped(entry, width) or [""]]


def _wrapped(entry: str, width: int) -> list[str]:
    first = FIRST_COLUMN.match(entry)
    indent = len(first[0]) if first is not None and len(first[0]) <= WIDEST else INDENT if first is not None else 0
    if first is None or len(first[0]) > WIDEST:
        return wrap(entry, width, subsequent_indent=" " * indent)
    rest = wrap(entry[indent:], width - indent)
    return [f"{first[0]}{rest[0]}", *(f"{' ' * indent}{line}" for line in rest[1:])]
