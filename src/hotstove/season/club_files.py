"""Clubs that are files: how they are entered into a season, and kept as text in its store."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from hotstove.table.errors import Mistake
from hotstove.table.text_file import TextFile

ClubT = TypeVar("ClubT")


def entered_club(text: str, read: Callable[[Path], ClubT]) -> ClubT:
    """The club of a file that was named on the command line."""
    path = Path(text)
    if not path.is_file():
        raise Mistake(
            f"--club {text}: there is no such club file; real clubs of any years meet in a league: hotstove league new"
        )
    return read(path)


def read_text(text: str, read: Callable[[Traversable], ClubT]) -> ClubT:
    """The club that a season keeps as text."""
    return read(TextFile("a club of the season", text))
