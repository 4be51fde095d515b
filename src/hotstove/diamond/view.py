"""What one seat may know of a game of plays in progress: in games of cards and dice both sides see everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from typing_extensions import TypeVar

from hotstove.diamond.outing import Outings
from hotstove.diamond.state import MemoryT, SetupT, State
from hotstove.table.questions import Answer

if TYPE_CHECKING:
    from hotstove.diamond.estimates import Estimates
    from hotstove.diamond.plays_game import PlaysGame

MatchupT = TypeVar("MatchupT", covariant=True, default=object)


class View(Generic[SetupT, MemoryT, MatchupT]):
    """A seat's picture at the moment of a question."""

    __slots__ = ("_estimates", "announced", "clubs", "game", "side", "situation", "state")

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
        self.clubs = state.setup.clubs
        self._estimates: Estimates | None = None

    @property
    def matchup(self) -> MatchupT:
        """The cards that meet in the next play, in the game's own terms."""
        return self.game.matchup(self.state)

    @property
    def outings(self) -> tuple[Outings, Outings]:
        return self.state.outings

    @property
    def hurt(self) -> tuple[tuple[str, int], ...]:
        return self.state.hurt

    @property
    def spent(self) -> frozenset[str]:
        return self.state.spent

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
