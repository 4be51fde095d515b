"""The manager by the book, asked while the rules are traced: his decisions in play become part of the diagram."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from hotstove.diamond.estimates import Estimates
from hotstove.diamond.outing import FRESH_HALF, Outing
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.state import PITCH, State
from hotstove.diamond.view import View
from hotstove.managers.book.manager import ByTheBook
from hotstove.odds.diagram.tracing import Policy, Tracer
from hotstove.table.questions import Decision

LEADS = tuple(range(-8, 9))
"""Leads of the batting side; larger ones count as the outermost."""
INNINGS = tuple(range(1, 11))
"""Later innings count as the tenth."""
HANDS = ("L", "R")
BATTER, ON_DECK, PITCHER = "batter", "on deck", "pitcher"
BOOK_ROOMS = ("hotstove.managers",)
BOOK_FACTS = {
    ("hotstove.managers.book.running", "hash_fraction"): "fraction",
    ("hotstove.managers.book.batting", "hash_fraction"): "fraction",
    ("hotstove.managers.book.batting", "run_weight"): "run weight",
}


class TracedGame:
    """As much of a game as a view asks for."""

    def __init__(self, matchup: object, estimates: Callable[[Any], Estimates]) -> None:
        self._matchup, self._estimates = matchup, estimates

    def matchup(self, state: object) -> object:
        return self._matchup

    def estimates(self, view: Any) -> Estimates:
        return self._estimates(view)


def by_the_book(
    tracer: Tracer,
    m: Any,
    setup: dict[str, object],
    memory: object,
    estimates: Callable[[Any], Estimates],
    in_season: bool = False,
) -> Policy:
    """Both managers, as they decide in a matchup of which nothing is known but the bases and the outs.

    `setup` has what estimates read of a game's setup beside the clubs, `memory` the game's memory. The visitors bat,
    and the score is their lead to nothing; only the difference is ever looked at.
    """
    inning: Any = tracer.now("inning", INNINGS)
    lead: Any = tracer.now("lead", LEADS)
    offense = SimpleNamespace(players={}, cards={})
    throws = tracer.read(PITCHER, "throws", HANDS)
    defense = SimpleNamespace(players={PITCHER: SimpleNamespace(throws=throws)}, cards={})
    batting: Any = SimpleNamespace(players=("", BATTER, ON_DECK, *[""] * 7), pitcher="")
    fielding: Any = SimpleNamespace(players=("",) * 10, pitcher=PITCHER)
    first, second, third = (f"on {base}" if base in m.bases else "" for base in "123")
    situation = Situation(
        inning, TOP, m.outs, m.bases, (first, second, third), (lead, 0), (1, 1), (batting, fielding)
    )  # fmt: skip
    all_setup: Any = SimpleNamespace(clubs=(offense, defense), **setup)
    outings = ((Outing(""),), (Outing(PITCHER),))
    own_memory: Any = memory
    state: State[Any, Any] = State(
        all_setup, situation, PITCH, outings, FRESH_HALF, (), (), frozenset(), "", own_memory
    )  # fmt: skip
    game: Any = TracedGame(m, estimates)
    manager = ByTheBook(in_season)
    views = {"offense": View(game, state, 0), "defense": View(game, state, 1)}

    def decide(decision: Decision) -> str:
        return manager.decide(views[decision.seat], decision)

    return decide
