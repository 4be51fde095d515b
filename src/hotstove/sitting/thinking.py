"""A manager who remembers why he chose what he chose."""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

from hotstove.managers.advice import Advice
from hotstove.table.questions import Decision, Request

ViewT = TypeVar("ViewT", contravariant=True)
ViewSeen = TypeVar("ViewSeen")


class Adviser(Protocol[ViewT]):
    """A manager who can give his reasons."""

    def advise(self, view: ViewT, question: Decision | Request) -> Advice: ...


class ManagerDecision(NamedTuple):
    """A choice of a manager before or during a turn."""

    side: int
    question: Decision | Request
    advice: Advice

    @property
    def is_quiet(self) -> bool:
        return self.advice.choice == self.question.default


class RecordingManager(Generic[ViewSeen]):
    """Decides as his adviser says, and notes the reasons."""

    def __init__(self, side: int, adviser: Adviser[ViewSeen]) -> None:
        self._side, self._adviser = side, adviser
        self.decisions: list[ManagerDecision] = []

    def decide(self, view: ViewSeen, question: Decision | Request) -> str:
        advice = self._adviser.advise(view, question)
        self.decisions.append(ManagerDecision(self._side, question, advice))
        return advice.choice
