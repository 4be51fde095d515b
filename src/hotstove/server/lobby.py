"""What a new table may be: the games in a sentence each, their clubs and their optional rules."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import get_args, get_type_hints

from hotstove.diamond.plays_game import PlaysGame
from hotstove.games import game, keys
from hotstove.games.faces import papers
from hotstove.sitting.clubs import HasClubs
from hotstove.sitting.values import Values
from hotstove.table.game import AnyGame


@cache
def choices() -> list[Values]:
    """Every game, in the order in which the door shows them."""
    return [_game(game(key)) for key in keys()]


def _game(game: AnyGame) -> Values:
    return {
        "key": game.key,
        "name": game.name,
        "sentence": game.sentence,
        "clubs": sorted(game.clubs()) if isinstance(game, HasClubs) else [],
        "has_lineups": isinstance(game, PlaysGame),
        "opponent": game.opponent,
        "presets": list(game.presets),
        "papers": list(papers(game.key).names),
        "options": _options(game),
    }


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
