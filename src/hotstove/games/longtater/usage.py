"""LT-26: how often a player may be used, by the games that he really appeared in."""

from __future__ import annotations

from hotstove.diamond.availability import AT_BAT, STARTING
from hotstove.games.longtater.cards import Card

SEASON, MOST_REST = 162, 4
"""A player who made his starts in so many games; and the most days off that anybody takes after one."""
LONG_RELIEF = 6
"""Outs in relief after which a player has a day off."""


def games_left(card: Card, used: int, role: str = AT_BAT) -> int:
    """Games that a player has left of those on his card: G at bat, GP as a pitcher, GS as a starter."""
    return max(0, card.usage.get(role, 0) - used)


def games_left_at(card: Card, position: str, used: int) -> int:
    """The same for a position on the fielding chart."""
    glove = card.glove(position)
    return 0 if glove is None else max(0, glove.g - used)


def stint(card: Card) -> int:
    """T: 1 for a player who began the season here, 2 for one who came from another club, and so on."""
    return card.usage.get("T", 1)


def days_of_rest(card: Card, outs: int, started: bool) -> int:
    """The rules say nothing of rest: a starter has the days that his real starts left him, at most four."""
    if not started:
        return int(outs >= LONG_RELIEF)
    return max(0, min(MOST_REST, SEASON // max(1, card.usage.get(STARTING, 1)) - 1))
