"""The exact chances of one side's game: every triad against a starter, with every reliever rested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.lines import TurnLine
from hotstove.games.pennant.reading import Side, turn
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff, starter_of
from hotstove.odds.enumerate import outcomes
from hotstove.table.errors import Mistake

NOBODY = 0
"""The batting side's own starter, whom no rule of its turn reads."""


@dataclass(frozen=True)
class GameOdds:
    """Chances of a side's game of nine innings."""

    title: str
    shutout: float
    complete: float
    """A complete game that is no shutout."""
    runs: Mapping[int, float]
    expected: float
    earned: float


def game_odds(batting: Sheet, fielding: Sheet, name: str, charts: PennantCharts) -> GameOdds:
    """Shutouts, complete games, and the runs in nine innings with their chances."""
    number = fielding.pitcher_number(name)
    pitcher = fielding.pitchers[number]
    if not pitcher.starts:
        raise Mistake(f"{pitcher.name} has no ST rating and cannot start; the starters are {_starters(fielding)}")
    starter = starter_of(pitcher, number)
    bats = Side(batting.columns, starter_of(batting.pitchers[NOBODY], NOBODY))
    fields = Side(fielding.columns, starter, Staff.rested(fielding).pen(1, number))
    lines: list[TurnLine] = [way.result for way in outcomes(lambda: turn(charts, bats, fields))]
    every = len(lines)
    return GameOdds(
        f"{batting.year} {batting.club} against {pitcher.name} of {fielding.year} {fielding.club}, his bullpen rested",
        sum(line.shutout for line in lines) / every,
        sum(line.complete and not line.shutout for line in lines) / every,
        {runs: count / every for runs, count in sorted(Counter(line.runs for line in lines).items())},
        sum(line.runs for line in lines) / every,
        sum(line.earned for line in lines) / every,
    )


def _starters(sheet: Sheet) -> str:
    return ", ".join(sheet.pitchers[number].name for number in sheet.starters)
