"""The manager who goes by the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from hotstove.diamond.state import DEFENSE_CALLS, State
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.batting import again, bunt, hit_and_run, hold, no_bunt, no_hit_and_run
from hotstove.managers.book.bench import lineup_moves, no_moves
from hotstove.managers.book.fielding import best_column, bonus, infield, no_walk, option, walk
from hotstove.managers.book.running import send, steal, throw
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


GLANCES: dict[str, Callable[[State, int], bool]] = {
    "walk": no_walk,
    "bunt": no_bunt,
    "hit_and_run": no_hit_and_run,
}
"""What is seen at a glance: True where the quiet default will do."""


class ByTheBook:
    """Answers by purpose, each with a reason."""

    glances: ClassVar[Mapping[str, Callable[[State, int], bool]]] = GLANCES

    def rests(self, state: State) -> bool:
        """Neither side changes anything, as is seen at a glance nearly always."""
        return state[2] == DEFENSE_CALLS and no_moves(state, 0) and no_moves(state, 1)

    def decide(self, view: View, question: Decision | Request) -> str:
        return THOUGHTS.get(question.purpose, leave)(view, question)[0]

    def advise(self, view: View, question: Decision | Request) -> Advice:
        """The choice and its reason."""
        return THOUGHTS.get(question.purpose, leave)(view, question)
