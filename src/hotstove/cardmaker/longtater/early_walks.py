"""Walks of early seasons: batters were credited with fewer than pitchers were charged with, and cards stand halfway.

In 1908 the batters' lines hold 5,860 walks and the pitchers' 6,119. No game can give both, so both sides move, and
neither is as far off as one of them alone would be.
"""

from __future__ import annotations

from dataclasses import fields, replace

from hotstove.cardmaker.baseline import Baseline
from hotstove.cardmaker.baseline.targets import INTERLEAGUE
from hotstove.cardmaker.longtater.batters import BatterLine
from hotstove.cardmaker.longtater.pitchers import PitcherLine

TOWARD_PITCHERS = 0.5
"""How far cards go from the batters' walks to the pitchers': there the regulars of 1908 miss by .0013 on both sides."""


def walk_factor(baseline: Baseline) -> float:
    """What the batters' walks are multiplied with; 1 where leagues meet, since their totals need not agree there."""
    bat, arm = baseline.batting, baseline.pitching
    if baseline.year >= INTERLEAGUE or bat.bb <= 0 or arm.bb <= 0:
        return 1.0
    return float((arm.bb / bat.bb) ** TOWARD_PITCHERS)


def batter_with_walks(line: BatterLine, factor: float) -> BatterLine:
    """More walks, and so much less of all else that his batting average stays."""
    bb = min(0.99, line.bb * factor)
    rest = (1 - bb) / (1 - line.bb) if line.bb < 1 else 1.0
    return BatterLine(**{one.name: getattr(line, one.name) * rest for one in fields(line)} | {"bb": bb})


def pitcher_with_walks(line: PitcherLine, factor: float) -> PitcherLine:
    return replace(line, bb=line.bb * factor)
