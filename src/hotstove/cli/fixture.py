"""A fixture: everything that is settled before the first pitch, and that a tape's header must bring back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotstove.cli.clubs import FoundClub
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.game import Game
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.table.account import Account
from hotstove.table.charts import ChartBook

BOOK, PERSON = "book", "person"


@dataclass(frozen=True)
class Fixture:
    """Which game, who against whom, under which options and charts, with which lineups and dice."""

    game: Game
    options: Any
    clubs: tuple[FoundClub, FoundClub]
    charts: Path | None
    book: ChartBook
    starting: tuple[Lineup, Lineup]
    date: str
    seed: int | None
    """None when a person rolls his own dice."""
    managers: tuple[str, str]
    """Who manages the visitors and the home side: `book` or `person`."""

    def ballgame(
        self, account: Account | None = None, watch: Callable[[Situation, Play], None] | None = None
    ) -> BallGame:
        """A new game, at its first pitch."""
        rules = self.game.rules(self.options, self.book, account)
        clubs = (self.clubs[0].club, self.clubs[1].club)
        return BallGame(rules, clubs, self.starting, date=self.date, account=account, watch=watch)

    @property
    def title(self) -> str:
        visitors, home = (found.club for found in self.clubs)
        return f"{visitors.name} at {home.name}"
