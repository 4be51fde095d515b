"""The solved game, taken from its file; solving from scratch is a command of its own."""

from __future__ import annotations

from dataclasses import replace

from hotstove.diamond.situation import BOTTOM, TOP
from hotstove.games.rallybird.asking import deck_of
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.options import BOTH, NOBODY, Options
from hotstove.odds.rallybird import store
from hotstove.odds.rallybird.model import Board
from hotstove.odds.rallybird.packing import variant_name
from hotstove.odds.rallybird.solution import ForRuns, ForTheGame, Solution
from hotstove.table.errors import Mistake


def board_of(charts: RallyCharts, options: Options) -> Board:
    return Board(charts, deck_of(options))


def runs_name(take_the_pitch: bool, snake_eyes: bool) -> str:
    """The name of the file with expected runs under these rules of the half-inning."""
    whole = Options(take_the_pitch=take_the_pitch, snake_eyes=BOTH if snake_eyes else NOBODY)
    return f"runs-{variant_name(whole)}"


def solution_for_runs(charts: RallyCharts, options: Options) -> Solution:
    """The game in which every run counts one."""
    board = board_of(charts, options)
    snake_eyes = {half: options.walks_on_two(half) for half in (TOP, BOTTOM)}
    values = {}
    for walks in set(snake_eyes.values()):
        found = store.load_runs(board, runs_name(options.take_the_pitch, walks))
        if found is None:
            raise unsolved(options)
        values[walks] = found
    return Solution(ForRuns(board, values, snake_eyes))


def serving(options: Options) -> tuple[Options, ...]:
    """The options whose values serve these: their own, and nine innings, in which the last three are the same."""
    return (options, replace(options, innings=9))


def solution_for_the_game(charts: RallyCharts, options: Options) -> Solution:
    """The game in which winning is all that counts."""
    board = board_of(charts, options)
    for wanted in serving(options):
        found = store.load_winning(board, wanted)
        if found is not None:
            return Solution(ForTheGame(found))
    raise unsolved(options)


def is_solved(charts: RallyCharts, options: Options) -> bool:
    """True where there are files of values for these components and options; they are not read for that."""
    board = board_of(charts, options)
    walks = {options.walks_on_two(half) for half in (TOP, BOTTOM)}
    return any(store.has_winning(board, wanted) for wanted in serving(options)) and all(
        store.has_runs(board, runs_name(options.take_the_pitch, snake_eyes)) for snake_eyes in walks
    )


def unsolved(options: Options) -> Mistake:
    return Mistake(
        f"the game under these options ({options}) is not solved on this machine yet; "
        "hotstove solve rallybird with the same options does it in some minutes"
    )
