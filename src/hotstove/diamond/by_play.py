"""What follows from a play and from where it is made, worked out once: `table[play][where]` looks it up fastest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from hotstove.diamond.play import KEPT, Play

Where = TypeVar("Where")
Value = TypeVar("Value")


class _OfPlay(dict[Where, Value]):
    """The values of one play; there are few places where it can be made."""

    def __init__(self, play: Play, work_out: Callable[[Play, Where], Value]) -> None:
        super().__init__()
        self._play, self._work_out = play, work_out

    def __missing__(self, where: Where) -> Value:
        value = self[where] = self._work_out(self._play, where)
        return value


class ByPlay(dict[Play, _OfPlay[Where, Value]], Generic[Where, Value]):
    """The values of the plays that were made; worked out when one is made first, and the oldest go."""

    def __init__(self, work_out: Callable[[Play, Where], Value]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, play: Play) -> _OfPlay[Where, Value]:
        if len(self) >= KEPT:
            del self[next(iter(self))]
        made = self[play] = _OfPlay(play, self._work_out)
        return made
