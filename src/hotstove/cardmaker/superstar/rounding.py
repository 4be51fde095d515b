"""A player's own luck in rounding: the same for him on every machine, even over all players."""

from __future__ import annotations

from zlib import crc32


def lot(*words: str) -> float:
    """A number from 0 up to 1 that depends on the words alone."""
    return crc32("/".join(words).encode()) / 2**32


def rounded(value: float, *words: str) -> int:
    """Up or down by lot, such that the mean over many players is the value itself."""
    whole = int(value)
    return whole + (lot(*words) < value - whole)
