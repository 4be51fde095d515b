"""Pitching cards of a league: the numbers whose exact odds come nearest to the players' lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar

from hotstove.cardmaker.fit.events import HITS, INDEX
from hotstove.cardmaker.longtater.batters import Conditions
from hotstove.cardmaker.longtater.league_cards import LeagueCards
from hotstove.cardmaker.longtater.opponents import Opponents, Rated, Side
from hotstove.cardmaker.longtater.responses import events_of, pitching_card, pitching_ranges, terms
from hotstove.games.longtater.cards import PitcherCard

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]
    Whole = NDArray[np.int64]

MIDDLING = (32, 22, 73)
"""The card from which the search begins: an average pitcher of 1988."""


@dataclass(frozen=True, slots=True)
class PitcherLine:
    """Events per batter faced who does not begin with a bunt."""

    h: float
    bb: float
    so: float
    hbp: float = 0.0
    hr: float = 0.0


@dataclass(frozen=True, slots=True)
class Oddities:
    """The WP/HB/BK section: upper bounds of the first two, the last ends at 100."""

    wp: int
    hb: int


@dataclass(frozen=True, slots=True)
class FittedPitcher:
    card: PitcherCard
    expected: PitcherLine


def oddities(wild: float, hurt: float, balks: float) -> Oddities:
    """Shares of wild pitches, hit batsmen and balks; thirds where he had none of them."""
    whole = wild + hurt + balks
    if whole <= 0:
        return Oddities(34, 67)
    wp = round(100 * wild / whole)
    return Oddities(wp, min(wp + round(100 * hurt / whole), 100))


class LeaguePitchers(LeagueCards):
    """The pitchers of a league."""

    WEIGHTS: ClassVar = {"h": 1.0, "bb": 1.0, "so": 1.0}
    PROVED: ClassVar = ("h", "bb", "so")

    def __init__(
        self,
        clubs: Whole,
        chances: Vector,
        ratings: Sequence[Sequence[int]],
        lines: Sequence[PitcherLine],
        on: Conditions,
        odd: Sequence[Oddities],
    ) -> None:
        import numpy as np

        self._record = {name: np.array([getattr(line, name) for line in lines]) for name in ("h", "bb", "so", "hr")}
        super().__init__(clubs, chances, ratings, self._record, MIDDLING)
        self._odd = odd
        self._terms = terms(on.era, "pitcher", on.dp_chances)
        self._wp, self._hb = (np.array([float(getattr(one, name)) for one in odd]) for name in ("wp", "hb"))

    def homers_too_many(self, opponents: Opponents, rating: int) -> list[float]:
        """Homers for each batter that the game gives beyond those of the real line: off the batters' cards, and of his
        own hits as many as they hit."""
        import numpy as np

        side = opponents.side(self.clubs, np.full_like(self.ratings, rating))
        off_batters = side.given[:, INDEX["HR"]]
        own_hits = self._record["h"] - _hits(side.given)
        found: list[float] = (off_batters + own_hits * side.kinds[:, 3] - self._record["hr"]).tolist()
        return found

    def aim_lower(self, less: Sequence[float]) -> None:
        """Hits and walks for each batter less than in life, where the rules give a pitcher too many homers."""
        import numpy as np

        for name in ("h", "bb"):
            self.aims[name] = np.maximum(0.0, self._record[name] - np.array(less))

    def impossible(self, numbers: Whole, who: Whole) -> NDArray[np.bool_]:
        import numpy as np

        found: NDArray[np.bool_] = np.logical_or.reduce((numbers < 0) | (numbers > 99), axis=-1)
        return found

    def _in_control(self, numbers: Vector, who: Whole) -> dict[int, Vector]:
        """Chances by their index, with the pitcher in control; hits of all kinds stand under singles."""
        return events_of(pitching_ranges(numbers, self._wp[who][:, None], self._hb[who][:, None]), self._terms)

    def figures(self, numbers: Vector, side: Side, who: Whole) -> dict[str, Vector]:
        events, own, given = self._in_control(numbers, who), side.own[:, None], side.given[:, None, :]
        hits = own * events[INDEX["1B"]]
        bb, so, hbp = (own * events[INDEX[name]] + given[..., INDEX[name]] for name in ("BB", "K", "HBP"))
        homers = hits * side.kinds[:, None, 3] + given[..., INDEX["HR"]]
        return {"h": hits + _hits(given), "bb": bb, "so": so, "hbp": hbp, "hr": homers}

    def rated(self) -> Rated:
        """As batters meet them."""
        import numpy as np

        who = np.arange(len(self.clubs))
        events = np.zeros((len(who), len(INDEX)))
        for event, chance in self._in_control(self.numbers[:, None].astype(float), who).items():
            events[:, event] = chance[:, 0]
        return Rated(self.clubs, self.chances, self.ratings, events, np.zeros((len(who), len(HITS))))

    def fitted(self, opponents: Opponents) -> list[FittedPitcher]:
        got = self.come_to(opponents)
        lines = zip(*(got[field.name] for field in fields(PitcherLine)), strict=True)
        cards = zip(self.ratings.tolist(), self.numbers.tolist(), self._odd, lines, strict=True)
        return [
            FittedPitcher(pitching_card(pr, row, odd.wp, odd.hb), PitcherLine(*line)) for pr, row, odd, line in cards
        ]


def _hits(events: Vector) -> Vector:
    found: Vector = sum(events[..., INDEX[hit]] for hit in HITS)  # type: ignore[assignment]
    return found
