"""Wild pitches, passed balls and balks: squares on which runners move up and the pitch is thrown again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from hotstove.cardmaker.baseline import Baseline, Target
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT
from hotstove.games.superstar.chart_set import our_charts
from hotstove.measured import measured
from hotstove.record import ClubRecord
from hotstove.table.sums import summed

X_SQUARE = 39
"""The square of the X on every pitcher's card, as on the cards that come with the game: 3 of 216 falls."""
GOT_AWAY = ("WP", "PB", "BK")


@cache
def weight_of_x(cell: str) -> float:
    """Falls of the X square that lead to a cell of the X chart in use without injuries."""
    chart = our_charts().x
    falls = summed(weight for number, weight in WEIGHT.items() if chart(number, "current") == cell)
    return WEIGHT[X_SQUARE] * falls / FALLS


def thrown_again(on: float) -> float:
    """Falls of the X square after which the pitch is thrown again: it got away, with somebody on base."""
    return on * summed(weight_of_x(cell) for cell in GOT_AWAY)


def swung_at(on: float) -> float:
    """Falls of the X square at which the batter swings, since nobody is on base to move up."""
    return (1 - on) * summed(weight_of_x(cell) for cell in GOT_AWAY)


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
    wild, passed, balks = (rate * FALLS / (on + summed(rates)) for rate in rates)
    return LoosePitches(wild, passed, balks, on)


def held_to_league(cards: Sequence[LoosePitches], faced: Sequence[float]) -> list[LoosePitches]:
    """No card has fewer of them than its X; the others give way, so that the league has as many as it had."""
    scales = []
    for symbol, name in (("WP", "wild"), ("PB", "passed"), ("BK", "balks")):
        weights, floor = [getattr(card, name) for card in cards], weight_of_x(symbol)
        wanted = summed(weight * times for weight, times in zip(weights, faced, strict=True))
        low, high = 0.0, 1.0
        for _ in range(20):
            scale = (low + high) / 2
            found = summed(max(scale * weight, floor) * times for weight, times in zip(weights, faced, strict=True))
            low, high = (scale, high) if found < wanted else (low, scale)
        scales.append(high)
    wild, passed, balks = scales
    return [LoosePitches(wild * card.wild, passed * card.passed, balks * card.balks, card.runners_on) for card in cards]


def on_base(baseline: Baseline) -> float:
    """Players who came on base for each plate appearance, homers apart."""
    rates = baseline.rates
    return rates.h - rates.hr + rates.bb + rates.hbp


def runners_on(baseline: Baseline) -> float:
    """Plate appearances with somebody on base."""
    return measured("played in superstar", "runners on") * on_base(baseline)


def passed_balls(club: ClubRecord) -> float:
    """Passed balls for each batter that the club's pitchers faced."""
    faced = summed(player.pitching.bf for player in club.players if player.pitching is not None)
    passed = summed(player.fielding["C"].pb for player in club.players if "C" in player.fielding)
    return passed / faced if faced else 0.0
