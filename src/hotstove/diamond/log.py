"""The log of a game: who met whom, and every play and substitution in order; books and event files come from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import TypeAlias

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup, Substitution
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.table.record import record
from hotstove.table.sums import summed

UNDATED = "1900/01/01"
"""The date of a game that nobody has dated."""


@record(frozen=True, slots=True)
class PlayEntry:
    """A play and the situation that it met."""

    situation: Situation
    play: Play


@record(frozen=True, slots=True)
class SubstitutionEntry:
    """A change in a lineup, made in this situation."""

    situation: Situation
    side: int
    change: Substitution


Entry: TypeAlias = PlayEntry | SubstitutionEntry


@dataclass
class GameLog:
    """One game, finished or not."""

    visitors: Club
    home: Club
    starting: tuple[Lineup, Lineup]
    date: str = UNDATED
    number: int = 0
    """0 for a single game, 1 or 2 within a doubleheader."""
    designated_hitter: bool = False
    entries: list[Entry] = field(default_factory=list)
    final: Situation | None = None
    note: str = ""
    """Why a game ended early, such as rain."""
    hurt: dict[str, int] = field(default_factory=dict)
    """Games that players miss after this one, where the scorer has written it down."""

    @property
    def clubs(self) -> tuple[Club, Club]:
        return self.visitors, self.home

    def placed_runners(self, side: int) -> int:
        """Half-innings of a side that began with a runner on second."""
        halves = groupby(self.plays, key=lambda entry: (entry.situation.inning, entry.situation.batting))
        return summed(next(plays).situation.bases != EMPTY for (_, batting), plays in halves if batting == side)

    @property
    def plays(self) -> list[PlayEntry]:
        return [entry for entry in self.entries if isinstance(entry, PlayEntry)]
