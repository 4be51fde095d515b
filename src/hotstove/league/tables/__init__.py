"""How each game is played within a season: games of plays, games that resolve whole games, games of people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from hotstove.league.fixtures import ScheduledGame
from hotstove.league.plan import Plan
from hotstove.league.result import DayResult
from hotstove.league.state import ClubState
from hotstove.records.result import Row

ROOMS = {"pennant": "hotstove.league.tables.pennant", "rallybird": "hotstove.league.tables.rallybird"}
PLAYS = "hotstove.league.tables.plays"


class SeasonTable(Protocol):
    """What a season asks of a game."""

    real_clubs: bool
    """False for games of people, who have no record."""

    def club_for(self, game_key: str, name: str) -> Any:
        """A real club ready to play, by its name as people write it."""
        ...

    def entered(self, game_key: str, text: str) -> Any:
        """A club of the user's own as he named it: a club file, or for games of people a name."""
        ...

    def write(self, game_key: str, club: Any) -> str:
        """The club as text for the books."""
        ...

    def read(self, game_key: str, text: str) -> Any:
        """The club from its text."""
        ...

    def shares(self, year: int, code: str, club: Any, real: bool) -> Mapping[str, Any]:
        """How much each player plays, for games in which somebody chooses."""
        ...

    def name_and_league(self, club: Any) -> tuple[str, str]: ...

    def code(self, club: Any) -> str: ...

    def players(self, code: str, club: Any) -> list[Row]:
        """The club's players as rows, without the season."""
        ...

    def play_group(
        self,
        plan: Plan,
        fixtures: Sequence[ScheduledGame],
        states: Mapping[str, ClubState],
        by_hand: Mapping[str, Callable[[Any], Any]],
    ) -> DayResult:
        """Games that share a club, one after the other."""
        ...


def table_of(game_key: str) -> SeasonTable:
    """The table at which a game's seasons are played."""
    table: SeasonTable = import_module(ROOMS.get(game_key, PLAYS)).TABLE
    return table
