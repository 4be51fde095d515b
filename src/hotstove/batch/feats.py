"""Feats that one looks for among many games: each is a question about the logs of many games at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from hotstove.batch import arrays
from hotstove.batch.engine import Played
from hotstove.scorebook.packing import BATTING, PITCHING
from hotstove.table.errors import Mistake

HALF = 256
"""The bit of a moment that tells the bottom of an inning from the top."""


class Logs:
    """The logs of many games, play by play, with the game of every play."""

    def __init__(self, played: Played) -> None:
        self.games = len(played.which)
        self.results = played.results
        rows = played.log[: played.log_ends[-1] if self.games else 0]
        self.game = np.repeat(np.arange(self.games), np.diff(played.log_ends, prepend=0))
        self.side = (rows[:, arrays.MOMENT] & HALF) // HALF
        self.batter, self.pitcher = rows[:, arrays.BATTER], rows[:, arrays.PITCHER]
        self.word = played.generated.tables.leaves[rows[:, arrays.LEAF]].astype(np.int64)
        self._batting = played.generated.batting[self.word & 255]
        self._pitching = played.generated.pitching[(self.word >> 8) & 255]
        self.outs = (self.word >> 52) & 3
        self.runs = (self.word >> 54) & 7
        self.left_on = (self.word >> 49) & 7

    def at_bat(self, name: str) -> Any:
        """A column of the batter's line, play by play."""
        return self._batting[:, BATTING[name]]

    def on_the_mound(self, name: str) -> Any:
        return self._pitching[:, PITCHING[name]]

    def by_side(self, counts: Any) -> Any:
        """Sums by game and batting side."""
        sums = np.bincount(self.game * 2 + self.side, counts, 2 * self.games)
        return sums.reshape(self.games, 2)

    def any_player(self, player: Any, *tests: tuple[Any, int]) -> Any:
        """Games in which one player has at least so much of every count."""
        keys, place = np.unique(self.game * (int(player.max(initial=0)) + 1) + player, return_inverse=True)
        enough = np.ones(len(keys), bool)
        for counts, least in tests:
            enough &= np.bincount(place, counts, len(keys)) >= least
        found = np.zeros(self.games, bool)
        found[keys[enough] // (int(player.max(initial=0)) + 1)] = True
        return found


def no_hitter(logs: Logs) -> Any:
    """A club is held without a hit."""
    return (logs.by_side(logs.at_bat("hits")) == 0).any(axis=1)


def perfect_game(logs: Logs) -> Any:
    """Nobody of a club reaches a base."""
    reached = (logs.at_bat("hits") > 0) | (logs.left_on > 0) | (logs.runs > 0)
    return (logs.by_side(reached) == 0).any(axis=1)


def cycle(logs: Logs) -> Any:
    """A batter has a single, a double, a triple and a home run."""
    long = [logs.at_bat(name) for name in ("doubles", "triples", "home_runs")]
    singles = logs.at_bat("hits") - sum(long)
    return logs.any_player(logs.batter, *((counts, 1) for counts in (singles, *long)))


def four_homers(logs: Logs) -> Any:
    """A batter has four home runs."""
    return logs.any_player(logs.batter, (logs.at_bat("home_runs"), 4))


def twenty_strikeouts(logs: Logs) -> Any:
    """A pitcher strikes out twenty."""
    return logs.any_player(logs.pitcher, (logs.on_the_mound("strikeouts"), 20))


def triple_play(logs: Logs) -> Any:
    """Three outs on one play."""
    return (logs.by_side(logs.outs == 3) > 0).any(axis=1)


def eighteen_innings(logs: Logs) -> Any:
    """Eighteen innings or more."""
    return logs.results[:, arrays.INNINGS] >= 18


def forty_runs(logs: Logs) -> Any:
    """Forty runs or more by both clubs together."""
    return logs.results[:, :2].sum(axis=1) >= 40


FEATS: Mapping[str, Callable[[Logs], Any]] = {
    "no-hitter": no_hitter,
    "perfect game": perfect_game,
    "cycle": cycle,
    "four homers": four_homers,
    "20 strikeouts": twenty_strikeouts,
    "triple play": triple_play,
    "18 innings": eighteen_innings,
    "40 runs": forty_runs,
}


def feat(name: str) -> Callable[[Logs], npt.NDArray[np.bool_]]:
    """By the name of a feat, the question in which of many games it happened."""
    if name not in FEATS:
        raise Mistake(f"{name!r} is nothing that can be found; there are {', '.join(FEATS)}")
    return FEATS[name]
