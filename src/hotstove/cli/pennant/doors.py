"""Which of the common commands belong to Pennant Race: it plays whole games, and has tapes of its own."""

from __future__ import annotations

from pathlib import Path

KEY = "pennant"
GAME_LINE = f"game: {KEY}"


def is_pennant(game: str, tape: Path | None = None) -> bool:
    """Whether the game named is Pennant Race, or a tape that is there holds it."""
    if game:
        return game.strip().lower() == KEY
    if tape is None or not tape.is_file():
        return False
    with tape.open(encoding="utf-8", errors="replace") as lines:
        return any(line.strip() == GAME_LINE for line, _ in zip(lines, range(4), strict=False))
