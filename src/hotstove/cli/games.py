"""The games of plays by their keys, and what is typed about their options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from hotstove.games import game, keys
from hotstove.table.errors import Mistake
from hotstove.table.game import AnyGame


def find_game(key: str) -> Any:
    """The identity card; a game whose rules are not installed is a mistake like an unknown one."""
    try:
        return game(key.strip().lower())
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("hotstove.games."):
            raise
        raise Mistake(f"{key!r} has no rules in this edition; the games are {', '.join(keys())}") from None


def read_options(game: AnyGame, preset: str, given: Iterable[str]) -> Any:
    """The preset, with single options laid over it, each typed as name=value."""
    if preset and preset not in game.presets:
        raise Mistake(f"--preset {preset}: {game.name} has {', '.join(game.presets)}")
    typed: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Mistake(f"--option {text!r}: an option is written name=value, such as {_example(game)}")
        typed[name.strip()] = value.strip()
    read = game.read_options(typed)
    base: Any = game.options(**game.presets.get(preset, {}))
    return replace(base, **{name: getattr(read, name) for name in typed})


def write_options(options: Any) -> str:
    """Every option as it was set, such as `injuries=no rain_outs=yes`."""
    return " ".join(f"{field.name}={_shown(getattr(options, field.name))}" for field in fields(options))


def _shown(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _example(game: AnyGame) -> str:
    return write_options(game.options()).split(" ")[0] or "name=value"
