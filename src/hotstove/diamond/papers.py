"""What of a game lies on a kitchen table, as faces that terminal, page and press draw.

The module `face` of every game has a `PAPERS`; `games.faces` finds it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from hotstove.diamond.club import Club
from hotstove.table.face import Face, Group


class Charts(Protocol):
    """A game's charts in groups, with an owner's own folder laid over them."""

    def __call__(self, folder: Path | None = None) -> tuple[Group, ...]: ...


class Deck(Protocol):
    """Every card of a deck, with an owner's own folder laid over it."""

    def __call__(self, folder: Path | None = None) -> tuple[Face, ...]: ...


@dataclass(frozen=True)
class PlayerFaces:
    """Cards of players."""

    batter: Callable[[Club, str], Face]
    pitcher: Callable[[Club, str], Face | None]
    """None for a player who does not pitch."""
    cards: Callable[[Club], tuple[Face, ...]]
    """Every card of a club."""
    blanks: Callable[[], tuple[Face, ...]]
    """An empty card of each kind."""


@dataclass(frozen=True)
class ClubSheets:
    """Sheets that hold a whole club."""

    sheet: Callable[[str], Face]
    """The sheet of a club, from the text of its file."""
    blank: Callable[[], Face]


class Pieces(NamedTuple):
    """A board and what is laid on it."""

    board: Face
    cards: tuple[Face, ...]
    tiles: tuple[Face, ...]


@dataclass(frozen=True)
class Papers:
    """All that a game can be played with at a kitchen table; what it has not is None."""

    charts: Charts
    players: PlayerFaces | None = None
    sheets: ClubSheets | None = None
    deck: Deck | None = None
    pieces: Callable[[Path | None], Pieces] | None = None
    forms: Callable[[], tuple[Face, ...]] | None = None
    """Pages to write on, the score sheet first, of a game that is not scored play by play."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the press can print, each by one word."""
        own = (
            ("cards", self.players),
            ("lineups", self.players),
            ("sheets", self.sheets),
            ("deck", self.deck),
            ("components", self.pieces),
        )
        return (*(name for name, found in own if found is not None), "charts", "sheet", "rules")
