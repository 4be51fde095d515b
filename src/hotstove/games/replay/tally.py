"""The tally of a half-inning: which pitcher answers for which runner on base."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.games.replay.counting import Counted

NOBODY = ("", False)
Debt = tuple[str, bool]
"""The pitcher who answers for a runner on base, and whether his run would be earned."""
_new = tuple.__new__
"""Makes a named tuple from its fields without the detour that its own way takes."""


class Tally(NamedTuple):
    """The debts of a half-inning."""

    first: Debt = NOBODY
    second: Debt = NOBODY
    third: Debt = NOBODY
    lost_outs: int = 0
    """Outs that errors have cost so far."""


EMPTY = Tally()


def charge(tally: Tally, play: Counted, outs: int, pitcher: str) -> tuple[Tally, tuple[Debt, ...]]:
    """The tally after a play, and the runs that scored: each with its pitcher and whether it is earned."""
    first, second, third, lost = tally
    players = (NOBODY, (pitcher, play.clean), first, second, third)
    one, two, three = play.places
    after = _new(Tally, (players[one], players[two], players[three], lost + play.lost))
    if not play.scored:
        return after, ()
    over = outs + lost >= 3
    charged = []
    for number in play.scored:
        owner, earned = players[number]
        charged.append((owner or pitcher, earned and not over and number not in play.tainted))
    return after, tuple(charged)
