"""What a game of a season comes to, in the same shape for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from hotstove.records.result import GameRows
from hotstove.season.scheduled_game import ScheduledGame

if TYPE_CHECKING:
    from hotstove.season.club_state import ClubState

Record = TypeVar("Record", covariant=True)
NOTHING: Mapping[str, tuple[int, ...]] = {}
NO_POINTS: Mapping[str, Mapping[str, int]] = {}


@dataclass(frozen=True)
class SideResult:
    """What one club takes from a game into its next."""

    against: str = ""
    """The hand of the opposing starter."""
    starting: tuple[tuple[str, str], ...] = ()
    """Who started at which position, the pitcher left out."""
    batted: tuple[tuple[str, int], ...] = ()
    """Players at bat and their plate appearances."""
    appeared: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Everybody who appeared, with the positions that he played."""
    pitched: tuple[tuple[str, int, bool], ...] = ()
    """Pitchers in order: their outs, and whether they started."""
    saved: str = ""
    """Who is credited with a save."""
    ran: tuple[tuple[str, int], ...] = ()
    """Players who tried to steal, and how often."""
    hurt: tuple[tuple[str, int], ...] = ()
    """Players who will miss games, and how many."""
    sat_out: frozenset[str] = frozenset()
    """Players who missed this one."""
    memory: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NOTHING)
    """What the game itself remembers of the club."""
    points: Mapping[str, Mapping[str, int]] = field(default_factory=lambda: NO_POINTS)
    """What the game counts for players beside the lines of a box score, by player and name."""


@dataclass(frozen=True)
class Result(Generic[Record]):
    """One finished game."""

    score: tuple[int, int]
    """Runs of visitors and home."""
    rows: GameRows
    """The game and its stat lines, as the database keeps them."""
    sides: tuple[SideResult, SideResult]
    """Visitors, home."""
    record: Record
    """The game's own account of it: a log of plays, or the line of a game that is resolved whole."""
    postponed: bool = False
    """It was called off and does not count; it is made up on another day."""


@dataclass
class DayResult:
    """What a day leaves: its games' rows, and the clubs' states after them."""

    games: list[GameRows] = field(default_factory=list)
    states: dict[str, ClubState] = field(default_factory=dict)
    postponed: list[ScheduledGame] = field(default_factory=list)
    """Games that were called off and are to be made up."""
