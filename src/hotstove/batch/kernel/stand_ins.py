"""Who plays for those who miss a game of a planned season, on sequences of numbers: both engines run these lines."""

from __future__ import annotations

from hotstove.batch.arrays import Truth
from hotstove.batch.kernel.pen import NOBODY, Floats, Ints, Marks
from hotstove.diamond.lineup import PITCHER

NEVER = -1.0
"""Worth of somebody at a position that his card does not have."""


def put_in_for_missing(players: Marks, positions: Marks, missing: Ints, allowed: Marks, busy: Marks, ready: Ints,
                       worth: Floats, order: Ints, first: int, last: int, day: int) -> None:  # fmt: skip
    """Writes others into a planned lineup for those who miss the game.

    `players` and `positions` are by slot, -1 where nobody stands; those of the club are numbered from `first` up to
    `last`, and `allowed` (who is with the club on that day) and `busy` (who starts on a day near it) count from the
    first of them. `missing` are the games that a player still misses, `ready` is the day from which he is rested,
    `worth` what he is worth by position, `order` settles ties. The best of those who can take the position comes in;
    where there is none, the player plays on.
    """
    for slot in range(len(players)):
        player, position = players[slot], positions[slot]
        if player < 0 or missing[player] == 0:
            continue
        best = NOBODY
        for other in range(first, last):
            here, value = other - first, worth[other, position]
            if value <= NEVER or missing[other] > 0 or is_in(players, other):
                continue
            if position == PITCHER and (busy[here] != 0 or ready[other] > day):
                continue
            if position != PITCHER and allowed[here] == 0:
                continue
            level = best >= 0 and value == worth[best, position]
            if best < 0 or value > worth[best, position] or (level and order[other] < order[best]):
                best = other
        if best >= 0:
            players[slot] = best


def is_in(players: Marks, player: int) -> Truth:
    """He is in the lineup."""
    there = False
    for slot in range(len(players)):
        there = there or players[slot] == player
    return there
