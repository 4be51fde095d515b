"""A play as it would have gone without errors, passed balls and interference: the pitcher gets the doubt."""

from __future__ import annotations

import re
from functools import cache

from hotstove.diamond.movement import OUT, is_out, movement
from hotstove.diamond.play import HITS, Move, Play

PLACE = {"B": 0, "1": 1, "2": 2, "3": 3, "H": 4}
_DROPPED_THROW = re.compile(r"[1-9]+E[1-9].*")
_ERROR_NOTE = re.compile(r"[1-9]*E[1-9].*")
_BASE_BEFORE = {"2": 1, "3": 2, "H": 3}
ASSUMED_OUT = -1


@cache
def errorless(play: Play) -> dict[int, int]:
    """Where each man, by the place he began at (0 the batter), would have gone; 4 is home, -1 an out."""
    code = batter_code(play)
    gone = {PLACE[start]: ASSUMED_OUT if end == OUT else PLACE[end] for start, end in movement(play).ends}
    moves = {PLACE[move.start]: move for move in play.moves}
    for event in play.events:
        if event.code in {"CS", "POCS"} and "E" in event.handled:
            gone[_BASE_BEFORE[event.base]] = ASSUMED_OUT
        elif event.code == "PO" and _DROPPED_THROW.fullmatch(event.handled):
            gone[PLACE[event.base]] = ASSUMED_OUT
    for start, end in gone.items():
        if end > 0:
            gone[start] = _without_help(play, code, start, end, moves.get(start))
    return gone


def _without_help(play: Play, code: str, start: int, end: int, move: Move | None) -> int:
    if move is not None and move.out and not is_out(move):
        return ASSUMED_OUT
    codes = {event.code for event in play.events}
    notes = move.notes if move is not None else ()
    if start == 0:
        if code == "E" or (code == "K" and "WP" not in codes):
            return ASSUMED_OUT
        if code == "C":
            return ASSUMED_OUT
        if not any(_ERROR_NOTE.fullmatch(note) for note in notes):
            return end
        muffed_at_first = code == "OUT" and not play.events[0].handled.endswith(")")
        return ASSUMED_OUT if muffed_at_first else own_base(code)
    if any(_ERROR_NOTE.fullmatch(note) for note in notes):
        return _natural(play, code, start, end)
    if "RBI" in notes or code in HITS or code in {"W", "IW", "HP"}:
        return end
    if code == "E":
        return end if {"SF", "SH"} & set(play.modifiers) else start
    if "PB" in codes or "PB" in notes or code == "C":
        return start
    return end


def _natural(play: Play, code: str, start: int, end: int) -> int:
    """What a runner who was helped by an error would have had of his own: the hit's bases or the stolen base."""
    if any(event.code == "SB" and _BASE_BEFORE[event.base] == start for event in play.events):
        return start + 1
    if code in HITS:
        return min(end, start + HITS[code])
    if {"WP", "BK"} & {event.code for event in play.events}:
        return min(end, start + 1)
    return start


def own_base(code: str) -> int:
    """The base that the batter's own event gives him."""
    return HITS.get(code, 1)


@cache
def batter_code(play: Play) -> str:
    """The event that ends the plate appearance, "" where it goes on; a strikeout comes before what followed it."""
    return next((event.code for event in play.events if event.code in _ENDS), "")


_ENDS = frozenset({*HITS, "W", "IW", "HP", "E", "FC", "C", "K", "OUT"})
