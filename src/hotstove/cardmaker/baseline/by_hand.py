"""Players against either hand, as play by play that the user took in tells of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import zip_longest
from typing import NamedTuple

from hotstove.table.sums import summed

Row = Mapping[str, str | int]
Who = tuple[str, str]
"""Club and Retrosheet's id."""


class Seen(NamedTuple):
    """Turns against one hand: how many, the events among them that somebody counts, and balls on the ground and in the
    air."""

    turns: int = 0
    events: tuple[int, ...] = ()
    ground: int = 0
    air: int = 0

    def plus(self, other: Seen) -> Seen:
        both = tuple(map(summed, zip_longest(self.events, other.events, fillvalue=0)))
        return Seen(self.turns + other.turns, both, self.ground + other.ground, self.air + other.air)

    def rates(self) -> tuple[float, ...]:
        return tuple(number / max(self.turns, 1) for number in self.events)


class Hands(NamedTuple):
    """A player's turns against left- and right-handers."""

    left: Seen = Seen()
    right: Seen = Seen()

    @property
    def turns(self) -> int:
        return self.left.turns + self.right.turns

    @property
    def both(self) -> Seen:
        return self.left.plus(self.right)

    def against(self, hand: str) -> Seen:
        return self.left if hand == "L" else self.right

    def plus(self, other: Hands) -> Hands:
        return Hands(self.left.plus(other.left), self.right.plus(other.right))


NOBODY = Hands()


def by_hand(rows: Iterable[Row], seen: Callable[[Row], Seen]) -> dict[Who, Hands]:
    """The players of a table; `seen` counts in one row what its caller wants to know."""
    found: dict[Who, Hands] = {}
    for row in rows:
        who = str(row["team"]), str(row["player"])
        more = Hands(left=seen(row)) if row["vs"] == "L" else Hands(right=seen(row))
        found[who] = found.get(who, NOBODY).plus(more)
    return found


def counted(row: Row, *names: str) -> int:
    """Columns of a row, added up; one that is not there counts nothing."""
    return summed(int(row.get(name) or 0) for name in names)
