"""Where everybody went on a play: the events' own consequences and the moves that are written out."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from hotstove.diamond.play import BATTER_EVENTS, HITS, KEPT, TAKES_FIRST, Move, Play

OUT = "out"
_TARGET_START = {"2": "1", "3": "2", "H": "3"}


class Movement(NamedTuple):
    """What a play does to the players: each by the base he began on."""

    ends: tuple[tuple[str, str], ...]
    """Pairs (start, end), lead runner first; end is a base, "H" or "out". Players not named stay."""
    outs: int
    runs: int
    ends_plate_appearance: bool

    def end_of(self, start: str) -> str:
        return next((end for who, end in self.ends if who == start), start)


@lru_cache(maxsize=KEPT)
def movement(play: Play) -> Movement:
    ends: dict[str, str] = {}
    over = False
    for code, handled, base in play.events:
        if code in HITS:
            ends["B"] = "B123H"[HITS[code]]
        elif code in TAKES_FIRST:
            ends["B"] = "1"
        elif code == "K":
            ends["B"] = OUT
        elif code == "OUT":
            ends |= _fielded(handled)
        elif code == "SB":
            ends[_TARGET_START[base]] = base
        elif code in {"CS", "POCS"}:
            ends[_TARGET_START[base]] = base if "E" in handled else OUT
        elif code == "PO" and "E" not in handled:
            ends[base] = OUT
        over = over or code in BATTER_EVENTS
    for move in play.moves:
        ends[move.start] = OUT if is_out(move) else move.end
    in_order = tuple((start, ends[start]) for start in "321B" if start in ends)
    gone = [end for _, end in in_order]
    return Movement(in_order, gone.count(OUT), gone.count("H"), over)


def is_out(move: Move) -> bool:
    """An out that an error in its own notes undoes, as in 1X3(8E5), is none, unless he is put out all the same."""
    if not move.out or any(re.fullmatch(r"[1-9]+(?:/.*)?", note) for note in move.notes):
        return move.out
    return not any(re.fullmatch(r"[1-9]*E[1-9].*", note) for note in move.notes)


def _fielded(handled: str) -> dict[str, str]:
    """The players put out by a chain such as 64(1)3: those in brackets, and the batter where no bracket ends it."""
    retired = re.findall(r"\(([B123])\)", handled)
    if not handled.endswith(")"):
        retired.append("B")
    ends = dict.fromkeys(retired, OUT)
    ends.setdefault("B", "1")
    return ends
