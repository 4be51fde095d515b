"""The cards of a league that are searched for together: ratings at which a line can be reached, and numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from hotstove.cardmaker.fit.search import improved
from hotstove.cardmaker.longtater.opponents import Opponents, Side

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector: TypeAlias = NDArray[np.float64]
    Whole: TypeAlias = NDArray[np.int64]
    Figures: TypeAlias = Mapping[str, Vector]

CLIPPED = 0.0030
"""A figure that lies so far beyond what a rating allows makes the fitter try another rating: half of the bound within
which the table of docs/longtater.md counts a card as right."""


class LeagueCards(ABC):
    """Players of a league with the numbers that were found for them."""

    WEIGHTS: ClassVar[Mapping[str, float]]
    """How much a squared miss of a figure counts."""
    PROVED: ClassVar[tuple[str, ...]]
    """The figures of which none may be clipped."""

    def __init__(
        self, clubs: Whole, chances: Vector, ratings: Sequence[Sequence[int]], aims: Figures, middling: Sequence[int]
    ) -> None:
        """`ratings` are those of each player in the order in which they are tried, `aims` the figures wanted."""
        import numpy as np

        self.clubs, self.chances, self.aims = clubs, chances, dict(aims)
        self.weights = {name: np.full(len(clubs), weight) for name, weight in self.WEIGHTS.items()}
        self._wanted_ratings = np.array(ratings)
        self.ratings = self._wanted_ratings[:, 0].copy()
        self.numbers = np.repeat(np.array([middling]), len(clubs), axis=0)

    @abstractmethod
    def figures(self, numbers: Vector, side: Side, who: Whole) -> dict[str, Vector]:
        """What cards [players, steps, numbers] come to; `who` are the places of the players."""

    @abstractmethod
    def impossible(self, numbers: Whole, who: Whole) -> NDArray[np.bool_]:
        """Where there is no such card."""

    def settle(self, opponents: Opponents, keeping_ratings: bool = False) -> None:
        """Everybody's card of the first rating that does not clip his line, beginning with the one that he has; if all
        do, the best of them."""
        import numpy as np

        waiting, had = np.arange(len(self.clubs)), self.ratings.copy()
        least = np.full(len(waiting), np.inf)
        for ratings in (had, *self._wanted_ratings.T):
            tried = waiting if ratings is had else waiting[(ratings != had)[waiting]]
            if not len(tried):
                continue
            side = opponents.side(self.clubs[tried], ratings[tried])
            found = self._improved(self.numbers[tried], side, tried)
            miss = self._miss(found, side, tried)
            better = miss < least[tried]
            chosen = tried[better]
            self.ratings[chosen], self.numbers[chosen], least[chosen] = ratings[chosen], found[better], miss[better]
            waiting = waiting[least[waiting] > CLIPPED]
            if keeping_ratings or not len(waiting):
                return

    def _improved(self, start: Whole, side: Side, who: Whole) -> Whole:
        import numpy as np

        def cost(numbers: Whole, places: Whole) -> Vector:
            got = self.figures(numbers.astype(float), side.at(places), who[places])
            total = np.where(self.impossible(numbers, who[places]), np.inf, 0.0)
            for name, weights in self.weights.items():
                off = got[name] - self.aims[name][who[places]][:, None]
                total += weights[who[places]][:, None] * off * off
            return total

        return improved(start, cost)

    def _miss(self, numbers: Whole, side: Side, who: Whole) -> Vector:
        """The largest error of a proved figure."""
        import numpy as np

        got = self.figures(numbers[:, None].astype(float), side, who)
        off = [abs(got[name][:, 0] - self.aims[name][who]) * (self.weights[name][who] > 0) for name in self.PROVED]
        found: Vector = np.stack(off).max(axis=0)
        return found

    def come_to(self, opponents: Opponents) -> dict[str, list[float]]:
        """The figures of the cards as they are."""
        import numpy as np

        side, who = opponents.side(self.clubs, self.ratings), np.arange(len(self.clubs))
        got = self.figures(self.numbers[:, None].astype(float), side, who)
        return {name: column[:, 0].tolist() for name, column in got.items()}
