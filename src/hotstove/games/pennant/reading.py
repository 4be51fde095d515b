"""The roll of one side, and what it finds: shutout, complete game or bullpen (PR-04 to PR-16)."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.columns import Columns
from hotstove.games.pennant.dice import TRIAD, faces
from hotstove.games.pennant.fatigue import Arm, relievers
from hotstove.games.pennant.innings import innings, outs
from hotstove.games.pennant.lines import TurnLine
from hotstove.games.pennant.resolving import LOW, resolve
from hotstove.table.questions import Roll, Rule
from hotstove.table.rules import stage, tabulated


@dataclass(frozen=True, slots=True)
class Starter:
    """A starting pitcher as he is today: short of rest, he has less ST and END and can finish nothing (PR-22)."""

    number: int
    st: float
    end: int
    cg: int
    sho: int


@dataclass(frozen=True, slots=True)
class Side:
    """One club in one game: its sheet as the rules read it, its starter, and the pen behind him."""

    columns: Columns
    starter: Starter
    pen: tuple[Arm, ...] = ()


@stage("PR-04", "PR-05", "PR-06")
def turn(charts: PennantCharts, batting: Side, fielding: Side) -> Rule[TurnLine]:
    """One side's turn at bat."""
    triad = yield Roll("triad", TRIAD)
    if triad > fielding.starter.sho:
        return shutout(charts, triad)
    if triad > fielding.starter.cg:
        return complete_game(charts, triad, batting, fielding)
    return bullpen(charts, triad, batting, fielding)


@stage("PR-27")
def shutout(charts: PennantCharts, triad: int) -> TurnLine:
    return TurnLine(triad, shutout=True, complete=True)


@stage("PR-06")
def complete_game(charts: PennantCharts, triad: int, batting: Side, fielding: Side) -> TurnLine:
    return resolve(charts, triad, batting.columns, fielding.columns, fielding.starter.st)


@stage("PR-11", "PR-12", "PR-13", "PR-14", "PR-15", "PR-16")
def bullpen(charts: PennantCharts, triad: int, batting: Side, fielding: Side) -> TurnLine:
    dice = faces(triad)
    pitched = with_inning(charts.innings(fielding.starter.end, dice.white), dice.total <= LOW)
    called = int(charts.relievers(pitched, dice.red))
    players = relievers(fielding.pen, called)
    return resolve(charts, triad, batting.columns, fielding.columns, fielding.starter.st, outs(pitched), players)


@tabulated
def with_inning(pitched: str, added: bool) -> str:
    """The bullpen's innings, with the one that a low sum adds."""
    return innings(outs(pitched) + 3 * added)
