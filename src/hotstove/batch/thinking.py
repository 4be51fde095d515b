"""The manager by the book, asked while the rules are traced: his decisions in play become part of the diagram."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hotstove.diamond.outing import FRESH_HALF, Outing
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.state import PITCH, State
from hotstove.diamond.view import View
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.estimates import SuperstarEstimates
from hotstove.games.superstar.matchup import Matchup
from hotstove.managers.book.manager import ByTheBook
from hotstove.odds.diagram.tracing import Policy, Tracer
from hotstove.odds.diagram.unopened import BOTH
from hotstove.table.questions import Decision

LEADS = tuple(range(-8, 9))
"""Leads of the batting side; larger ones count as the outermost."""
INNINGS = tuple(range(1, 11))
"""Later innings count as the tenth."""
HANDS = ("L", "R")
BATTER, ON_DECK, PITCHER = "batter", "on deck", "pitcher"


class UnopenedEstimates(SuperstarEstimates):
    """What the game tells a manager, of players of whom only the places are known."""

    def __init__(self, view: Any, tracer: Tracer) -> None:
        self._view = view
        self._state, self._situation = view.state, view.situation
        self._tracer = tracer

    def _running(self, base: str) -> Any:
        return self._view.matchup.running[int(base) - 1]

    def bunts_well(self) -> Any:
        return self._view.matchup.bunt == "A"

    def attempt_rate(self) -> Any:
        if not self._tracer.read("on 1", "has record", BOTH):
            return None
        return self._tracer.read("on 1", "attempt rate", None)

    def batter_value(self, side: int, player: str, throws: str) -> Any:
        """Against the hand of the pitcher on the mound, whichever it is."""
        return self._tracer.read(player, "value", None)

    def makes_contact(self, side: int, player: str, throws: str) -> Any:
        return self._tracer.read(player, "contact", BOTH)


class TracedGame:
    """As much of a game as a view asks for."""

    def __init__(self, tracer: Tracer, m: Matchup) -> None:
        self._tracer, self._matchup = tracer, m

    def matchup(self, state: object) -> Matchup:
        return self._matchup

    def estimates(self, view: Any) -> UnopenedEstimates:
        return UnopenedEstimates(view, self._tracer)


def by_the_book(charts: SuperstarCharts, tracer: Tracer, m: Matchup) -> Policy:
    """Both managers, as they decide in a matchup of which nothing is known but the bases and the outs.

    The visitors bat, and the score is their lead to nothing; only the difference is ever looked at.
    """
    inning: Any = tracer.now("inning", INNINGS)
    lead: Any = tracer.now("lead", LEADS)
    offense = SimpleNamespace(players={})
    throws = tracer.read(PITCHER, "throws", HANDS)
    defense = SimpleNamespace(players={PITCHER: SimpleNamespace(throws=throws)})
    batting: Any = SimpleNamespace(players=("", BATTER, ON_DECK, *[""] * 7), pitcher="")
    fielding: Any = SimpleNamespace(players=("",) * 10, pitcher=PITCHER)
    first, second, third = (f"on {base}" if base in m.bases else "" for base in "123")
    situation = Situation(
        inning, TOP, m.outs, m.bases, (first, second, third), (lead, 0), (1, 1), (batting, fielding)
    )  # fmt: skip
    setup: Any = SimpleNamespace(clubs=(offense, defense), charts=charts)
    outings = ((Outing(""),), (Outing(PITCHER),))
    memory: Any = ("", (None, SimpleNamespace(arm=m.arm)))
    state: State[Any, Any] = State(setup, situation, PITCH, outings, FRESH_HALF, (), frozenset(), "", memory)
    game: Any = TracedGame(tracer, m)
    manager = ByTheBook()
    views = {"offense": View(game, state, 0), "defense": View(game, state, 1)}

    def decide(decision: Decision) -> str:
        return manager.decide(views[decision.seat], decision)

    return decide
