"""The faces of a game's cards and charts by its key; each game's are imported when they are first wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from hotstove.diamond.papers import Papers, PlayerFaces
from hotstove.games import game
from hotstove.table.errors import Mistake
from hotstove.table.face import Group


def _no_charts(folder: Path | None = None) -> tuple[Group, ...]:
    return ()


@cache
def papers(key: str) -> Papers:
    """What of a game lies on a kitchen table; a game without a module `face` has no papers."""
    game(key)
    name = f"hotstove.games.{key}.face"
    try:
        found = import_module(name).PAPERS
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Papers(_no_charts)
    assert isinstance(found, Papers)
    return found


def player_faces(key: str) -> PlayerFaces:
    """The faces of players' cards; games that have none are refused in a sentence."""
    found = papers(key).players
    if found is None:
        raise Mistake(f"card: {game(key).name} has no cards of players")
    return found
