"""Planned seasons: usage is settled ahead of results, so that a season can be replayed a thousand times.

Starters, lineups and benches of every day are chosen once, by the same daily rosters as in any season, which are told
that every starter lasts as long as starters do and that everybody in the lineup bats as often as his slot does. Only
the bullpen of a day depends on the games before it. The compiled engine plays a planned season where it is at hand, the
readable one where it is not, and both come to the same totals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hotstove.diamond.asking import relief_due, weight_ahead
from hotstove.diamond.availability import Appearance
from hotstove.diamond.club import Club
from hotstove.diamond.day_plan import DayPlan, Reliever
from hotstove.season.club_state import Worked
from hotstove.season.pitchers_work import asked_of_reliever, asked_of_starter
from hotstove.season.plan import AnyPlan
from hotstove.season.planning import PlannedGame, plan_games
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.totals import SeasonTotals
from hotstove.season.usage import ClubUsage
from hotstove.table.chance import seed_for
from hotstove.table.collector import collected_seldom
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.batch.arrays import Season

WORTH_COMPILING = 20_000
"""Games that take the readable engine about as long as the loop takes to be compiled."""
PARTS = 26
"""Parts of a season after which the race is looked at: about weeks."""
MOST_DAYS = 12
"""Days of rest that are looked through."""


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
        """Days, squads and rest as arrays, with nobody tired."""
        import numpy as np

        fixed = self._fixed
        return fixed._replace(worked=np.zeros_like(fixed.worked), ready=np.zeros_like(fixed.ready))

    @cached_property
    def _fixed(self) -> Season:
        import numpy as np

        from hotstove.batch.arrays import WEIGHT_AHEAD, Season
        from hotstove.batch.kernel.pen import NOT_A_RELIEVER

        widest = max(len(club.players) for club in self.clubs)
        allowed = np.zeros((len(self.games), 2, widest), np.uint8)
        due = np.full((len(self.games), 2, widest), NOT_A_RELIEVER, np.float64)
        saves_due = np.zeros((len(self.games), 2, widest), np.float64)
        places = [{player: place for place, player in enumerate(club.players)} for club in self.clubs]
        for number, game in enumerate(self.games):
            for side, code in enumerate(game.fixture.clubs):
                place_of = places[self.codes.index(code)]
                for player in game.hitters[side]:
                    allowed[number, side, place_of[player]] = 1
                for player, games in game.due[side].items():
                    due[number, side, place_of[player]] = games
                for player, saves in game.saves_due[side].items():
                    saves_due[number, side, place_of[player]] = saves
        days = np.array([game.fixture.ordinal for game in self.games], np.int64)
        rank = np.full(len(self.players), -1, np.int64)
        order = np.zeros(len(self.players), np.int64)
        work = np.zeros((len(self.players), WEIGHT_AHEAD + 1), np.float64)
        for number, (club, player) in enumerate(self.players):
            bullpen = self.clubs[club].staff.bullpen
            rank[number] = bullpen.index(player) if player in bullpen else -1
            share = self.plan.shares[self.codes[club]][player]
            work[number] = (*share.work, weight_ahead(share.relieved))
        for place, number in enumerate(sorted(range(len(self.players)), key=lambda one: self.players[one][1])):
            order[number] = place
        by_plan = np.array([self.usage(code).knows_work for code in self.codes], np.uint8)
        return Season(
            days, allowed, due, self._rest(), rank, order, by_plan, work, saves_due,
            np.zeros((len(self.players), len(Worked._fields)), np.int64), np.zeros(len(self.players), np.int64),
        )  # fmt: skip

    def _rest(self) -> Any:
        """Days that the game's own rules of rest ask for, by player, whether he started, and outs."""
        import numpy as np

        from hotstove.batch.arrays import MOST_OUTS

        game = self.kind.game
        rest = np.ones((len(self.players), 2, MOST_OUTS + 1), np.int64)
        for code in self.codes:
            club = self.codes.index(code)
            setup, _ = self.kind.prepared(self.plan, code)
            for player in self.clubs[club].players:
                share = self.plan.shares[code][player]
                if share.started == 0 and share.relieved == 0:
                    continue
                for started in (0, 1):
                    for outs in range(MOST_OUTS + 1):
                        last = Appearance(0, outs, bool(started))
                        rest[self.numbers[club, player], started, outs] = next(
                            (day for day in range(1, MOST_DAYS)
                             if game.availability(setup, 0, player, last, day).may_relieve), MOST_DAYS
                        )  # fmt: skip
        return rest

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
            Fixture(self.codes.index(game.fixture.visitors), self.codes.index(game.fixture.home), game.lineups)
            for game in self.games
        ]
        return engine, engine.rows(fixtures)

    def _ready(self) -> None:
        """Engine and arrays are made before threads want them."""
        _ = self._engine, self._fixed, self._sides

    def compiled(self, number: int) -> SeasonTotals:
        """A replay by the compiled engine."""
        import numpy as np

        engine, rows = self._engine
        played = engine.play_rows(rows, np.arange(len(rows)), seed=self.seed_of(number), season=self.season())
        found = self._no_games()
        self._count(found, played.results)
        for visitors, home, innings, *_ in played.results.tolist():
            found.shapes.add((visitors, home), innings)
        codes = self.codes
        found.batting = {(player, codes[club]): line for club, player, line in played.batting()}
        found.pitching = {(player, codes[club]): line for club, player, line in played.pitching()}
        self.race(found, played.results)
        found.outs = summed(line.outs for line in found.pitching.values())
        found.errors = played.errors()
        return found

    def _count(self, totals: SeasonTotals, results: Any) -> None:
        """Enters games, wins and runs of every club: `SeasonTotals.count` of all games at once."""
        import numpy as np

        clubs, runs = self._sides.ravel(), results[:, :2]
        allowed = runs[:, ::-1]
        for counted, each in (
            (totals.games, np.ones_like(runs)),
            (totals.wins, runs > allowed),
            (totals.runs, runs),
            (totals.runs_allowed, allowed),
        ):
            sums = np.bincount(clubs, each.ravel(), len(self.codes)).astype(np.int64)
            counted.update(zip(self.codes, sums.tolist(), strict=True))

    @cached_property
    def _sides(self) -> Any:
        """Visitors and home of every game, by number of the club."""
        import numpy as np

        return np.array([[self.codes.index(code) for code in game.fixture.clubs] for game in self.games])

    def race(self, totals: SeasonTotals, results: Any) -> None:
        """Enters the wins of every club after each part of the schedule."""
        import numpy as np

        places = np.linspace(0, len(self.games), PARTS + 1).astype(np.int64)
        sides = self._sides
        winner = np.where(results[:, 1] > results[:, 0], sides[:, 1], sides[:, 0])
        winner = np.where(results[:, 1] == results[:, 0], -1, winner)
        for number, code in enumerate(self.codes):
            won = np.concatenate([[0], np.cumsum(winner == number)])[places]
            played = np.concatenate([[0], np.cumsum((sides == number).any(axis=1))])[places]
            totals.race[code] = tuple((2 * won - played).tolist())

    def _no_games(self) -> SeasonTotals:
        found = SeasonTotals()
        for code in self.codes:
            found.games[code] = found.wins[code] = found.runs[code] = found.runs_allowed[code] = 0
        return found

    def _day_plan(self, season: Any, place: int, side: int, arms: Sequence[str]) -> DayPlan:
        """The plan of a day, as the compiled engine makes it."""
        game, code = self.games[place], self.games[place].fixture.clubs[side]
        club, shares = self.codes.index(code), self.plan.shares[code]

        def had(player: str) -> Worked:
            return Worked(*season.worked[self.numbers[club, player]].tolist())

        starter = game.lineups[side].pitcher
        stamina, finishes = asked_of_starter(shares[starter].work, had(starter))
        relievers = []
        for player in arms:
            share, so_far = shares[player], had(player)
            relievers.append(
                Reliever(
                    player,
                    relief_due(game.due[side].get(player, 0.0), so_far.reliefs, weight_ahead(share.relieved)),
                    asked_of_reliever(share.work, so_far),
                    share.work.saves,
                    game.saves_due[side].get(player, 0.0) - so_far.saves,
                    share.work.fields,
                )
            )
        return DayPlan(frozenset((*game.hitters[side], *arms)), stamina, finishes, tuple(relievers))

    @collected_seldom()
    def replayed(self, number: int) -> SeasonTotals:
        """The same replay by the readable engine."""
        from dataclasses import replace

        import numpy as np

        from hotstove.batch.arrays import MOST_OUTS
        from hotstove.batch.kernel.pen import choose_pen
        from hotstove.diamond.club import Staff
        from hotstove.managers.book import ByTheBook
        from hotstove.records.from_log import rows_of
        from hotstove.scorebook import score
        from hotstove.table.session import Session
        from hotstove.table.streams import StreamDealer, lot_of, numbered

        season, kind, found = self.season(), self.kind, self._no_games()
        results = []
        firsts = [self.numbers[number, next(iter(club.players))] for number, club in enumerate(self.clubs)]
        manager = ByTheBook(in_season=True)
        for place, game in enumerate(self.games):
            fixture, squads, plans = game.fixture, [], []
            for side, code in enumerate(fixture.clubs):
                club = self.codes.index(code)
                whole, first = self.clubs[club], firsts[club]
                taken = [0] * len(self.players)
                for player in game.lineups[side].players:
                    if player:
                        taken[self.numbers[club, player]] = 1
                pen = [-1] * len(whole.players)
                count = choose_pen(
                    season.due[place, side], season.ready, season.worked, season.work, season.rank, season.order, taken,
                    first, first + len(whole.players), fixture.ordinal, pen, bool(season.by_plan[club]),
                )  # fmt: skip
                arms = tuple(self.players[one][1] for one in pen[:count])
                names = {*game.hitters[side], *arms}
                players = {player: who for player, who in whole.players.items() if player in names}
                staff = Staff(whole.staff.versus, whole.staff.rotation, arms)
                squads.append(replace(whole, players=players, staff=staff))
                plans.append(self._day_plan(season, place, side, arms) if season.by_plan[club] else None)
            seed = numbered(self.seed_of(number), place)
            setup = kind.game.setup(
                (squads[0], squads[1]), game.lineups, options=kind.options, charts=kind.charts, lot=lot_of(seed),
                date=fixture.date.replace("-", "/"),
            )  # fmt: skip
            setup = replace(setup, plans=(plans[0], plans[1]))
            session = Session(
                kind.game, kind.game.start(setup), StreamDealer(seed), {"visitors": manager, "home": manager}
            )  # fmt: skip
            session.run()
            book = score(kind.game.log(session.turns, session.state))
            found.add(rows_of(fixture.key, fixture.stage, book))
            results.append((book.sides[0].runs, book.sides[1].runs))
            for side, code in enumerate(fixture.clubs):
                club = self.codes.index(code)
                pitchers = book.sides[side].pitchers
                for turn, pitcher in enumerate(pitchers):
                    one, started = self.numbers[club, pitcher.player], int(turn == 0)
                    outs, saved = pitcher.line.outs, pitcher.player == book.decisions.save
                    more = (1, outs, len(pitchers) == 1, 0, 0, 0) if started else (0, 0, 0, 1, outs, saved)
                    season.worked[one] += np.array(more)
                    rest = season.rest[one, started, min(pitcher.line.outs, MOST_OUTS)]
                    season.ready[one] = max(season.ready[one], fixture.ordinal + rest)
        self.race(found, np.array(results))
        return found


def planned_season(plan: AnyPlan, fixtures: Sequence[ScheduledGame]) -> PlannedSeason | None:
    """The season with its usage settled; None for games without a compiled engine, where injuries or limits of games
    change usage with the results, and where a home edge has games played once more."""
    from hotstove.batch.games import GAMES

    kind = plan.season_game
    if not isinstance(kind, PlaysSeason) or kind.game.key not in GAMES or plan.home_edge:
        return None
    setups = (kind.prepared(plan, code)[0] for code in plan.clubs)
    if any(kind.game.hurts_players(setup) or kind.game.limits_games(setup) for setup in setups):
        return None
    return PlannedSeason(plan, plan_games(plan, fixtures))
