"""Help in two columns, a word and what it does, wrapped to the width of the terminal."""

from __future__ import annotations

import re
import shutil
import sys
from textwrap import fill, wrap

import typer

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


def at_words(text: str, indent: int = 0, err: bool = False) -> str:
    """Text for a terminal: lines that are too long are broken between words; for a pipe or a file they stay as they
    are."""
    if not (sys.stderr if err else sys.stdout).isatty():
        return text
    width = shutil.get_terminal_size().columns
    return "\n".join(line if len(line) <= width else _broken(line, width, indent) for line in text.split("\n"))


def say(text: object, indent: int = 0) -> None:
    """Prints a sentence, broken between words where the terminal is too narrow."""
    typer.echo(at_words(str(text), indent))


def _broken(line: str, width: int, indent: int) -> str:
    after = " " * (indent + len(line) - len(line.lstrip()))
    return fill(line, width, subsequent_indent=after, break_long_words=False, break_on_hyphens=False)


def _wrapped(entry: str, width: int) -> list[str]:
    if len(entry) <= width:
        return [entry]
    first = FIRST_COLUMN.match(entry)
    if first is None or len(first[0]) > WIDEST:
        return wrap(entry, width, subsequent_indent="" if first is None else CONTINUED)
    indent = len(first[0])
    rest = wrap(entry[indent:], width - indent)
    return [f"{first[0]}{rest[0]}", *(f"{' ' * indent}{line}" for line in rest[1:])]
