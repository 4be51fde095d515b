"""What Replay Baseball tells a manager, of players of whom only the places are known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hotstove.batch.thinking import BOOK_FACTS, BOOK_ROOMS, by_the_book
from hotstove.games.replay.batting_worth import GOOD_BUNTER
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.estimates import ReplayEstimates
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import Options
from hotstove.odds.diagram.nodes import Diagram
from hotstove.odds.diagram.replay import diagram_of
from hotstove.odds.diagram.tracing import Policy, Tracer
from hotstove.odds.diagram.unopened import BOTH

COLUMNS = ("3", "5", "6")


class UnopenedEstimates(ReplayEstimates):
    """Ratings are asked of the places where players stand."""

    __slots__ = ("_matchup", "_tracer")

    def __init__(self, view: Any, tracer: Tracer) -> None:
        super().__init__(view)
        self._matchup, self._tracer = view.matchup, tracer

    def _runner(self, base: str) -> Any:
        m, place = self._matchup, int(base)
        return SimpleNamespace(speed=m.speeds[place], letter=m.letters[place - 1])

    def bunts_well(self) -> Any:
        return self._matchup.meeting.bunt <= GOOD_BUNTER

    def batter_value(self, side: int, player: str, throws: str) -> Any:
        """Against the hand of the pitcher on the mound, whichever it is."""
        return self._tracer.read(player, "value", None)

    def makes_contact(self, side: int, player: str, throws: str) -> Any:
        return self._tracer.read(player, "contact", BOTH)

    def bunt_hit_value(self, infield: str) -> Any:
        return self._tracer.read("batter", "bunt hit value", None, infield)

    def best_column(self) -> Any:
        return self._tracer.read("pitcher", "best column", COLUMNS)


def traced(charts: ReplayCharts, options: Options) -> Diagram:
    """Rules and manager by the book in one diagram."""

    def policy(tracer: Tracer, m: Matchup) -> Policy:
        nine = SimpleNamespace(gloves=m.gloves)
        memory = SimpleNamespace(nines=(nine, nine))
        setup = {"charts": charts, "options": options}
        return by_the_book(tracer, m, setup, memory, lambda view: UnopenedEstimates(view, tracer))

    return diagram_of(charts, options, policy, BOOK_ROOMS, BOOK_FACTS)
