"""The manager who cannot be out-guessed: every choice is drawn from the equilibrium, nothing is read from habits."""

from __future__ import annotations

from random import Random

from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES
from hotstove.games.rallybird.view import RallyView
from hotstove.managers.rallybird.hiding import Hiding
from hotstove.managers.rallybird.looking import field_seen, state_of
from hotstove.odds.rallybird.model import Floats
from hotstove.odds.rallybird.solution import Solution
from hotstove.table.questions import Decision, Request


def drawn(options: tuple[str, ...], chances: Floats, random: Random) -> str:
    """One option, by chances that need not add up to one."""
    pick = random.random() * float(chances.sum())
    for option, chance in zip(options, chances, strict=True):
        pick -= float(chance)
        if pick < 0 and chance > 0:
            return option
    return options[int(chances.argmax())]


class Equilibrium:
    """Plays the solved game; its mixes are drawn on a stream of their own."""

    def __init__(self, solution: Solution, seed: int) -> None:
        self.solution = solution
        self.hiding = Hiding(solution)
        self._random = Random(seed)

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        if not isinstance(question, Decision):
            return question.default
        if question.purpose == ASTERISK:
            return self.discard(view)
        if question.purpose == CARD:
            return drawn(question.options, self.card_chances(view, question.options), self._random)
        if question.purpose == GLOVES:
            return drawn(question.options, self.glove_chances(view), self._random)
        return self.call(view, question)

    def discard(self, view: RallyView) -> str:
        """The asterisk tile without which the batting side is worst off."""
        fresh = self.solution.stake.fresh(state_of(view).half, view.situation.lead)
        return min(fresh, key=lambda discarded: fresh[discarded])

    def card_chances(self, view: RallyView, hand: tuple[str, ...]) -> Floats:
        """Weights for the cards in hand that let no opponent guess which one is missing."""
        import numpy as np

        mix = self.solution.mix(state_of(view))
        weights = self.hiding.weights(mix, self.hiding.missing(view.this_half))
        return np.array([weights[mix.cards.index(card)] for card in hand])

    def glove_chances(self, view: RallyView) -> Floats:
        return self.solution.mix(state_of(view)).defence

    def call(self, view: RallyView, question: Decision) -> str:
        """Which tile gives way, or whether to roll again: the better one."""
        assert view.placement is not None
        worths = self.solution.calls(
            state_of(view), field_seen(view), view.card, view.placement, view.since_gloves, question
        )
        best = max if question.seat == "offense" else min
        return best(worths, key=lambda option: worths[option])
