"""The state of a game of plays: frozen, hashable, and all that there is to know of it."""

from __future__ import annotations

from typing import Generic

from typing_extensions import TypeVar

from hotstove.diamond.outing import FRESH_HALF, Half, Outing, Outings, Played
from hotstove.diamond.play import Play
from hotstove.diamond.setup import Setup
from hotstove.diamond.situation import TOP, Situation, first_pitch
from hotstove.table.record import record

SetupT = TypeVar("SetupT", bound=Setup, covariant=True, default=Setup)
MemoryT = TypeVar("MemoryT", covariant=True, default=object)
NOBODY_HURT: frozenset[str] = frozenset()
OwnSetup = TypeVar("OwnSetup", bound=Setup)
OwnMemory = TypeVar("OwnMemory")

BEFORE_HALF, DEFENSE_CALLS, OFFENSE_CALLS, DEFENSE_REPLIES, PITCH, OVER = range(6)
"""Who may speak next: the game itself before a half-inning, the benches, or the batter and pitcher; at last nobody."""


@record(frozen=True, slots=True)
class State(Generic[SetupT, MemoryT]):
    """A moment of a game."""

    setup: SetupT
    situation: Situation
    phase: int
    outings: tuple[Outings, Outings]
    """Each side's pitchers in order of appearance, with what they have done."""
    half: Half
    plays: Played
    """Of the half-inning under way."""
    hurt: tuple[tuple[str, int], ...]
    """Players who cannot go on, and the further games they miss."""
    spent: frozenset[str]
    """Pitchers who have worked as long as the rules let them today."""
    called_off: str
    """Why the game ended early, such as rain."""
    memory: MemoryT
    """What the game itself remembers from play to play."""

    @property
    def pitching(self) -> Outing:
        """The outing of the pitcher on the mound."""
        return self.outings[self.situation.fielding][-1]

    def outing(self, side: int, player: str) -> Outing | None:
        mine = self.outings[side]
        if mine[-1].player == player:
            return mine[-1]
        return next((outing for outing in mine if outing.player == player), None)

    @property
    def is_hurt(self) -> frozenset[str]:
        return frozenset([player for player, _ in self.hurt]) if self.hurt else NOBODY_HURT


def opening(setup: OwnSetup, memory: OwnMemory, phase: int) -> State[OwnSetup, OwnMemory]:
    """The state before the first pitch."""
    visitors, home = setup.starting
    outings = ((Outing(visitors.pitcher, started=True),), (Outing(home.pitcher, started=True),))
    return State(setup, first_pitch(visitors, home), phase, outings, FRESH_HALF, (), (), frozenset(), "", memory)


def hurt_by(play: Play, before: Situation) -> tuple[int, str, int] | None:
    """Side, player and games of an injury on the play; None where nobody who plays was hurt."""
    aside = play.aside
    if not aside.hurt_position:
        return None
    fielding = 1 if before.half == TOP else 0
    side = {"V": 0, "H": 1}.get(aside.hurt_side, fielding)
    player = before.lineups[side].fielders.get(aside.hurt_position)
    return None if player is None else (side, player, aside.hurt_games)
