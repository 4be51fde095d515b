"""A play as the game's memory counts it: outs, batters faced, runs and whose they are, flags."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.diamond.movement import movement
from hotstove.diamond.play import Play
from hotstove.games.replay.earned import blame_of
from hotstove.games.replay.flags import games_missed, pending_steal
from hotstove.table.rules import tabulated

SAFE = frozenset("123H")


class Counted(NamedTuple):
    """All that is asked of a play once it is over."""

    outs: int
    faced: bool
    """A batter came to the end of his turn; an intentional walk does not count."""
    reached: bool
    """A base runner of any kind, but for an intentional walk."""
    next_batter: bool
    places: tuple[int, int, int]
    """Who stands on first, second and third now: 0 nobody, 1 the batter, 2 to 4 the runners."""
    scored: tuple[int, ...]
    """Who came home, by the same numbers."""
    clean: bool
    """The batter did not reach by an error."""
    lost: int
    """Outs that errors cost."""
    tainted: frozenset[int]
    """Players whose advance was an error's or passed ball's work."""
    pending: str
    missed: int


@tabulated
def counted(play: Play, bases: str) -> Counted:
    done, blame = step(play, bases), blame_of(play)
    faced = done.next_batter and play.events[0].code != "IW"
    return Counted(
        done.outs,
        faced,
        faced and movement(play).end_of("B") in SAFE,
        done.next_batter,
        done.places,
        tuple("_B123".index(start) for start in done.scored),
        blame.batter_clean,
        blame.lost_outs,
        frozenset("_B123".index(start) for start in blame.tainted),
        pending_steal(play),
        games_missed(play),
    )
