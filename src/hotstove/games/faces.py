"""How to get the faces of a game's cards and charts by its key; each is imported when it is first wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from hotstove.diamond.club import Club
from hotstove.table.errors import Mistake
from hotstove.table.face import Face, Group


class ChartFaces(Protocol):
    """What the `face` module of every game offers."""

    def charts(self, folder: Path | None = None) -> tuple[Group, ...]: ...


class PlayerFaces(ChartFaces, Protocol):
    """What the `face` module of a game with cards of players offers."""

    def batter(self, club: Club, player: str) -> Face: ...

    def pitcher(self, club: Club, player: str) -> Face | None: ...

    def cards(self, club: Club) -> tuple[Face, ...]: ...

    def blanks(self) -> tuple[Face, ...]: ...


def player_faces(key: str) -> PlayerFaces:
    """The faces of players' cards, for the three games that have such cards."""
    if key == "superstar":
        from hotstove.games.superstar import face as superstar

        return superstar
    if key == "longtater":
        from hotstove.games.longtater import face as longtater

        return longtater
    if key == "replay":
        from hotstove.games.replay import face as replay

        return replay
    raise Mistake(f"card: {key} has no cards of players; superstar, longtater and replay have")


def chart_faces(key: str) -> ChartFaces:
    """The faces of a game's charts."""
    if key == "pennant":
        from hotstove.games.pennant import face as pennant

        return pennant
    if key == "rallybird":
        from hotstove.games.rallybird import face as rallybird

        return rallybird
    return player_faces(key)
