"""Ages of the game, as far as the charts tell them apart."""

from __future__ import annotations

from hotstove.table.rules import tabulated

DEAD_BALL, LIVELY_BALL, POSTWAR, MODERN, RECENT = "to-1919", "to-1945", "to-1972", "to-2005", "since-2006"
ERAS = (DEAD_BALL, LIVELY_BALL, POSTWAR, MODERN, RECENT)
FIRST_MODERN_SCORING = 1897
"""LT-28: before, an extra base on another player's hit was a stolen base."""


@tabulated
def era_of(year: int) -> str:
    """The column of the Out Chart for a season."""
    if year < 1920:
        return DEAD_BALL
    if year < 1946:
        return LIVELY_BALL
    if year < 1973:
        return POSTWAR
    return MODERN if year < 2006 else RECENT
