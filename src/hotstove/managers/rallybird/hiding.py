"""Playing a card so that the removed one stays hidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from hotstove.games.rallybird.state import AtBatRecord
from hotstove.managers.rallybird.looking import state_met
from hotstove.odds.rallybird.kernel_private import forced_weights, learned, short_card, steady_weights
from hotstove.odds.rallybird.mixing import Mix
from hotstove.odds.rallybird.model import Floats, Ints
from hotstove.odds.rallybird.solution import Solution, State

Shown: TypeAlias = tuple[tuple[State, str], ...]
"""The cards that were shown in a half-inning, each with the situation in which it was played."""
MOST_BELIEFS = 500


@dataclass
class Hiding:
    """What a defence that knows our strategy can think of the missing card, and how to play in spite of it."""

    solution: Solution
    _beliefs: dict[Shown, Floats] = field(default_factory=dict)
    """Kept, for every at-bat of a half-inning begins where the last one ended."""

    def missing(self, this_half: tuple[AtBatRecord, ...]) -> Floats:
        """The chance of each card to be the missing one, from those that were shown in this half-inning."""
        return self._after(tuple((state_met(met), met.card) for met in this_half))

    def weights(self, mix: Mix, missing: Floats) -> Floats:
        """Weights for picking among the cards in hand, in the order of the mix."""
        weights, cards = np.zeros(len(mix.cards)), self._numbers(mix)
        short = short_card(mix.offence, cards, missing)
        if short >= 0:
            forced_weights(mix.payoff, short, missing[cards[short]], weights)
        else:
            steady_weights(mix.offence, cards, missing, weights)
        return weights

    def _after(self, shown: Shown) -> Floats:
        if not shown:
            return np.full(len(self.solution.board.deck), 1.0 / len(self.solution.board.deck))
        if shown not in self._beliefs:
            state, card = shown[-1]
            missing = self._after(shown[:-1]).copy()
            mix = self.solution.mix(state)
            learned(self._numbers(mix), missing, self.weights(mix, missing), mix.cards.index(card))
            if len(self._beliefs) >= MOST_BELIEFS:
                self._beliefs.clear()
            self._beliefs[shown] = missing
        return self._beliefs[shown]

    def _numbers(self, mix: Mix) -> Ints:
        return np.array([self.solution.board.deck.index(card) for card in mix.cards], np.int64)
