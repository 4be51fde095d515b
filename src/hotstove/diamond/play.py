"""A play: what happened, small and dumb, equal to one Retrosheet play line."""

from __future__ import annotations

from typing import NamedTuple

HITS = {"S": 1, "D": 2, "DGR": 2, "T": 3, "HR": 4}
TAKES_FIRST = frozenset({"S", "W", "IW", "HP", "E", "FC", "C"})
BATTER_EVENTS = frozenset({*HITS, *TAKES_FIRST, "K", "OUT"})
"""Events that end a plate appearance."""
RUNNER_EVENTS = frozenset({"SB", "CS", "PO", "POCS", "WP", "PB", "BK", "DI", "OA", "FLE", "NP"})
EVENT_CODES = BATTER_EVENTS | RUNNER_EVENTS


class Event(NamedTuple):
    """A part of a play: its code, the fielders as scorers write them, and the base of a steal or pickoff."""

    code: str
    handled: str = ""
    base: str = ""


class Move(NamedTuple):
    """A man, called by the base he began on ("B" for the batter), and where he went or was put out."""

    start: str
    end: str
    out: bool = False
    notes: tuple[str, ...] = ()
    """Fielders of an out ("85"), errors ("E8"), and scorers' remarks (UR, NR, TH, WP, PB)."""


class Play:
    """Events, modifiers and moves; compared by value, cheap to look up."""

    __slots__ = ("_hash", "events", "modifiers", "moves")

    events: tuple[Event, ...]
    modifiers: tuple[str, ...]
    moves: tuple[Move, ...]

    def __init__(
        self, events: tuple[Event, ...], modifiers: tuple[str, ...] = (), moves: tuple[Move, ...] = ()
    ) -> None:
        set_once = object.__setattr__
        set_once(self, "events", events)
        set_once(self, "modifiers", modifiers)
        set_once(self, "moves", moves)
        set_once(self, "_hash", hash((events, modifiers, moves)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a play does not change")

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Play)
            and self.events == other.events
            and self.modifiers == other.modifiers
            and self.moves == other.moves
        )

    def __reduce__(self) -> tuple[type[Play], tuple[object, ...]]:
        return Play, (self.events, self.modifiers, self.moves)

    def __repr__(self) -> str:
        from hotstove.diamond.notation import write

        return f"Play({write(self)!r})"
