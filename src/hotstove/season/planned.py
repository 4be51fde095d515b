"""Planned seasons: usage is settled ahead of results, so that a season can be replayed a thousand times.

Starters, lineups and benches of every day are chosen once, by the same daily rosters as in any season, which are told
that every starter lasts as long as starters do and that everybody in the lineup bats as often as his slot does. Only
the bullpen of a day depends on the games before it, and who comes in for players who miss games. The compiled engine
plays a planned season where it is at hand, the readable one where it is not, and both come to the same totals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from hotstove.diamond.club import Club
from hotstove.diamond.innings_options import innings_of
from hotstove.season.plan import AnyPlan
from hotstove.season.planned_pennant import PlannedPennant, planned_pennant
from hotstove.season.planning import PlannedGame, plan_games
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.totals import SeasonTotals
from hotstove.season.usage import ClubUsage
from hotstove.table.chance import seed_for
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.batch.arrays import Season
    from hotstove.season.planned_results import PlannedResults

WORTH_COMPILING = 20_000
"""Games that take the readable engine about as long as the loop takes to be compiled."""


@dataclass(frozen=True, eq=False)
class PlannedSeason:
    """A season whose usage is settled, to be replayed."""

    plan: AnyPlan
    games: Sequence[PlannedGame]

    def __getstate__(self) -> dict[str, object]:
        """What goes to another process: not what has been worked out here."""
        return {"plan": self.plan, "games": self.games}

    @property
    def kind(self) -> PlaysSeason:
        kind = self.plan.season_game
        assert isinstance(kind, PlaysSeason)
        return kind

    def usage(self, code: str) -> ClubUsage:
        return self.kind.prepared(self.plan, code)[1]

    @cached_property
    def codes(self) -> tuple[str, ...]:
        return tuple(self.plan.clubs)

    @cached_property
    def clubs(self) -> tuple[Club, ...]:
        return tuple(self.plan.clubs[code] for code in self.codes)

    @cached_property
    def players(self) -> tuple[tuple[int, str], ...]:
        """Club and id by number, as the compiled engine numbers them."""
        return tuple((number, player) for number, club in enumerate(self.clubs) for player in club.players)

    @cached_property
    def numbers(self) -> dict[tuple[int, str], int]:
        return {who: number for number, who in enumerate(self.players)}

    def seed_of(self, number: int) -> int:
        """The seed of a replay; its games have those of their places in the schedule."""
        return seed_for(self.plan.seed, "planned", number)

    def season(self) -> Season:
        """Days, squads and rest as arrays, with nobody tired or hurt."""
        import numpy as np

        fixed = self._fixed
        return fixed._replace(
            worked=np.zeros_like(fixed.worked), ready=np.zeros_like(fixed.ready), missing=np.zeros_like(fixed.missing)
        )

    @cached_property
    def _fixed(self) -> Season:
        from hotstove.season.planned_arrays import season_arrays

        return season_arrays(self)

    # Replays.

    @property
    def is_compiled(self) -> bool:
        """The compiled engine plays it."""
        from hotstove.batch.compiling import has_compiler
        from hotstove.batch.games import can_play

        return has_compiler() and can_play(self.kind.game.key, self.clubs, self.kind.options)

    def replays(self, numbers: Sequence[int], jobs: int = 1) -> Iterator[SeasonTotals]:
        """So many replays in order; the same number gives the same season, on either engine. For few games nothing is
        compiled that has not been compiled before."""
        from hotstove.batch.compiling import has_machine_code

        games = len(numbers) * len(self.games)
        if not self.is_compiled or (games < WORTH_COMPILING and not has_machine_code(self.kind.game.key)):
            yield from map(self.replayed, numbers)
            return
        self._ready()
        if jobs < 2:
            yield from map(self.compiled, numbers)
            return
        with ThreadPoolExecutor(jobs) as threads:
            yield from threads.map(self.compiled, numbers)

    @cached_property
    def _engine(self) -> tuple[Any, Any]:
        from hotstove.batch.engine import Fixture
        from hotstove.batch.finding import engine_of

        engine = engine_of(self.kind.game, self.clubs, self.kind.charts, self.kind.options, in_season=True)
        fixtures = [
            Fixture(
                self.codes.index(game.fixture.visitors),
                self.codes.index(game.fixture.home),
                game.lineups,
                innings_of(self.kind.options, game.fixture.number),
            )
            for game in self.games
        ]
        return engine, engine.rows(fixtures)

    def _ready(self) -> None:
        """Engine and arrays are made before threads want them."""
        _ = self._engine, self._fixed, self.results

    def compiled(self, number: int) -> SeasonTotals:
        """A replay by the compiled engine."""
        import numpy as np

        engine, rows = self._engine
        played = engine.play_rows(rows, np.arange(len(rows)), seed=self.seed_of(number), season=self.season())
        found = self.results.totals(played.results[:, :2], played.results[:, 2])
        codes = self.codes
        found.batting = {(player, codes[club]): line for club, player, line in played.batting()}
        found.pitching = {(player, codes[club]): line for club, player, line in played.pitching()}
        found.outs = summed(line.outs for line in found.pitching.values())
        found.errors = played.errors()
        return found

    @cached_property
    def results(self) -> PlannedResults:
        """The schedule, for entering the scores of a replay."""
        from hotstove.season.planned_results import PlannedResults

        return PlannedResults(self.codes, [game.fixture.clubs for game in self.games])

    def replayed(self, number: int) -> SeasonTotals:
        """The same replay by the readable engine."""
        from hotstove.season.planned_reading import replayed

        return replayed(self, number)


AnyPlanned: TypeAlias = PlannedSeason | PlannedPennant


def planned_season(plan: AnyPlan, fixtures: Sequence[ScheduledGame]) -> AnyPlanned | None:
    """The season for many replays: in games of plays with its usage settled. None for games without an engine for
    batches, where limits of games change usage with the results or rain moves games, and where a home edge has games
    played once more."""
    from hotstove.batch.games import GAMES

    kind = plan.season_game
    if plan.home_edge:
        return None
    if not isinstance(kind, PlaysSeason) or kind.game.key not in GAMES:
        return planned_pennant(plan, fixtures)
    setups = (kind.prepared(plan, code)[0] for code in plan.clubs)
    if any(kind.game.limits_games(setup) or kind.game.asks_before_half(setup) for setup in setups):
        return None
    return PlannedSeason(plan, plan_games(plan, fixtures))
