"""The games; each in its own folder, none importing another."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hotstove.table.errors import Mistake

KEYS = ("superstar", "longtater", "replay", "pennant", "rallybird")


def game(key: str) -> Any:
    """The identity card of a game, loaded when it is first asked for."""
    if key not in KEYS:
        raise Mistake(f"{key!r} is no game here; there are {', '.join(KEYS)}")
    return import_module(f"hotstove.games.{key}.game").GAME
