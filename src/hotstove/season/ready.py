"""A scheduled game before its first pitch, whatever the game: it can be played, and tells what came of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from hotstove.season.result import Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.game import AnyGame
from hotstove.table.managing import Manager
from hotstove.table.session import AnySession, Session

if TYPE_CHECKING:
    from hotstove.diamond.log import GameLog

Record = TypeVar("Record")


class Ready(ABC, Generic[Record]):
    """One game of a season, ready to be played by machine or by hand."""

    game: AnyGame
    fixture: ScheduledGame
    seed: int
    """Of its dice: from the season's seed and the game's own key."""

    @property
    @abstractmethod
    def first(self) -> Any:
        """The state before the first turn, in the game's own terms."""

    @abstractmethod
    def managers(self) -> Mapping[str, Manager[Any]]:
        """Who plays both sides where no person does, each fresh from the start."""

    @abstractmethod
    def result(self, played: AnySession | GameLog) -> Result[Record]:
        """What the finished game came to."""

    def session(self, managers: Mapping[str, Manager[Any]] | None = None, again: bool = False) -> AnySession:
        """A session on the season's dice, with the season's managers unless others are given; `again` rolls others."""
        seed = seed_for(self.seed, "again") if again else self.seed
        return Session(self.game, self.first, Dealer(seed), self.managers() if managers is None else managers)

    def played(self, again: bool = False) -> Result[Record]:
        """Played by machine."""
        session = self.session(again=again)
        session.run()
        return self.result(session)


AnyReady: TypeAlias = Ready[Any]
