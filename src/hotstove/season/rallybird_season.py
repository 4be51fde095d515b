"""Seasons of Rallybird: clubs of people, of which results and line scores are kept."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.game import Rallybird
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallySetup, RallyState, RallyTurn
from hotstove.games.rallybird.view import RallyView
from hotstove.records.result import GameRows
from hotstove.scorebook import score
from hotstove.season.people import PeopleSeason, head
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.game import SIDES
from hotstove.table.session import Manager, Session
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.odds.rallybird.solution import Solution


class RallybirdSeason(PeopleSeason[RallyState, RallyTurn, RallyView]):
    """Novices without a word; readers and players of the equilibrium, who know the game's solution."""

    managers = ("novice", "reader", "equilibrium")

    def __init__(self, game: Rallybird, options: Options, charts: RallyCharts) -> None:
        super().__init__(game, options)
        self.rallybird = game
        self.setup = RallySetup(options, charts)

    def start(self) -> RallyState:
        return self.rallybird.start(self.setup)

    def manager(self, name: str, seed: int) -> Manager[RallyView]:
        if name == "novice":
            from hotstove.managers.rallybird.novice import Novice

            return Novice(seed)
        if name == "reader":
            from hotstove.managers.rallybird.reader import Reader

            return Reader(self._solution, seed)
        from hotstove.managers.rallybird.equilibrium import Equilibrium

        return Equilibrium(self._solution, seed)

    @cached_property
    def _solution(self) -> Solution:
        from hotstove.odds.rallybird.solved import solution_for_the_game

        return solution_for_the_game(self.setup.charts, self.setup.options)

    def rows(self, fixture: ScheduledGame, session: Session[RallyState, RallyTurn, RallyView]) -> GameRows:
        found = score(self.rallybird.log(session.turns, session.state))
        row = head(fixture, (found.sides[0].runs, found.sides[1].runs))
        row["outs"] = summed(pitcher.line.outs for side in found.sides for pitcher in side.pitchers)
        for name, side in zip(SIDES, found.sides, strict=True):
            row[f"{name}_hits"], row[f"{name}_errors"] = side.hits, side.errors
            row[f"{name}_left"] = side.left_on_base
            row[f"{name}_line"] = " ".join(str(runs) for runs in side.innings)
        return GameRows(fixture.key, row)
