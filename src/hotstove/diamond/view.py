"""What one seat may know of a game of plays in progress: in games of cards and dice both sides see everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from typing_extensions import TypeVar

from hotstove.diamond.state import MemoryT, SetupT, State
from hotstove.table.questions import Answer

if TYPE_CHECKING:
    from hotstove.diamond.estimates import Estimates
    from hotstove.diamond.plays_game import PlaysGame

MatchupT = TypeVar("MatchupT", covariant=True, default=object)


class View(Generic[SetupT, MemoryT, MatchupT]):
    """A seat's picture at the moment of a question."""

    __slots__ = (
        "_estimates",
        "_matchup",
        "announced",
        "clubs",
        "game",
        "hurt",
        "outings",
        "side",
        "situation",
        "spent",
        "state",
    )

    def __init__(
        self,
        game: PlaysGame[SetupT, MemoryT, MatchupT],
        state: State[SetupT, MemoryT],
        side: int,
        announced: tuple[Answer, ...] = (),
    ) -> None:
        self.game = game
        self.state = state
        self.side = side
        """0 for the visitors, 1 for the home side; a watcher looks from the home side."""
        self.announced = announced
        """The answers of the turn under way, in order, where somebody keeps them: the infield's depth before a bunt is
        called, the bunt before the defence decides on a walk."""
        self.situation = state.situation
        self.outings = state.outings
        self.hurt = state.hurt
        self.spent = state.spent
        self.clubs = state.setup.clubs
        self._matchup: MatchupT | None = None
        self._estimates: Estimates | None = None

    @property
    def matchup(self) -> MatchupT:
        """The cards that meet in the next play, in the game's own terms."""
        if self._matchup is None:
            self._matchup = self.game.matchup(self.state)
        return self._matchup

    @property
    def estimates(self) -> Estimates:
        """Chances and values as they are now."""
        if self._estimates is None:
            self._estimates = self.game.estimates(self)
        return self._estimates

    @property
    def lead(self) -> int:
        """Runs by which this seat leads; below zero when it trails."""
        visitors, home = self.situation.score
        return visitors - home if self.side == 0 else home - visitors
