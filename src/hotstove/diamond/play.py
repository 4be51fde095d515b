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


class Aside(NamedTuple):
    """What a play leaves behind that no scorer writes down: only our own games know of it, event files do not."""

    hurt_position: int = 0
    """The position of a player who was hurt; 0 for nobody."""
    hurt_games: int = 0
    """Games that he misses after this one."""
    hurt_side: str = ""
    """"V" or "H" where the play names the side of the hurt player; else he is one of the fielders."""
    stealing: str = ""
    """Base and symbol of a runner who may steal before the next pitch, such as "1*"."""
    missed: int = 0
    """Games that the batter misses from the next one on."""
    extra_bases: str = ""
    """Runners, by the bases they began on, whose extra bases are still to be scored as steals."""
    again: bool = False
    """Nothing happened, and the batter is up as before."""
    nothing: str = ""
    """What it was that led to nothing: WP, PB or BK with nobody on, HOLD for a runner who did not steal."""


NOTHING_ELSE = Aside()


KEPT = 4_096
"""Plays of which what was worked out is kept, each for as long as it comes again. A game such as Replay Baseball never
runs out of new ones."""


class Play:
    """Events, modifiers, moves and asides. Equal plays are one object: comparing and looking up cost nothing."""

    __slots__ = ("__weakref__", "aside", "events", "modifiers", "moves")

    events: tuple[Event, ...]
    modifiers: tuple[str, ...]
    moves: tuple[Move, ...]
    aside: Aside

    def __new__(
        cls,
        events: tuple[Event, ...],
        modifiers: tuple[str, ...] = (),
        moves: tuple[Move, ...] = (),
        aside: Aside = NOTHING_ELSE,
    ) -> Play:
        key = (events, modifiers, moves, aside)
        play = _known.get(key)
        if play is None:
            play = super().__new__(cls)
            for name, value in zip(("events", "modifiers", "moves", "aside"), key, strict=True):
                object.__setattr__(play, name, value)
            _known[key] = play
        return play

    def with_aside(self, aside: Aside) -> Play:
        """The same play with something else to remember of it."""
        return Play(self.events, self.modifiers, self.moves, aside)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a play does not change")

    def __reduce__(self) -> tuple[type[Play], tuple[object, ...]]:
        return Play, (self.events, self.modifiers, self.moves, self.aside)

    def __repr__(self) -> str:
        from hotstove.diamond.notation import write

        return f"Play({write(self)!r})"


_known: WeakValueDictionary[tuple[object, ...], Play] = WeakValueDictionary()
