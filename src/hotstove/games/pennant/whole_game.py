"""A whole game from its two sides: visitors, home, extra innings, and the extra homers at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hotstove.games.pennant.book import Book
from hotstove.games.pennant.columns import Columns
from hotstove.games.pennant.dice import PAIR
from hotstove.games.pennant.extra_innings import extra_innings
from hotstove.games.pennant.lines import ExtraInning, GameLine, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Side, turn
from hotstove.table.questions import Roll, Rule

Watch: TypeAlias = Callable[[int, TurnLine], None]
"""Told which side batted (0 visitors, 1 home) and what its turn came to, as soon as it is over."""


def unseen(side: int, line: TurnLine) -> None:
    """Nobody watches."""


def whole_game(book: Book, visitors: Side, home: Side, options: Options, watch: Watch = unseen) -> Rule[GameLine]:
    """Both turns, the extra innings of a tie, then two dice for every extra homer, the visitors' first."""
    first = yield from turn(book, visitors, home)
    watch(0, first)
    second = yield from turn(book, home, visitors)
    watch(1, second)
    extra: tuple[ExtraInning, ...] = ()
    if first.runs == second.runs:
        extra = yield from extra_innings((visitors, home), (first, second))
    ours = yield from homers(visitors.columns, first, options)
    theirs = yield from homers(home.columns, second, options)
    return GameLine((visitors.starter.number, home.starter.number), (first, second), extra, (ours, theirs))


def homers(batting: Columns, line: TurnLine, options: Options) -> Rule[tuple[str, ...]]:
    """The spots that homered: one for a power bonus, and one for every extra homer, called by two dice (PR-26)."""
    power = (line.power.spot,) if line.power.points > 0 else ()
    if not options.extra_homers:
        return power
    extra = []
    for _ in range(0 if line.shutout else batting.extra_homers(line.triad)):
        extra.append(batting.slugger((yield Roll("homer", PAIR))))
    return (*power, *extra)
