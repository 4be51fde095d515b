"""Rallybird in a season's books: clubs of people, of which the books keep results and line scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hotstove.diamond.log import GameLog
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallySetup
from hotstove.games.rallybird.view import RallyView
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.plan import Plan
from hotstove.league.result import DayResult
from hotstove.league.state import ClubState
from hotstove.managers.rallybird.novice import Novice
from hotstove.records.result import GameRows, Row
from hotstove.scorebook import score
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.session import Manager, Session

if TYPE_CHECKING:
    from hotstove.odds.rallybird.solution import Solution

MANAGERS = ("novice", "reader", "equilibrium")
LONGEST_CODE = 8


@dataclass(frozen=True)
class People:
    """A club by name, and who sits down for it."""

    name: str
    manager: str = MANAGERS[0]

    @property
    def code(self) -> str:
        return "".join(mark for mark in self.name.upper() if mark.isascii() and mark.isalnum())[:LONGEST_CODE]

    def __str__(self) -> str:
        return f"{self.name}:{self.manager}"


def read_people(text: str) -> People:
    """As typed: `Reds`, or `Reds:equilibrium`."""
    name, _, manager = text.strip().partition(":")
    club = People(name.strip(), manager.strip() or MANAGERS[0])
    if not club.code or club.manager not in MANAGERS:
        raise Mistake(f"--club {text!r}: write NAME or NAME:MANAGER with {', '.join(MANAGERS)}")
    return club


class RallybirdTable:
    """Nobody rests and nothing carries over but the number of games."""

    real_clubs = False

    def club_for(self, game_key: str, name: str) -> People:
        raise Mistake(f"{name}: Rallybird has no real clubs")

    def entered(self, game_key: str, text: str) -> People:
        return read_people(text)

    def write(self, game_key: str, club: People) -> str:
        return str(club)

    def read(self, game_key: str, text: str) -> People:
        return read_people(text)

    def shares(self, year: int, code: str, club: People, real: bool) -> Mapping[str, Any]:
        return {}

    def name_and_league(self, club: People) -> tuple[str, str]:
        return club.name, ""

    def code(self, club: People) -> str:
        return club.code

    def players(self, code: str, club: People) -> list[Row]:
        return []

    def play_group(
        self,
        plan: Plan,
        fixtures: Sequence[ScheduledGame],
        states: Mapping[str, ClubState],
        by_hand: Mapping[str, Callable[[Any], Any]],
    ) -> DayResult:
        if by_hand:
            raise Mistake("games of Rallybird in a season play themselves; play one with: hotstove play rallybird")
        setup = RallySetup(GAME.read_options(plan.options))
        result = DayResult(states={code: state.copy() for code, state in states.items()})
        for fixture in fixtures:
            managers = {
                seat: _manager(plan.clubs[code], setup, seed_for(plan.seed, fixture.key, seat))
                for seat, code in zip(SIDES, (fixture.visitors, fixture.home), strict=True)
            }
            session = Session(GAME, GAME.start(setup), Dealer(seed_for(plan.seed, fixture.key)), managers)
            session.run()
            result.games.append(GameRows(fixture.key, _head(fixture, GAME.log(session.turns, session.state))))
            for code in (fixture.visitors, fixture.home):
                result.states[code].games += 1
        return result


def _manager(club: People, setup: RallySetup, seed: int) -> Manager[RallyView]:
    if club.manager == "novice":
        return Novice(seed)
    from hotstove.managers.rallybird.equilibrium import Equilibrium
    from hotstove.managers.rallybird.reader import Reader

    return (Reader if club.manager == "reader" else Equilibrium)(_solution(setup.charts, setup.options), seed)


@lru_cache(maxsize=2)
def _solution(charts: RallyCharts, options: Options) -> Solution:
    from hotstove.odds.rallybird.solved import solution_for_the_game

    return solution_for_the_game(charts, options)


def _head(fixture: ScheduledGame, log: GameLog) -> Row:
    found = score(log)
    head: Row = {
        "key": fixture.key,
        "date": fixture.date.replace("-", "/"),
        "number": fixture.number,
        "visitors": fixture.visitors,
        "home": fixture.home,
        "stage": fixture.stage,
        "outs": sum(pitcher.line.outs for side in found.sides for pitcher in side.pitchers),
        **dict.fromkeys(("win", "loss", "save", "note"), ""),
    }
    for name, side in zip(SIDES, found.sides, strict=True):
        head[f"{name}_runs"], head[f"{name}_hits"] = side.runs, side.hits
        head[f"{name}_errors"], head[f"{name}_left"] = side.errors, side.left_on_base
        head[f"{name}_line"] = " ".join(str(runs) for runs in side.innings)
    return head


TABLE = RallybirdTable()
