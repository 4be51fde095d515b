"""What all games of a replay came to at once: wins and runs of clubs, how games went, and the race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from hotstove.season.game_shapes import GameShapes
from hotstove.season.totals import SeasonTotals

PARTS = 26
"""Parts of a season after which the race is looked at: about weeks."""


class PlannedResults:
    """A schedule whose games are entered by their scores, all of a replay together."""

    def __init__(self, codes: Sequence[str], games: Sequence[tuple[str, str]]) -> None:
        """Clubs by number, and the visitors and home of every game in order."""
        self._codes = codes
        self._sides = np.array([[codes.index(code) for code in clubs] for clubs in games])

    def no_games(self) -> SeasonTotals:
        """Totals in which nobody has played."""
        found = SeasonTotals()
        for code in self._codes:
            found.games[code] = found.wins[code] = found.runs[code] = found.runs_allowed[code] = 0
        return found

    def totals(self, scores: Any, innings: Any = None) -> SeasonTotals:
        """Games, wins, runs, shapes and race by visitors' and home's runs; `innings` of every game where they are
        known."""
        found, clubs = self.no_games(), self._sides.ravel()
        allowed = scores[:, ::-1]
        for counted, each in (
            (found.games, np.ones_like(scores)),
            (found.wins, scores > allowed),
            (found.runs, scores),
            (found.runs_allowed, allowed),
        ):
            sums = np.bincount(clubs, each.ravel(), len(self._codes)).astype(np.int64)
            counted.update(zip(self._codes, sums.tolist(), strict=True))
        shapes, lengths = GameShapes(), np.zeros(len(scores), np.int64) if innings is None else innings
        for visitors, home, count in np.column_stack([scores, lengths]).tolist():
            shapes.add((visitors, home), count)
        found.shapes, found.race = shapes, self.race(scores)
        return found

    def race(self, scores: Any) -> dict[str, tuple[int, ...]]:
        """Wins less losses of every club after each part of the schedule."""
        winner = np.where(scores[:, 1] > scores[:, 0], self._sides[:, 1], self._sides[:, 0])
        winner = np.where(scores[:, 1] == scores[:, 0], -1, winner)
        found = {}
        for number, code in enumerate(self._codes):
            won = np.concatenate([[0], np.cumsum(winner == number)])[self._places]
            found[code] = tuple((2 * won - self._played[number]).tolist())
        return found

    @cached_property
    def _places(self) -> Any:
        return np.linspace(0, len(self._sides), PARTS + 1).astype(np.int64)

    @cached_property
    def _played(self) -> list[Any]:
        """By club: its games after each part."""
        own = [(self._sides == number).any(axis=1) for number in range(len(self._codes))]
        return [np.concatenate([[0], np.cumsum(mine)])[self._places] for mine in own]
