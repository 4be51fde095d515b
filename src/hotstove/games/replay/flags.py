"""What a play leaves for the outer loop to remember, kept among its modifiers: a player about to steal, games
missed."""

from __future__ import annotations

from hotstove.diamond.apply import step
from hotstove.diamond.play import Play
from hotstove.table.rules import tabulated

RUN = "RUN"
"""RB-11: base and symbol of the player who reached, as in RUN1*."""
MISS = "MISS"
"""RB-10: games that the batter misses, as in MISS3."""


@tabulated
def flagged(play: Play, bases: str, mark: str, missed: int) -> Play:
    """The play with its flags: the symbol counts if the batter stands on first or second and the next base is open."""
    flags = []
    if mark:
        standing = step(play, bases).standing
        for base in "12":
            if standing[int(base) - 1] == "B" and not standing[int(base)]:
                flags.append(f"{RUN}{base}{mark}")
    if missed:
        flags.append(f"{MISS}{missed}")
    return Play(play.events, (*play.modifiers, *flags), play.moves) if flags else play


@tabulated
def pending_steal(play: Play) -> str:
    return next((word.removeprefix(RUN) for word in play.modifiers if word.startswith(RUN)), "")


@tabulated
def games_missed(play: Play) -> int:
    return next((int(word.removeprefix(MISS)) for word in play.modifiers if word.startswith(MISS)), 0)


@tabulated
def without_flags(play: Play) -> Play:
    """The play as a scorer writes it."""
    kept = tuple(word for word in play.modifiers if not word.startswith((RUN, MISS)))
    return Play(play.events, kept, play.moves) if len(kept) < len(play.modifiers) else play
