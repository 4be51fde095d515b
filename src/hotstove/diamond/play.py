"""A play: what happened, small and dumb, equal to one Retrosheet play line."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakValueDictionary

HITS = {"S": 1, "D": 2, "DGR": 2, "T": 3, "HR": 4}
TAKES_FIRST = frozenset({"S", "W", "IW", "HP", "E", "FC", "C"})
BATTER_EVENTS = frozenset({*HITS, *TAKES_FIRST, "K", "OUT"})
"""Events that end a plate appearance."""
RUNNER_EVENTS = frozenset({"SB", "CS", "PO", "POCS", "WP", "PB", "BK", "DI", "OA", "FLE", "NP"})
EVENT_CODES = BATTER_EVENTS | RUNNER_EVENTS
AGAIN = "AGAIN"
"""Our own modifier of a no-play after which the batter is up as before."""
HOUSE_WORDS = ("INJ", "XB", "RUN", "MISS", AGAIN)
"""How modifiers begin that only our own games know: they are not written into event files."""


class Event(NamedTuple):
    """A part of a play: its code, the fielders as scorers write them, and the base of a steal or pickoff."""

    code: str
    handled: str = ""
    base: str = ""


class Move(NamedTuple):
    """A player, called by the base he began on ("B" for the batter), and where he went or was put out."""

    start: str
    end: str
    out: bool = False
    notes: tuple[str, ...] = ()
    """Fielders of an out ("85"), errors ("E8"), and scorers' remarks (UR, NR, TH, WP, PB)."""


class Play:
    """Events, modifiers and moves. Equal plays are one object, so that comparing and looking up cost nothing."""

    __slots__ = ("__weakref__", "events", "modifiers", "moves")

    events: tuple[Event, ...]
    modifiers: tuple[str, ...]
    moves: tuple[Move, ...]

    def __new__(cls, events: tuple[Event, ...], modifiers: tuple[str, ...] = (), moves: tuple[Move, ...] = ()) -> Play:
        key = (events, modifiers, moves)
        play = _known.get(key)
        if play is None:
            play = super().__new__(cls)
            for name, value in zip(("events", "modifiers", "moves"), key, strict=True):
                object.__setattr__(play, name, value)
            _known[key] = play
        return play

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a play does not change")

    def __reduce__(self) -> tuple[type[Play], tuple[object, ...]]:
        return Play, (self.events, self.modifiers, self.moves)

    def __repr__(self) -> str:
        from hotstove.diamond.notation import write

        return f"Play({write(self)!r})"


_known: WeakValueDictionary[tuple[object, ...], Play] = WeakValueDictionary()
