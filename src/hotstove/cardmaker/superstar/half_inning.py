"""The mean half-inning of a league: which situations its batters meet, and what a symbol is worth in all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from hotstove.cardmaker.superstar.responses import BUNT, SITUATIONS, STEAL, Reactions, Vector, can_be_made, reactions
from hotstove.record.digits import DIGITS

START = np.array([float(situation == ("---", 0)) for situation in SITUATIONS])
OPEN = np.array([[float(can_be_made(call, situation)) for situation in SITUATIONS] for call in (None, STEAL, BUNT)])
MOST_CALLED = 0.5
"""Tolerance: no call is made oftener than at every other chance, so that there are innings at all."""
ROUNDS = 5
"""Calls are made as often as the record has them once the situations in which they can be made are known; after so many
rounds neither moves any more."""


@dataclass(frozen=True)
class Calls:
    """What managers call, for each batter: steals of second and sacrifice bunts; and who runs, by running rating: on
    base (`legs`) and to steal (`thieves`)."""

    steals: float
    bunts: float
    legs: tuple[float, ...]
    thieves: tuple[float, ...]


@dataclass(frozen=True)
class HalfInning:
    """A mean half-inning: its runs, and what pitches and swings lead to in it."""

    runs: float
    swings: Vector
    """Plays in each of the SITUATIONS on which the batter swings away."""
    legs: tuple[float, ...]

    @cached_property
    def events(self) -> Vector:
        """[PITCHES, BATTER_SYMBOLS, EVENTS], over these situations."""
        shares = self.swings / self.swings.sum()
        found: Vector = np.tensordot(shares, reactions(None, self.legs).events, 1)
        return found.round(DIGITS)


def half_inning(meeting: Vector, calls: Calls) -> HalfInning:
    """The half-inning of players who meet as `meeting` [PITCHES, BATTER_SYMBOLS] tells, shares that sum to one."""
    made = (None, calls.legs), (STEAL, calls.thieves), (BUNT, calls.legs)
    ways = [_meant(reactions(call, legs), meeting) for call, legs in made]
    shares: Vector = np.zeros((3, len(SITUATIONS)))
    plays: Vector = np.zeros(len(SITUATIONS))
    for _ in range(ROUNDS):
        shares[0] = 1 - shares[1] - shares[2]
        chain = sum(share[:, None] * way.after for share, way in zip(shares, ways, strict=True))
        plays = np.linalg.solve((np.eye(len(SITUATIONS)) - chain).T, START).round(DIGITS)
        batters = float(sum(plays * share * way.batters for share, way in zip(shares, ways, strict=True)).sum())
        for row, often in ((1, calls.steals), (2, calls.bunts)):
            chances = float((plays * OPEN[row]).sum())  # none where a trial lets nobody reach base
            shares[row] = OPEN[row] * (min(MOST_CALLED, often * batters / chances) if chances else 0.0)
    runs = sum(plays * share * way.runs for share, way in zip(shares, ways, strict=True))
    return HalfInning(round(float(runs.sum()), DIGITS), plays * shares[0], calls.legs)


class _Meant(NamedTuple):
    """Reactions by situation alone: the next one, batters who are done, runs."""

    after: Vector
    batters: Vector
    runs: Vector


def _meant(table: Reactions, meeting: Vector) -> _Meant:
    after = np.einsum("pb,spbx->sx", meeting, table.after)
    return _Meant(after, *(np.einsum("pb,spb->s", meeting, each) for each in (table.batters, table.runs)))
