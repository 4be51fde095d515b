"""What a play says of errors, so that runs can be called earned or not while the game goes on.

The scorebook rebuilds an inning when it is over; endurance needs an answer after every play. Here a run is unearned if
the player reached or scored by an error or passed ball, or if errors had already cost the side its third out.
"""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.play import Play
from hotstove.table.rules import tabulated


class Blame(NamedTuple):
    """What a play says of errors."""

    batter_clean: bool
    lost_outs: int
    tainted: frozenset[str]
    """Players whose advance was an error's or passed ball's work."""


@tabulated
def blame_of(play: Play) -> Blame:
    code = play.events[0].code
    by_error = code in {"E", "C"}
    lost = int(code == "E") + sum(move.out and any("E" in note for note in move.notes) for move in play.moves)
    lost += sum(event.code in {"CS", "POCS", "PO"} and "E" in event.handled for event in play.events)
    passed = any(event.code == "PB" for event in play.events)
    tainted = frozenset(
        move.start for move in play.moves if passed or any("E" in note for note in move.notes) or code == "E"
    )
    return Blame(not by_error and not (passed and code == "K"), lost, tainted)
