"""Solved values as bytes: sixteen bits a state, packed tight; mixes are worked out again when they are asked for."""

from __future__ import annotations

import hashlib
import json
import lzma
from dataclasses import asdict
from typing import Any

import numpy as np
import numpy.typing as npt

from hotstove.diamond.situation import BOTTOM, TOP
from hotstove.games.rallybird.options import LAST_INNING, Options
from hotstove.odds.rallybird.model import OUTS, Board, Floats
from hotstove.odds.rallybird.solving import BASES
from hotstove.odds.rallybird.winning import (
    EXTRA,
    Half,
    Winning,
    copy_extra,
    extra_alike,
    halves_of,
    layer_of,
    leads_of,
)
from hotstove.table.errors import Mistake

FORMAT = "hotstove rallybird values 3"
STEPS = 65535
"""A chance is kept as a whole number of steps."""
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]
_LENGTH = 4
"""Bytes that tell how long the header is."""


AT_BAT, RALLYBIRD = 1, 2
"""Versions of the rules that values rest on: of an at-bat, and of an at-bat with the Rallybird."""


def fingerprint(board: Board, rallybird: bool = False) -> str:
    """What the values hold for: the components, the deck and the version of the rules."""
    charts = board.charts
    rules = RALLYBIRD if rallybird else AT_BAT
    parts = [rules, board.deck, charts.cards, charts.tiles, sorted(charts.charts()["printed"].cells.items())]
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
    rows = Rows(winning.board, winning.options)
    planes, weights = [], []
    for half, layer in rows.places:
        steps = np.rint(winning.values[half][layer].reshape(-1) * STEPS)
        guess, found = rows.fitted(half, layer, steps)
        rows.known[half, layer] = steps
        planes.append((steps - guess).astype(np.int64))
        weights.append(found)
    header = {
        "format": FORMAT,
        "board": fingerprint(winning.board, winning.options.rallybird),
        "options": asdict(winning.options),
        "weights": [[float(weight) for weight in found] for found in weights],
    }
    return _with_header(header, _squeezed(np.array(planes)))


def unpack(content: bytes, board: Board, source: str) -> Winning:
    """The values of a file, or one sentence on why it cannot be used here."""
    if not is_for(content, board, source):
        raise Mistake(f"{source}: it was solved for other components or rules; solve the game again")
    header = header_of(content, source)
    options = Options(**header["options"])
    rows = Rows(board, options)
    body = _decompressed(_body(content), source)
    columns = len(board.graph.sets) * OUTS * BASES
    winning = Winning(board, options)
    loose = _loosened(body, len(rows.places), columns)
    for number, (half, layer) in enumerate(rows.places):
        steps = rows.guessed(half, layer, header["weights"][number]) + loose[number]
        rows.known[half, layer] = steps
        winning.values[half][layer] = (steps / STEPS).reshape(-1, OUTS, BASES)
    if extra_alike(options):
        copy_extra(winning)
    return winning


def header_of(content: bytes, source: str) -> dict[str, Any]:
    length = int.from_bytes(content[:_LENGTH], "little")
    try:
        header: dict[str, Any] = json.loads(_decompressed(content[_LENGTH : _LENGTH + length], source))
    except ValueError:
        raise Mistake(f"{source}: this is no file of solved values") from None
    return header


def is_for(content: bytes, board: Board, source: str) -> bool:
    """True where a file holds values for these components, in today's format."""
    header = header_of(content, source)
    rallybird = bool(header.get("options", {}).get("rallybird"))
    return (header.get("format"), header.get("board")) == (FORMAT, fingerprint(board, rallybird))


def _decompressed(content: bytes, source: str) -> bytes:
    try:
        return lzma.decompress(content)
    except (EOFError, lzma.LZMAError):
        raise Mistake(f"{source}: this is no file of solved values, or it is damaged") from None


def _with_header(header: dict[str, Any], body: bytes) -> bytes:
    head = lzma.compress(json.dumps(header).encode())
    return len(head).to_bytes(_LENGTH, "little") + head + body


def _body(content: bytes) -> bytes:
    return content[_LENGTH + int.from_bytes(content[:_LENGTH], "little") :]


class Rows:
    """Layers in the order of the file, each guessed from those before it, so that little is left to be kept."""

    def __init__(self, board: Board, options: Options) -> None:
        self.places = [(half, layer) for half, layers in layers_to_keep(options) for layer in layers]
        self.known: dict[tuple[Half, int], Floats] = {}
        self._size = len(board.graph.sets) * OUTS * BASES

    def fitted(self, half: Half, layer: int, steps: Floats) -> tuple[Floats, Floats]:
        """The best guess, and the weights that make it."""
        near = self._near(half, layer)
        found = np.linalg.lstsq(near.T, steps, rcond=None)[0].astype(np.float32).astype(np.float64)
        return self.guessed(half, layer, found), found

    def guessed(self, half: Half, layer: int, weights: Any) -> Floats:
        guess = np.zeros(self._size)
        for weight, row in zip(weights, self._near(half, layer), strict=True):
            guess += float(weight) * row
        whole: Floats = np.rint(guess)
        return whole

    def _near(self, half: Half, layer: int) -> Floats:
        """Rows that tell much about this one: higher leads, and the inning after."""
        rows = [np.ones(self._size)]
        at = self.places.index((half, layer))
        rows += [self.known[place] for place in self.places[max(0, at - 3) : at] if place[0] == half]
        for beside in range(-2, 3):
            found = self._after(Half(half.inning + 1, half.half), layer + beside)
            if found is not None:
                rows.append(found)
        return np.array(rows)

    def _after(self, half: Half, layer: int) -> Floats | None:
        """A layer of the inning after, where it is known; the ninth is like the tenth."""
        found = self.known.get((half, layer))
        if found is None and half.inning == LAST_INNING:
            found = self.known.get((Half(EXTRA, half.half), layer))
        return found


def _squeezed(rows: npt.NDArray[np.int64]) -> bytes:
    """Small differences around nought, low bytes before high ones."""
    folded = np.where(rows >= 0, 2 * rows, -2 * rows - 1).astype("<u4")
    planes = folded.view(np.uint8).reshape(-1, 4)
    return lzma.compress(planes.T.tobytes(), format=lzma.FORMAT_XZ, filters=_FILTERS)


def _loosened(body: bytes, rows: int, columns: int) -> npt.NDArray[np.int64]:
    planes = np.frombuffer(body, np.uint8).reshape(4, rows * columns)
    folded = np.ascontiguousarray(planes.T).view("<u4").astype(np.int64).reshape(rows, columns)
    return np.where(folded % 2 == 0, folded // 2, -(folded + 1) // 2)


def pack_runs(values: Floats, board: Board) -> bytes:
    header = {"format": FORMAT, "board": fingerprint(board)}
    return _with_header(header, lzma.compress(values.astype("<f4").tobytes()))


def unpack_runs(content: bytes, board: Board, source: str) -> Floats:
    if not is_for(content, board, source):
        raise Mistake(f"{source}: it was solved for other components or rules; solve the game again")
    values = np.frombuffer(_decompressed(_body(content), source), "<f4").astype(np.float64)
    return values.reshape(-1, OUTS, BASES)
