"""The roll of one side, and what it finds: shutout, complete game or bullpen (PR-04 to PR-16)."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.games.pennant.book import Book
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
def turn(book: Book, batting: Side, fielding: Side) -> Rule[TurnLine]:
    """One side's turn at bat."""
    triad = yield Roll("triad", TRIAD)
    if triad > fielding.starter.sho:
        return shutout(book, triad)
    if triad > fielding.starter.cg:
        return complete_game(book, triad, batting, fielding)
    return bullpen(book, triad, batting, fielding)


@stage("PR-27")
def shutout(book: Book, triad: int) -> TurnLine:
    return TurnLine(triad, shutout=True, complete=True)


@stage("PR-06")
def complete_game(book: Book, triad: int, batting: Side, fielding: Side) -> TurnLine:
    return resolve(book, triad, batting.columns, fielding.columns, fielding.starter.st)


@stage("PR-11", "PR-12", "PR-13", "PR-14", "PR-15", "PR-16")
def bullpen(book: Book, triad: int, batting: Side, fielding: Side) -> TurnLine:
    dice = faces(triad)
    pitched = with_inning(book.innings(fielding.starter.end, dice.white), dice.total <= LOW)
    called = int(book.relievers(pitched, dice.red))
    players = relievers(fielding.pen, called)
    return resolve(book, triad, batting.columns, fielding.columns, fielding.starter.st, outs(pitched), players)


@tabulated
def with_inning(pitched: str, added: bool) -> str:
    """The bullpen's innings, with the one that a low sum adds."""
    return innings(outs(pitched) + 3 * added)
