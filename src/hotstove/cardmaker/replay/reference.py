"""The pitchers that a league is expected to have: where on the scale of 1 to 5 its grades should lie.

Grades and numbers could be shifted against each other without changing a league's results. The printed cards fix the
scale: strikeout and homer grades are absolute, so that a league with many strikeouts has many low grades.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import erf, exp

from hotstove.cardmaker.replay.mixes import GRADED, GradeMix
from hotstove.games.replay.squares import Grade
from hotstove.record.digits import DIGITS
from hotstove.table.sums import summed

SPREAD = {1: 1.25, 2: 1.2, 3: 1.25, 5: 1.3, 6: 1.3}
"""Tolerance: standard deviations of the grades with which the search begins; those of 1988 end at 1.34, 1.41, 1.36,
1.20 and 1.27 (`python -m tests.helpers.replay_worth 1988 AL`)."""
MARKED = {2: ("*", 0, 0.35), 5: ("", 3, 0.45), 6: ("", 4, 0.4)}
"""Tolerance: the symbol or raised number that stands beside some of the 1's when the search begins, and beside how
many; those of 1988 end at .84, .70 and .57. To begin where they end takes .02 from the pitchers of 1930 who come to
their record."""
STRIKEOUT_MEANS = ((0.0, 4.2), (0.08, 3.5), (0.095, 3.5), (0.134, 3.13), (0.178, 2.70), (0.23, 2.48), (1.0, 2.48))
WALK_MEANS = ((0.0, 2.0), (0.06, 2.0), (0.08, 2.79), (0.09, 3.1), (0.11, 3.3), (1.0, 3.3))
HOMER_MEANS = ((0.0, 2.0), (0.01, 2.1), (0.0172, 2.56), (0.0231, 2.94), (0.0261, 2.94), (0.0272, 2.92), (1.0, 2.92))
"""Events for each plate appearance, and the means of columns 1 and 2, 5, and 6; straight lines lie between. The hump of
the last is what two printed cards ask for: Hamilton's of 2008 and Lilly's of 2009."""
HIT_MEAN = 2.83
"""The mean of column 3. With it the printed cards of Carlton and Lilly come to a WHIP of 1.06 and 1.04 against leagues
of made cards; 1.06 and 1.05 is what they had (`tests/cardmaker/replay/test_printed_cards.py`)."""
BOX_SHARES = {3: 1 / 6, 4: 2 / 6, 5: 1 / 6, 6: 2 / 6}


def reference_means(strikeouts: float, walks: float, homers: float) -> dict[int, float]:
    """Mean grades by column, from a league's events per plate appearance."""
    fanned = _between(STRIKEOUT_MEANS, strikeouts)
    return {
        1: fanned,
        2: fanned,
        3: HIT_MEAN,
        5: _between(WALK_MEANS, walks),
        6: _between(HOMER_MEANS, homers),
    }


def _between(points: tuple[tuple[float, float], ...], value: float) -> float:
    for (low, at_low), (high, at_high) in pairwise(points):
        if value <= high:
            return at_low + (at_high - at_low) * (value - low) / (high - low)
    return points[-1][1]


def reference_mix(means: Mapping[int, float]) -> GradeMix:
    """Grades spread evenly about their means."""
    columns = {}
    for column in GRADED:
        shares = {}
        for grade, share in zip(range(1, 6), _shares(means[column], SPREAD[column]), strict=True):
            parts = [(Grade(grade), 1.0)]
            if grade == 1 and column in MARKED:
                mark, raised, part = MARKED[column]
                parts = [(Grade(1), 1 - part), (Grade(1, mark, raised), part)]
            for found, part in parts:
                for blue in (1, 4):
                    shares[found, blue] = share * part / 2
        columns[column] = shares
    return GradeMix(columns, {}, BOX_SHARES, {})


def tilted(mix: GradeMix, means: Mapping[int, float]) -> GradeMix:
    """The same pitchers, weighed so that their grades have certain means."""
    columns = {column: _tilted(dict(mix.columns[column]), means[column]) for column in GRADED}
    return GradeMix(columns, mix.to_column_6, mix.infielders, mix.from_column_6)


def _tilted(shares: dict[tuple[Grade, int], float], mean: float) -> dict[tuple[Grade, int], float]:
    whole = summed(shares.values())
    low, high = -2.0, 2.0
    found = shares
    for _ in range(40):
        lean = (low + high) / 2
        heavy = {key: share * round(exp(lean * key[0].grade), DIGITS) for key, share in shares.items()}
        scale = whole / summed(heavy.values())
        found = {key: share * scale for key, share in heavy.items()}
        now = summed(share * key[0].grade for key, share in found.items()) / whole
        low, high = (lean, high) if now < mean else (low, lean)
    return found


def _shares(mean: float, spread: float) -> list[float]:
    """A normal curve cut at the halves between grades."""
    below = [round(0.5 * (1 + erf((grade + 0.5 - mean) / spread / 2**0.5)), DIGITS) for grade in range(1, 5)]
    return [high - low for low, high in zip([0.0, *below], [*below, 1.0], strict=True)]
