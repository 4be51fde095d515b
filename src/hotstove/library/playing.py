"""Whole games between two clubs, played at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.diamond.view import View
from hotstove.games import plays_game
from hotstove.managers.book import ByTheBook
from hotstove.scorebook import Scorebook, score
from hotstove.scorebook.box_text import box_text
from hotstove.scorebook.retrosheet import export
from hotstove.sitting.clubs import find_club
from hotstove.sitting.plays.lineups import plays_with_dh, usual_lineups
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.game import SIDES
from hotstove.table.managing import Manager
from hotstove.table.session import Session
from hotstove.table.streams import HALF_WORD


@dataclass(frozen=True)
class Played:
    """A finished game: its session, from which everything else is told."""

    session: Session[State, BallTurn, View]

    @property
    def score(self) -> tuple[int, int]:
        """Runs of visitors and home."""
        return self.session.state.situation.score

    @cached_property
    def log(self) -> GameLog:
        """Every play and change in order."""
        game = self.session.game
        assert isinstance(game, PlaysGame)
        found: GameLog = game.log(self.session.turns, self.session.state)
        return found

    @cached_property
    def book(self) -> Scorebook:
        """Every player's lines, and the decisions."""
        return score(self.log)

    def box(self) -> str:
        """The box score as text."""
        return box_text(self.book)

    def export(self, folder: str | Path) -> list[Path]:
        """Retrosheet files of the game: event file, rosters and team file."""
        return export([self.log], Path(folder))


def club(game: str, name: str) -> Club:
    """A club with its cards: one that comes with the game ("herons"), a file, or a real one ("1927 Yankees").

    >>> club("superstar", "herons").name
    'Harbor City Herons'
    """
    return find_club(plays_game(game), name).club


def play(
    game: str,
    visitors: Club | str,
    home: Club | str,
    *,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    managers: Mapping[str, Manager[View]] | None = None,
    date: str = "",
) -> Played:
    """A game between the first starters of two clubs, managed by the book unless managers are given.

    The same seed gives the same game.

    >>> game = play("superstar", "herons", "millers", seed=7)
    >>> game.score == play("superstar", "herons", "millers", seed=7).score
    True
    """
    found = plays_game(game)
    clubs = tuple(one if isinstance(one, Club) else club(game, one) for one in (visitors, home))
    pair = (clubs[0], clubs[1])
    pitchers = pair[0].staff.rotation[0], pair[1].staff.rotation[0]
    lineups = usual_lineups(pair, pitchers, plays_with_dh(pair, None))
    day = date or f"{pair[1].season}/04/01"
    lot = seed_for("library", seed, "managers") & HALF_WORD
    setup = found.setup(pair, lineups, options=found.options(**(options or {})), date=day, lot=lot)
    seats = managers or dict.fromkeys(SIDES, ByTheBook())
    session: Session[State, BallTurn, View] = Session(
        found, found.start(setup), Dealer(seed_for("library", seed)), seats
    )
    session.run()
    return Played(session)
