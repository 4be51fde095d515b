"""Half-innings by exact arithmetic: what each symbol does on every base and out, found by running the rules.

There are 24 situations, eight sets of bases with none, one or two out. A symbol is a matrix of chances from situation
to situation, with the runs that score on the way; a league's mean card is a mixture of symbols, and the mean
half-inning that it plays follows without a single roll.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.batted import everybody_up, strikeout, walk
from hotstove.diamond.play import Play
from hotstove.games.superstar.batting import MAY_BE_SENT, batter_result, ground_out
from hotstove.games.superstar.bunting import bunt_result
from hotstove.games.superstar.chances import chances_of
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.managers.book.running import SEND_BREAK_EVEN
from hotstove.odds.distribution import end_of
from hotstove.odds.enumerate import outcomes
from hotstove.record.digits import DIGITS
from hotstove.table.questions import Decision, Rule
from hotstove.table.sums import summed

SITUATIONS = tuple((bases, outs) for outs in range(3) for bases in ALL_BASES)
PLACE = {situation: number for number, situation in enumerate(SITUATIONS)}

ANY_PITCH = 25
"""The pitcher's roll says who fields a ball, and nothing of what becomes of it."""


@dataclass(frozen=True)
class Moves:
    """What a symbol does in each of the 24: chances of the next situation (none for the third out), and mean runs."""

    chances: Shares
    runs: Shares
    batter_up: bool = False
    """The batter is still up afterwards."""


Legs = tuple[float, ...]
"""Shares of runners by running rating, 0 to 5."""


def moves_of(symbol: str, legs: Legs) -> Moves:
    """A symbol of a batter's column, or of a pitcher's chart where that differs, with such runners on base."""
    if symbol not in MAY_BE_SENT:
        return _plain_moves(symbol)
    ratings = [_sent_moves(symbol, rating) for rating in range(len(legs))]
    chances = sum(share * moves.chances for share, moves in zip(legs, ratings, strict=True))
    runs = sum(share * moves.runs for share, moves in zip(legs, ratings, strict=True))
    assert isinstance(chances, np.ndarray) and isinstance(runs, np.ndarray)
    return Moves(chances, runs)


@cache
def _sent_moves(symbol: str, rating: int) -> Moves:
    return _by_rules(lambda m: batter_result(our_charts(), m, symbol, ANY_PITCH, "A"), rating)


@cache
def _plain_moves(symbol: str) -> Moves:
    if symbol == "SO":
        return _by_plays(lambda bases, outs: strikeout())
    if symbol in ("WP", "PB", "BK"):
        return _by_plays(lambda bases, outs: everybody_up(symbol, bases), batter_up=True)
    if symbol in ("BB", "HB"):
        return _by_plays(lambda bases, outs: walk(bases))
    if symbol == "G":
        return _by_rules(lambda m: _at_once(ground_out(our_charts(), m, ANY_PITCH, "A")), 2)
    return _by_rules(lambda m: batter_result(our_charts(), m, symbol, ANY_PITCH, "A"), 2)


@cache
def bunt_moves() -> Moves:
    """A sacrifice by a player rated A; with two strikes on him he is still up."""
    chances, runs = np.zeros((24, 24)), np.zeros(24)
    for number, weight in WEIGHT.items():
        cell = our_charts().bunt(number, "A")
        some = Moves(np.eye(24), np.zeros(24)) if cell == "2K" else _bunted(cell, number)
        chances += weight / FALLS * some.chances
        runs += weight / FALLS * some.runs
    return Moves(chances, runs)


def _bunted(cell: str, number: int) -> Moves:
    charts, options = our_charts(), Options()
    return _by_rules(lambda m: bunt_result(charts, options, m, cell, number, "A", "none", "sacrifice", False), 2)


@cache
def steal_moves(success: float) -> Moves:
    """A steal of second by a runner on first; nothing where there is none or the base is taken."""
    chances, runs = np.zeros((24, 24)), np.zeros(24)
    for (bases, outs), row in PLACE.items():
        if bases[:2] != "1-":
            chances[row, row] = 1
            continue
        chances[row, PLACE[f"-2{bases[2]}", outs]] = success
        if outs < 2:
            chances[row, PLACE[f"--{bases[2]}", outs + 1]] = 1 - success
    return Moves(chances, runs, True)


def _at_once(play: Play) -> Rule[Play]:
    return play
    yield  # a rule that asks nothing


def _matchup(bases: str, outs: int, rating: int) -> Matchup:
    running = tuple(rating if base != "-" else 0 for base in bases)
    return Matchup(bases, outs, str, str, "A", (running[0], running[1], running[2]), "0-10", False, 0)


def _by_rules(rule: Callable[[Matchup], Rule[Play]], rating: int) -> Moves:
    """The matrix of a rule under every roll; the runners, all of one rating, are sent where it pays."""
    chances, runs = np.zeros((24, 24)), np.zeros(24)
    safe = chances_of(our_charts()).sends[rating]
    for (bases, outs), row in PLACE.items():
        matchup = _matchup(bases, outs, rating)

        def decide(decision: Decision, outs: int = outs) -> tuple[str, ...]:
            if decision.purpose != "send":
                return (decision.default,)
            going = decision.default
            for choice in decision.options[1:]:
                if safe < SEND_BREAK_EVEN[choice[-1]][outs]:
                    break
                going = choice
            return (going,)

        for way in outcomes(lambda matchup=matchup: rule(matchup), choices=decide):  # type: ignore[misc]
            _add(chances, runs, row, way.result, float(way.chance))
    return Moves(chances, runs)


def _by_plays(play: Callable[[str, int], Play], batter_up: bool = False) -> Moves:
    chances, runs = np.zeros((24, 24)), np.zeros(24)
    for (bases, outs), row in PLACE.items():
        _add(chances, runs, row, play(bases, outs), 1.0)
    return Moves(chances, runs, batter_up)


def _add(chances: Shares, runs: Shares, row: int, play: Play, chance: float) -> None:
    bases, outs = SITUATIONS[row]
    end = end_of(play, bases, outs)
    runs[row] += chance * end.runs
    if end.outs < 3:
        chances[row, PLACE[end.bases, end.outs]] += chance


@dataclass(frozen=True)
class HalfInning:
    """A mean half-inning: runs, and plate appearances in each of the 24 situations."""

    runs: float
    appearances: Shares

    @property
    def batters(self) -> float:
        return float(self.appearances.sum())

    def share(self, wanted: Callable[[str, int], bool]) -> float:
        """The share of plate appearances in situations of a kind."""
        rows = [row for row, (bases, outs) in enumerate(SITUATIONS) if wanted(bases, outs)]
        return float(self.appearances[rows].sum()) / self.batters


def half_inning(
    symbols: Mapping[str, float], legs: Legs, before: Mapping[int, tuple[tuple[float, Moves], ...]]
) -> HalfInning:
    """The mean half-inning of a mixture of symbols, whose chances sum to one, by runners of such ratings.

    ``before`` has, by situation, chances of what may happen in place of a pitch: steals, bunts, pitches that get away.
    """
    moves = {symbol: moves_of(symbol, legs) for symbol in symbols}
    chances = sum(share * moves[symbol].chances for symbol, share in symbols.items())
    runs = sum(share * moves[symbol].runs for symbol, share in symbols.items())
    assert isinstance(chances, np.ndarray) and isinstance(runs, np.ndarray)
    chances, runs = chances.copy(), runs.copy()
    settled = np.ones(24)
    for row, others in before.items():
        rest = 1 - summed(chance for chance, _ in others)
        chances[row] *= rest
        runs[row] *= rest
        for chance, other in others:
            chances[row] += chance * other.chances[row]
            runs[row] += chance * other.runs[row]
            if other.batter_up:
                settled[row] -= chance
    start = np.zeros(24)
    start[PLACE["---", 0]] = 1
    visits = np.round(np.linalg.solve((np.eye(24) - chances).T, start), DIGITS)
    return HalfInning(round(float(visits @ runs), DIGITS), visits * settled)
