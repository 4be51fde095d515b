"""Retrosheet's files recognised by their names, in a folder, in its zip files, or in one zip file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hotstove.records.names import seen
from hotstove.table.archives import files_in_zip
from hotstove.table.errors import Mistake
from hotstove.table.reading import is_number, read_plain

KINDS = {
    "game log": re.compile(r"gl(\d{4})\.txt"),
    "schedule": re.compile(r"(\d{4})(?:schedule\.csv|sked\.txt)"),
    "roster": re.compile(r"[a-z0-9]{3}(\d{4})\.ros"),
    "list of clubs": re.compile(r"team(\d{4})"),
    "play by play": re.compile(r"(\d{4})[a-z0-9]{3}\.e[bdv][anf]"),
    "transactions": re.compile(r"tran(\d{4})\.txt"),
}
ALL_YEARS = "tran.txt"
"""Transactions of all years in one file; they are taken in a year a file."""


class Found(NamedTuple):
    """A file: what it is, of which year, where it stands, and its text."""

    kind: str
    year: int
    name: str
    place: str
    text: str


def kind_of(name: str) -> tuple[str, int] | None:
    for kind, pattern in KINDS.items():
        match = pattern.fullmatch(name.lower())
        if match is not None:
            return kind, int(match[1])
    return None


def find_files(source: Path) -> Iterator[Found]:
    """Everything that can be taken in; other files are passed over."""
    if not source.exists():
        raise Mistake(f"{source}: there is no such file or folder")
    paths = sorted(path for path in source.rglob("*") if path.is_file()) if source.is_dir() else [source]
    for path in paths:
        known = kind_of(path.name)
        if path.name.lower() == ALL_YEARS:
            yield from _by_year(str(path), read_plain(path))
        elif known is not None:
            yield Found(*known, path.name.lower(), str(path), read_plain(path))
        elif path.suffix.lower() == ".zip":
            for place, text in files_in_zip(path, lambda name: _is_wanted(_last(name))):
                name = _last(place)
                if name.lower() == ALL_YEARS:
                    yield from _by_year(seen(place), text)
                    continue
                inside = kind_of(name)
                assert inside is not None
                yield Found(*inside, name.lower(), seen(place), text)


def _is_wanted(name: str) -> bool:
    return name.lower() == ALL_YEARS or kind_of(name) is not None


def _by_year(place: str, text: str) -> Iterator[Found]:
    """Transactions year by year; a row begins with its date, quoted."""
    years: dict[int, list[str]] = {}
    for line in text.splitlines():
        date = line.lstrip('"')[:4]
        if is_number(date):
            years.setdefault(int(date), []).append(line)
    for year, lines in sorted(years.items()):
        yield Found("transactions", year, f"tran{year}.txt", place, "\n".join(lines) + "\n")


def _last(name: str) -> str:
    """The name of a file in an archive without the folders before it."""
    return re.split(r"[/\\:]", name)[-1]
