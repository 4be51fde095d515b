"""The manager who goes by the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.batting import again, bunt, hit_and_run, hold
from hotstove.managers.book.bench import lineup_moves
from hotstove.managers.book.fielding import infield, option, walk
from hotstove.managers.book.running import send, steal, throw
from hotstove.table.questions import Decision, Request

Thought: TypeAlias = Callable[[View, Decision], Advice]

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
    "walk": walk,
}


class ByTheBook:
    """Answers by purpose; what he has no opinion on he leaves at the quiet default."""

    def decide(self, view: View, question: Decision | Request) -> str:
        return self.advise(view, question)[0]

    def advise(self, view: View, question: Decision | Request) -> Advice:
        if isinstance(question, Request):
            return lineup_moves(view)
        thought = THOUGHTS.get(question.purpose)
        if thought is None:
            return Advice(question.default, "Nothing speaks for anything else.")
        return thought(view, question)
