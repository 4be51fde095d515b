"""Seasons of games between people: a club is a name, and after a colon who sits down for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Generic, TypeVar

from hotstove.diamond.log import GameLog
from hotstove.records.result import GameRows
from hotstove.records.rows import Side, game_row
from hotstove.season.club_state import ClubState
from hotstove.season.plan import Plan
from hotstove.season.ready import Ready
from hotstove.season.result import Result, SideResult
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import SeasonGame
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES, Game
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision, Request
from hotstove.table.session import AnySession, Session

State = TypeVar("State")
Turn = TypeVar("Turn")
View = TypeVar("View")
LONGEST_CODE = 8


@dataclass(frozen=True)
class People:
    """A club by name, and who sits down for it."""

    name: str
    manager: str

    @property
    def code(self) -> str:
        return "".join(mark for mark in self.name.upper() if mark.isascii() and mark.isalnum())[:LONGEST_CODE]

    def __str__(self) -> str:
        return f"{self.name}:{self.manager}"


class AtRandom:
    """Takes any option that he is offered, on a stream of his own, and lets requests pass."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: object, question: Decision | Request) -> str:
        if isinstance(question, Request):
            return question.default
        return question.options[int(self._random.random() * len(question.options))]


class PeopleSeason(SeasonGame[People, State], Generic[State, Turn, View]):
    """Nobody rests, and nothing carries over but the number of games."""

    real_clubs = False
    managers: ClassVar[tuple[str, ...]] = ("random",)
    """Who may sit down for a club; the first where nobody is named."""

    def __init__(self, game: Game[State, Turn, View], options: object) -> None:
        self.game, self.options = game, options

    def start(self) -> State:
        """The state before the first turn."""
        return self.game.opening(self.options)

    def manager(self, name: str, seed: int) -> Manager[View]:
        """Somebody of that name, on a stream of his own."""
        return AtRandom(seed)

    def rows(self, fixture: ScheduledGame, session: Session[State, Turn, View]) -> GameRows:
        """The finished game: of most games the score alone is kept."""
        score = self.game.score(session.state)
        sides = [Side(code, runs) for code, runs in zip(fixture.clubs, score, strict=True)]
        return GameRows(fixture.key, game_row(fixture.key, fixture.date, fixture.number, fixture.stage, sides))

    def make_club(self, name: str, regress: float | None = None, true_to: str = "") -> People:
        raise Mistake(f"{name}: {self.game.name} has no real clubs")

    def entered(self, text: str) -> People:
        name, _, manager = text.strip().partition(":")
        club = People(name.strip(), manager.strip() or self.managers[0])
        if not club.code or club.manager not in self.managers:
            raise Mistake(f"--club {text!r}: write NAME or NAME:MANAGER with {', '.join(self.managers)}")
        return club

    def write(self, club: People) -> str:
        return str(club)

    def read(self, text: str) -> People:
        return self.entered(text)

    def name_and_league(self, club: People) -> tuple[str, str]:
        return club.name, ""

    def code(self, club: People) -> str:
        return club.code

    def match(
        self, plan: Plan[People], fixture: ScheduledGame, states: tuple[ClubState, ClubState]
    ) -> PeopleSeasonMatch[State, Turn, View]:
        visitors, home = (plan.clubs[code] for code in fixture.clubs)
        return PeopleSeasonMatch(
            self.game, self, fixture, (visitors, home), seed_for(plan.seed, fixture.key), plan.seed
        )


@dataclass(frozen=True)
class PeopleSeasonMatch(Ready[State], Generic[State, Turn, View]):
    """A scheduled game between people before its first turn."""

    game: Game[State, Turn, View]
    season: PeopleSeason[State, Turn, View]
    fixture: ScheduledGame
    clubs: tuple[People, People]
    seed: int
    season_seed: str

    @property
    def first(self) -> State:
        return self.season.start()

    def managers(self) -> Mapping[str, Manager[View]]:
        return {seat: self.manager(side) for side, seat in enumerate(SIDES)}

    def manager(self, side: int) -> Manager[View]:
        """Who sits down for one side where no person does, on a stream of his own."""
        return self.season.manager(self.clubs[side].manager, seed_for(self.season_seed, self.fixture.key, SIDES[side]))

    def result(self, played: AnySession | GameLog) -> Result[State]:
        assert isinstance(played, Session)
        rows = self.season.rows(self.fixture, played)
        score = rows.game["visitors_runs"], rows.game["home_runs"]
        return Result(score, rows, (SideResult(), SideResult()), played.state)
