"""The proof of a season's cards: their lines against the opponents that were really made, set beside the goals.

Nothing is taken from the fitting but the goals and the half-innings: symbols are counted on the finished cards, the
average opponents are the means of all of them, and every regular who is off is told with what his card has none of.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar.batters import MANY
from hotstove.cardmaker.superstar.cards import (
    Squares,
    batter_squares,
    card_batting,
    card_pitching,
    chart_shares,
    flies_of,
    make_batter,
    make_pitcher,
    pitcher_squares,
    shares_of,
)
from hotstove.cardmaker.superstar.lines import BATTING, PITCHING, SEARCHED, Figures, batting_figures
from hotstove.cardmaker.superstar.pitchers import SYMBOLS
from hotstove.cardmaker.superstar.players import HANDS, REGULAR, Key
from hotstove.cardmaker.superstar.responses import SWINGS, Vector
from hotstove.cardmaker.superstar.season_fit import SeasonFit, fit_pool
from hotstove.record import read_season
from hotstove.table.sums import summed

NEAR_BATTER, NEAR_PITCHER, VERY_NEAR = 0.004, 0.005, 0.002
"""Bounds of the table in docs/superstar-cards.md; no card depends on them."""
FOUR, THREE = ("avg", "hr", "bb", "so"), ("h", "bb", "so")


@dataclass(frozen=True)
class Proved:
    """One player's figures by the cards as they are; ``times`` are his plate appearances or batters faced."""

    name: str
    club: str
    times: float
    figures: Figures
    reason: str

    def worst(self, names: Iterable[str]) -> float:
        return max(abs(self.figures.error(name)) for name in names)


@dataclass(frozen=True)
class Proof:
    """All players of a season."""

    year: int
    batters: tuple[Proved, ...]
    pitchers: tuple[Proved, ...]

    @property
    def regular_batters(self) -> list[Proved]:
        return [player for player in self.batters if player.times >= REGULAR]

    @property
    def regular_pitchers(self) -> list[Proved]:
        return [player for player in self.pitchers if player.times >= REGULAR]

    def batters_within(self, limit: float) -> float:
        return _share(player.worst(FOUR) <= limit for player in self.regular_batters)

    def pitchers_within(self, limit: float) -> float:
        return _share(player.worst(THREE) <= limit for player in self.regular_pitchers)

    def homers_within(self, limit: float) -> float:
        return _share(player.worst(("hr",)) <= limit for player in self.regular_pitchers)

    def median(self, players: Sequence[Proved], name: str) -> float:
        return float(np.median([abs(player.figures.error(name)) for player in players]))

    @property
    def homer_spread(self) -> float:
        """The error of pitchers' homers (root mean square) over the spread of the real ones."""
        errors = np.array([player.figures.error("hr") for player in self.regular_pitchers])
        real = np.array([player.figures.goal["hr"] for player in self.regular_pitchers])
        return float(np.sqrt((errors**2).mean()) / real.std()) if real.std() > 0 else 0.0

    def league(self, name: str) -> float:
        """By what share the league's total of a batting figure is too high."""
        goal = summed(player.times * player.figures.goal[name] for player in self.batters)
        card = summed(player.times * player.figures.card[name] for player in self.batters)
        return card / goal - 1 if goal else 0.0


def prove(year: int, regress: float) -> Proof:
    """Makes all cards of a season and counts what stands on them."""
    batters: list[Proved] = []
    pitchers: list[Proved] = []
    for leagues in read_season(year).pools:
        fit = fit_pool(year, leagues, regress)
        pool = fit.pool
        swung = [_columns(batter_squares(fit, row)) for row in range(len(pool.batters.keys))]
        thrown = [pitcher_squares(fit, row) for row in range(len(pool.pitchers.keys))]
        columns = {hand: np.array([shares[hand] for shares in swung]) for hand in HANDS}
        charts = np.array([chart_shares(fit, row, squares) for row, squares in enumerate(thrown)])
        swings, pitches = fit.met(fit.charts_met(charts), fit.columns_met(columns))
        for row, key in enumerate(pool.batters.keys):
            batters.append(_batter(fit, key, card_batting_figures(fit, row, swung[row], swings)))
        for row, key in enumerate(pool.pitchers.keys):
            pitchers.append(_pitcher(fit, key, card_pitching(fit, row, thrown[row], pitches)))
    return Proof(year, tuple(batters), tuple(pitchers))


def _columns(squares: Mapping[Hand, Squares]) -> dict[Hand, Vector]:
    return {hand: shares_of(SWINGS, squares[hand]) for hand in HANDS}


def card_batting_figures(
    fit: SeasonFit, row: int, columns: Mapping[Hand, Vector], swings: Mapping[Hand, Vector]
) -> dict[str, float]:
    return batting_figures(card_batting(fit, row, columns, swings), flies_of(fit, row))


def _batter(fit: SeasonFit, key: Key, card: Mapping[str, float]) -> Proved:
    target = fit.pool.targets[key]
    weights = fit.batting.numbers[fit.batter_rows[key]].tolist()
    none = [event for place, event in enumerate(SEARCHED) if not weights[place] and not weights[place + MANY]]
    figures = replace(make_batter(fit, key)[1], card=card)
    return Proved(target.player.name, key[1], target.player.batting.pa, figures, _without(none))


def _pitcher(fit: SeasonFit, key: Key, card: Mapping[str, float]) -> Proved:
    target = fit.pool.targets[key]
    assert target.player.pitching is not None
    weights = next(fit.pitching.others(fit.pitcher_rows[key]))
    none = [symbol for symbol, weight in zip((*SYMBOLS, "G and F"), weights, strict=True) if not weight]
    figures = replace(make_pitcher(fit, key, 0)[1], card=card)
    return Proved(target.player.name, key[1], target.player.pitching.bf, figures, _without(none))


def _without(none: Sequence[str]) -> str:
    """Why a card misses: of what is not on it there cannot be less."""
    return f"no squares of {', '.join(none)}" if none else "the squares allow nothing nearer"


def _share(values: Iterable[bool]) -> float:
    found = list(values)
    return summed(found) / len(found) if found else 1.0


def proof_lines(year: int, regress: float) -> list[str]:
    """The proof in words and figures; every miss with its cause."""
    proof = prove(year, regress)
    batters, pitchers = proof.regular_batters, proof.regular_pitchers
    medians = ", ".join(f"{name} {proof.median(batters, name):.4f}" for name in BATTING)
    lines = [
        f"{len(batters)} batters with {REGULAR:g} plate appearances and more: AVG, HR, BB and SO all within "
        f"{NEAR_BATTER} {proof.batters_within(NEAR_BATTER):.3f}, within {VERY_NEAR} "
        f"{proof.batters_within(VERY_NEAR):.3f}",
        f"  medians: {medians}",
        f"{len(pitchers)} pitchers with {REGULAR:g} batters faced and more: H, BB and SO all within "
        f"{NEAR_PITCHER} {proof.pitchers_within(NEAR_PITCHER):.3f}, within {VERY_NEAR} "
        f"{proof.pitchers_within(VERY_NEAR):.3f}",
        f"  medians: {', '.join(f'{name} {proof.median(pitchers, name):.4f}' for name in PITCHING)}",
        f"  homers within {NEAR_PITCHER} {proof.homers_within(NEAR_PITCHER):.3f}, error over real spread "
        f"{proof.homer_spread:.3f}",
        "League totals: " + ", ".join(f"{name} {100 * proof.league(name):+.2f}%" for name in BATTING[1:]),
    ]
    for player in batters:
        if player.worst(FOUR) > NEAR_BATTER:
            lines.append(f"  {player.name} ({player.club}): {_errors(player, FOUR)}; {player.reason}")
    for player in pitchers:
        if player.worst(THREE) > NEAR_PITCHER:
            lines.append(f"  {player.name} ({player.club}), pitching: {_errors(player, THREE)}; {player.reason}")
        if player.worst(("hr",)) > NEAR_PITCHER:
            lines.append(f"  {player.name} ({player.club}), homers: {_errors(player, ('hr',))}; {player.reason}")
    return lines


def _errors(player: Proved, names: Iterable[str]) -> str:
    return ", ".join(f"{name} {player.figures.error(name):+.4f}" for name in names)
