"""What one seat may know of a game in progress."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from hotstove.diamond.club import Club
from hotstove.diamond.situation import Situation


@dataclass(slots=True)
class Workload:
    """What a pitcher has done in this game; kept by the outer loop."""

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


@dataclass(slots=True)
class View:
    """A seat's picture at the moment of a question: in games of cards and dice both sides see everything."""

    side: int
    """0 for the visitors, 1 for the home side."""
    situation: Situation
    clubs: tuple[Club, Club]
    workloads: Mapping[str, Workload]
    hurt: Mapping[str, int]
    """Players who cannot go on."""
    spent: Set[str]
    """Pitchers who may pitch no longer."""
    matchup: Any
    """The cards that meet, in the game's own terms; None between plays."""
    rules: Any
    """The game's rules in force, for what it can tell of chances and ratings."""
    memory: Mapping[str, Any] = field(default_factory=dict)
    """What the game remembers across plays, such as who is tired."""
    notes: dict[str, Any] = field(default_factory=dict)
    """The seat's own jottings, which nobody else reads: what its mind need not work out twice in a game."""

    @property
    def lead(self) -> int:
        """Runs by which this seat leads; below zero when it trails."""
        visitors, home = self.situation.score
        return visitors - home if self.side == 0 else home - visitors
