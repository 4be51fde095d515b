"""Ages of the game, as far as the charts tell them apart."""

from __future__ import annotations

from hotstove.table.rules import tabulated

DEAD_BALL, LIVELY_BALL, POSTWAR, MODERN = "to-1919", "to-1945", "to-1972", "since-1973"
ERAS = (DEAD_BALL, LIVELY_BALL, POSTWAR, MODERN)
FIRST_MODERN_SCORING = 1897
"""LT-28: before, an extra base on another man's hit was a stolen base."""


@tabulated
def era_of(year: int) -> str:
    """The column of the Out Chart for a season."""
    if year < 1920:
        return DEAD_BALL
    if year < 1946:
        return LIVELY_BALL
    return POSTWAR if year < 1973 else MODERN
