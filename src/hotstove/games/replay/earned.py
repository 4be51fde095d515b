"""Runs as they are charged while the game goes on: to whom, and whether earned.

The scorebook rebuilds an inning when it is over; endurance needs an answer after every play. Here a run is unearned if
the man reached or scored by an error or passed ball, or if errors had already cost the side its third out.
"""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.diamond.play import Play
from hotstove.table.rules import tabulated

NOBODY = ("", False)
Debt = tuple[str, bool]
"""The pitcher who answers for a man on base, and whether his run would be earned."""


class Tally(NamedTuple):
    """The debts of a half-inning."""

    debts: tuple[Debt, Debt, Debt] = (NOBODY, NOBODY, NOBODY)
    lost_outs: int = 0


EMPTY = Tally()


class Blame(NamedTuple):
    """What a play says of errors."""

    batter_clean: bool
    lost_outs: int
    tainted: frozenset[str]
    """Men whose advance was an error's or passed ball's work."""


@tabulated
def blame_of(play: Play) -> Blame:
    code = play.events[0].code
    by_error = code in {"E", "C"}
    lost = int(code == "E") + sum(move.out and any("E" in note for note in move.notes) for move in play.moves)
    lost += sum(event.code in {"CS", "POCS", "PO"} and "E" in event.handled for event in play.events)
    passed = any(event.code == "PB" for event in play.events)
    tainted = frozenset(
        move.start for move in play.moves if passed or any("E" in note for note in move.notes) or code == "E"
    )
    return Blame(not by_error and not (passed and code == "K"), lost, tainted)


def charge(tally: Tally, play: Play, bases: str, outs: int, pitcher: str) -> tuple[Tally, tuple[Debt, ...]]:
    """The tally after a play, and the runs that scored: each with its pitcher and whether it is earned."""
    done = step(play, bases)
    blame = blame_of(play)
    first, second, third = tally.debts
    by_start = {"": NOBODY, "B": (pitcher, blame.batter_clean), "1": first, "2": second, "3": third}
    over = outs + tally.lost_outs >= 3
    scored = tuple(
        (by_start[start][0] or pitcher, by_start[start][1] and not over and start not in blame.tainted)
        for start in done.scored
    )
    one, two, three = done.standing
    after = Tally((by_start[one], by_start[two], by_start[three]), tally.lost_outs + blame.lost_outs)
    return after, scored
