"""What a season asks of a game: its clubs as text and rows, and one game of theirs on one day."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Generic, TypeAlias, TypeVar

from hotstove.diamond.plays_game import PlaysGame
from hotstove.records.result import Row
from hotstove.season.club_state import ClubState
from hotstove.season.home_edge import is_played_again
from hotstove.season.leaders import Category
from hotstove.season.plan import Plan
from hotstove.season.ready import AnyReady, Ready
from hotstove.season.result import Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.usage import Share
from hotstove.table.errors import Mistake
from hotstove.table.game import AnyGame
from hotstove.table.reading import read_text

ClubT = TypeVar("ClubT")
Record = TypeVar("Record")
Hand: TypeAlias = Callable[[AnyReady], Result[Any]]
"""Plays a game by hand and gives its result; who leaves before its end raises."""


class SeasonGame(ABC, Generic[ClubT, Record]):
    """A game within seasons, under the options and charts of one of them."""

    real_clubs: bool = True
    """False for games of people, who have no record."""

    def categories(self) -> tuple[Category, ...]:
        """What players lead in beside the usual categories."""
        return ()

    def notes(self) -> tuple[str, ...]:
        """What there is to know about a season of this game before it begins, a sentence each."""
        return ()

    @abstractmethod
    def make_club(self, name: str, regress: float | None = None, true_to: str = "") -> ClubT:
        """A real club ready to play, by its name as people write it; `regress` shrinks small samples, 0 to 1;
        `true_to` says what the cards are true to, "" for what is usual."""

    @abstractmethod
    def entered(self, text: str) -> ClubT:
        """A club of the user's own as he named it: a club file, or for games of people a name."""

    @abstractmethod
    def write(self, club: ClubT) -> str:
        """The club as text for the store."""

    @abstractmethod
    def read(self, text: str) -> ClubT:
        """The club from its text."""

    @abstractmethod
    def name_and_league(self, club: ClubT) -> tuple[str, str]: ...

    @abstractmethod
    def code(self, club: ClubT) -> str: ...

    def shares(self, year: int, code: str, club: ClubT, real: bool) -> Mapping[str, Share]:
        """How much each player plays, for games in which somebody chooses."""
        return {}

    def players(self, code: str, club: ClubT) -> list[Row]:
        """The club's players as rows, without the season."""
        return []

    def traded(self, plan: Plan[ClubT]) -> Plan[ClubT]:
        """The plan with players at the clubs to which they were traded, in games that know players one by one."""
        return plan

    @abstractmethod
    def match(self, plan: Plan[ClubT], fixture: ScheduledGame, states: tuple[ClubState, ClubState]) -> Ready[Record]:
        """One game between the clubs as they stand (visitors, home), ready to be played; the states are not changed."""

    def play(
        self,
        plan: Plan[ClubT],
        fixture: ScheduledGame,
        states: tuple[ClubState, ClubState],
        hand: Hand | None = None,
    ) -> Result[Record]:
        """The game played: by hand where somebody is there for it, else by machine, with the season's home edge."""
        ready = self.match(plan, fixture, states)
        if hand is not None:
            return hand(ready)
        result = ready.played()
        lost = result.score[0] > result.score[1] and not result.postponed
        if lost and is_played_again(plan.home_edge, plan.seed, fixture.key):
            return ready.played(again=True)
        return result


AnySeasonGame: TypeAlias = SeasonGame[Any, Any]
"""A game within seasons whose clubs only its own room knows."""


def season_game(game: AnyGame, options: Mapping[str, str], charts: Mapping[str, str]) -> AnySeasonGame:
    """The game within a season. Games of plays need nothing of their own; games between people only their names."""
    if isinstance(game, PlaysGame):
        from hotstove.season.plays_season import PlaysSeason

        return PlaysSeason(game, game.read_options(options), with_charts(charts, game.charts))
    from hotstove.games.pennant.game import Pennant

    if isinstance(game, Pennant):
        from hotstove.season.pennant_season import PennantSeasonGame

        return PennantSeasonGame(game, game.read_options(options), with_charts(charts, game.charts))
    from hotstove.games.rallybird.game import Rallybird

    if isinstance(game, Rallybird):
        from hotstove.season.rallybird_season import RallybirdSeason

        return RallybirdSeason(game, game.read_options(options), with_charts(charts, game.charts))
    from hotstove.season.people import PeopleSeason

    if charts:
        raise Mistake(f"--charts: {game.name} has no charts")
    return PeopleSeason(game, game.read_options(options))


Charts = TypeVar("Charts")


def with_charts(texts: Mapping[str, str], read: Callable[[Path | None], Charts]) -> Charts:
    """A game's charts with the owner's own laid over them, from the texts that a season keeps."""
    if not texts:
        return read(None)
    with TemporaryDirectory() as folder:
        for name, text in texts.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        return read(Path(folder))


def chart_files(folder: Path) -> dict[str, str]:
    """The owner's chart files as a season keeps them."""
    if not folder.is_dir():
        raise Mistake(f"--charts {folder}: there is no such folder of charts")
    return {file.name: read_text(file) for file in sorted(folder.glob("*.toml"))}
