"""The engine: clubs that are packed once, and as many games between them as one likes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from hotstove.batch import arrays
from hotstove.batch.arrays import Books, Season
from hotstove.batch.compiling import compiled
from hotstove.batch.games import pack_clubs
from hotstove.batch.kernel.memory import new_memory
from hotstove.batch.packed import Packed
from hotstove.batch.tables import Generated
from hotstove.diamond.club import Club
from hotstove.diamond.innings_options import REGULATION
from hotstove.diamond.lineup import Lineup
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine
from hotstove.scorebook.packing import CATCHING_FROM_PLAYS, FIELDING_FROM_PLAYS
from hotstove.table.charts import ChartSet

LOGGED_A_GAME = 400
"""Plays a game for which there is room in a log; the longest of a hundred thousand games had 230."""


NO_SEASON = Season(
    np.zeros(0, np.int64), np.zeros((0, 2, 1), np.uint8), np.zeros((0, 2, 1), np.float64),
    np.zeros((0, 2, arrays.MOST_OUTS + 1), np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64),
    np.zeros(0, np.uint8), np.zeros((0, arrays.WEIGHT_AHEAD + 1)), np.zeros((0, 2, 1)), np.zeros((0, 2, 1), np.uint8),
    np.zeros((0, 11)), np.zeros((0, arrays.SAVES_HAD + 1), np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64),
)  # fmt: skip
"""Games outside any season."""


class Fixture(NamedTuple):
    """Who meets whom, by number of the club, and how they line up."""

    visitors: int
    home: int
    lineups: tuple[Lineup, Lineup]
    innings: int = REGULATION


@dataclass(frozen=True)
class Played:
    """What came of some games: results a game, and the books over all of them."""

    packed: Packed
    generated: Generated
    seed: int
    first: int
    which: Any
    results: Any
    """A row a game: visitors' score, home score, innings, plays."""
    books: Books
    plays: int
    log: Any
    log_ends: Any

    def batting(self) -> Iterator[tuple[int, str, BattingLine]]:
        """Club, player and line of everybody who was in a game."""
        lines = _lines(self.books.batted, self.generated.batting)
        lines[:, 0] = self.books.games
        for (club, player), line in zip(self.packed.players, lines.tolist(), strict=True):
            if line[0]:
                yield club, player, BattingLine(*line)

    def pitching(self) -> Iterator[tuple[int, str, PitchingLine]]:
        from_plays = _lines(self.books.pitched, self.generated.pitching)
        lines = np.hstack([self.books.mound, from_plays])
        for (club, player), line in zip(self.packed.players, lines.tolist(), strict=True):
            if line[0]:
                yield club, player, PitchingLine(*line)

    def fielding(self) -> Iterator[tuple[int, str, int, FieldingLine]]:
        """Club, player, position and line."""
        from_plays = _lines(self.books.fielded, self.generated.fielding)
        lines = np.hstack([self.books.glove, from_plays]).reshape(len(self.packed.players), 10, -1)
        for (club, player), positions in zip(self.packed.players, lines.tolist(), strict=True):
            for position, line in enumerate(positions):
                if any(line):
                    yield club, player, position, FieldingLine(*line)

    def errors(self) -> int:
        """Errors of everybody."""
        column = (FIELDING_FROM_PLAYS + CATCHING_FROM_PLAYS).index("errors")
        return int(self.books.fielded.sum(axis=0, dtype=np.int64) @ self.generated.fielding[:, column])

    def logged(self, game: int) -> Any:
        """The rows of the log that belong to a game, counted from the first of these."""
        return self.log[self.log_ends[game - 1] if game else 0 : self.log_ends[game]]


def _lines(counts: Any, kinds: Any) -> Any:
    """Columns of lines, from how often each kind of effect was counted. NumPy multiplies real numbers many times as
    fast as whole ones, and these are exact."""
    return (counts.astype(np.float64) @ kinds.astype(np.float64)).astype(np.int64)


class Engine:
    """Games between some clubs, managed by the book."""

    def __init__(self, generated: Generated, clubs: Sequence[Club], charts: ChartSet) -> None:
        self.generated = generated
        self.packed = pack_clubs(generated, clubs, charts)
        self._games = compiled(generated.game)

    def play(self, fixtures: Sequence[Fixture], which: Any, *, seed: int, first: int = 0, log: bool = False) -> Played:
        """Plays the fixtures that `which` names, one game each; game number `first` + k has the seed of that number."""
        return self.play_rows(self.rows(fixtures), which, seed=seed, first=first, log=log)

    def rows(self, fixtures: Sequence[Fixture]) -> Any:
        """Fixtures as the loop reads them."""
        return np.array([self._card(fixture) for fixture in fixtures], np.int64)

    def play_rows(
        self, rows: Any, which: Any, *, seed: int, first: int = 0, log: bool = False, season: Season = NO_SEASON
    ) -> Played:
        """The same with fixtures that are laid out already, and within a planned season."""
        generated, packed = self.generated, self.packed
        players = len(packed.players)
        books = Books(
            np.zeros((players, len(generated.batting)), np.uint32),
            np.zeros((players, len(generated.pitching)), np.uint32),
            np.zeros((players * 10, len(generated.fielding)), np.uint32),
            np.zeros(players, np.int64),
            np.zeros((players, arrays.INHERITED_SCORED + 1), np.int64),
            np.zeros((players * 10, 3), np.int64),
            np.zeros(players, np.int64),
            np.zeros((2, 3), np.int64),
        )
        which = np.asarray(which, np.int64)
        results = np.zeros((len(which), 5), np.int64)
        room = LOGGED_A_GAME * len(which) if log else 0
        lines, ends = np.zeros((room, 4), np.int32), np.zeros(len(which) if log else 0, np.int64)
        roster = packed.roster._replace(pens=packed.roster.pens.copy(), pen_sizes=packed.roster.pen_sizes.copy())
        plays = self._games(
            np.uint64(seed), first, which, rows, generated.tables, roster, season, books, results, lines, ends,
            new_memory(players),
        )  # fmt: skip
        return Played(packed, generated, seed, first, which, results, books, plays, lines, ends)

    def _card(self, fixture: Fixture) -> list[int]:
        """A row of the loop's fixtures."""
        visitors, at = self.packed.lineup(fixture.visitors, fixture.lineups[0])
        home, home_at = self.packed.lineup(fixture.home, fixture.lineups[1])
        return [fixture.visitors, fixture.home, *visitors, *home, *at, *home_at, fixture.innings]
