"""Is a play legal on given bases? Players who are out do not advance, and nobody passes another or shares his base."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hotstove.diamond.errorless import ERROR_NOTE, batter_code
from hotstove.diamond.movement import OUT, is_out, movement
from hotstove.diamond.play import Play
from hotstove.table.sums import summed

_PLACE = {"B": 0, "1": 1, "2": 2, "3": 3, "H": 4}
_STOLEN_FROM = {"2": "1", "3": "2", "H": "3"}


def offences_of_play(play: Play, on_base: frozenset[str], outs: int) -> Iterator[str]:
    """Offences as the ends of sentences that begin with the play."""
    moved = movement(play)
    ends = dict(moved.ends)
    yield from _absent_players(play, on_base, ends)
    yield from _out_and_safe(play)
    yield from _order(on_base, ends, moved.ends_plate_appearance)
    if summed(event.code in _ENDING for event in play.events[1:]) and not _dropped_third_strike(play):
        yield "ends one plate appearance twice"
    if moved.runs and outs + moved.outs >= 3 and _ends_the_inning_before_runs(play, outs):
        yield "scores a run although the batter or a forced runner made the third out"


_ENDING = frozenset({"S", "D", "DGR", "T", "HR", "W", "IW", "HP", "E", "FC", "C", "K", "OUT"})


def _dropped_third_strike(play: Play) -> bool:
    return play.events[0].code == "K" and all(
        event.code in {"K", "E"} or event.code not in _ENDING for event in play.events
    )


def _absent_players(play: Play, on_base: frozenset[str], ends: dict[str, str]) -> Iterator[str]:
    for start in ends:
        if start != "B" and start not in on_base:
            yield f"moves a player from {start}, where nobody stands"
    if "B" in ends and not batter_code(play):
        yield "moves the batter while his turn goes on"


def _out_and_safe(play: Play) -> Iterator[str]:
    """A player put out by an event may not be moved on, save on an error or a third strike that got away."""
    retired: set[str] = set()
    for code, handled, base in play.events:
        if code == "OUT":
            retired.update(re.findall(r"\(([B123])\)", handled))
            if not handled.endswith(")"):
                retired.add("B")
        elif code in {"CS", "POCS"} and "E" not in handled:
            retired.add(_STOLEN_FROM[base])
        elif code == "PO" and "E" not in handled:
            retired.add(base)
        elif code == "K" and not {"WP", "PB", "E", "OA"} & {event.code for event in play.events}:
            retired.add("B")
    for move in play.moves:
        helped = any(ERROR_NOTE.fullmatch(note) or note in {"WP", "PB"} for note in move.notes)
        if move.start in retired and not is_out(move) and not helped:
            yield f"puts out the player from {move.start} and moves him to {move.end}"
        if _PLACE[move.end] < _PLACE[move.start]:
            yield f"moves a player back from {move.start} to {move.end}"
        if move.out and not is_out(move) and not helped:
            yield f"neither puts out nor frees the player from {move.start}"


def _order(on_base: frozenset[str], ends: dict[str, str], with_batter: bool) -> Iterator[str]:
    """From the lead runner back: each ends behind the one before him."""
    ahead = 5
    for start in ("3", "2", "1", "B"):
        if (start == "B" and not with_batter) or (start != "B" and start not in on_base):
            continue
        end = ends.get(start, start)
        if end == OUT:
            continue
        place = _PLACE[end]
        if place == 0:
            yield "leaves the batter at the plate"
        if place < 4 and place == ahead:
            yield f"leaves two players on {end}"
        elif place > ahead:
            yield f"lets the player from {start} pass the player before him"
        ahead = min(ahead, place) if place < 4 else ahead


def _ends_the_inning_before_runs(play: Play, outs: int) -> bool:
    """True if the third out is the batter's before first, or a force; outs elsewhere may come after the run."""
    code = batter_code(play)
    if code == "K":
        batter_out = movement(play).end_of("B") == OUT
        return batter_out and outs == 2
    if code != "OUT":
        return False
    handled = play.events[0].handled
    in_order = re.findall(r"\(([B123])\)", handled) + ([] if handled.endswith(")") else ["B"])
    undone = {move.start for move in play.moves if not is_out(move)}
    in_order = [player for player in in_order if player not in undone]
    third = 2 - outs
    if third >= len(in_order):
        return False
    return in_order[third] == "B" or "B" not in in_order[:third]
