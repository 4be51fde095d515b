"""SS-25: the intentional walk against a bunt."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.table.account import Account
from hotstove.table.questions import Answer, Decision, Request
from tests.helpers.playing import ballgame, played


def test_ss_25_the_walk_is_asked_once_the_bunt_is_announced() -> None:
    """The defence knows whether a bunt has been called before it decides."""
    heard: list[tuple[Answer, ...]] = []

    class Bunts(ByTheBook):
        def calm(self, state: State, sides: tuple[int, ...]) -> Callable[[State], frozenset[str]]:
            return lambda now: frozenset()

        def decide(self, view: View, question: Decision | Request) -> str:
            if question.purpose == "bunt":
                return "sacrifice"
            if question.purpose == "walk":
                heard.append(view.announced)
            return super().decide(view, question)

    played(ballgame("superstar"), 1, {"visitors": Bunts(), "home": Bunts()}, account=Account())
    assert any("sacrifice" in announced for announced in heard)
    assert any("sacrifice" not in announced for announced in heard)
