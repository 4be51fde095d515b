"""What Superstar Baseball tells a manager, of players of whom only the places are known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hotstove.batch.thinking import BOOK_FACTS, BOOK_ROOMS, by_the_book
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.estimates import SuperstarEstimates
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.odds.diagram.nodes import Diagram
from hotstove.odds.diagram.superstar import diagram_of
from hotstove.odds.diagram.tracing import Policy, Tracer
from hotstove.odds.diagram.unopened import BOTH


class UnopenedEstimates(SuperstarEstimates):
    """Ratings are asked of the places where players stand."""

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


def traced(charts: SuperstarCharts, options: Options) -> Diagram:
    """Rules and manager by the book in one diagram."""

    def policy(tracer: Tracer, m: Matchup) -> Policy:
        memory = SimpleNamespace(nines=(None, SimpleNamespace(arm=m.arm)))
        return by_the_book(tracer, m, {"charts": charts}, memory, lambda view: UnopenedEstimates(view, tracer))

    return diagram_of(charts, options, policy, BOOK_ROOMS, BOOK_FACTS)
