"""Games that are not made of plays: each has its own `playing` module here, behind the common commands."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from hotstove.table.errors import Mistake

GAMES_APART = ("pennant", "rallybird")
HEADER_LINES = 4


def game_apart(game: str, tape: Path | None = None) -> Any | None:
    """The module with `play(wishes)`, `show_replay` and `show_box` of such a game, named or on the tape; else None."""
    key = game.strip().lower() or _game_on(tape)
    if key not in GAMES_APART:
        return None
    try:
        return import_module(f"hotstove.cli.{key}.playing")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("hotstove.cli."):
            raise
        raise Mistake(f"{key}: it cannot be played at this table") from None


def _game_on(tape: Path | None) -> str:
    """The game that a tape's header names; whether the tape is sound is for others to say."""
    if tape is None or not tape.is_file():
        return ""
    with tape.open(encoding="utf-8", errors="replace") as lines:
        for line, _ in zip(lines, range(HEADER_LINES), strict=False):
            name, _, value = line.partition(": ")
            if name == "game":
                return value.strip()
    return ""
