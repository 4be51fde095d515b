"""A game of Pennant Race on its way: its turns, the state that they lead through, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from hotstove.games.pennant.lines import Ending, GameLine, TurnLine
from hotstove.games.pennant.reading import Side, Starter
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.starters import choices
from hotstove.table.game import SIDES


class Starters(NamedTuple):
    """Both starters are named, the visitors' first."""

    visitors: Starter
    home: Starter


PennantTurn: TypeAlias = Starters | TurnLine | Ending


class PennantState(NamedTuple):
    """A moment of a game."""

    setup: PennantSetup
    sides: tuple[Side, Side] | None = None
    """Visitors and home as they play; None before the starters are named."""
    turns: tuple[TurnLine, ...] = ()
    """The turns at bat that are over, the visitors' first."""
    ending: Ending | None = None

    @property
    def line(self) -> GameLine:
        """The whole game; there is none before it is over."""
        assert self.sides is not None
        assert self.ending is not None
        visitors, home = self.sides
        first, second = self.turns
        return GameLine((visitors.starter.number, home.starter.number), (first, second), *self.ending)


class PennantView(NamedTuple):
    """What a seat knows of a game: everything, for nothing is secret."""

    seat: str
    state: PennantState

    @property
    def offered(self) -> Mapping[str, Starter]:
        """The starters whom this seat may choose, the quiet default first; none for a watcher or once they are
        named."""
        if self.state.sides is not None or self.seat not in SIDES:
            return {}
        setup = self.state.setup
        return choices(setup.staffs[SIDES.index(self.seat)], setup.day)
