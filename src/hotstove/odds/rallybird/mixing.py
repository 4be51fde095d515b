"""One at-bat solved on demand: how both sides should mix there, and what every choice is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import numpy as np

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.rallybird.gloves import Gloves
from hotstove.odds.matrix_game import matrix_game
from hotstove.odds.rallybird.kernel import card_tables, spread
from hotstove.odds.rallybird.model import Board, Floats, Model, Stakes


@dataclass(frozen=True)
class Mix:
    """An at-bat at equilibrium, in whatever the stakes are counted."""

    value: float
    cards: tuple[str, ...]
    """The cards that may be played, in the order of the rows."""
    offence: Floats
    defence: Floats
    """By placement, in the order of the rules."""
    weigh: Callable[[], Floats]
    """Works `payoff` out."""

    @property
    def payoff(self) -> Floats:
        """(card, placement) -> what the at-bat is then worth to the offence. Worked out whenever it is asked for, in a
        third of the time that the mix takes: it is ten times as large as the rest."""
        return self.weigh()

    def cards_by_chance(self) -> list[tuple[str, float]]:
        """The cards in use, most frequent first."""
        used = [(card, float(chance)) for card, chance in zip(self.cards, self.offence, strict=True) if chance > 0]
        return sorted(used, key=lambda pair: -pair[1])

    def placements_by_chance(self) -> list[tuple[int, float]]:
        used = [(int(number), float(self.defence[number])) for number in np.nonzero(self.defence)[0]]
        return sorted(used, key=lambda pair: -pair[1])


def mix_of(board: Board, model: Model, stakes: Stakes, gloves: Gloves, outs: int, bases: str) -> Mix:
    """Solves the matrix of cards against placements in one situation."""
    cards, payoff, low, high = _weighed(board, model, stakes, gloves, outs, bases)
    weigh = partial(_payoff, board, model, stakes, gloves, outs, bases)
    size, players = len(cards), len(board.deck)
    rows, columns = np.zeros(players), np.zeros(players)
    width = high - low
    if width < 1e-12:
        return Mix(low, cards, _evenly(size), _evenly(payoff.shape[1]), weigh)
    basis = np.full(players, -1, np.int64)
    value = matrix_game((payoff - low) / width + 1.0, basis, False, rows, columns)
    defence = np.zeros(payoff.shape[1])
    for place in range(size):
        if basis[place] >= 0:
            defence[basis[place]] += columns[place]
    return Mix(low + (value - 1.0) * width, cards, _tidy(rows[:size]), _tidy(defence), weigh)


def _weighed(
    board: Board, model: Model, stakes: Stakes, gloves: Gloves, outs: int, bases: str
) -> tuple[tuple[str, ...], Floats, float, float]:
    """The cards that may be played, what each comes to against each placement, and the least and the most of that."""
    tiles, base = board.graph.index[gloves], ALL_BASES.index(bases)
    players = len(board.deck)
    seats = seats_of(board, tiles)
    numbers = np.zeros(players, np.int64)
    table = np.zeros((players, (model.empty + 1) ** 2))
    changed = np.zeros(players, np.bool_)
    values = stakes.values
    size, low, high = card_tables(model, stakes, values, values, tiles, outs, base, numbers, table, changed)
    payoff = np.zeros((size, seats.shape[1]))
    spread(model.pair, numbers, table, changed, size, base, seats, 0.0, 1.0, payoff)
    return tuple(board.deck[number] for number in numbers[:size]), payoff, low, high


def _payoff(board: Board, model: Model, stakes: Stakes, gloves: Gloves, outs: int, bases: str) -> Floats:
    return _weighed(board, model, stakes, gloves, outs, bases)[1]


@lru_cache(maxsize=64)
def seats_of(board: Board, tiles: int) -> Any:
    return board.seats(tiles)


def _evenly(size: int) -> Floats:
    return np.full(size, 1.0 / size)


def _tidy(chances: Floats) -> Floats:
    """Chances too small to mean anything are nothing."""
    kept = np.where(chances > 1e-9, chances, 0.0)
    tidy: Floats = kept / kept.sum()
    return tidy
