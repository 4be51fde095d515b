"""Options of a game as they are typed, and as they are written down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from hotstove.table.errors import Mistake
from hotstove.table.game import AnyGame
from hotstove.table.option_values import option_text, typed_options


def read_options(game: AnyGame, preset: str, given: Iterable[str]) -> object:
    """The preset, with single options laid over it, each typed as name=value."""
    if preset and preset not in game.presets:
        raise Mistake(f"--preset {preset}: {game.name} has {', '.join(game.presets)}")
    typed = typed_options(given, _example(game))
    read = game.read_options(typed)
    base: Any = game.options(**game.presets.get(preset, {}))
    return replace(base, **{name: getattr(read, name) for name in typed})


def write_options(options: object) -> str:
    """Every option as it was set, such as `injuries=no rain_outs=yes`."""
    return " ".join(f"{name}={option_text(value)}" for name, value in option_values(options).items())


def options_told(options: object) -> str:
    """The options in words: those that are not as usual."""
    if not is_dataclass(options) or isinstance(options, type):
        return "none"
    usual = option_values(type(options)())
    changed = {name: value for name, value in option_values(options).items() if value != usual[name]}
    if not changed:
        return "the usual ones"
    return ", ".join(f"{name.replace('_', ' ')} {option_text(value)}" for name, value in changed.items())


def option_values(options: object) -> dict[str, object]:
    """The options by name."""
    if not is_dataclass(options):
        return {}
    return {field.name: getattr(options, field.name) for field in fields(options)}


def _example(game: AnyGame) -> str:
    return write_options(game.options()).split(" ")[0] or "name=value"
