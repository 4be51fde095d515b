"""Whole games by enumeration: the chances of every score and of the extra innings, for each pair of clubs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.pennant.exact import CLUTCH, Calls, Floats, Gloves, Ints, PenOdds
from hotstove.games.pennant.dice import TRIADS
from hotstove.games.pennant.domains import BAT
from hotstove.games.pennant.sheets import Sheet

MOST_RUNS = 80
BATS = len(BAT)
POINTS, SHIFT = BATS + 64, 32
"""Points of an extra inning, from -32 on."""


@dataclass(frozen=True)
class GradeWorth:
    """A club's pitching as the enumeration needs it: for each starter his share, ST and calls; gloves; pen."""

    starters: tuple[tuple[float, float, Calls], ...]
    hand: Gloves
    pen: PenOdds


def clutch_bats(sheet: Sheet) -> Ints:
    """The BAT that each triad calls in an extra inning."""
    return np.array([sheet.columns.bat(sheet.columns.clutch(number)) for number in CLUTCH])


def joint(offenses: Ints, bats: Ints, mound: GradeWorth) -> Floats:
    """Chances by club, runs in nine innings and points in the extra inning: several clubs' bats against one mound.

    The next reliever's REL is taken as independent of the sum of those before him, given their number.
    """
    clubs = len(offenses)
    size = MOST_RUNS * BATS
    first = (np.arange(clubs) * size)[:, None, None]
    found = {called: np.zeros(clubs * size) for called in range(len(mound.pen.sums))}
    for share, st, call in mound.starters:
        against = mound.hand.defense(st)
        for called, rows in (*call.groups, (0, call.shut)):
            if not len(rows):
                continue
            sums, chances = mound.pen.plain[called]
            runs = np.maximum(np.floor((offenses[:, rows, None] + sums) / against[rows, None]).astype(np.int64), 0)
            runs += mound.hand.unearned[rows, None]
            if rows is call.shut:
                runs[:] = 0
            places = first + np.minimum(runs, MOST_RUNS - 1) * BATS + bats[:, rows, None]
            weights = np.broadcast_to(chances * (share / len(TRIADS)), places.shape)
            found[called] += np.bincount(places.ravel(), weights.ravel(), minlength=clubs * size)
    table = np.zeros((clubs, MOST_RUNS, POINTS))
    for called, counted in found.items():
        by_bat = counted.reshape(clubs, MOST_RUNS, BATS)
        for rel, chance in mound.pen.next_odds(called):
            table[:, :, SHIFT + rel : SHIFT + rel + BATS] += chance * by_bat
    return table


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


def standings(offenses: Sequence[Ints], bats: Sequence[Ints], mounds: Sequence[GradeWorth]) -> list[Standing]:
    """Every club against every other, all equally often."""
    clubs = range(len(mounds))
    every_offense, every_bat = np.array(offenses), np.array(bats)
    tables = [joint(every_offense, every_bat, mound) for mound in mounds]
    found = []
    for i in clubs:
        others = [j for j in clubs if j != i]
        games = [outcome(tables[j][i], tables[i][j]) for j in others]
        runs = np.mean([tables[j][i].sum(axis=1) for j in others], axis=0)
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
