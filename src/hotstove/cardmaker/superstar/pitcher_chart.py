"""A pitcher's chart: the squares 16 to 39 dealt so that his line comes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.dealing import deal, draw_squares, lot, rounded, subsets
from hotstove.cardmaker.superstar.expected_line import Shares, expected_line
from hotstove.cardmaker.superstar.loose_pitches import X_SQUARE, LoosePitches, swung_at, thrown_again, weight_of_x
from hotstove.cardmaker.superstar.squares import (
    FALLS,
    FIELDERS_SQUARES,
    FIELDERS_WEIGHT,
    PITCHERS_SQUARES,
    WEIGHT,
)
from hotstove.table.sums import summed

SYMBOLS = ("", "K", "BB", "HB", "SO", "1+", "out")
"""Symbols by the shares of a chart; outs are G and F in equal parts."""

AROUND, AROUND_K = 24, 8
"""How far from the wanted weights of swings and K squares others are looked at."""

UNITS = {at.GIVES_SINGLE: 1.0, at.BALL_FOUR: 1.0, at.THIRD_STRIKE: 1.0, at.HITS_HIM: 2.0, at.SWING: 14.0, at.MISS: 5.0}
HOMER_UNIT = 0.5
"""Errors in weight that count alike: of hits, walks, strikeouts, hit batsmen and homers; of all swings, lest the mean
of many players drift away; and of K squares."""

CANDIDATES = 600
SMALL = 3
"""A weight for which there is but one square."""
PASS_SQUARES = (30, 38, 21, 27, 16, 20, 28, 18)
"""Squares of 6, 4 and 2 for what lets runners move up; the other small ones are needed to make odd weights."""


@dataclass(frozen=True)
class PitcherChart:
    """Symbols of the squares 10 to 39, and the shares that they come to behind the club's usual defence."""

    symbols: Mapping[int, str]
    shares: Shares

    def weight(self, symbol: str) -> int:
        return summed(WEIGHT[number] for number, found in self.symbols.items() if found == symbol)


def pitcher_chart(
    name: str, wanted: Shares, owned: float, tired: float, column: Shares, passes: LoosePitches
) -> PitcherChart:
    """The chart whose line comes nearest to that of the shares that the split of outcomes gives him.

    ``owned`` is the weight that the fielders own among 10 to 15, ``tired`` the share of pitches at which it is hits.
    """
    symbols: dict[int, str] = dict.fromkeys(FIELDERS_SQUARES, "D") | {X_SQUARE: "X"}
    away = place_passes(name, passes)
    symbols |= away
    open_squares = [number for number in PITCHERS_SQUARES if number not in symbols]
    settled = FALLS - summed(WEIGHT[number] for number in away) - thrown_again(passes.runners_on)
    dead = FIELDERS_WEIGHT - owned + swung_at(passes.runners_on)
    weights = [WEIGHT[number] for number in open_squares]
    for counts in _candidates(expected_line(wanted, column), wanted, column, settled, dead, summed(weights)):
        dealt = deal(weights, counts, int(lot(name, "turn") * len(weights)))
        if dealt is not None:
            break
    else:
        raise AssertionError(f"no chart can be dealt for {name}")
    outs = [number for number, place in zip(open_squares, dealt, strict=True) if place == at.GETS_OUT]
    symbols |= {n: SYMBOLS[place] for n, place in zip(open_squares, dealt, strict=True) if place != at.GETS_OUT}
    symbols |= draw_squares(outs, {"G": 0.5, "F": 0.5}, lot(name, "wheel"))
    shares = np.array(counts, dtype=float)
    shares[at.SWING] += dead
    shares[at.HITS_HIM] += weight_of_x("HB")
    shares[at.GETS_OUT] += (1 - tired) * owned + weight_of_x("RK")
    shares[at.GIVES_SINGLE] += tired * owned
    return PitcherChart(dict(sorted(symbols.items())), shares / settled)


def place_passes(name: str, passes: LoosePitches) -> dict[int, str]:
    """Small squares for balks, passed balls and wild pitches: the weight that the X leaves, to the nearest free one."""
    symbols: dict[int, str] = {}
    for symbol, whole_weight in (("BK", passes.balks), ("PB", passes.passed), ("WP", passes.wild)):
        weight = max(whole_weight - weight_of_x(symbol), 0.0)
        whole = 2 * rounded(weight / 2, name, symbol) if weight < 2 else rounded(weight, name, symbol)
        free = [number for number in PASS_SQUARES if number not in symbols]
        step = 1 if lot(name, symbol, "step") < 0.5 else -1
        for total in (whole, whole + step, whole - step, whole + 2 * step, whole - 2 * step):
            places = next(subsets([WEIGHT[number] for number in free], total), None) if total >= 0 else None
            if places is not None:
                symbols |= {free[place]: symbol for place in places}
                break
    return symbols


def _candidates(
    goal: Shares, wanted: Shares, column: Shares, settled: float, dead: float, weight: int
) -> Iterator[tuple[int, ...]]:
    """Whole weights for the seven shares, best first.

    All swings and K squares near those wanted are looked at, with hit batsmen rounded down and up and the others to the
    nearest; outs are what is left. ``dead`` is the weight of swings at squares that are not his to fill.
    """
    middle, middle_k = max(round(wanted[at.SWING] * settled - dead), 0), round(wanted[at.MISS] * settled)
    swing = np.arange(max(0, middle - AROUND), min(weight, middle + AROUND) + 1)[:, None, None]
    miss = np.arange(max(0, middle_k - AROUND_K), middle_k + AROUND_K + 1)[None, :, None]
    hit = column[: at.WALK].sum()
    aims = goal * settled
    swung = swing + dead + 0 * miss
    exact = {
        at.GIVES_SINGLE: aims[: at.WALK].sum() - (swung + miss) * hit,
        at.BALL_FOUR: aims[at.WALK] - swung * column[at.WALK],
        at.THIRD_STRIKE: aims[at.STRIKEOUT] - swung * column[at.STRIKEOUT] - miss * (1 - hit),
        at.HITS_HIM: aims[at.HIT_BATSMAN] - swung * column[at.HIT_BATSMAN] - weight_of_x("HB"),
    }
    whole = {place: np.rint(value) for place, value in exact.items()}
    whole[at.HITS_HIM] = np.floor(exact[at.HITS_HIM]) + np.array([0, 1])[None, None, :]
    whole = {place: np.maximum(value, 0) for place, value in whole.items()}
    rest = weight - swing - miss - summed(whole.values())
    cost = summed(((whole[place] - exact[place]) / UNITS[place]) ** 2 for place in exact)
    homers = (wanted[at.SWING] + wanted[at.MISS]) * settled
    off = swung + miss - homers
    cost = cost + (off * column[at.HOMER] / HOMER_UNIT) ** 2 + (off / UNITS[at.SWING]) ** 2
    cost = cost + ((miss - wanted[at.MISS] * settled) / UNITS[at.MISS]) ** 2
    cost = np.round(np.where(rest >= 0, cost, np.inf), 6)

    def counted(row: int, other: int, third: int) -> list[int]:
        counts = [0] * (at.GETS_OUT + 1)
        counts[at.SWING], counts[at.MISS] = int(swing[row, 0, 0]), int(miss[0, other, 0])
        for symbol, table in whole.items():
            counts[symbol] = int(table[row, other, third if table.shape[2] > 1 else 0])
        counts[at.GETS_OUT] = int(rest[row, other, third])
        return counts

    for place in np.argsort(cost, axis=None, kind="stable")[:CANDIDATES]:
        row, other, third = (int(index) for index in np.unravel_index(place, cost.shape))
        if cost[row, other, third] == np.inf:
            break
        yield tuple(counted(row, other, third))
    row, other, third = (int(index) for index in np.unravel_index(int(np.argmax(rest)), rest.shape))
    yield from _cut_down(counted(row, other, third))


def _cut_down(counts: list[int]) -> Iterator[tuple[int, ...]]:
    """Weights that sum to too much, as of a pitcher who got hardly an out, or that cannot be dealt: the largest gives
    to the outs, or takes from them, a little more each time. Two symbols of the smallest weight have no squares."""
    if 0 < counts[at.MISS] < SMALL:
        counts[at.GETS_OUT] += counts[at.MISS]
        counts[at.MISS] = 0
    largest = max(range(at.GETS_OUT), key=lambda place: counts[place])
    both = counts[largest] + counts[at.GETS_OUT]
    first = max(counts[at.GETS_OUT], 0)
    for step in range(both + 1):
        for outs in (first + step, first - step):
            if 0 <= outs <= both:
                changed = list(counts)
                changed[largest], changed[at.GETS_OUT] = both - outs, outs
                yield tuple(changed)
