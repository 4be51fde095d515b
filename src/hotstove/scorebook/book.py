"""The scorebook of a game."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.diamond.log import GameLog
from hotstove.scorebook.decisions import Decisions
from hotstove.scorebook.side_book import SideBook


@dataclass(frozen=True)
class Scorebook:
    """All that is counted of one game; made by `score`."""

    log: GameLog
    sides: tuple[SideBook, SideBook]
    """Visitors, home."""
    decisions: Decisions
