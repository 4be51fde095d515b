"""What a day of a season leaves."""

from __future__ import annotations

from dataclasses import dataclass, field

from hotstove.league.state import ClubState
from hotstove.records.result import GameRows


@dataclass
class DayResult:
    """The games' rows, and the clubs' books after them."""

    games: list[GameRows] = field(default_factory=list)
    states: dict[str, ClubState] = field(default_factory=dict)
