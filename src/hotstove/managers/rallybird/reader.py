"""The manager who watches: he leaves the equilibrium as far as a small stake allows, toward beating your habits."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from hotstove.games.rallybird.view import RallyView
from hotstove.managers.rallybird.equilibrium import Equilibrium
from hotstove.managers.rallybird.habits import expected_cards, expected_gloves
from hotstove.managers.rallybird.looking import state_of
from hotstove.odds.rallybird.model import Floats

RISK = 0.001
"""What he puts at stake in one at-bat, in chances to win the game, if the opponent should see through him."""


class Reader(Equilibrium):
    """Leans on habits, and never risks more than `RISK` in an at-bat."""

    def card_chances(self, view: RallyView, hand: tuple[str, ...]) -> Floats:
        state = state_of(view)
        mix = self.solution.mix(state)
        weights = self.hiding.weights(mix, self.hiding.missing(view.this_half))
        safe = np.array([weights[mix.cards.index(card)] for card in hand])
        safe = safe / safe.sum()
        payoff = mix.payoff[[mix.cards.index(card) for card in hand]]
        guess = expected_gloves(self.solution, view, state, mix)
        bold = np.zeros(len(hand))
        bold[int((payoff @ guess).argmax())] = 1.0
        return leaning(safe, bold, lambda chances: float((chances @ payoff).min()))

    def glove_chances(self, view: RallyView) -> Floats:
        state = state_of(view)
        mix = self.solution.mix(state)
        guess = expected_cards(self.solution, view, state, mix)
        bold = np.zeros(len(mix.defence))
        bold[int((guess @ mix.payoff).argmin())] = 1.0
        return leaning(mix.defence, bold, lambda chances: -float((mix.payoff @ chances).max()))


def leaning(safe: Floats, bold: Floats, worst: Callable[[Floats], float]) -> Floats:
    """The boldest blend whose worst case is at most the stake below that of the safe choice."""
    floor = worst(safe) - RISK
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        if worst((1 - middle) * safe + middle * bold) >= floor:
            low = middle
        else:
            high = middle
    blend: Floats = (1 - low) * safe + low * bold
    return blend
