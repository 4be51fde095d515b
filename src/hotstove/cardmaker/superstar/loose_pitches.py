"""Wild pitches, passed balls and balks: squares on which runners move up and the pitch is thrown again."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.cardmaker.baseline import Baseline, Target
from hotstove.cardmaker.superstar.squares import FALLS
from hotstove.record import ClubRecord

MEN_ON = 1.52
"""Plate appearances with somebody on base for each player who came on base (homers apart): 1.50 to 1.54 in six
seasons."""


@dataclass(frozen=True)
class LoosePitches:
    """Weights of the squares, and the share of plate appearances with somebody on base, when they count."""

    wild: float
    passed: float
    balks: float
    runners_on: float

    @property
    def weight(self) -> float:
        return self.wild + self.passed + self.balks

    def rate(self, weight: float, again: float) -> float:
        """How often for each batter something on squares of a weight happens, if so much is thrown again in all."""
        return weight / (FALLS - again) * self.runners_on


def loose_pitches_of(target: Target, club: ClubRecord, baseline: Baseline) -> LoosePitches:
    """What a pitcher's card should have; passed balls are those of his club's catchers."""
    on = runners_on(baseline)
    rates = (target.wild, passed_balls(club), target.balks)
    wild, passed, balks = (rate * FALLS / (on + sum(rates)) for rate in rates)
    return LoosePitches(wild, passed, balks, on)


def runners_on(baseline: Baseline) -> float:
    rates = baseline.rates
    return MEN_ON * (rates.h - rates.hr + rates.bb + rates.hbp)


def passed_balls(club: ClubRecord) -> float:
    """Passed balls for each batter that the club's pitchers faced."""
    faced = sum(player.pitching.bf for player in club.players if player.pitching is not None)
    passed = sum(player.fielding["C"].pb for player in club.players if "C" in player.fielding)
    return passed / faced if faced else 0.0
