"""Zip files from elsewhere: what is wanted of them is read within bounds, and nothing is ever unpacked to disk."""

from __future__ import annotations

import lzma
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

from hotstove.table.errors import Mistake
from hotstove.table.reading import MOST_BYTES_OF_ROWS, plain_text, shown

MOST_NAMES = 20_000
LARGEST_RATIO = 200
"""Bytes of a file for one byte of the archive; tables of text come to twenty."""
SMALL = 1_000_000
"""Bytes that a file may always have, however well it was packed."""
TROUBLE = (zipfile.BadZipFile, zlib.error, lzma.LZMAError, OSError, EOFError, RuntimeError, ValueError)
"""What reading a damaged, encrypted or unknown archive may raise; NotImplementedError is a RuntimeError."""


def files_in_zip(path: Path, wanted: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """The wanted files of an archive in order of their names, each with where it stands and its text."""
    try:
        with zipfile.ZipFile(path) as archive:
            found = archive.infolist()
            if len(found) > MOST_NAMES:
                raise Mistake(f"{path}: holds more than {MOST_NAMES:,} files")
            for one in sorted(found, key=lambda one: one.filename):
                if not one.is_dir() and wanted(one.filename):
                    yield _text(path, archive, one)
    except TROUBLE as error:
        raise Mistake(f"{path}: cannot be read as a zip file ({str(error) or type(error).__name__})") from None


def _text(path: Path, archive: zipfile.ZipFile, one: zipfile.ZipInfo) -> tuple[str, str]:
    name = f"{path}:{one.filename}"
    most = min(MOST_BYTES_OF_ROWS, max(SMALL, LARGEST_RATIO * one.compress_size))
    with archive.open(one) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise Mistake(f"{path}: {shown(one.filename)} unpacks to more than {most:,} bytes, which is the most for it")
    return name, plain_text(name, content)
