"""The neutral face of a player's card as plain values: one drawing of it serves terminal, page and paper."""

from __future__ import annotations

from importlib import import_module

from hotstove.diamond.club import Club
from hotstove.sitting.values import Values


def card_values(key: str, club: Club, player: str, kind: str) -> Values | None:
    """A player's batter's or pitcher's card; None where he has none, or the game has no faces for cards."""
    try:
        faces = import_module("hotstove.games.faces").player_faces(key)
    except ModuleNotFoundError:
        return None
    face = getattr(faces, kind)(club, player)
    values: Values | None = None if face is None else import_module("hotstove.table.face").as_values(face)
    return values
