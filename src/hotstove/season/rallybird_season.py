"""Rallybird in a season's books: clubs of people, of which the books keep results and line scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.options import Options
from hotstove.managers.rallybird.novice import Novice
from hotstove.records.result import GameRows, Row
from hotstove.scorebook import score
from hotstove.season.club_state import ClubState
from hotstove.season.plan import Plan
from hotstove.season.result import DayResult
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.errors import Mistake
from hotstove.table.session import Mind, Session

MANAGERS = ("novice", "reader", "equilibrium")
SEATS = ("visitors", "home")
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
        options, book = plan.game.read_options(plan.options), plan.game.book(None)
        result = DayResult(states={code: state.copy() for code, state in states.items()})
        for fixture in fixtures:
            contest = plan.game.contest(book, options)
            minds = {
                seat: _mind(plan.clubs[code], book, options, seed_for(plan.seed, fixture.key, seat))
                for seat, code in zip(SEATS, (fixture.visitors, fixture.home), strict=True)
            }
            Session(contest, Dealer(seed_for(plan.seed, fixture.key)), minds).run()
            result.games.append(GameRows(fixture.key, _head(fixture, contest)))
            for code in (fixture.visitors, fixture.home):
                result.states[code].games += 1
        return result


def _mind(club: People, book: RallyCharts, options: Options, seed: int) -> Mind:
    if club.manager == "novice":
        return Novice(seed)
    from hotstove.managers.rallybird.equilibrium import Equilibrium
    from hotstove.managers.rallybird.reader import Reader

    return (Reader if club.manager == "reader" else Equilibrium)(_solution(book, options), seed)


@lru_cache(maxsize=2)
def _solution(book: RallyCharts, options: Options) -> Any:
    from hotstove.odds.rallybird.solved import solution_for_the_game

    return solution_for_the_game(book, options)


def _head(fixture: ScheduledGame, contest: Any) -> Row:
    found = score(contest.log)
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
    for name, side in zip(SEATS, found.sides, strict=True):
        head[f"{name}_runs"], head[f"{name}_hits"] = side.runs, side.hits
        head[f"{name}_errors"], head[f"{name}_left"] = side.errors, side.left_on_base
        head[f"{name}_line"] = " ".join(str(runs) for runs in side.innings)
    return head


TABLE = RallybirdTable()
