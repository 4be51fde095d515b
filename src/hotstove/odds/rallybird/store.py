"""Solved values as files: sixteen bits a state, packed; mixes are worked out again when they are asked for."""

from __future__ import annotations

import hashlib
import json
import lzma
import os
import tempfile
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from hotstove.diamond.situation import BOTTOM, TOP
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.options import LAST_INNING, Options
from hotstove.odds.rallybird.model import OUTS, Board, Floats
from hotstove.odds.rallybird.solving import BASES
from hotstove.odds.rallybird.winning import (
    Half,
    Winning,
    copy_extra,
    extra_alike,
    halves_of,
    layer_of,
    leads_of,
)
from hotstove.table.errors import Mistake

FORMAT = "hotstove rallybird values 1"
STEPS = 65535
"""A chance is kept as a whole number of steps."""
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


def fingerprint(board: Board) -> str:
    """What the values hold for: the components, the deck and the version of the rules."""
    book = board.book
    parts = [GAME.version, board.deck, book.cards, book.tiles, sorted(book.printed.cells.items())]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def variant_name(options: Options) -> str:
    """The part of the options that changes the values."""
    words = [f"{options.innings}innings", f"snake-{options.snake_eyes}"]
    words += ["rallybird-extra" if options.rallybird_extra else "rallybird"] if options.rallybird else []
    return "-".join([*words, "" if options.take_the_pitch else "learning"]).rstrip("-")


def layers_to_keep(options: Options) -> list[tuple[Half, list[int]]]:
    """Which layers of which half-innings a file holds, in order; those that are copies of others are left out."""
    kept = []
    for half in halves_of(options):
        flies = options.rallybird_flies(half.inning)
        copied = half.inning == LAST_INNING and extra_alike(options)
        layers = []
        for lead in leads_of(half, options):
            if not copied or (lead < 0 and half.half == TOP):
                layers.append(layer_of(lead))
            if flies and lead < 0 and not (copied and half.half == BOTTOM):
                layers.append(layer_of(lead, True))
        kept.append((half, layers))
    return [(half, layers) for half, layers in kept if layers]


def pack(winning: Winning) -> bytes:
    """A file's whole content."""
    header = {"format": FORMAT, "board": fingerprint(winning.board), "options": asdict(winning.options)}
    rows = []
    for half, layers in layers_to_keep(winning.options):
        steps = np.rint(winning.values[half][layers] * STEPS).astype(np.int64).reshape(len(layers), -1)
        rows.append(np.diff(steps, axis=0, prepend=np.full((1, steps.shape[1]), STEPS)))
    return json.dumps(header).encode() + b"\n" + _squeezed(np.concatenate(rows))


def unpack(content: bytes, board: Board, source: str) -> Winning:
    """The values of a file, or one sentence on why it cannot be used here."""
    head, _, body = content.partition(b"\n")
    try:
        header: dict[str, Any] = json.loads(head)
        found = (header["format"], header["board"])
        options = Options(**header["options"])
    except (ValueError, KeyError, TypeError):
        raise Mistake(f"{source}: this is no file of solved values") from None
    if found != (FORMAT, fingerprint(board)):
        raise Mistake(f"{source}: it was solved for other components or rules; solve the game again")
    layers = layers_to_keep(options)
    rows = _loosened(body, sum(len(kept) for _, kept in layers), len(board.graph.sets) * OUTS * BASES)
    winning = Winning(board, options)
    first = 0
    for half, kept in layers:
        steps = np.cumsum(rows[first : first + len(kept)], axis=0) + STEPS
        first += len(kept)
        winning.values[half][kept] = (steps / STEPS).reshape(len(kept), -1, OUTS, BASES)
    if extra_alike(options):
        copy_extra(winning)
    return winning


def _squeezed(rows: np.ndarray[Any, np.dtype[np.int64]]) -> bytes:
    """Small differences around nought, low bytes before high ones."""
    folded = np.where(rows >= 0, 2 * rows, -2 * rows - 1).astype("<u4")
    planes = folded.view(np.uint8).reshape(-1, 4)
    return lzma.compress(planes.T.tobytes(), format=lzma.FORMAT_XZ, filters=_FILTERS)


def _loosened(body: bytes, rows: int, columns: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    planes = np.frombuffer(lzma.decompress(body), np.uint8).reshape(4, rows * columns)
    folded = np.ascontiguousarray(planes.T).view("<u4").astype(np.int64).reshape(rows, columns)
    return np.where(folded % 2 == 0, folded // 2, -(folded + 1) // 2)


def pack_runs(values: Floats, board: Board) -> bytes:
    header = {"format": FORMAT, "board": fingerprint(board)}
    return json.dumps(header).encode() + b"\n" + lzma.compress(values.astype("<f4").tobytes())


def unpack_runs(content: bytes, board: Board, source: str) -> Floats:
    head, _, body = content.partition(b"\n")
    if json.loads(head) != {"format": FORMAT, "board": fingerprint(board)}:
        raise Mistake(f"{source}: it was solved for other components or rules; solve the game again")
    values = np.frombuffer(lzma.decompress(body), "<f4").astype(np.float64)
    return values.reshape(-1, OUTS, BASES)


def own_folder() -> Path:
    """Where values that were solved on this machine are kept."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "hotstove" / "rallybird"


def find(board: Board, name: str) -> tuple[bytes, str] | None:
    """A file of values for these components: one that comes with the game, or one that was solved here."""
    shipped = files("hotstove.odds.rallybird") / "solved" / f"{name}.values"
    own = own_folder() / f"{name}-{fingerprint(board)}.values"
    wanted = fingerprint(board).encode()
    for place in (shipped, own):
        if place.is_file():
            content = place.read_bytes()
            if wanted in content.partition(b"\n")[0]:
                return content, str(place)
    return None


def keep(board: Board, name: str, content: bytes, folder: Path | None = None) -> Path:
    """Writes beside and renames; into the user's own folder unless another is given."""
    path = own_folder() / f"{name}-{fingerprint(board)}.values" if folder is None else folder / f"{name}.values"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(beside).replace(path)
    except OSError as error:
        raise Mistake(f"{path}: cannot be written ({error.strerror or error})") from None
    return path
