"""The face of a player's card as plain values, for whoever draws a scene."""

from __future__ import annotations

from typing import Any

from hotstove.diamond.club import Club
from hotstove.games.faces import player_faces
from hotstove.table.face import as_values


def card_values(key: str, club: Club, player: str, kind: str) -> dict[str, Any] | None:
    """A player's card, `kind` batter or pitcher; None where he has none."""
    faces = player_faces(key)
    face = faces.pitcher(club, player) if kind == "pitcher" else faces.batter(club, player)
    return None if face is None else as_values(face)
