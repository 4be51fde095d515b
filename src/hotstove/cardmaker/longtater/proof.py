"""The proof of Long Tater!'s cards: regulars, and how much the best of them control."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import mean

from hotstove.cardmaker.fit.proof import Proved, misses, told
from hotstove.cardmaker.longtater.season_fit import FittedSeason, fit_season
from hotstove.record import read_season

REGULAR = 200
NEAR = 0.006
"""Bound of the table in docs/longtater.md; no card depends on it."""
BATTING, PITCHING = ("avg", "hr", "bb", "so"), ("h", "bb", "so")
STARS = 20


@dataclass(frozen=True)
class Proof:
    """The regulars of a season."""

    batters: tuple[Proved, ...]
    pitchers: tuple[Proved, ...]
    control: tuple[float, float, float, float]
    """Mean BR of the best and the worst batters, mean PR of the best and the worst pitchers."""


def prove(year: int, regress: float) -> Proof:
    fitted = fit_season(read_season(year), regress)
    bats, arms = list(_batters(fitted)), list(_pitchers(fitted))
    control = (
        *_ends((worth, rating) for worth, rating, _ in bats),
        *_ends((worth, rating) for worth, rating, _ in arms),
    )
    return Proof(tuple(one for _, _, one in bats), tuple(one for _, _, one in arms), control)


def _ends(worths: Iterable[tuple[float, int]]) -> tuple[float, float]:
    ranked = [rating for _, rating in sorted(worths, key=lambda pair: pair[0])]
    return mean(ranked[-STARS:]) if ranked else 0.0, mean(ranked[:STARS]) if ranked else 0.0


def _batters(fitted: FittedSeason) -> Iterable[tuple[float, int, Proved]]:
    """Worth, rating and figures."""
    for key, fit in fitted.batters.items():
        player = fitted.targets[key].player
        line, card = player.batting, fit.expected
        if line.pa < REGULAR:
            continue
        swung = 1 - line.sh / line.pa
        real = {"avg": line.h / line.ab, "hr": line.hr / line.pa, "bb": line.bb / line.pa, "so": line.so / line.pa}
        got = {"avg": card.avg, "hr": card.hr * swung, "bb": card.bb * swung, "so": card.so * swung}
        yield fitted.targets[key].batting.ops, fit.card.br, Proved(player.name, key[1], real, got)


def _pitchers(fitted: FittedSeason) -> Iterable[tuple[float, int, Proved]]:
    for key, fit in fitted.pitchers.items():
        target = fitted.targets[key]
        line, rates = target.player.pitching, target.pitching
        if line is None or rates is None or line.bf < REGULAR:
            continue
        card, swung = fit.expected, 1 - rates.sh
        real = {"h": line.h / line.bf, "bb": line.bb / line.bf, "so": line.so / line.bf}
        got = {"h": card.h * swung, "bb": card.bb * swung, "so": card.so * swung}
        yield -rates.ops, fit.card.pr, Proved(target.player.name, key[1], real, got)


def proof_lines(year: int, regress: float) -> list[str]:
    """The proof in words and figures, with every miss."""
    proof = prove(year, regress)
    best, worst, ace, last = proof.control
    return [
        *told(f"batters with {REGULAR} plate appearances", proof.batters, BATTING, NEAR),
        *told(f"pitchers with {REGULAR} batters faced", proof.pitchers, PITCHING, NEAR),
        f"BR of the best {STARS} {best:.1f}, of the worst {worst:.1f}; PR {ace:.1f} and {last:.1f}",
        *misses(proof.batters, BATTING, NEAR),
        *misses(proof.pitchers, PITCHING, NEAR),
    ]
