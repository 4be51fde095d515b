"""Seasons of Rallybird: clubs of people, of which results and line scores are kept."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.game import Rallybird
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallySetup, RallyState, RallyTurn
from hotstove.games.rallybird.view import RallyView
from hotstove.records.from_log import outs_of, side_of
from hotstove.records.result import GameRows
from hotstove.records.rows import game_row
from hotstove.scorebook import score
from hotstove.season.people import PeopleSeason
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.managing import Manager
from hotstove.table.session import Session

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
        sides = [side_of(code, side) for code, side in zip(fixture.clubs, found.sides, strict=True)]
        row = game_row(fixture.key, fixture.date, fixture.number, fixture.stage, sides, outs_of(found))
        return GameRows(fixture.key, row)
