"""A game of plays that a test moves along by hand: plays as a scorer writes them, changes as they stand on a tape."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hotstove.diamond.availability import Availability
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.log import GameLog
from hotstove.diamond.notation import read
from hotstove.diamond.outing import FRESH_HALF, Outing
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.situation import Situation
from hotstove.diamond.state import OVER, State
from hotstove.diamond.turn import BallTurn
from hotstove.diamond.view import View

Today = Mapping[str, Availability]


class Match:
    """The present state, and every turn that led to it."""

    def __init__(
        self,
        game: AnyPlaysGame,
        clubs: tuple[Club, Club],
        starting: tuple[Lineup, Lineup],
        options: object = None,
        *,
        number: int = 0,
        available: tuple[Today, Today] = ({}, {}),
    ) -> None:
        self.game = game
        setup = game.setup(clubs, starting, options=options, number=number, available=available)
        self.state: State = game.start(setup)
        self.turns: list[tuple[State, BallTurn]] = []

    def happen(self, *plays: str) -> None:
        """Plays, one after the other."""
        for text in plays:
            self._take(read(text))

    def change(self, side: int, text: str) -> None:
        self._take(self.game.change(self.state, side, text))

    def _take(self, turn: BallTurn) -> None:
        self.turns.append((self.state, turn))
        self.state = self.game.after(self.state, turn)

    @property
    def situation(self) -> Situation:
        return self.state.situation

    @situation.setter
    def situation(self, now: Situation) -> None:
        same = (now.inning, now.half) == (self.situation.inning, self.situation.half)
        half, plays = (self.state.half, self.state.plays) if same else (FRESH_HALF, ())
        self.state = replace(self.state, situation=now, half=half, plays=plays)

    @property
    def clubs(self) -> tuple[Club, Club]:
        return self.state.setup.clubs

    @property
    def log(self) -> GameLog:
        return self.game.log(self.turns, self.state)

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    def outing(self, player: str) -> Outing:
        found = [outing for side in self.state.outings for outing in side if outing.player == player]
        assert len(found) == 1
        return found[0]

    def with_outing(self, player: str, *, outs: int = 0, runs: int = 0, hits_and_walks: int = 0) -> None:
        """Gives a pitcher of either side other work to look back on."""
        sides = [
            tuple(
                replace(outing, outs=outs, runs=runs, hits_and_walks=hits_and_walks)
                if outing.player == player
                else outing
                for outing in side
            )
            for side in self.state.outings
        ]
        self.state = replace(self.state, outings=(sides[0], sides[1]))

    def must_change(self, side: int) -> str:
        return self.game.must_change(self.state, side)

    def view(self, seat: str) -> View:
        found: View = self.game.view(self.state, seat)
        return found
