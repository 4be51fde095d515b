"""Whom a player meets: what the pitchers, or the batters, of the other clubs give him at each of his ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hotstove.cardmaker.fit.events import INDEX
from hotstove.cardmaker.fit.opposition import Opposition, by_club

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]
    Whole = NDArray[np.int64]


class Rated(NamedTuple):
    """Players as others meet them, a row each: club, chances, rating, what their card gives when it is read [EVENTS],
    and, of batters, the shares [HITS] of the kinds of hits off pitchers."""

    clubs: Whole
    chances: Vector
    ratings: Whole
    events: Vector
    kinds: Vector


def joined(parts: Sequence[Rated]) -> Rated:
    """Players of several leagues as one list."""
    import numpy as np

    return Rated(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


class Side(NamedTuple):
    """The mean opponent of players, a row each."""

    own: Vector
    """The chance that a player's own card is read, 100s that start over counted in."""
    given: Vector
    """Events [EVENTS] for each turn that come without him."""
    kinds: Vector
    """Shares [HITS] of the kinds of the hits that his own card gives."""

    def at(self, places: Whole) -> Side:
        return Side(self.own[places], self.given[places], self.kinds[places])


class Opponents:
    """What players give to those who meet them, by the rating of those."""

    def __init__(
        self, rated: Rated, clubs: Opposition, own_control: Callable[[int, int], float], starts_over: float
    ) -> None:
        """`own_control(rating, theirs)` is the chance that a player's own card is read, `starts_over` that the batter
        is then still up."""
        self._rated, self._clubs, self._control, self._over = rated, clubs, own_control, starts_over
        self._known: dict[int, Side] = {}

    def side(self, clubs: Whole, ratings: Whole) -> Side:
        """The mean opponents of players by their clubs and ratings."""
        import numpy as np

        known, places = np.unique(ratings, return_inverse=True)
        sides = [self._by_club(rating) for rating in known.tolist()]
        return Side(*(np.stack(columns)[places, clubs] for columns in zip(*sides, strict=True)))

    def _by_club(self, rating: int) -> Side:
        import numpy as np

        if rating not in self._known:
            them = self._rated
            control = np.array([self._control(rating, theirs) for theirs in them.ratings.tolist()])
            over = control * self._over + (1 - control) * them.events[:, INDEX["UP"]]
            turns = them.chances / (1 - over)
            own = (turns * control)[:, None]
            rows = np.concatenate(
                [them.chances[:, None], own, own * them.kinds, (turns * (1 - control))[:, None] * them.events], axis=1
            )
            sums = by_club(them.clubs, rows, len(self._clubs.leagues))
            mean = self._clubs.met(sums[:, 0], sums[:, 1:])
            kinds = mean[:, 1 : 1 + them.kinds.shape[1]]
            self._known[rating] = Side(mean[:, 0], mean[:, 1 + them.kinds.shape[1] :], kinds / mean[:, :1])
        return self._known[rating]
