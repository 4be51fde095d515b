"""Batters' columns: the weights of each event, searched for so that a line comes out against either hand and in all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.fit.search import improved, nearest
from hotstove.cardmaker.superstar.dealing import lot
from hotstove.cardmaker.superstar.lines import LINE, SEARCHED
from hotstove.cardmaker.superstar.mix import Mix
from hotstove.cardmaker.superstar.players import HANDS, Batters
from hotstove.cardmaker.superstar.responses import EVENT, Vector
from hotstove.cardmaker.superstar.squares import FALLS
from hotstove.record.digits import DIGITS
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.cardmaker.fit.search import Places, Whole

LINE_EVENTS = [EVENT[event] for event in LINE]
MANY = len(SEARCHED)
HIT, NO_AT_BATS = slice(0, 4), slice(4, 6)
AVERAGE = 0.26
"""The batting average of the record, 1871 to 2024: hits that are owed for each walk and hit batsman too few."""
EITHER_HAND = 0.15
"""How much a miss against either hand alone counts beside one of the whole line. In 1988 .05 to .3 come to the same:
.976 of the batters within .004, .964 within .002."""
OUTS_LEFT = 6
"""The least weight of the outs on a column that are no double plays."""
PAIRS = tuple((event, event + MANY) for event in range(MANY))
"""Weights that are stepped together: those of an event on both columns."""


class BatterSearch:
    """The columns of everybody in a pool: a row of weights for each, SEARCHED against L and then against R."""

    def __init__(self, batters: Batters) -> None:
        self._batters = batters
        self.aims = {hand: _by_lot(batters, hand) for hand in HANDS}
        times = batters.weights["L"] + batters.weights["R"] + 1e-9
        self._shares = {hand: (batters.weights[hand] + 5e-10) / times for hand in HANDS}
        self.numbers: Whole = np.zeros((len(batters.keys), 2 * MANY), dtype=np.int64)
        self.errors: Mapping[Hand, float] = {}

    def settle(self, swings: Mapping[Hand, Vector], mix: Mix, errors: Mapping[Hand, float], afresh: bool) -> None:
        """The weights that come nearest to the lines; `swings` are what a swing at each symbol leads to,
        [clubs, BATTER_SYMBOLS, EVENTS], by the pitcher's hand; `errors` are the mean weight of E squares."""
        self.errors = errors
        self._bases: dict[Hand, Vector] = {}
        self._gains: dict[Hand, Vector] = {}
        for hand, table in swings.items():
            kinds = {event: _kind(table, mix, event) for event in (*LINE, "OUT", "E")}
            rest = kinds["OUT"]
            self._bases[hand] = rest + (kinds["E"] - rest) * (errors[hand] / FALLS)
            self._gains[hand] = np.stack([(kinds[event] - rest) / FALLS for event in LINE], axis=1)
        if afresh:
            self.numbers = np.concatenate([self._start(hand) for hand in HANDS], axis=1)
        self.again()

    def again(self) -> None:
        """The search once more, from where it ended, with aims that have been changed."""
        self.numbers = improved(self.numbers, self._cost, PAIRS)
        self.fill()

    def fill(self) -> None:
        """The outs that are left given to flies."""
        self.flies = {hand: self._flies(hand) for hand in HANDS}
        """By hand the weight of everybody's flies that score a run: as far as there are outs for them."""

    def of(self, hand: Hand) -> Whole:
        """Weights of SEARCHED on everybody's column against a hand."""
        return self.numbers[:, :MANY] if hand == "L" else self.numbers[:, MANY:]

    def outs_left(self, hand: Hand) -> Vector:
        """The weight of the outs that are neither double plays nor errors."""
        left: Vector = FALLS - self.errors[hand] - self.of(hand).sum(axis=1)
        return left

    def _flies(self, hand: Hand) -> Vector:
        each = self._gains[hand][self._batters.clubs, -1, -1]
        found: Vector = np.clip((self.aims[hand][:, -1] - self._other_flies(hand)) / each, 0, self.outs_left(hand))
        return found

    def _other_flies(self, hand: Hand) -> Vector:
        """Runs scored on flies without any such weight: off the other outs."""
        clubs, gains = self._batters.clubs, self._gains[hand][..., -1]
        found: Vector = self._bases[hand][clubs, -1] + summed(
            weights * gains[clubs, number] for number, weights in enumerate(self.of(hand).T)
        )
        return found

    def _start(self, hand: Hand) -> Whole:
        clubs = self._batters.clubs
        diagonal = np.stack([self._gains[hand][:, at, at] for at in range(MANY)], axis=1)[clubs]
        found = np.maximum(np.rint((self.aims[hand] - self._bases[hand][clubs])[:, :MANY] / diagonal), 0)
        room = FALLS - self.errors[hand] - OUTS_LEFT
        whole = found[:, :-1].sum(axis=1, keepdims=True)
        found[:, :-1] = np.floor(found[:, :-1] * np.minimum(1.0, room / np.maximum(whole, 1.0)))
        found[:, -1] = np.minimum(found[:, -1], room - found[:, :-1].sum(axis=1))
        return found.astype(np.int64)

    def _cost(self, tried: Whole, who: Places) -> Vector:
        total = np.zeros((*tried.shape[:2], MANY))
        cost = np.zeros(tried.shape[:2])
        impossible = (tried < 0).any(axis=-1)
        for hand in HANDS:
            own = tried[..., :MANY] if hand == "L" else tried[..., MANY:]
            impossible |= own.sum(axis=-1) > FALLS - self.errors[hand] - OUTS_LEFT
            off = self._line(own, hand, who) - self.aims[hand][who][:, None, :MANY]
            share = self._shares[hand][who][:, None]
            cost += EITHER_HAND * share * _squares(off)
            total += share[..., None] * off
        cost = (cost + _squares(total)) * FALLS**2
        cost[impossible] = np.inf
        return cost

    def _line(self, own: Whole, hand: Hand, who: Places) -> Vector:
        """SEARCHED of columns of such weights [players, tries, SEARCHED] against the pitchers whom their owners
        meet."""
        clubs = self._batters.clubs[who]
        gains = self._gains[hand][:, :MANY, :MANY]
        found = np.repeat(self._bases[hand][clubs][:, None, :MANY], own.shape[1], axis=1)
        for number, event in zip(*np.nonzero(np.abs(gains).max(axis=0) > 1e-9), strict=True):
            found[..., event] += own[..., number] * gains[clubs, number, event][:, None]
        return found

    def lines(self) -> dict[Hand, Vector]:
        """LINE of everybody against either hand."""
        clubs, everybody = self._batters.clubs, np.arange(len(self.numbers))
        found = {}
        for hand in HANDS:
            flies = self._other_flies(hand) + self.flies[hand] * self._gains[hand][clubs, -1, -1]
            searched = self._line(self.of(hand)[:, None], hand, everybody)[:, 0]
            found[hand] = np.concatenate([searched, flies[:, None]], axis=1)
        return found

    def others(self, row: int) -> Iterator[Sequence[int]]:
        """A player's weights, and then those that come next, the best first."""
        return nearest(self.numbers, self._cost, row)


def _kind(table: Vector, mix: Mix, event: str) -> Vector:
    """LINE [clubs, LINE] when a swing finds an event's symbols."""
    shares = mix.shares(event)
    found = summed(share * table[:, at] for at, share in enumerate(shares.tolist()) if share)
    rounded: Vector = np.round(found[:, LINE_EVENTS], DIGITS)
    return rounded


def _squares(off: Vector) -> Vector:
    """Misses of every event and of hits for each at-bat, squared."""
    found: Vector = (off[..., HIT].sum(axis=-1) + AVERAGE * off[..., NO_AT_BATS].sum(axis=-1)) ** 2
    for event in range(MANY):
        found = found + off[..., event] ** 2
    return found


def _by_lot(batters: Batters, hand: Hand) -> Vector:
    """The lines that are aimed at: of players of few chances, each event moved by up to half a square either way, so
    that rounding it is fair and they come out right together."""
    moves = [
        [0.0] * len(LINE) if regular else [lot("/".join(key), hand, event) - 0.5 for event in LINE]
        for key, regular in zip(batters.keys, batters.regular.tolist(), strict=True)
    ]
    return np.round(batters.aims[hand] + np.array(moves) * _SQUARE, DIGITS)


_SQUARE = 0.7 / FALLS
"""What one part of the squares comes to in a line: seven pitches of ten are swung at in 1988."""
