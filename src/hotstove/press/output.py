"""Finished files on their way to the disk: whole or not at all."""

from __future__ import annotations

from pathlib import Path

from hotstove.press.typesetting import Format
from hotstove.table.errors import Mistake

ENDINGS: dict[str, Format] = {".pdf": "pdf", ".png": "png", ".svg": "svg"}


def format_of(path: Path) -> Format:
    """What a file is to be, by how its name ends."""
    if path.suffix.lower() not in ENDINGS:
        raise Mistake(f"--out {path}: the name ends in {', '.join(ENDINGS)}")
    return ENDINGS[path.suffix.lower()]


def write(path: Path, content: bytes) -> Path:
    """Writes beside the file and moves into its place, so that nothing half-written is ever there."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise Mistake(f"--out {path}: it cannot be written ({error.strerror or error})") from None
    finally:
        if part.is_file():
            part.unlink(missing_ok=True)
    return path
