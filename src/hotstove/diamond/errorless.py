"""A play as it would have gone without errors, passed balls and interference: the pitcher gets the doubt."""

from __future__ import annotations

import re
from functools import lru_cache

from hotstove.diamond.credits import credits_of
from hotstove.diamond.movement import OUT, is_out, movement
from hotstove.diamond.play import HITS, KEPT, Move, Play
from hotstove.table.record import record

PLACE = {"B": 0, "1": 1, "2": 2, "3": 3, "H": 4}
ERROR_NOTE = re.compile(r"[1-9]*E[1-9].*")
ASSUMED_OUT = -1
_DROPPED_THROW = re.compile(r"[1-9]+E[1-9].*")
_BASE_BEFORE = {"2": 1, "3": 2, "H": 3}
_ENDS = frozenset({*HITS, "W", "IW", "HP", "E", "FC", "C", "K", "OUT"})
_IN_THE_AIR = re.compile(r"B?[FLP](?:[0-9].*)?|SF|[FL]DP")


@lru_cache(maxsize=KEPT)
def batter_code(play: Play) -> str:
    """The event that ends the plate appearance, "" where it goes on; a strikeout comes before what followed it."""
    return next((event.code for event in play.events if event.code in _ENDS), "")


@record(frozen=True, slots=True)
class Errorless:
    """A play without its errors."""

    code: str
    """The event that ends the plate appearance."""
    ends: dict[int, int]
    """Where each player, by the place he began at (0 the batter), would have gone; 4 is home, -1 an out."""
    in_the_air: bool
    moves_everybody: bool
    """True if others were moved by a ball on the ground, a balk or a wild pitch."""
    prolongs: bool
    """True if a foul fly was dropped, so that a player bats on who should be out (rule 9.16 b 1)."""
    trouble: bool
    """True if an error, interference or a passed ball is part of the play."""


@lru_cache(maxsize=KEPT)
def errorless(play: Play) -> Errorless:
    code = batter_code(play)
    ends = _ends_alone(play)
    moved = any(end > start > 0 for start, end in ends.items())
    codes = {event.code for event in play.events}
    pushed = moved and (code != "" or bool({"BK", "WP"} & codes))
    return Errorless(code, ends, is_in_the_air(play), pushed, "FLE" in codes, has_trouble(play))


@lru_cache(maxsize=KEPT)
def has_trouble(play: Play) -> bool:
    """True if an error, interference or a passed ball is part of the play."""
    return bool(credits_of(play).errors) or got_away(play, "PB")


def got_away(play: Play, kind: str) -> bool:
    """Whether a wild pitch or passed ball is part of the play, as its event or as the reason of an advance."""
    return any(event.code == kind for event in play.events) or any(kind in move.notes for move in play.moves)


def _ends_alone(play: Play) -> dict[int, int]:
    ends = {PLACE[start]: ASSUMED_OUT if end == OUT else PLACE[end] for start, end in movement(play).ends}
    moves = {PLACE[move.start]: move for move in play.moves}
    for start, end in ends.items():
        if end > 0:
            move = moves.get(start)
            ends[start] = _batter_alone(play, end, move) if start == 0 else _runner_alone(play, start, end, move)
    for event in play.events:
        if event.code in {"CS", "POCS"} and "E" in event.handled:
            ends[_BASE_BEFORE[event.base]] = ASSUMED_OUT
        elif event.code == "PO" and _DROPPED_THROW.fullmatch(event.handled):
            ends[PLACE[event.base]] = ASSUMED_OUT
    return ends


def _batter_alone(play: Play, end: int, move: Move | None) -> int:
    """He is out where a fielder erred on him or a third strike was passed; interference leaves him on first."""
    code = batter_code(play)
    codes = {event.code for event in play.events}
    if code == "E" or (code == "K" and "WP" not in codes) or _dropped(move):
        return ASSUMED_OUT
    if not _helped(move):
        return end
    muffed_at_first = code == "OUT" and not play.events[0].handled.endswith(")")
    return ASSUMED_OUT if muffed_at_first else HITS.get(code, 1)


def _runner_alone(play: Play, start: int, end: int, move: Move | None) -> int:
    """A runner keeps what hits, outs, walks, steals, balks and wild pitches give him."""
    if _dropped(move):
        return ASSUMED_OUT
    code = batter_code(play)
    codes = {event.code for event in play.events}
    notes = move.notes if move is not None else ()
    stolen = any(event.code == "SB" and _BASE_BEFORE[event.base] == start for event in play.events)
    if stolen and ({"PB", "NR"} & set(notes) or _helped(move)):
        return start + 1
    if any(event.code == "PO" and "E" in event.handled for event in play.events):
        return start
    if _helped(move):
        return min(end, start + _own_steps(play))
    if code == "E":
        return min(end, start + 1) if _would_advance(play, start, notes) else start
    if "PB" in notes or ("PB" in codes and not stolen):
        return start
    return end


def _would_advance(play: Play, start: int, notes: tuple[str, ...]) -> bool:
    """On the out that an error undid: on sacrifices, on balls to first, and from third if the run was batted in.

    Other grounders might have been turned at second, so that their runners are left where they were.
    """
    if {"SF", "SH"} & set(play.modifiers):
        return True
    if start == 3:
        return not {"NR", "NORBI"} & set(notes)
    return play.events[0].handled == "3" and not is_in_the_air(play)


def is_in_the_air(play: Play) -> bool:
    """A fly, a pop-up or a line drive; where the play does not say, a ball that an outfielder handled."""
    if any(_IN_THE_AIR.fullmatch(word) for word in play.modifiers):
        return True
    if any(word.startswith(("G", "BG")) for word in play.modifiers):
        return False
    handled = play.events[0].handled.replace("E", "")
    return handled[:1] >= "7"


def _own_steps(play: Play) -> int:
    """Bases that a runner who was helped by an error would have had of his own."""
    code = batter_code(play)
    if code in HITS:
        return HITS[code]
    return int(bool({"WP", "BK"} & {event.code for event in play.events}))


def _dropped(move: Move | None) -> bool:
    """An out that an error undid."""
    return move is not None and move.out and not is_out(move)


def _helped(move: Move | None) -> bool:
    return move is not None and any(ERROR_NOTE.fullmatch(note) for note in move.notes)
