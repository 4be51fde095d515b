"""SBA and SB%: attempts for each time that a man came to first, and how often he was safe."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Running

NUMBERS_PER_TIME_ON_FIRST = 0.80
"""Steal numbers drawn for each single, walk and hit batsman: second base must be free."""


def steal_ratings(running: Running, wild_throws: float) -> tuple[int, int]:
    """A wild throw counts as caught stealing, so SB% makes up for it."""
    sba = round(100 * running.attempts / NUMBERS_PER_TIME_ON_FIRST)
    sb = round(100 * running.success / (1 - wild_throws))
    return min(99, sba), min(100, sb)
