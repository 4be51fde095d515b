"""The manager who wants nothing: he takes the quiet default of every question."""

from __future__ import annotations

from hotstove.table.questions import Decision, Request


class Quiet:
    """For games that no better manager plays."""

    def decide(self, view: object, question: Decision | Request) -> str:
        return question.default
