"""Rallybird Baseball: two minds, six gloves, two dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotstove.games.rallybird.chart_set import RallyCharts, read_charts, our_charts
from hotstove.games.rallybird.contest import RallyGame
from hotstove.games.rallybird.judging import judge
from hotstove.games.rallybird.options import Options
from hotstove.table.option_values import read_options
from hotstove.table.scenarios import Judge


@dataclass(frozen=True)
class Duel:
    """The identity card of a game between two minds: the doors of a game of plays, but for clubs and players."""

    key: str
    name: str
    version: int
    """Changes only when behaviour does: a tape of another version is refused."""
    ledger: str
    options: type[Options]
    presets: Mapping[str, Mapping[str, Any]]
    book: Callable[[Path | None], RallyCharts]
    contest: Callable[..., RallyGame]
    """Components, options and, where the game is told as it goes, the account: a game at its first at-bat."""
    judge: Judge

    def read_options(self, given: Mapping[str, str]) -> Options:
        """Options as typed, name=value; each is checked against the game's own."""
        return read_options(self.options, self.name, given)


def book(folder: Path | None) -> RallyCharts:
    return our_charts() if folder is None else read_charts(folder)


GAME = Duel(
    key="rallybird",
    name="Rallybird Baseball",
    version=2,
    ledger="RY",
    options=Options,
    presets={
        "standard": {},
        "learning": {"take_the_pitch": False},
        "rallybird": {"rallybird": True},
        "nine": {"innings": 9},
    },
    book=book,
    contest=RallyGame,
    judge=judge,
)
