"""What tells the games apart on paper."""

from __future__ import annotations

ACCENTS = {
    "superstar": "#24553f",
    "longtater": "#1f3f6e",
    "replay": "#7a2a1e",
    "pennant": "#4b2e63",
    "rallybird": "#0f5c63",
}
"""A dark colour for each game, on which white can be read."""


def accent_of(key: str) -> str:
    return ACCENTS[key]
