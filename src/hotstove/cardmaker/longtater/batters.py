"""Batting cards of a league: the numbers whose exact odds come nearest to the players' lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar

from hotstove.cardmaker.fit.events import EVENTS, HITS, INDEX
from hotstove.cardmaker.longtater.league_cards import LeagueCards
from hotstove.cardmaker.longtater.opponents import Opponents, Rated, Side
from hotstove.cardmaker.longtater.responses import batting_card, batting_ranges, events_of, hit_shares, terms
from hotstove.games.longtater.cards import BatterCard

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]
    Whole = NDArray[np.int64]

MIDDLING = (66, 22, 18, 14, 2, 6, 24, 1)
"""The card from which the search begins: an average batter of 1988."""
HIGHEST = (98, 99, 99, 100, 100, 100, 100, 100)


@dataclass(frozen=True, slots=True)
class BatterLine:
    """A batter's events per plate appearance that does not begin with a bunt."""

    singles: float
    doubles: float
    triples: float
    hr: float
    bb: float
    hbp: float
    so: float
    gidp: float
    flies: float
    """Sacrifice flies, which are no at-bats."""

    @property
    def h(self) -> float:
        return self.singles + self.doubles + self.triples + self.hr

    @property
    def avg(self) -> float:
        at_bats = 1 - self.bb - self.hbp - self.flies
        return self.h / at_bats if at_bats > 0 else 0.0


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a season says about situations."""

    era: str
    dp_chances: float
    """Plate appearances with a runner on first and less than two out."""
    flies_per_out: float
    """Sacrifice flies per batted out, as the charts give them."""
    flies_of_record: float
    """The same as the season counted them."""


@dataclass(frozen=True, slots=True)
class FittedBatter:
    card: BatterCard
    expected: BatterLine


@dataclass(frozen=True, slots=True)
class Given:
    """Ratings that are not fitted, since the season did not count what they are made from."""

    k: int | None = None
    dp: int | None = None


class LeagueBatters(LeagueCards):
    """The batters of a league."""

    WEIGHTS: ClassVar = {
        "avg": 16.0, "hr": 8.0, "bb": 8.0, "so": 4.0, "doubles": 1.0, "triples": 1.0, "hbp": 4.0, "gidp": 1.0
    }  # fmt: skip
    """The figures of the proof most. Of nine sets that were tried on 1908, 1930, 1968, 1988, 2000 and 2019 this one
    leaves the fewest regulars with a figure more than .006 off, but for some that put 25% too many or too few hit
    batsmen on a league's cards."""
    PROVED: ClassVar = ("avg", "hr", "bb", "so")

    def __init__(
        self,
        clubs: Whole,
        chances: Vector,
        ratings: Sequence[Sequence[int]],
        lines: Sequence[BatterLine],
        on: Conditions,
        given: Sequence[Given],
    ) -> None:
        import numpy as np

        aims = {name: np.array([getattr(line, name) for line in lines]) for name in self.WEIGHTS}
        super().__init__(clubs, chances, ratings, aims, MIDDLING)
        self._on = on
        self._terms = terms(on.era, "batter", on.dp_chances)
        self._decided = [term for term in self._terms if EVENTS[term.event] not in ("OUT", "E", "UP")]
        self._highest = np.repeat(np.array([HIGHEST]), len(lines), axis=0)
        self._lowest = np.zeros_like(self._highest)
        for player, fixed in enumerate(given):
            for place, figure, number in ((1, "so", fixed.k), (2, "gidp", fixed.dp)):
                if number is not None:
                    self.weights[figure][player] = 0.0
                    for some in (self._highest, self._lowest, self.numbers):
                        some[player, place] = number

    def impossible(self, numbers: Whole, who: Whole) -> NDArray[np.bool_]:
        import numpy as np

        low, high = self._lowest[who][:, None], self._highest[who][:, None]
        outside = (numbers < low) | (numbers > high)
        found: NDArray[np.bool_] = np.logical_or(outside.any(axis=-1), numbers[..., 3:].sum(axis=-1) > 100)
        return found

    def figures(self, numbers: Vector, side: Side, who: Whole) -> dict[str, Vector]:
        own, given = side.own[:, None], side.given[:, None, :]
        events, shares = events_of(batting_ranges(numbers), self._decided), hit_shares(numbers)
        allowed = given[..., INDEX["1B"]]
        singles, doubles, triples, hr = (
            own * events[INDEX[hit]] + allowed * share for hit, share in zip(HITS, shares, strict=True)
        )
        h = singles + doubles + triples + hr
        bb, hbp, so, gidp = (own * events[INDEX[name]] + given[..., INDEX[name]] for name in ("BB", "HBP", "K", "GDP"))
        flies = self._on.flies_per_out * (1 - h - bb - hbp - so)
        return {
            "singles": singles, "doubles": doubles, "triples": triples, "hr": hr, "bb": bb, "hbp": hbp, "so": so,
            "gidp": gidp, "flies": flies, "avg": h / (1 - bb - hbp - flies),
        }  # fmt: skip

    def rated(self) -> Rated:
        """As pitchers meet them."""
        import numpy as np

        numbers = self.numbers.astype(float)
        events = np.zeros((len(numbers), len(INDEX)))
        for event, chance in events_of(batting_ranges(numbers), self._terms).items():
            events[:, event] = chance
        return Rated(self.clubs, self.chances, self.ratings, events, np.stack(hit_shares(numbers), axis=-1))

    def fitted(self, opponents: Opponents) -> list[FittedBatter]:
        got = self.come_to(opponents)
        lines = zip(*(got[field.name] for field in fields(BatterLine)), strict=True)
        cards = zip(self.ratings.tolist(), self.numbers.tolist(), lines, strict=True)
        return [FittedBatter(batting_card(br, numbers), BatterLine(*line)) for br, numbers, line in cards]
