"""What is asked of a pitcher today, so that his season comes to what it was: outs, complete games, turns in relief."""

from __future__ import annotations

from hotstove.diamond.asking import finishes_with, relief_today, stamina_today
from hotstove.season.club_state import Worked
from hotstove.season.usage import Work


def asked_of_starter(work: Work, had: Worked) -> tuple[int, int]:
    """His stamina for today, in outs, and the most runs with which he is left in to the end."""
    return (
        stamina_today(work.stamina, work.start_outs, had.starts, had.start_outs),
        finishes_with(work.complete, had.starts, had.complete),
    )


def asked_of_reliever(work: Work, had: Worked) -> int:
    """Outs that he is wanted for, if he is called."""
    return relief_today(work.relief_outs, had.reliefs, had.relief_outs)
