"""What tells the games apart on paper."""

from __future__ import annotations

from hotstove.games import game


def accent_of(key: str) -> str:
    """A dark colour for each game, on which white can be read."""
    return game(key).colour
