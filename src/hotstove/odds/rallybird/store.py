"""Where files of solved values are: with the game, or in the user's own folder where he had them solved."""

from __future__ import annotations

import os
import tempfile
from importlib.resources import files
from pathlib import Path

from hotstove.games.rallybird.options import Options
from hotstove.odds.rallybird.model import Board, Floats
from hotstove.odds.rallybird.packing import (
    fingerprint,
    is_for,
    pack,
    pack_runs,
    unpack,
    unpack_runs,
    variant_name,
)
from hotstove.odds.rallybird.winning import Winning
from hotstove.table.errors import Mistake


def own_folder() -> Path:
    """Where values that were solved on this machine are kept."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "hotstove" / "rallybird"


def load_runs(board: Board, name: str) -> Floats | None:
    """Expected runs, if they are solved for these components."""
    found = _find(board, name)
    return None if found is None else unpack_runs(found[0], board, found[1])


def load_winning(board: Board, options: Options) -> Winning | None:
    """Chances to win, if they are solved for these components and options."""
    found = _find(board, f"winning-{variant_name(options)}")
    return None if found is None else unpack(found[0], board, found[1])


def has_runs(board: Board, name: str) -> bool:
    return _find(board, name) is not None


def has_winning(board: Board, options: Options) -> bool:
    return _find(board, f"winning-{variant_name(options)}") is not None


def keep_runs(board: Board, name: str, values: Floats, folder: Path | None = None) -> Path:
    return _keep(board, name, pack_runs(values, board), folder)


def keep_winning(winning: Winning, folder: Path | None = None) -> Path:
    return _keep(winning.board, f"winning-{variant_name(winning.options)}", pack(winning), folder)


def _find(board: Board, name: str) -> tuple[bytes, str] | None:
    """A file for these components: one that comes with the game, or one that was solved here."""
    shipped = files("hotstove.odds.rallybird") / "solved" / f"{name}.values"
    own = own_folder() / f"{name}-{fingerprint(board)}.values"
    for place in (shipped, own):
        if place.is_file():
            content = place.read_bytes()
            if is_for(content, board, str(place)):
                return content, str(place)
    return None


def _keep(board: Board, name: str, content: bytes, folder: Path | None) -> Path:
    """Writes beside and renames; into the user's own folder unless another is given."""
    path = own_folder() / f"{name}-{fingerprint(board)}.values" if folder is None else folder / f"{name}.values"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(beside).chmod(0o644)
        Path(beside).replace(path)
    except OSError as error:
        raise Mistake(f"{path}: cannot be written ({error.strerror or error})") from None
    return path
