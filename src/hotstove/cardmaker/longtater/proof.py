"""The proof of a season's cards: what they give by exact odds, set beside what the players really did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, median

from hotstove.cardmaker.longtater.season_fit import FittedSeason, fit_season
from hotstove.record import PlayerRecord, read_season

REGULAR = 200
NEAR, VERY_NEAR = 0.006, 0.002
"""Bounds of the table in docs/longtater.md; no card depends on them."""
BATTING, PITCHING = ("avg", "hr", "bb", "so"), ("h", "bb", "so")
STARS = 20


@dataclass(frozen=True)
class Proved:
    """A regular: his rating, his real figures and those of his card, per plate appearance or batter faced."""

    name: str
    club: str
    rating: int
    worth: float
    real: dict[str, float]
    card: dict[str, float]

    def error(self, name: str) -> float:
        return self.card[name] - self.real[name]

    def worst(self, names: Iterable[str]) -> float:
        return max(abs(self.error(name)) for name in names)


@dataclass(frozen=True)
class Proof:
    """The regulars of a season."""

    batters: tuple[Proved, ...]
    pitchers: tuple[Proved, ...]

    @property
    def control(self) -> tuple[float, float, float, float]:
        """Mean BR of the best and the worst batters, mean PR of the best and the worst pitchers."""
        bats = sorted(self.batters, key=lambda player: player.worth)
        arms = sorted(self.pitchers, key=lambda player: player.worth)
        ends = bats[-STARS:], bats[:STARS], arms[-STARS:], arms[:STARS]
        best, worst, ace, last = (mean(player.rating for player in players) if players else 0.0 for players in ends)
        return best, worst, ace, last


def prove(year: int, regress: float) -> Proof:
    fitted = fit_season(read_season(year), regress)
    return Proof(tuple(_batters(fitted)), tuple(_pitchers(fitted)))


def within(players: Sequence[Proved], names: Iterable[str], limit: float) -> float:
    """The share of the players all of whose figures are so near."""
    wanted = tuple(names)
    return mean(player.worst(wanted) <= limit for player in players) if players else 1.0


def medians(players: Sequence[Proved], names: Iterable[str]) -> dict[str, float]:
    return {name: median(abs(player.error(name)) for player in players) if players else 0.0 for name in names}


def _batters(fitted: FittedSeason) -> Iterable[Proved]:
    for key, fit in fitted.batters.items():
        player = fitted.targets[key].player
        line, card = player.batting, fit.expected
        if line.pa < REGULAR:
            continue
        swung = 1 - line.sh / line.pa
        real = {"avg": line.h / line.ab, "hr": line.hr / line.pa, "bb": line.bb / line.pa, "so": line.so / line.pa}
        got = {"avg": card.avg, "hr": card.hr * swung, "bb": card.bb * swung, "so": card.so * swung}
        yield Proved(*_named(player, key[1]), fit.card.br, fitted.targets[key].batting.ops, real, got)


def _pitchers(fitted: FittedSeason) -> Iterable[Proved]:
    for key, fit in fitted.pitchers.items():
        target = fitted.targets[key]
        line, rates = target.player.pitching, target.pitching
        if line is None or rates is None or line.bf < REGULAR:
            continue
        card, swung = fit.expected, 1 - rates.sh
        real = {"h": line.h / line.bf, "bb": line.bb / line.bf, "so": line.so / line.bf}
        got = {"h": card.h * swung, "bb": card.bb * swung, "so": card.so * swung}
        yield Proved(*_named(target.player, key[1]), fit.card.pr, -rates.ops, real, got)


def _named(player: PlayerRecord, club: str) -> tuple[str, str]:
    return player.name, club


def proof_lines(year: int, regress: float) -> list[str]:
    """The proof in words and figures, with every miss."""
    proof = prove(year, regress)
    lines = []
    for who, players, names in (("batters", proof.batters, BATTING), ("pitchers", proof.pitchers, PITCHING)):
        middle = ", ".join(f"{name} {value:.4f}" for name, value in medians(players, names).items())
        lines += [
            f"{len(players)} {who} with {REGULAR} and more: {', '.join(names)} all within {NEAR} "
            f"{within(players, names, NEAR):.3f}, within {VERY_NEAR} {within(players, names, VERY_NEAR):.3f}",
            f"  medians: {middle}; largest error {max((player.worst(names) for player in players), default=0.0):.4f}",
        ]
    best, worst, ace, last = proof.control
    lines.append(f"BR of the best {STARS} {best:.1f}, of the worst {worst:.1f}; PR {ace:.1f} and {last:.1f}")
    for who, players, names in (("", proof.batters, BATTING), (", pitching", proof.pitchers, PITCHING)):
        for player in players:
            if player.worst(names) > NEAR:
                errors = ", ".join(f"{name} {player.error(name):+.4f}" for name in names)
                lines.append(f"  {player.name} ({player.club}){who}: {errors}")
    return lines
