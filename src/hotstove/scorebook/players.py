"""Players in the book: a line with who it belongs to and where he played."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.situation import Situation
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine


class Batter(NamedTuple):
    """A player of the batting order, or a pitcher for whom another bats (slot 0)."""

    player: str
    slot: int
    turn: int
    """1 for the player who began in the slot, 2 for the next."""
    positions: tuple[int, ...]
    """Where he played, in order; 10 designated hitter, 11 pinch hitter, 12 pinch runner."""
    line: BattingLine


class Pitcher(NamedTuple):
    player: str
    line: PitchingLine
    entered: Situation
    """What he found when he came in."""


class Fielder(NamedTuple):
    player: str
    position: int
    line: FieldingLine
