"""How a game's cards look: each game has a small module of its own for that."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Protocol

from hotstove.diamond.club import Club
from hotstove.diamond.situation import Situation
from hotstove.table.account import Lookup
from hotstove.table.errors import Mistake


class Face(Protocol):
    """What a game's `face` module offers."""

    def batter_card(self, club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]: ...

    def pitcher_card(self, club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]: ...


def face_of(key: str) -> Face:
    try:
        face: Face = import_module(f"hotstove.cli.{key}.face")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("hotstove.cli."):
            raise
        raise Mistake(f"card: the cards of {key} cannot be shown") from None
    return face


def both_cards(key: str, clubs: tuple[Club, Club], situation: Situation, lookups: Iterable[Lookup] = ()) -> list[str]:
    """Pitcher and batter of a situation."""
    face, looked = face_of(key), tuple(lookups)
    lines = []
    if situation.pitcher:
        lines += face.pitcher_card(clubs[situation.fielding], situation.pitcher, looked)
    return [*lines, *face.batter_card(clubs[situation.batting], situation.batter, looked)]
