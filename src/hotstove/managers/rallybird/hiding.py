"""Playing a card so that the removed one stays hidden."""

from __future__ import annotations

import numpy as np

from hotstove.games.rallybird.view import Met
from hotstove.managers.rallybird.looking import state_met
from hotstove.odds.rallybird.kernel_private import hand_weights, learned
from hotstove.odds.rallybird.mixing import Mix
from hotstove.odds.rallybird.model import Floats, Ints
from hotstove.odds.rallybird.solution import Solution


def missing_cards(solution: Solution, this_half: tuple[Met, ...]) -> Floats:
    """What a defence that knows our strategy thinks is missing, from the cards that it has seen in this half-inning."""
    missing = np.full(len(solution.board.deck), 1.0 / len(solution.board.deck))
    for met in this_half:
        mix = solution.mix(state_met(met))
        numbers = card_numbers(solution, mix)
        weights = weights_of(solution, mix, missing)
        learned(numbers, missing, weights, mix.cards.index(met.card))
    return missing


def weights_of(solution: Solution, mix: Mix, missing: Floats) -> Floats:
    """Weights for picking among the cards in hand, in the order of the mix."""
    weights = np.zeros(len(mix.cards))
    hand_weights(mix.payoff, mix.offence, card_numbers(solution, mix), missing, weights)
    return weights


def card_numbers(solution: Solution, mix: Mix) -> Ints:
    return np.array([solution.board.deck.index(card) for card in mix.cards], np.int64)
