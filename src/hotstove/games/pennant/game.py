"""Pennant Race: a whole game in two rolls of three dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.games.pennant.book import Book, read_book
from hotstove.games.pennant.judging import judge
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheet_files import read_sheet, to_text
from hotstove.games.pennant.sheets import Sheet
from hotstove.table.option_values import read_options
from hotstove.table.scenarios import Judge
from hotstove.table.shipped import shipped_files


@dataclass(frozen=True)
class WholeGame:
    """The identity card of a game that resolves whole games: the doors of a game of plays, but for the plays."""

    key: str
    name: str
    version: int
    """Changes only when behaviour does: a tape of another version is refused."""
    ledger: str
    options: type[Options]
    presets: Mapping[str, Mapping[str, Any]]
    book: Callable[[Path | None], Book]
    read_club: Callable[[Traversable | Path], Sheet]
    write_club: Callable[[Sheet], str]
    clubs: Callable[[], Mapping[str, Traversable]]
    judge: Judge

    def read_options(self, given: Mapping[str, str]) -> Options:
        """Options as typed, name=value; each is yes or no."""
        return read_options(self.options, self.name, given)


def clubs() -> Mapping[str, Traversable]:
    """The sheets that come with the game."""
    return shipped_files("hotstove.games.pennant", "sheets")


NO_BOOKKEEPING = dict.fromkeys(("extra_homers", "earned_runs", "reliever_lines", "decisions", "saves", "awards"), False)

GAME = WholeGame(
    key="pennant",
    name="Pennant Race",
    version=2,
    ledger="PR",
    options=Options,
    presets={"all": {}, "scores": NO_BOOKKEEPING},
    book=read_book,
    read_club=read_sheet,
    write_club=to_text,
    clubs=clubs,
    judge=judge,
)
