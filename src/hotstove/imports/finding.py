"""Retrosheet's files recognised by their names, in a folder, in its zip files, or in one zip file."""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hotstove.records.names import seen
from hotstove.table.errors import Mistake

KINDS = {
    "game log": re.compile(r"gl(\d{4})\.txt"),
    "schedule": re.compile(r"(\d{4})(?:schedule\.csv|sked\.txt)"),
    "roster": re.compile(r"[a-z0-9]{3}(\d{4})\.ros"),
    "list of clubs": re.compile(r"team(\d{4})"),
    "play by play": re.compile(r"(\d{4})[a-z0-9]{3}\.e[bdv][anf]"),
}
LARGEST = 64 << 20
"""Bytes of one file; a game log has 2 million."""


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
            yield Found(*known, path.name.lower(), str(path), _text(path))
        elif path.suffix.lower() == ".zip":
            yield from _in_zip(path)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise Mistake(f"{path}: has {path.stat().st_size} bytes; no file of Retrosheet's has more than {LARGEST}")
        return path.read_text(encoding="latin-1")
    except OSError as error:
        raise Mistake(f"{path}: cannot be read ({error.strerror or error})") from None


def _in_zip(path: Path) -> Iterator[Found]:
    try:
        with zipfile.ZipFile(path) as archive:
            for info in sorted(archive.infolist(), key=lambda info: info.filename):
                name = info.filename.replace("\\", "/").rpartition("/")[2]
                known = kind_of(name)
                if known is None:
                    continue
                if info.file_size > LARGEST:
                    raise Mistake(f"{path}: {seen(name)} would have {info.file_size} bytes; allowed are {LARGEST}")
                text = archive.read(info).decode("latin-1")
                yield Found(*known, name.lower(), f"{path}:{seen(info.filename)}", text)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError) as error:
        raise Mistake(f"{path}: cannot be read as a zip file ({seen(str(error))[:80]})") from None
