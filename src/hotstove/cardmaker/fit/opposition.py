"""Whom the players of a club meet: the other clubs of its league and, with a share of the games, other leagues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]
    Places = NDArray[np.int64]

INTERLEAGUE = ((1996, 0.0), (2012, 0.10), (2022, 0.123), (2099, 0.285))
"""The share of games against the other league, with the last year of each: 15 to 18 of 162 from 1997, 20 from 2013, 46
from 2023."""


def interleague_share(year: int, leagues: int) -> float:
    return 0.0 if leagues == 1 else next(share for last, share in INTERLEAGUE if year <= last)


class Opposition:
    """The clubs of a season and how often they meet."""

    def __init__(self, leagues: Sequence[str], away: float) -> None:
        """`leagues` has the league of every club, `away` is the share of games with other leagues."""
        self.leagues, self.away = leagues, away

    def met(self, weights: Vector, sums: Vector) -> Vector:
        """The mean opponent of each club: `weights` [clubs] and `sums` [clubs, ...] are what its players add up to."""
        import numpy as np

        found = np.empty_like(sums)
        clubs = range(len(self.leagues))
        for club, league in enumerate(self.leagues):
            near = [other for other in clubs if other != club and self.leagues[other] == league]
            far = [other for other in clubs if self.leagues[other] != league]
            mean = sums[near].sum(axis=0) / summed(weights[near].tolist()) if near else 0.0
            if far and self.away:
                mean = (1 - self.away) * mean + self.away * (sums[far].sum(axis=0) / summed(weights[far].tolist()))
            found[club] = mean
        return found


def by_club(clubs: Places, values: Vector, count: int) -> Vector:
    """Rows of players [players, ...] added up for each of so many clubs, one after another."""
    import numpy as np

    found = np.zeros((count, *values.shape[1:]))
    np.add.at(found, clubs, values)
    return found
