"""The games; each in its own folder, none importing another."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from hotstove.diamond.plays_game import AnyPlaysGame, PlaysGame
from hotstove.table.errors import Mistake
from hotstove.table.game import AnyGame, Game
from hotstove.table.phrases import Phrases

ORDER = ("superstar", "longtater", "replay", "pennant", "rallybird")
"""The order in which games are listed; others follow by name."""


@cache
def keys() -> tuple[str, ...]:
    """The games that are here: every folder of this room, or of one that has been added to its path."""
    found = [module.name for module in iter_modules(__path__) if module.ispkg]
    return tuple(sorted(found, key=lambda key: (ORDER.index(key) if key in ORDER else len(ORDER), key)))


def game(key: str) -> AnyGame:
    """A game, loaded when it is first asked for."""
    if key not in keys():
        raise Mistake(f"{key!r} is no game here; there are {', '.join(keys())}")
    found = import_module(f"hotstove.games.{key}.game").GAME
    assert isinstance(found, Game)
    return found


def plays_game(key: str) -> AnyPlaysGame:
    """A game of plays and cards; other games are refused in a sentence."""
    found = game(key)
    if not isinstance(found, PlaysGame):
        raise Mistake(f"{found.name} is not played in plays with players' cards")
    return found


@cache
def phrases(key: str) -> Phrases:
    """The words, keys and shapes of a game's questions; a game that has none of its own is asked by its purposes."""
    game(key)
    try:
        found = import_module(f"hotstove.games.{key}.phrases").PHRASES
    except ModuleNotFoundError as error:
        if error.name != f"hotstove.games.{key}.phrases":
            raise
        return Phrases({})
    assert isinstance(found, Phrases)
    return found
