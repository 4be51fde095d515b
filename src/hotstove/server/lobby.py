"""What a new table may be: the games in a sentence each, their clubs and their optional rules."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import get_args, get_type_hints

from hotstove import games
from hotstove.diamond.plays_game import PlaysGame
from hotstove.games.pennant.game import Pennant
from hotstove.sitting.values import Values
from hotstove.table.game import AnyGame

SENTENCES = {
    "superstar": "Three dice, a yellow card and a white one: a pitch, a swing, and you manage.",
    "longtater": "No dice: a deck of action cards, and ranges on the cards of batter and pitcher.",
    "replay": "Three dice on a card of thirty-six squares, and a chart for every situation.",
    "rallybird": "A card face down against six glove tiles: read the other manager.",
    "pennant": "A whole game in two rolls: two sheets, and a score sheet that fills row by row.",
}


@cache
def choices() -> list[Values]:
    """Every game, in the order in which the door shows them."""
    return [{**_game(games.game(key)), "sentence": sentence} for key, sentence in SENTENCES.items()]


def _game(game: AnyGame) -> Values:
    clubs: list[str] = []
    if isinstance(game, PlaysGame | Pennant):
        clubs = sorted(game.clubs())
    return {
        "key": game.key,
        "name": game.name,
        "clubs": clubs,
        "has_lineups": isinstance(game, PlaysGame),
        "has_equilibrium": game.key == "rallybird",
        "presets": list(game.presets),
        "papers": _papers(game),
        "options": _options(game),
    }


def _papers(game: AnyGame) -> list[str]:
    """What the press has of a game."""
    own = {"rallybird": ["components"], "pennant": ["sheets"], "longtater": ["cards", "lineups", "deck"]}
    return [*own.get(game.key, ["cards", "lineups"]), "charts", "sheet", "rules"]


def _options(game: AnyGame) -> list[Values]:
    """Each optional rule with what it may be; those that are no plain choice are left to presets and commands."""
    if not is_dataclass(game.options):
        return []
    hints, usual = get_type_hints(game.options), game.options()
    found = []
    for field in fields(game.options):
        kind = hints[field.name]
        values = ["no", "yes"] if kind is bool else [str(one) for one in get_args(kind)]
        if values and all(isinstance(one, str) for one in get_args(kind)):
            value = getattr(usual, field.name)
            now = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            found.append({"name": field.name, "values": values, "usual": now})
    return found
