"""A play as endurance counts it."""

from __future__ import annotations

from hotstove.diamond.apply import step
from hotstove.diamond.by_play import ByPlay
from hotstove.diamond.movement import movement
from hotstove.diamond.play import Play
from hotstove.table.record import record

SAFE = frozenset("123H")


@record(frozen=True, slots=True)
class Counted:
    """What is asked of a play once it is over."""

    outs: int
    faced: bool
    """A batter came to the end of his turn; an intentional walk does not count."""
    reached: bool
    """A base runner of any kind, but for an intentional walk."""
    next_batter: bool


def counted(play: Play, bases: str) -> Counted:
    done = step(play, bases)
    faced = done.next_batter and play.events[0].code != "IW"
    return Counted(done.outs, faced, faced and movement(play).end_of("B") in SAFE, done.next_batter)


COUNTED = ByPlay(counted)
