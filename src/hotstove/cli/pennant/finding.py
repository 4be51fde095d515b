"""Finding a sheet by what a person calls it: a file of his own, a built-in sheet, or a club of the record."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.sheet_files import read_sheet, to_text
from hotstove.games.pennant.sheets import Sheet
from hotstove.table.errors import Mistake


@dataclass(frozen=True)
class FoundSheet:
    """A sheet, where it came from, and a fingerprint that changes when anything on it does."""

    sheet: Sheet
    source: str
    fingerprint: str


def find_sheet(name: str, folder: Path | None = None) -> FoundSheet:
    """The owner's folder comes first, then what ships with the game, then a path, then the record."""
    typed = name.strip()
    for file in _owners_files(folder):
        if file.stem.lower() == typed.lower():
            return _read(file, str(file))
    for stem, built_in in GAME.clubs().items():
        if stem.lower() == typed.lower():
            return _read(built_in, stem)
    path = Path(typed).expanduser()
    if path.suffix == ".toml" or path.is_file():
        return _read(path, str(path.resolve()))
    if not any(mark.isdigit() for mark in typed):
        ours = f"{GAME.name} comes with {', '.join(GAME.clubs())}"
        raise Mistake(f"club {name!r}: there is no such sheet; {ours}, or name a year and a club, such as 1988 OAK")
    from hotstove.cardmaker.pennant.shelf import sheet_for

    return _found(sheet_for(typed), typed)


def _owners_files(folder: Path | None) -> list[Path]:
    if folder is None:
        return []
    if not folder.is_dir():
        raise Mistake(f"{folder}: there is no such folder of sheets")
    return [file.resolve() for file in sorted(folder.glob("*.toml"))]


def _read(file: Traversable | Path, source: str) -> FoundSheet:
    return _found(read_sheet(file), source)


def _found(sheet: Sheet, source: str) -> FoundSheet:
    return FoundSheet(sheet, source, hashlib.sha256(to_text(sheet).encode()).hexdigest()[:16])
