"""Putouts, assists and errors of a play, read from the fielders that the scorer wrote down."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from hotstove.diamond.movement import OUT, is_out, movement
from hotstove.diamond.play import Play

_SEGMENT = re.compile(r"([1-9]+)(?:\([B123]\))?")
_FIELDERS = re.compile(r"([1-9]*)(?:E([1-9]))?(?:/.*)?")
_CATCHER = 2


@dataclass
class Credits:
    """Counts by position."""

    putouts: Counter[int] = field(default_factory=Counter)
    assists: Counter[int] = field(default_factory=Counter)
    errors: Counter[int] = field(default_factory=Counter)

    @property
    def hands(self) -> set[int]:
        """Everybody who had a part in an out."""
        return {*self.putouts, *self.assists}

    def add_out(self, fielders: str) -> None:
        """A chain such as 643: the last player put the runner out, the others helped, each once."""
        *helpers, last = (int(fielder) for fielder in fielders)
        self.putouts[last] += 1
        self.assists.update(set(helpers))

    def add_chain(self, fielders: str) -> None:
        """A chain that ends in an out, or in an error as in 9E2, where those before it keep their assists."""
        found = _FIELDERS.fullmatch(fielders)
        if found is None:
            return
        helpers, wrong = found.groups()
        if wrong:
            self.assists.update({int(helper) for helper in helpers})
            self.errors[int(wrong)] += 1
        elif helpers:
            self.add_out(helpers)


def credits_of(play: Play) -> Credits:
    book = Credits()
    batter_tagged = any(move.start == "B" and move.out for move in play.moves)
    batter_out = movement(play).end_of("B") == OUT
    for code, handled, _ in play.events:
        if code == "OUT":
            _add_fielded(book, handled)
        elif code == "K":
            if handled:
                book.add_out(handled)
            elif batter_out and not batter_tagged:
                book.putouts[_CATCHER] += 1
        elif code in {"CS", "POCS", "PO"}:
            book.add_chain(handled)
        elif code in {"E", "FLE"}:
            book.add_chain(handled if "E" in handled else f"E{handled}")
        elif code == "C":
            book.errors[_interferer(play)] += 1
    for move in play.moves:
        for note in move.notes:
            if "E" in note.partition("/")[0] or is_out(move):
                book.add_chain(note)
    return book


def _add_fielded(book: Credits, handled: str) -> None:
    """64(1)3 is two outs; the player who made one of them throws for the next unless he is named again."""
    holder = ""
    for fielders in _SEGMENT.findall(handled):
        book.add_out(fielders if fielders[0] == holder else holder + fielders)
        holder = fielders[-1]


def _interferer(play: Play) -> int:
    """The fielder of a C play, who is the catcher unless a modifier names another."""
    return next((int(word[1]) for word in play.modifiers if re.fullmatch("E[1-9]", word)), _CATCHER)
