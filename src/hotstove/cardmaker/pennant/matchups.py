"""Whole games by enumeration: the chances of every score and of the extra innings, for each pair of clubs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.pennant.exact import CLUTCH, Calls, Floats, Gloves, Ints, PenOdds
from hotstove.games.pennant.dice import TRIADS
from hotstove.games.pennant.sheets import Sheet

MOST_RUNS = 80
POINTS, SHIFT = 96, 48
"""Points of an extra inning from -48 to +47."""


@dataclass(frozen=True)
class Mound:
    """A club's pitching as the enumeration needs it: for each starter his share, ST and calls; gloves; pen."""

    starters: tuple[tuple[float, float, Calls], ...]
    hand: Gloves
    pen: PenOdds


def clutch_bats(sheet: Sheet) -> Ints:
    """The BAT that each triad calls in an extra inning."""
    return np.array([sheet.columns.bat(sheet.columns.clutch(number)) for number in CLUTCH])


def joint(offense: Ints, bats: Ints, mound: Mound) -> Floats:
    """Chances by runs in nine innings and points in the extra inning, for one club's bats against another's mound."""
    table = np.zeros(MOST_RUNS * POINTS)
    pen = mound.pen
    for share, st, call in mound.starters:
        against = mound.hand.defense(st)
        for called, rows in (*call.groups, (0, call.shut)):
            sums, following, chances = pen.sums[called], pen.following[called], pen.chances[called]
            runs = np.floor((offense[rows, None] + sums[None, :]) / against[rows, None]).astype(np.int64)
            runs = np.maximum(runs, 0) + mound.hand.unearned[rows, None]
            if rows is call.shut:
                runs[:] = 0
            points = bats[rows, None] + following[None, :] + SHIFT
            places = np.minimum(runs, MOST_RUNS - 1) * POINTS + points
            weights = np.broadcast_to(chances[None, :], places.shape) * (share / len(TRIADS))
            table += np.bincount(places.ravel(), weights.ravel(), minlength=len(table))
    return table.reshape(MOST_RUNS, POINTS)


@dataclass(frozen=True)
class Outcome:
    """One club against another: chances to win in nine innings, to be tied after them, to win a tie."""

    ahead: float
    tied: float
    tie_won: float

    @property
    def win(self) -> float:
        return self.ahead + self.tie_won


def outcome(ours: Floats, theirs: Floats) -> Outcome:
    """Two joint tables set against each other; equal points in an extra inning are even chances."""
    mine, other = ours.sum(axis=1), theirs.sum(axis=1)
    below = np.concatenate(([0.0], np.cumsum(other)[:-1]))
    lower = np.cumsum(theirs, axis=1)
    beaten = np.concatenate((np.zeros((len(lower), 1)), lower[:, :-1]), axis=1)
    tie_won = float((ours * (beaten + theirs / 2)).sum())
    return Outcome(float((mine * below).sum()), float((mine * other).sum()), tie_won)


@dataclass(frozen=True)
class Standing:
    """A club's expectation over the league's other clubs, a game."""

    wins: float
    ties: float
    ties_won: float
    scoreless: float
    runs: Floats
    """Chances of its runs in nine innings."""


def standings(offenses: Sequence[Ints], bats: Sequence[Ints], mounds: Sequence[Mound]) -> list[Standing]:
    """Every club against every other, all equally often."""
    clubs = range(len(mounds))
    tables = [[joint(offenses[i], bats[i], mounds[j]) if i != j else None for j in clubs] for i in clubs]
    found = []
    for i in clubs:
        others = [j for j in clubs if j != i]
        games = [outcome(tables[i][j], tables[j][i]) for j in others]  # type: ignore[arg-type]
        runs = np.mean([tables[i][j].sum(axis=1) for j in others], axis=0)  # type: ignore[union-attr]
        found.append(
            Standing(
                float(np.mean([game.win for game in games])),
                float(np.mean([game.tied for game in games])),
                float(np.mean([game.tie_won for game in games])),
                float(runs[0]),
                runs,
            )
        )
    return found
