"""A season of Pennant Race to be replayed a thousand times: many replays go through its games together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.starters import real_starter
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.club_state import ClubState, points_of
from hotstove.season.pennant_season import PennantSeasonGame, batter_id, bullpen_id, names_of, pitcher_id
from hotstove.season.plan import AnyPlan
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.totals import SeasonTotals
from hotstove.season.workers import workers
from hotstove.table.chance import seed_for
from hotstove.table.collector import collected_seldom
from hotstove.table.session import Session
from hotstove.table.streams import StreamDealer, numbered

if TYPE_CHECKING:
    from hotstove.batch.pennant.season import Fixture, Replays
    from hotstove.batch.pennant.tables import Tables
    from hotstove.season.planned_results import PlannedResults

TOGETHER = 250
"""Replays that go through a season together: beyond that the columns no longer fit into the processor's cache."""


@dataclass(frozen=True, eq=False)
class PlannedPennant:
    """A season of whole games, to be replayed. It needs no compiler."""

    plan: AnyPlan
    games: Sequence[ScheduledGame]
    is_compiled = True

    def __getstate__(self) -> dict[str, object]:
        """What goes to another process: not what has been worked out here."""
        return {"plan": self.plan, "games": self.games}

    @property
    def kind(self) -> PennantSeasonGame:
        kind = self.plan.season_game
        assert isinstance(kind, PennantSeasonGame)
        return kind

    def seed_of(self, number: int) -> int:
        """The seed of a replay; its games have those of their places in the schedule."""
        return seed_for(self.plan.seed, "planned", number)

    @cached_property
    def _sheets(self) -> tuple[Sheet, ...]:
        return tuple(self.plan.clubs.values())

    @cached_property
    def _tables(self) -> Tables:
        from hotstove.batch.pennant.tables import make_tables

        return make_tables(self.kind.charts, self._sheets)

    @cached_property
    def _fixtures(self) -> list[Fixture]:
        from hotstove.batch.pennant.season import Fixture
        from hotstove.batch.pennant.tables import NOBODY

        codes, options, found = list(self.plan.clubs), self.kind.options_of(self.plan), []
        for game in self.games:
            named = []
            for code, name in zip(game.clubs, names_of(self.plan.year, game, options), strict=True):
                starter = real_starter(Staff.rested(self.plan.clubs[code]), name) if name else None
                named.append(NOBODY if starter is None else starter.number)
            visitors, home = (codes.index(code) for code in game.clubs)
            found.append(Fixture(visitors, home, game.ordinal, (named[0], named[1])))
        return found

    @cached_property
    def _results(self) -> PlannedResults:
        from hotstove.season.planned_results import PlannedResults

        return PlannedResults(list(self.plan.clubs), [game.clubs for game in self.games])

    def replays(self, numbers: Sequence[int], jobs: int = 1) -> Iterator[SeasonTotals]:
        """So many replays in order; the same number gives the same season, whatever others are played with it."""
        together = min(TOGETHER, -(-len(numbers) // max(jobs, 1)))
        parts = [numbers[first : first + together] for first in range(0, len(numbers), together)]
        if jobs < 2 or len(parts) < 2:
            for part in parts:
                yield from self.together(part)
            return
        with workers(jobs, _start, self) as pool:
            for played in pool.map(_run, parts):
                yield from played

    def compiled(self, number: int) -> SeasonTotals:
        """One replay."""
        return self.together([number])[0]

    @collected_seldom()
    def together(self, numbers: Sequence[int]) -> list[SeasonTotals]:
        """Some replays, game by game through the season."""
        import numpy as np

        from hotstove.batch.pennant.season import Replays

        staffs = Staff.rested(self._sheets[0]), Staff.rested(self._sheets[0])
        setup = PennantSetup(staffs, 0, self.kind.options_of(self.plan), self.kind.charts)
        going = Replays(self._tables, self._sheets, setup, [self.seed_of(one) for one in numbers])
        scores = np.stack([going.play(place, fixture) for place, fixture in enumerate(self._fixtures)], axis=1)
        return [self._totals(going, row, scores[row]) for row in range(len(numbers))]

    def _totals(self, going: Replays, row: int, scores: Any) -> SeasonTotals:
        """What a replay came to; `scores` are those of its games."""
        from hotstove.batch.pennant.season import POINTS

        found = self._results.totals(scores)
        for club, (code, sheet) in enumerate(self.plan.clubs.items()):
            batted, pitched = going.batted[club][:, row].T.tolist(), going.pitched[club][:, row].T.tolist()
            for spot, (games, homers) in zip(sheet.batters, batted, strict=True):
                if games:
                    found.batting[batter_id(code, spot), code] = BattingLine(games=games, home_runs=homers)
            for number, line in enumerate(pitched):
                games, starts, complete, shutouts, wins, losses, saves, runs, earned, outs = line
                if games:
                    found.pitching[pitcher_id(code, number), code] = PitchingLine(
                        games=games, games_started=starts, complete_games=complete, shutouts=shutouts, wins=wins,
                        losses=losses, saves=saves, runs=runs, earned_runs=earned, outs=outs,
                    )  # fmt: skip
                    found.outs += outs
            given, sums = going.credited[club][:, row].tolist(), going.points[club][:, row].tolist()
            for place, spot in enumerate(sheet.batters):
                mine = {kind: sums[one][place] for one, kind in enumerate(POINTS) if given[one][place]}
                if mine:
                    found.points[batter_id(code, spot)] = mine
            if going.relieved[club][row]:
                outs, earned = going.relief[club][:, row].tolist()
                found.points[bullpen_id(code)] = {"relief_outs": outs, "relief_earned": earned}
        return found

    @collected_seldom()
    def replayed(self, number: int) -> SeasonTotals:
        """The same replay by the readable engine."""
        import numpy as np

        states = {code: ClubState() for code in self.plan.clubs}
        found, scores = self._results.no_games(), []
        for place, game in enumerate(self.games):
            match = self.kind.match(self.plan, game, (states[game.visitors], states[game.home]))
            dealer = StreamDealer(numbered(self.seed_of(number), place))
            session = Session(match.game, match.first, dealer, match.managers())
            session.run()
            result = match.result(session)
            found.add(result.rows)
            scores.append(result.score)
            for code, side in zip(game.clubs, result.sides, strict=True):
                states[code].enter(game.ordinal, side)
        found.points = points_of(states)
        found.race = self._results.race(np.array(scores))
        return found


_planned: list[PlannedPennant] = []


def _start(planned: PlannedPennant) -> None:
    """Each worker process keeps the season."""
    _planned[:] = [planned]


def _run(numbers: Sequence[int]) -> list[SeasonTotals]:
    return _planned[0].together(numbers)


def planned_pennant(plan: AnyPlan, fixtures: Sequence[ScheduledGame]) -> PlannedPennant | None:
    """The season for many replays; None for other games, for clubs with managers, and for two pitchers of one name."""
    kind = plan.season_game
    if not isinstance(kind, PennantSeasonGame) or kind.managers:
        return None
    names = [[pitcher.name for pitcher in sheet.pitchers] for sheet in plan.clubs.values()]
    if any(len({*one}) < len(one) for one in names):
        return None
    return PlannedPennant(plan, sorted(fixtures, key=lambda game: game.order))
