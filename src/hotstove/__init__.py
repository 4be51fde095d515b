"""Five tabletop baseball games at one table.

>>> import hotstove
>>> game = hotstove.play("superstar", "herons", "millers", seed=7)
>>> sum(game.score) == sum(side.runs for side in game.book.sides)
True
>>> hotstove.list_games()
('superstar', 'longtater', 'replay', 'pennant', 'rallybird')

The names below are loaded when they are first used, so that importing this package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hotstove.diamond.club import Club as Club
    from hotstove.games import game as game
    from hotstove.games import keys as list_games
    from hotstove.library.chances import exact_odds as exact_odds
    from hotstove.library.playing import Played as Played
    from hotstove.library.playing import club as club
    from hotstove.library.playing import play as play
    from hotstove.library.seasons import Season as Season
    from hotstove.library.seasons import accuracy as accuracy
    from hotstove.scorebook import score as score
    from hotstove.table.chance import Dealer as Dealer
    from hotstove.table.errors import Mistake as Mistake
    from hotstove.table.game import play_out as play_out
    from hotstove.table.session import Session as Session
    from hotstove.table.session import follow as follow
    from hotstove.table.tape import Tape as Tape

__version__ = "0.1.0"

_PLACES = {
    "Club": "diamond.club",
    "Dealer": "table.chance",
    "Mistake": "table.errors",
    "Played": "library.playing",
    "Season": "library.seasons",
    "Session": "table.session",
    "Tape": "table.tape",
    "accuracy": "library.seasons",
    "club": "library.playing",
    "exact_odds": "library.chances",
    "follow": "table.session",
    "game": "games",
    "play": "library.playing",
    "play_out": "table.game",
    "score": "scorebook",
}
"""Where each public name comes from."""

__all__ = [
    "Club",
    "Dealer",
    "Mistake",
    "Played",
    "Season",
    "Session",
    "Tape",
    "accuracy",
    "club",
    "exact_odds",
    "follow",
    "game",
    "list_games",
    "play",
    "play_out",
    "score",
]


def __getattr__(name: str) -> object:
    if name == "list_games":
        return import_module("hotstove.games").keys
    if name in _PLACES:
        return getattr(import_module(f"hotstove.{_PLACES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
