"""SBA and SB%: attempts for each time that a player came to first, and how often he was safe."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Running

NUMBERS_PER_TIME_ON_FIRST = 0.77
"""Steal numbers drawn for each single, walk and hit batsman: second base must be free."""


def steal_ratings(running: Running) -> tuple[int, int]:
    """SB% is his success as it was; the few wild throws make up for the numbers that dividing and rounding lose."""
    sba = round(100 * running.attempts / NUMBERS_PER_TIME_ON_FIRST)
    return min(99, sba), min(100, round(100 * running.success))
