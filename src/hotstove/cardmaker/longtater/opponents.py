"""The average opponent of a pool: what all pitchers, or all batters, give together at each difference of ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hotstove.cardmaker.longtater.branches import BatterBranch, PitcherBranch
from hotstove.games.longtater.control import control_chance


@dataclass(frozen=True, slots=True)
class Side:
    """Against all opponents: how much a man's own control counts, and what they give without him, per appearance."""

    own: float
    """Chance that his own card is read, 100s that start over counted in."""
    h: float
    bb: float
    hbp: float
    so: float
    chart: float


@dataclass(frozen=True, slots=True)
class RatedPitcher:
    weight: float
    pr: int
    branch: PitcherBranch

    def weighing(self, weight: float) -> RatedPitcher:
        return RatedPitcher(weight, self.pr, self.branch)


@dataclass(frozen=True, slots=True)
class RatedBatter:
    weight: float
    br: int
    branch: BatterBranch

    def weighing(self, weight: float) -> RatedBatter:
        return RatedBatter(weight, self.br, self.branch)


def against_pitchers(br: int, pitchers: Sequence[RatedPitcher], again: float) -> Side:
    """What a batter of a rating meets; `again` is the chance that his own card starts over."""
    whole = sum(pitcher.weight for pitcher in pitchers)
    own = h = bb = hbp = so = chart = 0.0
    for pitcher in pitchers:
        control = control_chance(br, pitcher.pr)
        branch = pitcher.branch
        share = pitcher.weight / whole / (1 - control * again - (1 - control) * branch.again)
        own += share * control
        share *= 1 - control
        h += share * branch.h
        bb += share * branch.bb
        hbp += share * branch.hbp
        so += share * branch.so
        chart += share * branch.chart
    return Side(own, h, bb, hbp, so, chart)


def against_batters(pr: int, batters: Sequence[RatedBatter], again: float) -> Side:
    """What a pitcher of a rating meets; `own` is his control, the rest is the batters'."""
    whole = sum(batter.weight for batter in batters)
    own = h = bb = hbp = so = chart = 0.0
    for batter in batters:
        control = control_chance(batter.br, pr)
        branch = batter.branch
        share = batter.weight / whole / (1 - control * branch.again - (1 - control) * again)
        own += share * (1 - control)
        share *= control
        h += share * branch.h
        bb += share * branch.reaches[4]
        hbp += share * branch.reaches[5]
        so += share * branch.so
        chart += share * (branch.chart + branch.dp)
    return Side(own, h, bb, hbp, so, chart)
