"""Lines of styled text, cut and joined to panes of a given size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import TypeAlias

Part: TypeAlias = tuple[str, str]
"""A piece of a line, and its style."""
Line: TypeAlias = tuple[Part, ...]


def plain(text: str, style: str = "") -> Line:
    return ((text, style),)


def width_of(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def cut(line: Line, width: int) -> Line:
    """A line that fits; what is cut off is marked."""
    if width_of(line) <= width:
        return line
    parts: list[Part] = []
    room = width - 1
    for text, style in line:
        parts.append((text[:room], style))
        room -= len(text[:room])
    return (*parts, ("…", "dim"))


def padded(line: Line, width: int) -> Line:
    """A line of exactly that width."""
    short = cut(line, width)
    return (*short, (" " * (width - width_of(short)), ""))


def beside(blocks: Sequence[Sequence[Line]], widths: Sequence[int], gap: str = "  ") -> list[Line]:
    """Blocks side by side, each of its width."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for number in range(height):
        parts: list[Part] = []
        for block, width in zip(blocks, widths, strict=True):
            parts += [*padded(block[number] if number < len(block) else (), width), (gap, "")]
        lines.append(tuple(parts[:-1]))
    return lines


def wrapped(text: str, width: int, style: str = "", indent: str = "") -> list[Line]:
    """Text in lines that fit; those after the first are indented."""
    return [plain(line, style) for line in wrap(text, width, subsequent_indent=indent, drop_whitespace=True) or [""]]


def in_rows(parts: Sequence[str], width: int, style: str = "", gap: str = "  ") -> list[Line]:
    """Parts beside each other in lines that fit, none of them broken; lines after the first are indented."""
    rows: list[str] = []
    for part in parts:
        if rows and len(f"{rows[-1]}{gap}{part}") <= width:
            rows[-1] += f"{gap}{part}"
        else:
            rows.append(f"{gap if rows else ''}{part}")
    return [line for row in rows for line in wrapped(row, width, style, gap)]


def fitted(lines: Iterable[Line], height: int) -> list[Line]:
    """Exactly so many lines: the first of them, or empty ones below."""
    kept = list(lines)[:height]
    return [*kept, *([()] * (height - len(kept)))]


def last_of(lines: Sequence[Line], height: int) -> list[Line]:
    """The last lines, so many of them as fit."""
    return list(lines[-height:]) if height > 0 else []
