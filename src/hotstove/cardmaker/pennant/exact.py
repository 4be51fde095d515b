"""The odds of a league, by enumeration of all triads of every club against every starter of every other.

Each table is filled by running the rules on every triad; only the quotient of offence and defence is taken in bulk.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from hotstove.cardmaker.pennant.usage import Usage, rolled
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.dice import TRIADS, faces
from hotstove.games.pennant.extra_innings import red_green
from hotstove.games.pennant.fatigue import Arm
from hotstove.games.pennant.inline_sheets import sheet_of
from hotstove.games.pennant.reading import Side, Starter
from hotstove.games.pennant.resolving import resolve, total_defense
from hotstove.games.pennant.sheets import Sheet
from hotstove.record.digits import DIGITS

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]

DUMMY = tuple(Arm(number, 0, 0, False, False, 0) for number in range(9))


@dataclass(frozen=True)
class Gloves:
    """A fielding side by triad: the glove on the white die, and unearned runs."""

    glove: Ints
    unearned: Ints
    _known: dict[float, Floats] = field(default_factory=dict)

    def defense(self, st: float) -> Floats:
        """The total defence of a starter of that ST, by triad."""
        if st not in self._known:
            pairs = zip(WHITE, self.glove, strict=True)
            self._known[st] = np.array([total_defense(int(white), int(glove), st) for white, glove in pairs])
        return self._known[st]


@dataclass(frozen=True)
class Calls:
    """A starter by triad: shutouts, and the relievers called."""

    shutout: npt.NDArray[np.bool_]
    called: Ints
    complete: npt.NDArray[np.bool_]

    @cached_property
    def groups(self) -> list[tuple[int, Ints]]:
        """The triads without a shutout, by the number called."""
        open_triads = np.flatnonzero(~self.shutout)
        called = self.called[open_triads]
        return [(int(number), open_triads[called == number]) for number in np.unique(called)]

    @cached_property
    def shut(self) -> Ints:
        """The triads of shutouts."""
        return np.flatnonzero(self.shutout)


def neutral() -> Sheet:
    return sheet_of({}, "neutral")


def offense(sheet: Sheet, charts: PennantCharts) -> Ints:
    """The batting side's points for every triad, the other side's relievers left out."""
    plain = neutral().columns
    return np.array([resolve(charts, triad, sheet.columns, plain, 1.0).offense for triad in TRIADS])


def gloves(sheet: Sheet, charts: PennantCharts) -> Gloves:
    plain = neutral().columns
    lines = [resolve(charts, triad, plain, sheet.columns, 1.0) for triad in TRIADS]
    hand = [sheet.columns.glove(line.fielder) if line.fielder else 0 for line in lines]
    return Gloves(np.array(hand), np.array([line.unearned for line in lines]))


def calls(starter: Starter, charts: PennantCharts) -> Calls:
    plain = neutral().columns
    side = Side(plain, starter, DUMMY)
    lines = [rolled(charts, side, side, triad) for triad in TRIADS]
    return Calls(
        np.array([line.shutout for line in lines]),
        np.array([len(line.relievers) for line in lines]),
        np.array([line.complete for line in lines]),
    )


WHITE = np.array([faces(triad).white for triad in TRIADS])
TOTAL = np.array([faces(triad).total for triad in TRIADS])
CLUTCH = [red_green(triad) for triad in TRIADS]


@dataclass(frozen=True)
class PenOdds:
    """By the number called: the sums that the pen's REL can come to, the REL of the next player with each, the
    chances."""

    sums: tuple[Ints, ...]
    following: tuple[Ints, ...]
    chances: tuple[Floats, ...]

    @classmethod
    def of(cls, usage: Usage) -> PenOdds:
        tables = [usage.sums[called] for called in range(len(usage.sums))]
        return cls(
            tuple(np.array([total for total, _ in table]) for table in tables),
            tuple(np.array([rel for _, rel in table]) for table in tables),
            tuple(np.array(list(table.values())) for table in tables),
        )

    def next_odds(self, called: int) -> list[tuple[int, float]]:
        """The REL of the next player after so many were called, with its chances."""
        rels, places = np.unique(self.following[called], return_inverse=True)
        weights = np.bincount(places, self.chances[called])
        return [(int(rel), float(weight)) for rel, weight in zip(rels, weights, strict=True)]

    @cached_property
    def plain(self) -> list[tuple[Ints, Floats]]:
        """By the number called: the sums alone and their chances."""
        tables = []
        for sums, chances in zip(self.sums, self.chances, strict=True):
            found, places = np.unique(sums, return_inverse=True)
            tables.append((found, np.asarray(np.bincount(places, chances), dtype=np.float64)))
        return tables


def earned(offenses: Ints, st: float, hand: Gloves, call: Calls, pen: PenOdds) -> Floats:
    """Earned runs expected of each row of offences (a row: one offence for each triad) against one starter."""
    against = hand.defense(st)
    total = np.zeros(len(offenses))
    for called, rows in call.groups:
        sums, chances = pen.plain[called]
        points = offenses[:, rows, None] + sums
        runs = np.maximum(np.floor(points / against[rows, None]), 0.0)
        total += (runs @ chances).sum(axis=1)
    return np.round(total / len(TRIADS), DIGITS)


def unearned(hand: Gloves, call: Calls) -> float:
    return float(hand.unearned[~call.shutout].sum() / len(TRIADS))
