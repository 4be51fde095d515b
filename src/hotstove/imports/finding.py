"""Retrosheet's files recognised by their names, in a folder, in its zip files, or in one zip file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hotstove.records.names import seen
from hotstove.table.archives import files_in_zip
from hotstove.table.errors import Mistake
from hotstove.table.reading import read_plain

KINDS = {
    "game log": re.compile(r"gl(\d{4})\.txt"),
    "schedule": re.compile(r"(\d{4})(?:schedule\.csv|sked\.txt)"),
    "roster": re.compile(r"[a-z0-9]{3}(\d{4})\.ros"),
    "list of clubs": re.compile(r"team(\d{4})"),
    "play by play": re.compile(r"(\d{4})[a-z0-9]{3}\.e[bdv][anf]"),
}


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
        if known is not None:
            yield Found(*known, path.name.lower(), str(path), read_plain(path))
        elif path.suffix.lower() == ".zip":
            for place, text in files_in_zip(path, lambda name: kind_of(_last(name)) is not None):
                name = _last(place)
                inside = kind_of(name)
                assert inside is not None
                yield Found(*inside, name.lower(), seen(place), text)


def _last(name: str) -> str:
    """The name of a file in an archive without the folders before it."""
    return re.split(r"[/\\:]", name)[-1]
