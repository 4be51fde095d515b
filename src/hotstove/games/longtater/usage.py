"""LT-26: how often a man may be used, by the games that he really appeared in."""

from __future__ import annotations

from hotstove.games.longtater.cards import Card

AT_BAT, ON_THE_MOUND, STARTING = "G", "GP", "GS"


def games_left(card: Card, used: int, role: str = AT_BAT) -> int:
    """Games that a man has left of those on his card: G at bat, GP as a pitcher, GS as a starter."""
    return max(0, card.usage.get(role, 0) - used)


def games_left_at(card: Card, position: str, used: int) -> int:
    """The same for a position on the fielding chart."""
    glove = card.glove(position)
    return 0 if glove is None else max(0, glove.g - used)


def stint(card: Card) -> int:
    """T: 1 for a man who began the season here, 2 for one who came from another club, and so on."""
    return card.usage.get("T", 1)
