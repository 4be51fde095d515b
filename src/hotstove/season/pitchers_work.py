"""What is asked of a pitcher today, so that his season comes to what it was: outs, complete games, turns in relief."""

from __future__ import annotations

from hotstove.season.club_state import Worked
from hotstove.season.usage import Work

OWED_OUTS = 3.0
"""Outs of all his starts that a starter owes or has too many, for one out more or less of stamina."""
MOST_STAMINA, MOST_RELIEF = 5, 3
"""Outs by which a debt changes what is asked of a starter and of a reliever at most."""
WANTED = 0.5
"""Complete games that a starter is behind when the next one is wanted of him."""


def asked_of_starter(work: Work, had: Worked) -> tuple[int, bool]:
    """His stamina for today, in outs, and whether a complete game is wanted."""
    owed = (work.start_outs * had.starts - had.start_outs) / OWED_OUTS
    finishes = work.complete * (had.starts + 1) - had.complete >= WANTED
    return work.stamina + round(_within(owed, MOST_STAMINA)), finishes


def asked_of_reliever(work: Work, had: Worked) -> int:
    """Outs that he is wanted for, if he is called."""
    owed = work.relief_outs * had.reliefs - had.relief_outs
    return max(1, round(work.relief_outs + _within(owed, MOST_RELIEF)))


def _within(value: float, most: float) -> float:
    return min(max(value, -most), most)
