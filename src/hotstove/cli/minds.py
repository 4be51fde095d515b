"""The book's manager as a face needs him: he remembers why he chose what he chose."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book import ByTheBook
from hotstove.table.questions import Decision, Request


class Thought(NamedTuple):
    """A choice of a manager before or during a play."""

    side: int
    question: Decision | Request
    advice: Advice

    @property
    def is_quiet(self) -> bool:
        return self.advice.choice == self.question.default


class Explaining:
    """Goes by the book and notes his reasons."""

    def __init__(self) -> None:
        self._book = ByTheBook()
        self.thoughts: list[Thought] = []

    def decide(self, view: View, question: Decision | Request) -> str:
        advice = self._book.advise(view, question)
        self.thoughts.append(Thought(view.side, question, advice))
        return advice.choice
