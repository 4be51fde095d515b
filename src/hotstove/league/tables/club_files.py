"""Clubs that are files: how they are entered into a season, and kept as text in its books."""

from __future__ import annotations

from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from hotstove.games import game
from hotstove.table.errors import Mistake


class ClubFiles:
    """The doors of games whose clubs are files."""

    real_clubs = True

    def entered(self, game_key: str, text: str) -> Any:
        path = Path(text)
        if not path.is_file():
            raise Mistake(f"--club {text}: there is no such club file")
        return game(game_key).read_club(path)

    def write(self, game_key: str, club: Any) -> str:
        text: str = game(game_key).write_club(club)
        return text

    def read(self, game_key: str, text: str) -> Any:
        with NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            return game(game_key).read_club(Path(file.name))
