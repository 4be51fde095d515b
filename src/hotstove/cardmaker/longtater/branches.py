"""The two halves of a plate appearance by exact odds: what a card gives when its owner is in control.

Numbers of one plate appearance come from one deck, so a second number of the same face is never the first one again.
"""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.games.longtater.cards import BatterCard, PitcherCard
from hotstove.table.sums import summed

HITS = ("1B", "2B", "3B", "HR")
REACHING = (*HITS, "BB", "HBP")


@dataclass(frozen=True, slots=True)
class BatterBranch:
    """Chances of each end, given that the batter is in control; `again` is a 100 after which he is still up."""

    reaches: tuple[float, float, float, float, float, float]
    """In the order of REACHING."""
    so: float
    dp: float
    """Double plays off his card, over all situations."""
    chart: float
    """Outs that go to the Out Chart."""
    again: float
    kinds: tuple[float, float, float, float]
    """Shares of HITS among hits that a pitcher allows him."""

    @property
    def h(self) -> float:
        return summed(self.reaches[:4])


@dataclass(frozen=True, slots=True)
class PitcherBranch:
    """Chances of each end, given that the pitcher is in control."""

    h: float
    bb: float
    hbp: float
    so: float
    chart: float
    again: float


def batter_branch(card: BatterCard, dp_chances: float, ends_on_hundred: float) -> BatterBranch:
    """`dp_chances` is the share of plate appearances with a runner on first and less than two out."""
    out = min(card.out, 99)
    reaches, kinds = [], []
    low = 0
    for number, (_, bound) in enumerate(card.reaching):
        high = max(low, bound) if number < 5 else 100
        reaches.append(reach_chance(out, low, high))
        if number < 4:
            kinds.append(float(high - low))
        low = high
    hits = summed(kinds)
    so_alone, so_behind_dp, dp = _out_shares(card, out)
    so = (1 - dp_chances) * so_alone + dp_chances * so_behind_dp
    return BatterBranch(
        (reaches[0], reaches[1], reaches[2], reaches[3], reaches[4], reaches[5]),
        out / 100 * so,
        out / 100 * dp_chances * dp,
        out / 100 * (1 - so - dp_chances * dp),
        0.01 * (1 - ends_on_hundred),
        (kinds[0] / hits, kinds[1] / hits, kinds[2] / hits, kinds[3] / hits) if hits else (1.0, 0.0, 0.0, 0.0),
    )


def reach_chance(out: int, low: int, high: int) -> float:
    """First a number above OUT and under 100, then another one above `low` and up to `high`."""
    on = 99 - out
    if on <= 0:
        return 0.0
    shared = max(0, min(high, 99) - max(low, out))
    return on / 100 * (high - low - shared / on) / 99


def _out_shares(card: BatterCard, out: int) -> tuple[float, float, float]:
    """Strikeouts where no double play is in order, strikeouts where one is, double plays: shares of his outs."""
    if out == 0:
        return 0.0, 0.0, 0.0

    def share(low: int, high: int) -> float:
        if high <= low:
            return 0.0
        shared = max(0, min(high, out) - low)
        return (high - low - shared / out) / 99

    return share(0, card.k), share(card.dp, card.k), share(0, card.dp)


def pitcher_branch(card: PitcherCard) -> PitcherBranch:
    oba = card.oba
    on, off = oba / 100, 1 - oba / 100
    hit = min(card.hit, 99)
    h = (hit - min(hit, oba) / oba) / 99 if oba else 0.0
    hundred = (1 - (1 / oba if oba == 100 else 0.0)) / 99 if oba else 0.0
    hb = max(0, card.hb - card.wp) / 100
    shared = max(0, card.k - oba) / (100 - oba) if oba < 100 else 0.0
    so = (card.k - shared) / 99
    return PitcherBranch(
        on * h, on * (1 - h - hundred), on * hundred * hb, off * so, off * (1 - so), on * hundred * (1 - hb)
    )
