"""The matchup: all that the rules of one play may read."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.diamond.play import NOTHING_ELSE, Aside
from hotstove.games.longtater.cards import BatterSheet, Legs, PitcherSheet
from hotstove.games.longtater.eras import MODERN
from hotstove.table.record import record


@dataclass(frozen=True, slots=True)
class Gloves:
    """E by position 1 to 9, and OA of left, center and right field at 7 to 9; 0 elsewhere."""

    e: tuple[int, ...]
    oa: tuple[int, ...]


@record(frozen=True, slots=True)
class Matchup:
    """Situation and ratings of the players who meet, called by where they stand."""

    bases: str
    outs: int
    batter: BatterSheet
    pitcher: PitcherSheet
    legs: tuple[Legs, Legs, Legs]
    """SBA and SB% of the runners on first, second and third."""
    gloves: Gloves
    arrived: str
    """The bases whose players came there on the last play, as in "1--": they have a steal number to come."""
    era: str = MODERN
    """LT-05: the column of the Out Chart."""
    early: bool = False
    """LT-28: a season before 1897."""
    stealing_on: str = ""
    """LT-28: moves of the last hit that are now scored as stolen bases, such as "2-H 1-2"."""

    hurt: Aside = NOTHING_ELSE
    """LT-24: who was hurt on the number that put the batter on base."""

    def runner(self, base: str) -> Legs:
        return self.legs[int(base) - 1]
