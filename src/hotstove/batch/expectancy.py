"""Win expectancy: how often the home side wins from every state of a game, counted over many games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hotstove.batch import arrays
from hotstove.batch.engine import Engine, Fixture, Played
from hotstove.batch.finding import AT_ONCE
from hotstove.batch.flattening import bits_of

LAST_INNING, MOST_LEAD = 10, 10
"""Later innings count as the tenth, larger leads as ten runs."""
DOUBT = 2
"""Games that are added to every state, half of them won."""


@dataclass(frozen=True)
class Expectancy:
    """Wins of the home side and games, by inning, half, outs, bases and the home side's lead."""

    wins: Any
    games: Any

    def home_wins(self, inning: int, half: int, outs: int, bases: str, lead: int) -> float:
        """The chance that the home side wins; `lead` is its own, below zero when it trails."""
        at = _place(inning, half, outs, bits_of(bases), lead)
        return float((self.wins[at] + DOUBT / 2) / (self.games[at] + DOUBT))

    def count(self, inning: int, half: int, outs: int, bases: str, lead: int) -> int:
        """Games that passed through the state."""
        return int(self.games[_place(inning, half, outs, bits_of(bases), lead)])


def _place(inning: Any, half: Any, outs: Any, bases: Any, lead: Any) -> tuple[Any, ...]:
    return (
        np.minimum(inning, LAST_INNING) - 1, half, outs, bases, np.clip(lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD
    )  # fmt: skip


def expectancy(engine: Engine, fixtures: Sequence[Fixture], games: int, seed: int) -> Expectancy:
    """Plays the fixtures in turn and counts every state that a game passes through once for each play in it."""
    shape = (LAST_INNING, 2, 3, 8, 2 * MOST_LEAD + 1)
    wins, counted = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    for first in range(0, games, AT_ONCE):
        which = (first + np.arange(min(AT_ONCE, games - first))) % len(fixtures)
        _count(engine.play(fixtures, which, seed=seed, first=first, log=True), wins, counted)
    return Expectancy(wins, counted)


def _count(played: Played, wins: Any, counted: Any) -> None:
    rows = played.log[: played.log_ends[-1]]
    game = np.repeat(np.arange(len(played.which)), np.diff(played.log_ends, prepend=0))
    moment = rows[:, arrays.MOMENT]
    inning, half, lead = moment // 512, (moment // 256) % 2, moment % 256 - 128
    leaves = played.generated.leaves
    states = np.array([(bits_of(bases), outs) for _, bases, outs, _ in leaves], np.int64)[rows[:, arrays.LEAF]]
    at = _place(inning, half, states[:, 1], states[:, 0], np.where(half == 1, lead, -lead))
    home_won = played.results[:, arrays.HOME_SCORE] > played.results[:, arrays.VISITORS_SCORE]
    np.add.at(counted, at, 1)
    np.add.at(wins, at, home_won[game])
