"""A rule of the rulebook for the terminal: its tables drawn as columns, its marks of emphasis left out."""

from __future__ import annotations

import re

MARKS = re.compile(r"\*\*|__|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)|(?<=\.)\*(?!\w)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
RULE_OFF = re.compile(r"\|?[\s:|-]+\|?")


def rule_lines(text: str) -> list[str]:
    """The lines of a rule without Markdown."""
    lines: list[str] = []
    table: list[list[str]] = []
    for line in text.splitlines():
        if line.lstrip().startswith("|"):
            if not RULE_OFF.fullmatch(line.strip()):
                table.append([_plain(cell.strip()) for cell in line.strip().strip("|").split("|")])
            continue
        lines += _columns(table)
        table = []
        lines.append(_plain(line))
    return [*lines, *_columns(table)]


def _plain(text: str) -> str:
    return MARKS.sub("", LINK.sub(r"\1", text))


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [
        max(len(row[place]) for row in rows if place < len(row)) for place in range(max(map(len, rows), default=0))
    ]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows
    ]
