"""What a play leaves for later: a runner about to steal by his symbol, games that the batter misses."""

from __future__ import annotations

from hotstove.diamond.apply import step
from hotstove.diamond.play import Play
from hotstove.table.rules import tabulated


@tabulated
def flagged(play: Play, bases: str, mark: str, missed: int) -> Play:
    """The play with its aside: the symbol counts if the batter stands on first or second and the next base is open."""
    stealing = ""
    if mark:
        standing = step(play, bases).standing
        for base in "12":
            if standing[int(base) - 1] == "B" and not standing[int(base)]:
                stealing = f"{base}{mark}"
    if not stealing and not missed:
        return play
    return play.with_aside(play.aside._replace(stealing=stealing, missed=missed))


def pending_steal(play: Play) -> str:
    """RB-11: base and symbol of the runner who may steal now, such as 1*; "" for nobody."""
    return play.aside.stealing


def games_missed(play: Play) -> int:
    """RB-10: games that the batter misses."""
    return play.aside.missed


@tabulated
def without_flags(play: Play) -> Play:
    """The play as a scorer writes it."""
    return play.with_aside(play.aside._replace(stealing="", missed=0))
