"""Pitchers' charts: the weights of each symbol, searched for so that a pitcher's line comes out.

His homers follow from how often batters swing; that he lets them swing as his homers ask for is weighed against his
hits, walks and strikeouts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.fit.search import improved, nearest
from hotstove.cardmaker.superstar.passes import Passes
from hotstove.cardmaker.superstar.players import Pitchers
from hotstove.cardmaker.superstar.responses import EVENT, OWNED, PITCH, PITCHES, STILL_UP, TIRED, Vector
from hotstove.cardmaker.superstar.squares import FALLS, FIELDERS_WEIGHT, PITCHERS_SQUARES, WEIGHT, X_SQUARE
from hotstove.record.digits import DIGITS
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.cardmaker.fit.search import Places, Whole

SYMBOLS = ("", "K", "BB", "HB", "SO", "1+")
"""What is searched for; the other squares are outs, G and F in equal parts."""
PITCHED = ("H", "BB", "K", "HBP", "HR", "SWUNG")
WORTH = (1.0, 1.0, 1.0, 0.3, 0.0, 0.0001)
HOMERS, FAR, A_MISS = 0.4, 0.015, 0.002
"""How much a squared miss of each of PITCHED counts, in squares. Of homers, the square and the fourth power, so that
those whose homers are furthest off may be off in the rest as well: .3 and .02 leave an error of .48 of the real spread
in 2000 and 2019 and of .51 in 1988, with .97, .96 and 1 of the pitchers within .005. And the square of the weight of K
squares, which strike out those batters too who hardly ever did: without it .964 of the batters of 1988 are within
.004, and not .976."""
SWUNG_AT = 0.70
"""The share of pitches that batters swing at. In 1988 the error of homers is .506 of their real spread with .66, .515
with this and .523 with .73; but sacrifice flies, for which there must be outs on batters' columns, are 14%, 4% and 1%
short."""
TELLING = 0.025
"""Homers of a league for each batter from which those of one pitcher tell how often he is to be swung at. In 1908, with
an eighth of that, they are mostly chance: with .01 .936 of the batters are within .004, with .03 .955."""
WITHIN = (0.5, 1.25)
"""The least and the most swings at one pitcher against the league's: in 1988 .3 to .5 come to the same."""
HIT_EVENTS = [EVENT[event] for event in ("1B", "2B", "3B", "HR")]
BLANKS, MISSES = range(20, 176, 4), range(0, 28, 4)
"""Weights of blanks and K squares from which searches begin."""


class PitcherSearch:
    """The charts of everybody in a pool: a row of weights of SYMBOLS for each."""

    def __init__(self, pitchers: Pitchers, passes: Sequence[Passes], tired: float) -> None:
        self._pitchers = pitchers
        hits = pitchers.aims[:, :4].sum(axis=1)
        own = pitchers.aims
        swung = swung_at(own[:, 3], pitchers.weights)
        self.real = np.round(np.stack([hits, own[:, 4], own[:, 6], own[:, 5], own[:, 3], swung], axis=1), DIGITS)
        self.aims = self.real.copy()
        self.shift = np.zeros_like(self.real)
        """By how much aims are moved so that the league's sums come out."""
        self._fixed = np.zeros((len(passes), len(PITCHES)))
        whole = summed(WEIGHT[number] for number in PITCHERS_SQUARES) - WEIGHT[X_SQUARE]
        self._open = np.array([whole - card.weight for card in passes])
        for row, card in enumerate(passes):
            for symbol, weight in card.weights.items():
                self._fixed[row, PITCH[symbol]] = weight
        self._fixed[:, PITCH["X"]] = WEIGHT[X_SQUARE]
        self.fielders = np.zeros_like(self._fixed)
        """The weights that the numbers 10 to 15 come to behind the club's fielders."""
        self.fielders[:, PITCH[""]] = FIELDERS_WEIGHT - pitchers.owned
        self.fielders[:, PITCH[OWNED]] = (1 - tired) * pitchers.owned
        self.fielders[:, PITCH[TIRED]] = tired * pitchers.owned
        self._fixed += self.fielders
        self.numbers: Whole = np.zeros((len(passes), len(SYMBOLS)), dtype=np.int64)

    def charts(self) -> Vector:
        """Shares of PITCHES on everybody's chart."""
        found = self._fixed.copy()
        for place, symbol in enumerate(SYMBOLS):
            found[:, PITCH[symbol]] += self.numbers[:, place]
        outs = (self._open - self.numbers.sum(axis=1)) / 2
        found[:, PITCH["G"]] += outs
        found[:, PITCH["F"]] += outs
        shares: Vector = found / FALLS
        return shares

    def settle(self, pitches: Mapping[Hand, Vector], afresh: bool) -> None:
        """The weights that come nearest to the lines; `pitches` are what each pitch leads to, [clubs, PITCHES, EVENTS],
        by the pitcher's hand."""
        self._see(pitches)
        if afresh:
            who = np.arange(len(self.numbers))
            starts = self._starts()
            best = self._cost(starts, who).argmin(axis=1)
            self.numbers = starts[who, best]
        self.numbers = improved(self.numbers, self._cost)

    def _see(self, pitches: Mapping[Hand, Vector]) -> None:
        """What a pitcher's own squares lead to, and those that are not his to fill, with the batter done at last."""
        left = self._pitchers.left[:, None, None]
        table = np.where(left, pitches["L"][self._pitchers.clubs], pitches["R"][self._pitchers.clubs])
        fixed = self._fixed[:, :, None] * table
        rest = (table[:, PITCH["G"]] + table[:, PITCH["F"]]) / 2
        base = fixed.sum(axis=1) + self._open[:, None] * rest
        done = FALLS - base[:, STILL_UP].sum(axis=1)
        gains = np.stack([table[:, PITCH[symbol]] - rest for symbol in SYMBOLS], axis=1)
        swung = self._fixed[:, PITCH[""]], np.tile(np.array([1.0, 1.0, 0, 0, 0, 0]), (len(gains), 1))
        self._base = np.round(_pitched(base, swung[0]) / done[:, None], DIGITS)
        self._gains = np.round(_pitched(gains, swung[1]) / done[:, None, None], DIGITS)

    def _starts(self) -> Whole:
        """Charts with so many blanks and K squares whose other weights are right for themselves, if there is room."""
        found = np.zeros((len(self.numbers), len(BLANKS) * len(MISSES), len(SYMBOLS)))
        for row, (blank, miss) in enumerate(product(BLANKS, MISSES)):
            left = self.aims - self._base - blank * self._gains[:, 0] - miss * self._gains[:, 1]
            found[:, row, 0], found[:, row, 1] = blank, miss
            for symbol, figure in ((2, 1), (3, 3), (4, 2), (5, 0)):
                found[:, row, symbol] = np.maximum(np.rint(left[:, figure] / self._gains[:, symbol, figure]), 0)
        over = np.maximum(found.sum(axis=-1) - self._open[:, None], 0)
        found[..., 0] = np.maximum(found[..., 0] - over, 0)
        whole = found.sum(axis=-1)
        too_many = np.minimum(1.0, self._open[:, None] / np.maximum(whole, 1))
        starts: Whole = np.floor(found * too_many[..., None]).astype(np.int64)
        return starts

    def _cost(self, tried: Whole, who: Places) -> Vector:
        impossible = (tried < 0).any(axis=-1) | (tried.sum(axis=-1) > self._open[who][:, None])
        off = self.line(tried, who) - self.aims[who][:, None]
        cost: Vector = np.zeros(tried.shape[:2])
        for figure, worth in enumerate(WORTH):
            cost += worth * (off[..., figure] * FALLS) ** 2
        homers = (off[..., PITCHED.index("HR")] * FALLS) ** 2
        cost += HOMERS * homers + FAR * homers**2 + A_MISS * tried[..., 1] ** 2
        cost[impossible] = np.inf
        return cost

    def line(self, tried: Whole, who: Places) -> Vector:
        """PITCHED for charts of such weights [players, tries, SYMBOLS] against the batters that their owners meet."""
        gains = self._gains[who]
        found = np.repeat(self._base[who][:, None], tried.shape[1], axis=1)
        for number, figure in zip(*np.nonzero(np.abs(self._gains).max(axis=0) > 1e-9), strict=True):
            found[..., figure] += tried[..., number] * gains[:, number, figure][:, None]
        return found

    def lines(self) -> Vector:
        """PITCHED of everybody."""
        found: Vector = self.line(self.numbers[:, None], np.arange(len(self.numbers)))[:, 0]
        return found

    def others(self, row: int) -> Iterator[list[int]]:
        """A pitcher's weights with those of his outs, and then those that come next, the best first."""
        for numbers in nearest(self.numbers, self._cost, row):
            yield [*numbers, int(self._open[row]) - sum(numbers)]


def swung_at(homers: Vector, weights: Vector) -> Vector:
    """The share of pitches that are swung at, as homers ask for it."""
    league = float(np.average(homers, weights=weights))
    if not league:
        return np.full_like(homers, SWUNG_AT)
    trust = min(1.0, league / TELLING)
    found: Vector = SWUNG_AT * np.clip(1 + trust * (homers / league - 1), *WITHIN)
    return found


def _pitched(events: Vector, swings: Vector) -> Vector:
    hits = sum(events[..., at] for at in HIT_EVENTS)
    found: Vector = np.stack([hits, *(events[..., EVENT[event]] for event in PITCHED[1:-1]), swings], axis=-1)
    return found
