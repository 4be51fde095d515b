"""What one seat may know of a game in progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hotstove.diamond.club import Club
from hotstove.diamond.situation import Situation


class Workload(NamedTuple):
    """What a pitcher has done in this game."""

    outs: int = 0
    batters: int = 0
    runs: int = 0
    entered: int = 1
    """The inning in which he came in."""
    started: bool = False
    hits_and_walks: int = 0

    @property
    def innings_begun(self) -> int:
        """The inning of work that he is in, counted from one."""
        return self.outs // 3 + 1


class View(NamedTuple):
    """A seat's picture: all of it is open in the games of cards and dice, for both sides see both benches."""

    side: int
    """0 for the visitors, 1 for the home side."""
    situation: Situation
    clubs: tuple[Club, Club]
    workloads: Mapping[str, Workload]
    matchup: Any
    """The cards that meet, in the game's own terms; None between plays."""
    rules: Any
    """The game's rules in force, for what it can tell of chances and ratings."""
    memory: Mapping[str, Any] = {}
    """What the game remembers across plays, such as who is tired."""

    @property
    def lead(self) -> int:
        """Runs by which this seat leads; below zero when it trails."""
        visitors, home = self.situation.score
        return visitors - home if self.side == 0 else home - visitors
