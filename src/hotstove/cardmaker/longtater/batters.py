"""Fitting a batting card: the ranges whose exact odds come nearest to a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import product

from hotstove.cardmaker.longtater.branches import BatterBranch, batter_branch, reach_chance
from hotstove.cardmaker.longtater.opponents import Side
from hotstove.cardmaker.longtater.pitchers import CLIPPED, near
from hotstove.games.longtater.cards import BatterCard
from hotstove.table.sums import summed

MOST_K = 99


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

    @property
    def batted_outs(self) -> float:
        return 1 - self.h - self.bb - self.hbp - self.so


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a season and the charts say about situations."""

    dp_chances: float
    """Plate appearances with a runner on first and less than two out."""
    chart_dp: float
    """Double plays on the Out Chart, per out of it with such a player on and the pitcher in control."""
    flies_per_out: float
    """Sacrifice flies per batted out, as the charts give them."""
    flies_of_record: float
    """The same as the season counted them."""
    ends_on_hundred: float
    """Share of the Batter's 100 chart that ends his turn: interference."""


@dataclass(frozen=True, slots=True)
class FittedBatter:
    card: BatterCard
    branch: BatterBranch
    expected: BatterLine
    error: float
    """The largest error of AVG, HR, BB and SO."""


@dataclass(frozen=True, slots=True)
class Given:
    """Ratings that are not fitted, since the season did not count what they are made from."""

    k: int | None = None
    dp: int | None = None


NOTHING_GIVEN = Given()
Meets = Callable[[int], Side]
"""The average opponent of a batter with some BR."""


def fit_batter(
    target: BatterLine, ratings: Iterable[int], meets: Meets, on: Conditions, given: Given = NOTHING_GIVEN
) -> FittedBatter:
    """The card of the first rating that does not clip the line; if all do, the best of them."""
    best: FittedBatter | None = None
    for br in ratings:
        fitted = _fit(target, br, meets(br), on, given)
        if fitted.error <= CLIPPED:
            return fitted
        if best is None or fitted.error < best.error:
            best = fitted
    assert best is not None
    return best


def expected_line(card: BatterCard, branch: BatterBranch, side: Side, on: Conditions) -> BatterLine:
    """A card against the average opponent."""
    own = side.own
    kinds = [own * reach + side.h * share for reach, share in zip(branch.reaches[:4], branch.kinds, strict=True)]
    bb, hbp = own * branch.reaches[4] + side.bb, own * branch.reaches[5] + side.hbp
    so = own * branch.so + side.so
    gidp = own * branch.dp + on.dp_chances * on.chart_dp * side.chart
    outs = 1 - summed(kinds) - bb - hbp - so
    return BatterLine(kinds[0], kinds[1], kinds[2], kinds[3], bb, hbp, so, gidp, on.flies_per_out * outs)


def miss(expected: BatterLine, target: BatterLine) -> float:
    return max(
        abs(expected.avg - target.avg),
        abs(expected.hr - target.hr),
        abs(expected.bb - target.bb),
        abs(expected.so - target.so),
    )


def _fit(target: BatterLine, br: int, side: Side, on: Conditions, given: Given) -> FittedBatter:
    wanted = max(0.0, target.h - side.h) + max(0.0, target.bb - side.bb) + max(0.0, target.hbp - side.hbp)
    best: tuple[float, tuple[int, int, int]] | None = None
    for out in near(99 - 100 * wanted / side.own, 0, 98, 2):
        share = side.own * (99 - out) / 100
        walks = near(100 * max(0.0, target.bb - side.bb) / share, 0, 100, 1)
        hurts = near(100 * max(0.0, target.hbp - side.hbp) / share, 0, 100, 1)
        for bb, hurt in product(walks, hurts):
            hbp = min(hurt, 100 - bb)
            off = _off(target, side, on, out, bb, hbp)
            if best is None or off < best[0]:
                best = off, (out, bb, hbp)
    assert best is not None
    out, bb, hbp = best[1]
    card = _with_kinds(target, br, out, bb, hbp, side)
    card = _with_outs(target, card, side, on, given)
    branch = batter_branch(card, on.dp_chances, on.ends_on_hundred)
    expected = expected_line(card, branch, side, on)
    return FittedBatter(card, branch, expected, miss(expected, target))


def _off(target: BatterLine, side: Side, on: Conditions, out: int, bb: int, hbp: int) -> float:
    """How far a choice of OUT and of the three big ranges lies off, squared."""
    hits = 100 - bb - hbp
    h = side.h + side.own * reach_chance(out, 0, hits)
    walks = side.bb + side.own * reach_chance(out, hits, hits + bb)
    hurts = side.hbp + side.own * reach_chance(out, hits + bb, 100)
    flies = on.flies_per_out * (1 - h - walks - hurts - target.so)
    avg = h / (1 - walks - hurts - flies)
    reached = h + walks + hurts - target.h - target.bb - target.hbp
    return 4 * (avg - target.avg) ** 2 + 4 * (walks - target.bb) ** 2 + (hurts - target.hbp) ** 2 + reached**2


def _with_kinds(target: BatterLine, br: int, out: int, bb: int, hbp: int, side: Side) -> BatterCard:
    """Hits of each kind, each to its nearest number; the singles take what is left."""
    hits = 100 - bb - hbp
    unit = side.own * (99 - out) / 10000 + (side.h / hits if hits else 0.0)
    homers = min(hits, round(target.hr / unit)) if unit else 0
    triples = min(hits - homers, round(target.triples / unit)) if unit else 0
    doubles = min(hits - homers - triples, round(target.doubles / unit)) if unit else 0
    single = hits - doubles - triples - homers
    bounds = (single, single + doubles, single + doubles + triples, hits, hits + bb, 100)
    return BatterCard(br, out, 0, 0, *bounds, 0, 0)


def _with_outs(target: BatterLine, card: BatterCard, side: Side, on: Conditions, given: Given) -> BatterCard:
    """DP first, then K, of which a runner on first hides the part that DP takes."""
    outs = side.own * card.out / 100
    if outs <= 0:
        return card
    chances = on.dp_chances * outs
    by_chart = on.dp_chances * on.chart_dp * side.chart
    dp = min(99, max(0, round(100 * (target.gidp - by_chart) / chances))) if given.dp is None else given.dp
    if given.k is not None:
        return _replaced(card, given.k, dp)
    wanted = (target.so - side.so) / outs
    ideal = 100 * (wanted + on.dp_chances * dp / 100)
    if ideal < dp:
        ideal = 100 * wanted / (1 - on.dp_chances)
    best = None
    for k in near(ideal, 0, MOST_K, 2):
        trial = _replaced(card, k, dp)
        branch = batter_branch(trial, on.dp_chances, on.ends_on_hundred)
        off = abs(side.own * branch.so + side.so - target.so)
        if best is None or off < best[0]:
            best = off, trial
    assert best is not None
    return best[1]


def _replaced(card: BatterCard, k: int, dp: int) -> BatterCard:
    return BatterCard(
        card.br, card.out, k, dp, card.single, card.double, card.triple, card.homer, card.walk, card.hbp, 0, 0
    )
