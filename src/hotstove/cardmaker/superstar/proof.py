"""The proof of a season's cards: their lines against the opponents that were really made, set beside the goals.

Nothing is taken from the fitting but the goals: symbols are counted on the finished cards, the average opponents are
the means of all of them, and every regular who is off is told with the floor or the limit that is the cause.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar.batter_card import make_batter
from hotstove.cardmaker.superstar.expected_line import Shares, expected_line
from hotstove.cardmaker.superstar.feasibility import HANDS
from hotstove.cardmaker.superstar.lines import BATTING, PITCHING, Figures, card_batting, card_pitching
from hotstove.cardmaker.superstar.loose_pitches import runners_on
from hotstove.cardmaker.superstar.pitcher_card import make_pitcher
from hotstove.cardmaker.superstar.players import REGULAR, Key
from hotstove.cardmaker.superstar.reasons import batter_reason, homer_reason, pitcher_reason
from hotstove.cardmaker.superstar.season_fit import SeasonFit, fit_pool
from hotstove.cardmaker.superstar.swinging_away import bunts_of, swinging
from hotstove.cardmaker.superstar.symbol_shares import chart_shares, column_shares
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
    homer_reasons: Mapping[tuple[str, str], str]

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
    reasons: dict[tuple[str, str], str] = {}
    season = read_season(year)
    for leagues in season.pools:
        fit = fit_pool(year, leagues, regress)
        batting, columns = _columns(fit)
        pitching, charts = _charts(fit)
        for key, (figures, lines, extra) in batting.items():
            batters.append(_batter(fit, key, figures, {h: expected_line(charts[h], lines[h]) for h in HANDS}, extra))
        for key, (figures, shares, hand) in pitching.items():
            proved = _pitcher(fit, key, figures, expected_line(shares, columns[hand]))
            pitchers.append(proved)
            reasons[proved.name, proved.club] = homer_reason(fit, key)
    return Proof(year, tuple(batters), tuple(pitchers), reasons)


def _columns(
    fit: SeasonFit,
) -> tuple[dict[Key, tuple[Figures, dict[Hand, Shares], dict[str, float]]], dict[Hand, Shares]]:
    """Every batter's columns as they stand on his card, and their means by hand."""
    pool = fit.pool
    found = {}
    for key in pool.batters.keys:
        card, figures = make_batter(fit, key)
        shares: dict[Hand, Shares] = {"L": column_shares(card.vs_l), "R": column_shares(card.vs_r)}
        found[key] = figures, shares, {name: figures.card[name] for name in ("gidp", "sf")}
    means: dict[Hand, Shares] = {}
    for hand in HANDS:
        rows = np.array([shares[hand] for _, shares, _ in found.values()])
        means[hand] = np.average(rows, axis=0, weights=pool.batters.weights[hand] + 1e-9)
    return found, means


def _charts(fit: SeasonFit) -> tuple[dict[Key, tuple[Figures, Shares, Hand]], dict[Hand, Shares]]:
    pool, on = fit.pool, runners_on(fit.pool.baseline)
    found: dict[Key, tuple[Figures, Shares, Hand]] = {}
    for row, key in enumerate(pool.pitchers.keys):
        card, figures = make_pitcher(fit, key, 0)
        shares = chart_shares(card.chart(started=True), float(pool.pitchers.owned[row]), pool.pitchers.tired, on)
        found[key] = figures, shares, fit.hand_of(row)
    means: dict[Hand, Shares] = {}
    rows = np.array([shares for _, shares, _ in found.values()])
    for hand in HANDS:
        these = pool.pitchers.of(hand)
        weights = pool.pitchers.weights[these]
        usable = these.any() and weights.sum() > 0
        means[hand] = np.average(rows[these], axis=0, weights=weights) if usable else fit.charts[hand]
    return found, means


def _batter(
    fit: SeasonFit, key: Key, figures: Figures, lines: Mapping[Hand, Shares], extra: Mapping[str, float]
) -> Proved:
    pool = fit.pool
    target, row = pool.targets[key], fit.batter_rows[key]
    split = pool.baseline.split_batter(target.batting, target.player.bats)
    rating = pool.batters.bunts[row]
    away = {hand: float(swinging(split.against(hand), bunts_of(rating), pool.called).sum()) for hand in HANDS}
    flies = 0.0 if pool.baseline.flies_in_ab > 0 else target.batting.fly
    card = card_batting(split, rating, pool.called, lines, away, extra, flies)
    proved = Figures(figures.real, figures.goal, card)
    return Proved(target.player.name, key[1], target.player.batting.pa, proved, batter_reason(fit, key, proved))


def _pitcher(fit: SeasonFit, key: Key, figures: Figures, line: Shares) -> Proved:
    pool = fit.pool
    target = pool.targets[key]
    assert target.pitching is not None and target.player.pitching is not None
    away = float(swinging(target.pitching, pool.bunts, pool.called).sum())
    card = card_pitching(target.pitching, pool.bunts, pool.called, line, away, figures.card["wp"], figures.card["bk"])
    proved = Figures(figures.real, figures.goal, card)
    return Proved(target.player.name, key[1], target.player.pitching.bf, proved, pitcher_reason(fit, key, proved))


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
            reason = proof.homer_reasons[player.name, player.club]
            lines.append(f"  {player.name} ({player.club}), homers: {_errors(player, ('hr',))}; {reason}")
    return lines


def _errors(player: Proved, names: Iterable[str]) -> str:
    return ", ".join(f"{name} {player.figures.error(name):+.4f}" for name in names)
