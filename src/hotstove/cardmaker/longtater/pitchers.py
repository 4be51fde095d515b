"""Fitting a pitching card: the ranges whose exact odds come nearest to a line."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from hotstove.cardmaker.longtater.branches import PitcherBranch, pitcher_branch
from hotstove.cardmaker.longtater.opponents import Side
from hotstove.games.longtater.cards import PitcherCard

CLIPPED = 0.0030
"""A figure that lies so far beyond what a rating allows makes the fitter try another rating: half of the bound within
which the table of docs/longtater.md counts a card as right."""


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
    """The WP/HB/BK section: upper bounds that end at 100."""

    wp: int
    hb: int
    bk: int


@dataclass(frozen=True, slots=True)
class FittedPitcher:
    card: PitcherCard
    branch: PitcherBranch
    expected: PitcherLine
    error: float
    """The largest error of H, BB and SO."""


Meets = Callable[[int], Side]


def fit_pitcher(target: PitcherLine, ratings: Iterable[int], meets: Meets, odd: Oddities) -> FittedPitcher:
    """The card of the first rating that does not clip the line; if all do, the best of them."""
    best: FittedPitcher | None = None
    for pr in ratings:
        fitted = _fit(target, pr, meets(pr), odd)
        if fitted.error <= CLIPPED:
            return fitted
        if best is None or fitted.error < best.error:
            best = fitted
    assert best is not None
    return best


def oddities(wild: float, hurt: float, balks: float) -> Oddities:
    """Shares of wild pitches, hit batsmen and balks; thirds where he had none of them."""
    whole = wild + hurt + balks
    if whole <= 0:
        return Oddities(34, 67, 100)
    wp = round(100 * wild / whole)
    hb = wp + round(100 * hurt / whole)
    return Oddities(wp, min(hb, 100), 100)


def expected_line(branch: PitcherBranch, side: Side) -> PitcherLine:
    own = side.own
    return PitcherLine(
        own * branch.h + side.h,
        own * branch.bb + side.bb,
        own * branch.so + side.so,
        own * branch.hbp + side.hbp,
        own * branch.h * side.homers + side.hr,
    )


def miss(expected: PitcherLine, target: PitcherLine) -> float:
    return max(abs(expected.h - target.h), abs(expected.bb - target.bb), abs(expected.so - target.so))


def _fit(target: PitcherLine, pr: int, side: Side, odd: Oddities) -> FittedPitcher:
    h, bb = max(0.0, target.h - side.h), max(0.0, target.bb - side.bb)
    wanted = 100 * (h + bb) / side.own * 99 / 98
    best: tuple[float, PitcherCard] | None = None
    for oba in near(wanted, 0, 99, 2):
        share = 100 * h / (h + bb) if h + bb else 0.0
        for hit in near(share, 0, 99, 2):
            card = PitcherCard(pr, oba, 0, hit, odd.wp, odd.hb, odd.bk)
            got = expected_line(pitcher_branch(card), side)
            off = (got.h - target.h) ** 2 + (got.bb - target.bb) ** 2
            if best is None or off < best[0]:
                best = off, card
    assert best is not None
    card = best[1]
    outs = side.own * (100 - card.oba) / 100
    strikeouts = 100 * max(0.0, target.so - side.so) / outs if outs else 0.0
    best = None
    for k in near(strikeouts, 0, 99, 2):
        trial = PitcherCard(pr, card.oba, k, card.hit, odd.wp, odd.hb, odd.bk)
        off = abs(expected_line(pitcher_branch(trial), side).so - target.so)
        if best is None or off < best[0]:
            best = off, trial
    assert best is not None
    branch = pitcher_branch(best[1])
    expected = expected_line(branch, side)
    return FittedPitcher(best[1], branch, expected, miss(expected, target))


def near(ideal: float, low: int, high: int, width: int) -> range:
    """Whole numbers about a wanted one, within bounds."""
    middle = math.floor(ideal)
    return range(max(low, min(high, middle - width + 1)), min(high, max(low, middle + width)) + 1)
