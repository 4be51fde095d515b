"""From a player's line to what his card must do when he swings away: bunts and intentional walks are called, not
rolled.

A sacrifice is credited to .66 of the bunts of a player rated A and to .44 of one rated B. The outs and singles of
the others are in his line as well, so they are taken out of it together with the sacrifices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from hotstove.cardmaker.baseline import Rates
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT
from hotstove.games.superstar.chart_set import our_charts
from hotstove.table.sums import summed

RATINGS = ("A", "B")
CREDITED = frozenset({"SH", "FC", "E"})
PUT_OUT = frozenset({"F", "G", "DP"})


@dataclass(frozen=True, slots=True)
class Bunts:
    """What comes of a bunt: a sacrifice in the book, a single, an out that is an at-bat, or a swing after all."""

    sacrifice: float
    single: float
    out: float

    @property
    def settled(self) -> float:
        return self.sacrifice + self.single + self.out


@cache
def bunts_of(rating: str) -> Bunts:
    """The bunt chart's chances for a rating."""
    chart = our_charts().bunt
    cells = {number: chart(number, rating) for number in WEIGHT}

    def chance(wanted: frozenset[str]) -> float:
        return summed(WEIGHT[number] for number, cell in cells.items() if cell in wanted) / FALLS

    return Bunts(chance(CREDITED), chance(frozenset({"1"})), chance(PUT_OUT))


def mean_bunts(sacrifices: Sequence[tuple[float, str]]) -> Bunts:
    """What comes of the bunts of many players: given each one's sacrifices and rating."""
    tries = {rating: summed(number for number, own in sacrifices if own == rating) for rating in RATINGS}
    tries = {rating: number / bunts_of(rating).sacrifice for rating, number in tries.items()}
    whole = summed(tries.values())
    if not whole:
        return bunts_of("A")
    parts = [(number / whole, bunts_of(rating)) for rating, number in tries.items()]
    return Bunts(
        summed(part * bunts.sacrifice for part, bunts in parts),
        summed(part * bunts.single for part, bunts in parts),
        summed(part * bunts.out for part, bunts in parts),
    )


def swinging(rates: Rates, bunts: Bunts, walked: float) -> Shares:
    """Chances of the eight events per plate appearance in which he swings away; their sum is the share of those.

    ``walked`` is the share of his intentional walks that managers call; the others stand on the card as walks.
    """
    singles = max(rates.singles - rates.sh * bunts.single / bunts.sacrifice, 0.0)
    outs = max(rates.outs - rates.sh * bunts.out / bunts.sacrifice, 0.0)
    walks = rates.ubb + (1 - walked) * rates.ibb
    return np.array([singles, rates.doubles, rates.triples, rates.hr, walks, rates.hbp, rates.so, outs])
