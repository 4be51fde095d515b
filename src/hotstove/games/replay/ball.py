"""The ball: what is known of it when its line is read."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.games.replay.squares import Grade

NO_GRADE = Grade(0)


class Ball(NamedTuple):
    """Handed from stage to stage, together with the line of the Chart Book."""

    column: int
    """0 for a ball that no column sent: bunts, hit and run, rare plays."""
    fielder: int = 0
    """The player whom the blue die, the box or the Fielder Die named."""
    raised: int = 0
    """The small number beside a 55."""
    depth: str = ""
    """Where the infielder stands: back, halfway or in."""
    grade: Grade = NO_GRADE
    mark: str = ""
    """The batter's steal symbol or letter."""
    missed: int = 0
    """RB-10: games that the batter misses from the next one on."""
