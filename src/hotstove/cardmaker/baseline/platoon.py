"""Left against right: how a player's line divides by the other's hand.

A factor is the odds of an event against a right-hander over its odds against a left-hander, measured within players and
seasons (Mantel-Haenszel) on Retrosheet's splits of 1912-2024. Compared within players it is free of the choice that
managers make of whom to send up, which makes the plain table of bats and throws look milder than it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hotstove.cardmaker.baseline.rates import EVENTS, Rates
from hotstove.record.player import Bats, Throws
from hotstove.table.sums import summed

Hand = Literal["L", "R"]

PERIODS = (1946, 1968, 1992)
"""Last years of the periods of the factors; the fourth is all that follows, and the first holds before 1912 too."""

# fmt: off
BATTER_FACTORS: dict[Bats, dict[str, tuple[float, float, float, float]]] = {
    "L": {
        "singles": (1.05, 1.10, 1.07, 1.01), "doubles": (1.26, 1.34, 1.28, 1.26), "triples": (1.30, 1.34, 1.22, 1.24),
        "hr": (1.46, 1.56, 1.57, 1.48), "ubb": (1.10, 1.06, 1.11, 1.17), "ibb": (5.5, 7.9, 8.4, 7.1),
        "hbp": (0.62, 0.60, 0.48, 0.54), "so": (0.57, 0.55, 0.65, 0.79), "sh": (0.63, 0.53, 0.47, 0.58),
        "fly": (1.20, 1.19, 0.98, 0.97), "gidp": (1.13, 1.18, 1.09, 1.02),
    },
    "R": {
        "singles": (0.96, 0.96, 0.95, 0.99), "doubles": (0.89, 0.88, 0.85, 0.88), "triples": (0.85, 0.87, 0.88, 0.97),
        "hr": (0.90, 0.90, 0.83, 0.86), "ubb": (0.89, 0.88, 0.89, 0.81), "ibb": (0.53, 0.59, 0.43, 0.40),
        "hbp": (1.25, 1.69, 1.92, 1.64), "so": (1.21, 1.17, 1.22, 1.13), "sh": (1.23, 1.27, 1.19, 1.18),
        "fly": (1.00, 1.05, 1.03, 1.06), "gidp": (0.99, 0.96, 0.99, 1.01),
    },
    "B": {
        "singles": (1.08, 0.97, 1.01, 0.96), "doubles": (0.84, 0.92, 0.89, 0.93), "triples": (1.07, 1.23, 1.25, 1.44),
        "hr": (1.19, 0.94, 0.90, 1.07), "ubb": (1.16, 1.20, 1.17, 1.11), "ibb": (1.35, 1.32, 1.21, 1.18),
        "hbp": (0.98, 1.45, 1.17, 1.15), "so": (0.89, 0.96, 1.02, 1.06), "sh": (1.09, 0.95, 0.87, 0.82),
        "fly": (0.82, 1.12, 0.97, 1.06), "gidp": (0.57, 0.70, 0.72, 0.73),
    },
}
PITCHER_FACTORS: dict[Throws, dict[str, tuple[float, float, float, float]]] = {
    "L": {
        "singles": (1.00, 1.07, 1.03, 1.02), "doubles": (1.21, 1.28, 1.23, 1.24), "triples": (1.01, 1.06, 1.02, 0.89),
        "hr": (0.92, 1.29, 1.32, 1.29), "ubb": (0.97, 0.97, 1.01, 1.08), "ibb": (4.9, 6.9, 6.7, 6.1),
        "hbp": (0.62, 0.50, 0.51, 0.57), "so": (0.80, 0.73, 0.78, 0.83), "sh": (0.85, 0.82, 0.84, 0.94),
        "fly": (1.19, 1.13, 0.98, 1.03), "gidp": (1.88, 1.75, 1.35, 1.31),
    },
    "R": {
        "singles": (0.93, 0.94, 0.92, 1.00), "doubles": (0.90, 0.90, 0.93, 0.95), "triples": (0.72, 0.73, 0.71, 0.65),
        "hr": (0.71, 0.91, 1.06, 1.00), "ubb": (0.78, 0.80, 0.81, 0.75), "ibb": (0.58, 0.52, 0.38, 0.37),
        "hbp": (1.15, 1.33, 1.86, 1.65), "so": (1.50, 1.40, 1.38, 1.13), "sh": (1.46, 1.77, 1.64, 1.54),
        "fly": (1.06, 0.98, 1.00, 1.05), "gidp": (1.65, 1.42, 1.24, 1.30),
    },
}
BATTER_SHARES: dict[Bats, tuple[float, float, float, float]] = {
    "L": (0.84, 0.72, 0.65, 0.82), "R": (1.10, 1.17, 1.23, 1.11), "B": (1.00, 1.04, 1.00, 1.01),
}
PITCHER_SHARES: dict[Throws, tuple[float, float, float, float]] = {
    "L": (0.69, 0.60, 0.45, 0.51), "R": (1.13, 1.20, 1.38, 1.25),
}
# fmt: on
"""Odds of expected_line a left-hander, over the league's odds: batters by their hand, pitchers by theirs."""


@dataclass(frozen=True, slots=True)
class Split:
    """A line against left- and against right-handers, and the share of plate appearances against left-handers."""

    left: Rates
    right: Rates
    left_share: float

    def against(self, hand: Hand) -> Rates:
        return self.left if hand == "L" else self.right


def period_of(year: int) -> int:
    return summed(year > last for last in PERIODS)


def split_batter(total: Rates, bats: Bats, year: int, left_share: float) -> Split:
    """A batter's expected lines against left- and right-handed pitchers; their mean by ``left_share`` is the total."""
    factors = {event: values[period_of(year)] for event, values in BATTER_FACTORS[bats].items()}
    return _split(total, factors, left_share)


def split_pitcher(total: Rates, throws: Throws, year: int, left_share: float) -> Split:
    """A pitcher's expected lines against batters on the left and on the right side of the plate."""
    factors = {event: values[period_of(year)] for event, values in PITCHER_FACTORS[throws].items()}
    return _split(total, factors, left_share)


def _split(total: Rates, factors: dict[str, float], share: float) -> Split:
    """Divide each event by its odds factor, then settle with the remaining outs so that both lines sum to one.

    Every event keeps its weighted mean exactly, outs too: what they lose against one hand they have against the other.
    """
    if not 0 < share < 1:
        return Split(total, total, share)
    left: dict[str, float] = {}
    right: dict[str, float] = {}
    for event in EVENTS[:-1]:
        rate = getattr(total, event)
        left[event], right[event] = divide(rate, factors[event], share)
    left["out"], right["out"] = 1 - summed(left.values()), 1 - summed(right.values())
    shrink = _room(total.out, left["out"], right["out"])
    if shrink < 1:
        for event in EVENTS:
            rate = getattr(total, event)
            left[event] = rate + shrink * (left[event] - rate)
            right[event] = rate + shrink * (right[event] - rate)
    return Split(Rates(**left), Rates(**right), share)


def _room(total: float, left: float, right: float) -> float:
    """How far the two lines may lie from the total before outs would fall below nothing."""
    lowest = min(left, right)
    return 1.0 if lowest >= 0 or total <= lowest else total / (total - lowest)


def divide(rate: float, factor: float, share: float) -> tuple[float, float]:
    """Two rates whose odds differ by the factor and whose mean, by the share of the first, is the rate."""
    if rate <= 0 or rate >= 1 or factor == 1:
        return rate, rate
    # With x the first rate: share x + (1 - share) f x / (1 - x + f x) = rate, a quadratic in x.
    a = share * (factor - 1)
    b = share + (1 - share) * factor - rate * (factor - 1)
    c = -rate
    root = (b * b - 4 * a * c) ** 0.5
    first = 2 * -c / (b + root)
    return first, (rate - share * first) / (1 - share)


def share_of_left(league_share: float, factor: float) -> float:
    """A player's share of left-handers, from the league's share and his factor on the odds."""
    odds = factor * league_share / (1 - league_share)
    return odds / (1 + odds)
