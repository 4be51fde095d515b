"""The manager who goes by the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.batting import again, bunt, bunt_in_season, hit_and_run, hit_and_run_in_season, hold
from hotstove.managers.book.bench import lineup_moves
from hotstove.managers.book.fielding import best_column, bonus, infield, option, walk
from hotstove.managers.book.glance import glance
from hotstove.managers.book.running import send, steal, stretch_in_season, throw
from hotstove.table.questions import Decision, Request

Thought: TypeAlias = Callable[[View, Any], Advice]

INDIFFERENT = "Nothing speaks for anything else."


def leave(view: View, question: Decision | Request) -> Advice:
    """What he has no opinion on stays at the quiet default."""
    return Advice(question.default, INDIFFERENT)


THOUGHTS: dict[str, Thought] = {
    "steal": steal,
    "send": send,
    "stretch": send,
    "throw": throw,
    "bunt": bunt,
    "hold": hold,
    "again": again,
    "hit_and_run": hit_and_run,
    "option": option,
    "infield": infield,
    "best_column": best_column,
    "bonus": bonus,
    "walk": walk,
    "visitors-moves": lineup_moves,
    "home-moves": lineup_moves,
}


IN_SEASON = THOUGHTS | {"bunt": bunt_in_season, "hit_and_run": hit_and_run_in_season, "stretch": stretch_in_season}
"""Of managers whose games are replayed: they call what the record bears out, as often as it does."""


class ByTheBook:
    """Answers by purpose, each with a reason. In a replayed season he manages as in life, at the table to win."""

    def __init__(self, in_season: bool = False) -> None:
        self._thoughts = IN_SEASON if in_season else THOUGHTS

    def calm(self, state: State, sides: tuple[int, ...]) -> Callable[[State], frozenset[str]]:
        """How he sees at a glance what he leaves at its default."""
        return glance(state.setup, sides)

    def decide(self, view: View, question: Decision | Request) -> str:
        return self._thoughts.get(question.purpose, leave)(view, question)[0]

    def advise(self, view: View, question: Decision | Request) -> Advice:
        """The choice and its reason."""
        return self._thoughts.get(question.purpose, leave)(view, question)
