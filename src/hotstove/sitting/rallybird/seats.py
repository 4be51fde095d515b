"""Who sits where: a person, or one of the managers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.view import RallyView
from hotstove.sitting.arguments import PERSON, PlayArgs
from hotstove.sitting.arguments import seated as usually_seated
from hotstove.table.errors import Mistake
from hotstove.table.managing import Manager

if TYPE_CHECKING:
    from hotstove.odds.rallybird.solution import Solution

SOLVERS = ("equilibrium", "reader")
"""Managers who play by the solved game."""
MANAGERS = (*SOLVERS, "novice")
SEATED = (PERSON, *MANAGERS)


@dataclass(frozen=True)
class Solutions:
    """The solved game under these options, loaded when somebody needs it."""

    book: RallyCharts
    options: Options

    @cached_property
    def game(self) -> Solution:
        from hotstove.odds.rallybird.solved import solution_for_the_game

        return solution_for_the_game(self.book, self.options)

    @cached_property
    def runs(self) -> Solution:
        from hotstove.odds.rallybird.solved import solution_for_runs

        return solution_for_runs(self.book, self.options)

    def game_or_none(self) -> Solution | None:
        try:
            return self.game
        except Mistake:
            return None

    def runs_or_none(self) -> Solution | None:
        try:
            return self.runs
        except Mistake:
            return None


@lru_cache(maxsize=4)
def solutions_of(charts: RallyCharts, options: Options) -> Solutions:
    """One for all tables: a solved game takes 25 MB, and everything that is asked of it is worked out from the values
    alone."""
    return Solutions(charts, options)


def seated(args: PlayArgs, begun: tuple[str, str] | None = None) -> tuple[str, str]:
    """As typed: two of person, equilibrium, reader and novice; else as the tape was begun, or as in any other game."""
    if args.auto and (args.away or args.home):
        raise Mistake("--auto: name who plays, or use --auto, not both")
    usual = begun if begun is not None and not args.auto else usually_seated(args, SOLVERS[0])
    return _seat(args.away or usual[0]), _seat(args.home or usual[1])


def _seat(name: str) -> str:
    typed = {"me": PERSON}.get(name.lower(), name.lower())
    if typed not in SEATED:
        raise Mistake(f"{name!r} cannot play: it is {', '.join(SEATED)}")
    return typed


def manager(name: str, solutions: Solutions, seed: int) -> Manager[RallyView]:
    """A manager by his name; who plays by the solved game loads it now."""
    if name == "novice":
        from hotstove.managers.rallybird.novice import Novice

        return Novice(seed)
    from hotstove.managers.rallybird.equilibrium import Equilibrium
    from hotstove.managers.rallybird.reader import Reader

    return (Reader if name == "reader" else Equilibrium)(solutions.game, seed)
