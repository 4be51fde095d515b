"""How a club means to use its players in one game of a season. Managers go by it; the rules know nothing of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from hotstove.diamond.asking import NEVER

OUTS_PER_RUN = 2
"""What a run allowed takes from a start: it is spent when its outs, and so many more for every run, come to the
starter's stamina (`cardmaker.clubhouse.stamina` fits it to the record)."""


class Reliever(NamedTuple):
    """A pitcher who may be called today."""

    player: str
    due: float
    """Relief games by which he is behind his share of the season, this game counted; below 0 he is ahead."""
    outs: int
    """Outs that are asked of him."""
    saves: float = 0.0
    """The share of his relief games that he saved in the record, 0 to 1."""
    owed_saves: float = 0.0
    """Saves by which he is behind his share of the season."""
    fields: bool = False
    """He is no pitcher and comes in when the game is lost."""


@dataclass(frozen=True)
class DayPlan:
    """One club's plan for one game."""

    players: frozenset[str]
    """Who may come in: the bench and the bullpen of the day."""
    stamina: int = 0
    """Of the starter, in outs."""
    finishes_with: int = NEVER
    """The most runs with which the starter is left in to the end."""
    relievers: tuple[Reliever, ...] = ()
    """Whoever may be called, furthest behind first; nobody where pitchers are used by the book."""

    @cached_property
    def outs(self) -> dict[str, int]:
        """Outs that are asked of each reliever."""
        return {one.player: one.outs for one in self.relievers}
