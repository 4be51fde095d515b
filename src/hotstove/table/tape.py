"""The tape: a header and every answer in order, as text. It is the save file and the bug report.

The header of version 2 may hold blocks: a line `name:` alone, followed by indented lines that are its value. So a tape
carries its clubs' card files. Version 1 had single lines only and is still read; every tape is written as version 2.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from hotstove.table.errors import Mistake
from hotstove.table.questions import Answer, Question
from hotstove.table.reading import read_text

FIRST_LINE = "hotstove tape 2"
FIRST_LINES = (FIRST_LINE, "hotstove tape 1")
RULE_OFF = "--"
MOST_BYTES = 50_000_000
"""Of a tape; one of nine innings with both clubs in it has some 60,000."""
INDENT = "  "


@dataclass(frozen=True, slots=True)
class Line:
    """One answer: the purpose for which it was asked, and its text."""

    purpose: str
    text: str


@dataclass
class Tape:
    """Who plays what under which options, and every answer that was given."""

    header: Mapping[str, str]
    lines: list[Line] = field(default_factory=list)

    def to_text(self) -> str:
        parts = [FIRST_LINE, *(_entry(name, value) for name, value in self.header.items()), RULE_OFF]
        parts.extend(f"{line.purpose} {line.text}" for line in self.lines)
        return "\n".join(parts) + "\n"

    @classmethod
    def from_text(cls, text: str, source: str = "tape") -> Tape:
        rows = text.removesuffix("\n").split("\n")
        if rows[0] not in FIRST_LINES:
            found = rows[0][:40] or "nothing"
            raise Mistake(f"{source}: line 1 is {found!r}, a tape begins with {FIRST_LINE!r}")
        if RULE_OFF not in rows:
            raise Mistake(f"{source}: the header has no end, a line {RULE_OFF!r}")
        end = rows.index(RULE_OFF)
        header = _read_header(rows[1:end], source)
        lines = []
        for number, row in enumerate(rows[end + 1 :], start=end + 2):
            purpose, space, answer = row.partition(" ")
            if not space or not purpose or not answer:
                raise Mistake(f"{source}: line {number} is {row[:40]!r}, an answer is 'purpose answer'")
            lines.append(Line(purpose, answer))
        return cls(header, lines)

    @classmethod
    def read(cls, path: Path) -> Tape:
        if not path.exists():
            raise Mistake(f"{path}: there is no such tape")
        return cls.from_text(read_text(path, MOST_BYTES), str(path))

    def write(self, path: Path) -> None:
        write_whole(path, self.to_text())


def _entry(name: str, value: str) -> str:
    """A line of the header, or a block where the value has several lines."""
    if "\n" not in value:
        return f"{name}: {value}"
    rows = (f"{INDENT}{row}" if row else "" for row in value.removesuffix("\n").split("\n"))
    return "\n".join((f"{name}:", *rows))


def _read_header(rows: Sequence[str], source: str) -> dict[str, str]:
    header: dict[str, str] = {}
    block = ""
    for number, row in enumerate(rows, start=2):
        if block and (not row or row.startswith(INDENT)):
            header[block] += f"{row.removeprefix(INDENT)}\n"
            continue
        name, colon, value = row.partition(":")
        if not colon or not name or name in header or (value and not value.startswith(" ")):
            raise Mistake(f"{source}: line {number} is {row[:40]!r}, a header line is 'name: value', each name once")
        header[name] = value[1:]
        block = "" if value else name
    return header


def write_whole(path: Path, text: str) -> None:
    """Writes beside and renames, so that a full disk or a pulled plug leaves the old file as it was."""
    beside = path.with_name(f".{path.name}.{os.urandom(4).hex()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise Mistake(f"{path}: cannot be written ({error.strerror or error}); nothing was changed") from None


def lines_of(record: Sequence[Question | Answer]) -> list[Line]:
    """The lines of a session's flat record of questions and answers."""
    return [
        Line(question.purpose, question.show(answer))
        for question, answer in zip(record[::2], record[1::2], strict=True)
    ]
