"""The face of a player's card as plain values, for whoever draws a scene."""

from __future__ import annotations

from collections import OrderedDict

from hotstove.diamond.club import Club
from hotstove.games.faces import player_faces
from hotstove.sitting.clubs import FoundClub
from hotstove.sitting.values import Values
from hotstove.table.face import as_values

MOST = 1024
"""Faces that are kept, of whichever clubs are being played."""
_FACES: OrderedDict[tuple[str, str, str, str], Values | None] = OrderedDict()


def card_values(key: str, found: FoundClub[Club], player: str, kind: str) -> Values | None:
    """A player's batter's or pitcher's card; None where he has none. Nobody changes what is given out."""
    place = (key, found.fingerprint, player, kind)
    if place not in _FACES:
        faces = player_faces(key)
        face = faces.batter(found.club, player) if kind == "batter" else faces.pitcher(found.club, player)
        _FACES[place] = None if face is None else as_values(face)
        if len(_FACES) > MOST:
            _FACES.popitem(last=False)
    return _FACES[place]
