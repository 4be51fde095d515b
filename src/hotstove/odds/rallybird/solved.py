"""The solved game, taken from its file; solving from scratch is a command of its own."""

from __future__ import annotations

from dataclasses import replace

from hotstove.diamond.situation import BOTTOM, TOP
from hotstove.games.rallybird.book import RallyBook
from hotstove.games.rallybird.contest import deck_of
from hotstove.games.rallybird.options import BOTH, NOBODY, Options
from hotstove.odds.rallybird import store
from hotstove.odds.rallybird.model import Board
from hotstove.odds.rallybird.packing import variant_name
from hotstove.odds.rallybird.solution import ForRuns, ForTheGame, Solution
from hotstove.table.errors import Mistake


def board_of(book: RallyBook, options: Options) -> Board:
    return Board(book, deck_of(options))


def runs_name(take_the_pitch: bool, snake_eyes: bool) -> str:
    """The name of the file with expected runs under these rules of the half-inning."""
    whole = Options(take_the_pitch=take_the_pitch, snake_eyes=BOTH if snake_eyes else NOBODY)
    return f"runs-{variant_name(whole)}"


def solution_for_runs(book: RallyBook, options: Options) -> Solution:
    """The game in which every run counts one."""
    board = board_of(book, options)
    snake_eyes = {half: options.walks_on_two(half) for half in (TOP, BOTTOM)}
    values = {}
    for walks in set(snake_eyes.values()):
        found = store.load_runs(board, runs_name(options.take_the_pitch, walks))
        if found is None:
            raise unsolved(options)
        values[walks] = found
    return Solution(ForRuns(board, values, snake_eyes))


def solution_for_the_game(book: RallyBook, options: Options) -> Solution:
    """The game in which winning is all that counts; a file for nine innings serves three as well."""
    board = board_of(book, options)
    for wanted in (options, replace(options, innings=9)):
        found = store.load_winning(board, wanted)
        if found is not None:
            _lay_out(board, options)
            return Solution(ForTheGame(found))
    raise unsolved(options)


def _lay_out(board: Board, options: Options) -> None:
    """The rules of the half-innings as arrays, so that no at-bat has to wait for them."""
    for half in (TOP, BOTTOM):
        for rallybird in {False, options.rallybird}:
            board.model(options.walks_on_two(half), rallybird)


def is_solved(book: RallyBook, options: Options) -> bool:
    """True where files of values for these components and options can be used."""
    try:
        solution_for_the_game(book, options)
        solution_for_runs(book, options)
    except Mistake:
        return False
    return True


def unsolved(options: Options) -> Mistake:
    return Mistake(
        f"the game under these options ({options}) is not solved on this machine yet; "
        "hotstove solve rallybird with the same options does it in some minutes"
    )
