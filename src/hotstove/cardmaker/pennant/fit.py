"""One club while its levels are sought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import floor

from hotstove.cardmaker.pennant.exact import Calls, Gloves, Ints, PenOdds, calls, gloves, offense
from hotstove.cardmaker.pennant.matchups import GradeWorth
from hotstove.cardmaker.pennant.usage import Usage, usage_of
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.domains import BAT, ST
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import starter_of
from hotstove.table.sums import summed

LEAST_ST, MOST_ST = ST[0], ST[-1]
FIRST_LEVEL = 2.6
"""The level with which the search begins: about that of the printed Texas sheet, whose starters have 2.5 to 3.4 times
what their ERA makes them worth."""


@dataclass
class Fit:
    """A club's draft, what it must come to, and the levels reached so far."""

    sheet: Sheet
    worths: tuple[float, ...]
    """BAT of the nine before the level is added and the fraction dropped."""
    starts: tuple[float, ...]
    """ST by roster number before the level is laid on."""
    scored: float
    allowed: float
    wins: float
    """The record's runs and wins in a game."""
    usage: Usage
    hand: Gloves
    pen: PenOdds
    calls: dict[tuple[int, bool], Calls]
    bat_value: int
    st: dict[int, float]
    bent: float = 0.0
    """How much better than its runs the club is made for the sake of its wins."""
    extra_won: float = 0.05
    extra_lost: float = 0.05
    """Runs a game that are scored and allowed in extra innings."""
    offenses: dict[int, Ints] = field(default_factory=dict)

    @property
    def aim(self) -> tuple[float, float]:
        """The runs to score and to allow: a third of the bend at bat, two thirds on defence."""
        return self.scored * (1 + self.bent / 3), self.allowed * (1 - 2 * self.bent / 3)

    @cached_property
    def steps(self) -> list[float]:
        """The levels at which the nine's BAT, fractions dropped, gain one more."""
        return sorted(number - worth for worth in self.worths for number in BAT if number > 0)

    def level(self, bat_value: int) -> float:
        """The level that makes the nine's BAT add up to a value: the middle of all that do."""
        return (self.steps[bat_value - 1] + self.steps[bat_value]) / 2

    def level_between(self, value: float) -> float:
        below = floor(value)
        part = value - below
        return (1 - part) * self.level(below) + part * self.level(below + 1)

    def offense(self, bat_value: int, charts: PennantCharts) -> Ints:
        """The points of every triad with that BAT value."""
        if bat_value not in self.offenses:
            self.offenses[bat_value] = offense(self.batting(bat_value), charts)
        return self.offenses[bat_value]

    def batting(self, bat_value: int) -> Sheet:
        """The sheet with its nine at that BAT value."""
        level = self.level(bat_value)
        lineup = tuple(
            replace(batter, bat=max(0, floor(worth + level)))
            for batter, worth in zip(self.sheet.lineup, self.worths, strict=True)
        )
        return replace(self.sheet, lineup=lineup)

    def mound(self) -> GradeWorth:
        """The club's pitching with the ST reached so far; short of rest a player has one less."""
        starters = tuple(
            (share, self.st[number] - short, self.calls[number, short])
            for (number, short), share in self.usage.shares.items()
        )
        return GradeWorth(starters, self.hand, self.pen)

    def finished(self) -> Sheet:
        """The sheet with its levels laid on."""
        pitchers = tuple(
            replace(pitcher, st=self.st[number]) if number in self.st else pitcher
            for number, pitcher in enumerate(self.sheet.pitchers)
        )
        return replace(self.batting(self.bat_value), pitchers=pitchers)


def half_step(number: float) -> float:
    return round(2 * number) / 2


def prepare(
    sheet: Sheet, worths: Sequence[float], record: tuple[float, float, float], charts: PennantCharts, byes: float = 0.0
) -> Fit:
    """A club before its fit; `record` are the runs scored, allowed and the wins in a game."""
    usage = usage_of(sheet, charts, byes)
    found = {who: calls(starter_of(sheet.pitchers[who[0]], *who), charts) for who in usage.shares}
    starts = tuple(pitcher.st or 0.0 for pitcher in sheet.pitchers)
    st = {number: max(half_step(FIRST_LEVEL * starts[number]), LEAST_ST) for number in sheet.starters}
    bat_value = max(summed(max(0, floor(worth)) for worth in worths), 1)
    return Fit(
        sheet, tuple(worths), starts, *record, usage, gloves(sheet, charts), PenOdds.of(usage), found, bat_value, st
    )
