"""A season's plan: its game and options, clubs with cards and shares, and how starters and lineups are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from hotstove.games import game as find_game
from hotstove.season.orders import NOBODY_ORDERS, Orders
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.usage import Share
from hotstove.table.game import AnyGame

if TYPE_CHECKING:
    from hotstove.season.season_game import AnySeasonGame

ClubT = TypeVar("ClubT", covariant=True)
REAL_LEAGUES = ("AL", "NL", "NA", "AA", "UA", "PL", "FL")
NO_CHARTS: Mapping[str, str] = {}


@dataclass(frozen=True)
class Plan(Generic[ClubT]):
    """Everything about a season that does not change while it is played."""

    name: str
    game_key: str
    year: int
    leagues: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    """Those that differ from the usual ones, as they are typed."""
    starters: str
    """"turn": by share and rest; "real": as the schedule names them."""
    lineups: str
    """"share" or "real" likewise."""
    clubs: Mapping[str, ClubT]
    shares: Mapping[str, Mapping[str, Share]]
    divisions: Mapping[str, str]
    leagues_of: Mapping[str, str] = field(default_factory=dict)
    span: tuple[int, int] = (0, 0)
    """The first and last day of the schedule, as ordinals."""
    charts: Mapping[str, str] = field(default_factory=lambda: NO_CHARTS)
    """The owner's own charts: the files' names and what stands in them."""
    orders: Orders = NOBODY_ORDERS
    """What persons have ordered for their clubs."""
    home_edge: float = 0.0
    """The share of games that home clubs are to win; 0 where the season has no edge of its own."""

    @property
    def game(self) -> AnyGame:
        return find_game(self.game_key)

    @cached_property
    def season_game(self) -> AnySeasonGame:
        """How the game is played within a season, with the plan's options and charts."""
        from hotstove.season.season_game import season_game

        return season_game(self.game, self.options, self.charts)

    def __getstate__(self) -> dict[str, object]:
        """What goes to another process: not what has been worked out here."""
        return {name: value for name, value in vars(self).items() if name != "season_game"}

    def progress(self, fixture: ScheduledGame) -> float:
        """How much of the season is gone on the day of a game; after its end all of it."""
        return self.part(fixture.ordinal)

    def part(self, day: int) -> float:
        """How much of the season is gone on a day, given as an ordinal."""
        first, last = self.span
        return min(max((day - first) / max(last - first + 1, 1), 0.0), 1.0)

    def designated_hitter(self, home: str) -> bool:
        """By the home club's league and year; clubs of no real league use one."""
        from hotstove.record.season import has_dh

        league = self.leagues_of.get(home, "")
        return has_dh(self.year, league) if league in REAL_LEAGUES else True

    def as_wished(self, fixture: ScheduledGame) -> ScheduledGame:
        """The fixture without what this season does not want to take from the real schedule."""
        if self.starters != "real":
            fixture = replace(fixture, starters=("", ""))
        return fixture if self.lineups == "real" else replace(fixture, lineups=("", ""))


AnyPlan: TypeAlias = Plan[Any]
"""A plan whose clubs only its own game knows."""
