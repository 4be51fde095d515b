"""The proof of a season's cards: their lines against the opponents that were really made, set beside the goals.

Nothing is taken from the fitting but the goals and the half-innings: symbols are counted on the finished cards, the
average opponents are the means of all of them, and every regular who is off is told with what his card has none of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.fit.proof import Proved, misses, told, within
from hotstove.cardmaker.superstar.batters import MANY
from hotstove.cardmaker.superstar.cards import (
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
from hotstove.cardmaker.superstar.lines import BATTING, SEARCHED, batting_figures
from hotstove.cardmaker.superstar.pitchers import SYMBOLS
from hotstove.cardmaker.superstar.players import HANDS, REGULAR
from hotstove.cardmaker.superstar.responses import SWINGS
from hotstove.cardmaker.superstar.season_fit import SeasonFit, fit_pool
from hotstove.record import read_season
from hotstove.table.sums import summed

NEAR_BATTER, NEAR_PITCHER, VERY_NEAR = 0.004, 0.005, 0.002
"""Bounds of the table in docs/superstar-cards.md; no card depends on them."""
FOUR, THREE, HOMERS = ("avg", "hr", "bb", "so"), ("h", "bb", "so"), ("hr",)


@dataclass(frozen=True)
class Proof:
    """The regulars of a season, and by what share the league's totals of batting figures are too high."""

    batters: tuple[Proved, ...]
    pitchers: tuple[Proved, ...]
    league: Mapping[str, float]

    @property
    def homer_spread(self) -> float:
        """The error of pitchers' homers (root mean square) over the spread of the real ones."""
        errors = np.array([player.error("hr") for player in self.pitchers])
        real = np.array([player.goal["hr"] for player in self.pitchers])
        return float(np.sqrt((errors**2).mean()) / real.std()) if real.std() > 0 else 0.0


def prove(year: int, regress: float) -> Proof:
    """Makes all cards of a season and counts what stands on them."""
    batters: list[tuple[float, Proved]] = []
    pitchers: list[tuple[float, Proved]] = []
    for leagues in read_season(year).pools:
        fit = fit_pool(year, leagues, regress)
        pool = fit.pool
        squares = [batter_squares(fit, row) for row in range(len(pool.batters.keys))]
        swung = [{hand: shares_of(SWINGS, own[hand]) for hand in HANDS} for own in squares]
        thrown = [pitcher_squares(fit, row) for row in range(len(pool.pitchers.keys))]
        columns = {hand: np.array([shares[hand] for shares in swung]) for hand in HANDS}
        charts = np.array([chart_shares(fit, row, own) for row, own in enumerate(thrown)])
        swings, pitches = fit.met(fit.charts_met(charts), fit.columns_met(columns))
        for row in range(len(swung)):
            card = batting_figures(card_batting(fit, row, swung[row], swings), flies_of(fit, row))
            batters.append(_batter(fit, row, card))
        for row in range(len(thrown)):
            pitchers.append(_pitcher(fit, row, card_pitching(fit, row, thrown[row], pitches)))
    league = {name: _too_high(batters, name) for name in BATTING[1:]}
    return Proof(_regulars(batters), _regulars(pitchers), league)


def _regulars(players: Sequence[tuple[float, Proved]]) -> tuple[Proved, ...]:
    return tuple(one for times, one in players if times >= REGULAR)


def _too_high(players: Sequence[tuple[float, Proved]], name: str) -> float:
    goal = summed(times * one.goal[name] for times, one in players)
    card = summed(times * one.card[name] for times, one in players)
    return card / goal - 1 if goal else 0.0


def _batter(fit: SeasonFit, row: int, card: Mapping[str, float]) -> tuple[float, Proved]:
    """His plate appearances and his figures."""
    key = fit.pool.batters.keys[row]
    player, weights = fit.pool.targets[key].player, fit.batting.numbers[row].tolist()
    none = [event for place, event in enumerate(SEARCHED) if not weights[place] and not weights[place + MANY]]
    goal = make_batter(fit, key)[1].goal
    return player.batting.pa, Proved(player.name, key[1], goal, card, _without(none))


def _pitcher(fit: SeasonFit, row: int, card: Mapping[str, float]) -> tuple[float, Proved]:
    """The batters whom he faced and his figures."""
    key = fit.pool.pitchers.keys[row]
    player, weights = fit.pool.targets[key].player, next(fit.pitching.others(row))
    none = [symbol for symbol, weight in zip((*SYMBOLS, "G and F"), weights, strict=True) if not weight]
    goal = make_pitcher(fit, key, 0)[1].goal
    assert player.pitching is not None
    return player.pitching.bf, Proved(player.name, key[1], goal, card, _without(none))


def _without(none: Sequence[str]) -> str:
    """Why a card misses: of what is not on it there cannot be less."""
    return f"no squares of {', '.join(none)}" if none else "the squares allow nothing nearer"


def proof_lines(year: int, regress: float) -> list[str]:
    """The proof in words and figures; every miss with its cause."""
    proof = prove(year, regress)
    batters, pitchers = proof.batters, proof.pitchers
    return [
        *told(f"batters with {REGULAR:g} plate appearances", batters, FOUR, NEAR_BATTER, VERY_NEAR),
        *told(f"pitchers with {REGULAR:g} batters faced", pitchers, THREE, NEAR_PITCHER, VERY_NEAR),
        f"  homers within {NEAR_PITCHER} {within(pitchers, HOMERS, NEAR_PITCHER):.3f}, error over real spread "
        f"{proof.homer_spread:.3f}",
        "League totals: " + ", ".join(f"{name} {100 * off:+.2f}%" for name, off in proof.league.items()),
        *misses(batters, FOUR, NEAR_BATTER),
        *misses(pitchers, THREE, NEAR_PITCHER),
        *misses(pitchers, HOMERS, NEAR_PITCHER),
    ]
