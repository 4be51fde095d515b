"""Wild pitches, passed balls and balks: squares on which runners move up and the pitch is thrown again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.baseline import Target
from hotstove.cardmaker.superstar.dealing import lot, rounded, subsets
from hotstove.cardmaker.superstar.responses import EVENT, PITCH, Vector
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT, X_SQUARE
from hotstove.record import ClubRecord
from hotstove.table.sums import summed

GOT_AWAY = ("BK", "PB", "WP")
PASS_SQUARES = (30, 38, 21, 27, 16, 20, 28, 18)
"""Squares of 6, 4 and 2 for what lets runners move up; the other small ones are needed to make odd weights."""
HALVINGS = 20


@dataclass(frozen=True)
class Passes:
    """The squares of a card that let runners move up."""

    squares: Mapping[int, str]

    @property
    def weights(self) -> dict[str, int]:
        return {
            symbol: summed(WEIGHT[number] for number, found in self.squares.items() if found == symbol)
            for symbol in GOT_AWAY
        }

    @property
    def weight(self) -> int:
        return summed(self.weights.values())


def passes_of(targets: Mapping[str, Target], clubs: Mapping[str, ClubRecord], pitches: Vector) -> list[Passes]:
    """What the cards of pitchers, by name, should have; passed balls are those of the club's catchers. `pitches` is
    what each pitch leads to, [PITCHES, EVENTS]."""
    faced = [target.player.pitching.bf if target.player.pitching else 0.0 for target in targets.values()]
    passed = {code: passed_balls(club) for code, club in clubs.items()}
    rates = [(target.balks, passed[target.player.clubs[0]], target.wild) for target in targets.values()]
    weights = []
    for place, symbol in enumerate(GOT_AWAY):
        on = float(pitches[PITCH[symbol], EVENT[symbol]])
        on_x = WEIGHT[X_SQUARE] * float(pitches[PITCH["X"], EVENT[symbol]]) / on
        weights.append(beside_x([FALLS * own[place] / (on + summed(own)) for own in rates], faced, on_x))
    return [
        Passes(_placed(name, dict(zip(GOT_AWAY, own, strict=True))))
        for name, own in zip(targets, zip(*weights, strict=True), strict=True)
    ]


def beside_x(wanted: Sequence[float], faced: Sequence[float], on_x: float) -> list[float]:
    """Weights beside what the X square has of a symbol. No card has fewer than that; the others give way, so that the
    league has as many as it had."""
    whole = summed(weight * times for weight, times in zip(wanted, faced, strict=True))
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        scale = (low + high) / 2
        found = summed(max(scale * weight, on_x) * times for weight, times in zip(wanted, faced, strict=True))
        low, high = (scale, high) if found < whole else (low, scale)
    return [max(high * weight - on_x, 0.0) for weight in wanted]


def _placed(name: str, wanted: Mapping[str, float]) -> dict[int, str]:
    """Small squares for each symbol: whole weights by lot, to the nearest free one."""
    symbols: dict[int, str] = {}
    for symbol, weight in wanted.items():
        whole = 2 * rounded(weight / 2, name, symbol) if weight < 2 else rounded(weight, name, symbol)
        free = [number for number in PASS_SQUARES if number not in symbols]
        step = 1 if lot(name, symbol, "step") < 0.5 else -1
        for total in (whole, whole + step, whole - step, whole + 2 * step, whole - 2 * step):
            places = next(subsets([WEIGHT[number] for number in free], total), None) if total >= 0 else None
            if places is not None:
                symbols |= {free[place]: symbol for place in places}
                break
    return symbols


def passed_balls(club: ClubRecord) -> float:
    """Passed balls for each batter that the club's pitchers faced."""
    faced = summed(player.pitching.bf for player in club.players if player.pitching is not None)
    passed = summed(player.fielding["C"].pb for player in club.players if "C" in player.fielding)
    return passed / faced if faced else 0.0
