"""What Long Tater! tells a manager, of players of whom only the places are known."""

from __future__ import annotations

from typing import Any

from hotstove.batch.thinking import BOOK_FACTS, BOOK_ROOMS, by_the_book
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.estimates import BY_NUMBER, LongTaterEstimates
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.odds.diagram.longtater import diagram_of
from hotstove.odds.diagram.nodes import Diagram
from hotstove.odds.diagram.tracing import Policy, Tracer
from hotstove.odds.diagram.unopened import BOTH


class UnopenedEstimates(LongTaterEstimates):
    """Ratings are asked of the places where players stand."""

    __slots__ = ("_tracer",)

    def __init__(self, view: Any, tracer: Tracer) -> None:
        super().__init__(view)
        self._tracer = tracer

    def steal_success(self, move: str) -> Any:
        if move in BY_NUMBER[self._state.setup.options.automatic_steals]:
            return 0.0
        return self._tracer.read(f"on {move[0]}", "steal success", None)

    def advance_success(self, move: str) -> Any:
        return self._tracer.read("defense", "advance success", None, move)

    def bunts_well(self) -> Any:
        return self._tracer.read("batter", "bunts well", BOTH)

    def asked_to_bunt(self) -> Any:
        return self._tracer.read("batter", "asked to bunt", BOTH)

    def batter_value(self, side: int, player: str, throws: str) -> Any:
        return self._tracer.read(player, "value", None)

    def hit_and_run_gain(self) -> Any:
        return self._tracer.now("hit and run gain", None)


def traced(charts: LongTaterCharts, options: Options, era: str, in_season: bool = False) -> Diagram:
    """Rules and manager by the book in one diagram."""

    def policy(tracer: Tracer, m: Matchup) -> Policy:
        setup = {"charts": charts, "options": options}
        return by_the_book(tracer, m, setup, None, lambda view: UnopenedEstimates(view, tracer), in_season)

    return diagram_of(charts, options, policy, BOOK_ROOMS, BOOK_FACTS, era)
