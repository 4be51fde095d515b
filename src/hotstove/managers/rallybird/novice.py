"""The novice: likes the long ball, remembers a few of the tactics pages, and guards the outfield too well."""

from __future__ import annotations

from random import Random

from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES
from hotstove.games.rallybird.cards import TAKE_THE_PITCH
from hotstove.games.rallybird.gloves import Placement, all_placements
from hotstove.games.rallybird.view import RallyView
from hotstove.table.questions import Decision, Request
from hotstove.table.sums import summed

LIKES = {
    "Home Run": 4,
    "Deep": 4,
    "Drive Left": 3,
    "Drive Right": 3,
    "Infield Left": 2,
    "Infield Right": 2,
    "Up the Middle": 2,
    "Grounder Left": 1,
    "Grounder Right": 1,
    "Bunt for Hit": 1,
    TAKE_THE_PITCH: 1,
}
"""How fond he is of each card with nothing else to think of."""
GUARDS = {"E": 1.2, "F": 1.2, "D": 1.0, "C": 1.0, "A": 0.6, "B": 0.5}
"""How much he minds each zone."""
CARELESS = 40
"""Placements that he looks at before he takes the one he likes best."""


class Novice:
    """Plausible, and to be beaten."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        if not isinstance(question, Decision):
            return question.default
        if question.purpose == ASTERISK:
            return question.options[-1]
        if question.purpose == CARD:
            return self._card(view, question.options)
        if question.purpose == GLOVES:
            return self._gloves(view, question.options)
        if question.purpose == "reroll":
            return "yes" if view.since_gloves[-1] <= 6 else "no"
        return self._random.choice(question.options)

    def _card(self, view: RallyView, hand: tuple[str, ...]) -> str:
        """A runner on third is brought home, one on first sent sometimes; otherwise he swings away."""
        bases, outs = view.situation.bases, view.situation.outs
        weights = dict(LIKES)
        if "3" in bases and outs < 2:
            weights |= {"Sac Left": 5, "Sac Right": 5}
        if outs == 2:
            weights |= dict.fromkeys(("Sac Left", "Sac Right", "Sac Bunt"), 0)
        if bases == "1--":
            weights |= {"Steal 2B": 4, "Hit & Run": 3, "Sac Bunt": 2 if outs == 0 else 0}
        if "2" in bases and "3" not in bases:
            weights |= {"Steal 3B": 1}
        return self._random.choices(hand, [weights.get(card, 0.5) for card in hand])[0]

    def _gloves(self, view: RallyView, ways: tuple[str, ...]) -> str:
        """Strong gloves outside, after a glance at some of the ways."""
        placements = all_placements(view.gloves)
        looked_at = [self._random.randrange(len(ways)) for _ in range(CARELESS)]
        return ways[max(looked_at, key=lambda number: _comfort(placements[number]))]


def _comfort(placement: Placement) -> float:
    return summed(GUARDS[zone] * (glove.value if glove else 0) for zone, glove in zip("ABCDEF", placement, strict=True))
