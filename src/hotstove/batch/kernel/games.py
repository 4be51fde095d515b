"""Whole games on arrays. It knows baseball: innings, lineups, benches, the book. Of the rules it knows the tables only.

What differs from game to game are the functions of `superstar.parts` and the numbers of `superstar.places`, for which
`compiling` puts in those of the game that is played. With `half_inning` this is the one text that stands beside
`diamond.plays_game` and `scorebook.fold`: the loop of a game. Parity holds it to them, play by play and column by
column.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch import registers as r
from hotstove.batch.arrays import DEPTH, RAINY, Truth, Whole
from hotstove.batch.kernel.decisions import decide
from hotstove.batch.kernel.half_inning import half_inning
from hotstove.batch.kernel.mounds import close_book, enter_work
from hotstove.batch.kernel.squads import FIXTURE_INNINGS, count_down, enter_missed, line_up
from hotstove.batch.kernel.usual import open_game
from hotstove.batch.streams import WORD, U, spread
from hotstove.batch.superstar.parts import first_throw, thrown
from hotstove.diamond.lineup import PITCHER
from hotstove.games.superstar.weather import RAIN, THREAT
from hotstove.table.streams import STEP

ZERO, ONE = U(0), U(1)
MIX_STEP = U(STEP)
UNKNOWN, CLEAR, DARK, RAINING = range(4)
RAINS, THREATENS = U(RAIN - 10), U(THREAT - 10)
"""The sky, and the falls of the dice that bring rain and its threat."""


def games(seed: Any, first_game: int, which: Any, fixtures: Any, tables: Any, roster: Any, season: Any, books: Any,
          results: Any, log: Any, log_ends: Any, memory: Any) -> Whole:  # fmt: skip
    """Plays one game for each entry of `which`, a row of `fixtures`; the number of plays.

    With room in `log` every play is written down; `log_ends` says where each game ends in it.
    """
    score, scoring, mounds = memory.score, memory.scoring, memory.mounds
    logged, plays = 0, 0
    planned = season.day.shape[0] > 0
    for game in range(len(which)):
        own_seed = spread(seed + U(first_game + game) * MIX_STEP)
        lot = np.int64(own_seed & WORD)
        die, stream = first_throw(spread(own_seed) | ONE, tables)
        left = tables.settings[DEPTH]
        fixture = fixtures[which[game]]
        mounds.innings = fixture[FIXTURE_INNINGS]
        for side in range(2):
            take_field(memory, roster, tables, books, season, fixture, which[game], side, planned)
        open_game(memory.registers, roster, fixture[1])
        number = scorings = 0
        inning, over, any_hurt, any_missing, sky = 1, False, False, False, UNKNOWN
        while not over:
            memory.registers[r.INNING] = U(tables.inning_class[min(inning, 10)])
            for half in range(2):
                if tables.settings[RAINY]:
                    sky, die, stream, left = look_up(sky, die, stream, left, memory.pile, tables)
                    if sky == RAINING:
                        over = True
                        break
                die, stream, left, number, scorings, any_hurt, any_missing, over, logged = half_inning(
                    inning, half, fixture[half], fixture[1 - half], die, stream, left, lot, number, scorings, any_hurt,
                    any_missing, tables, roster, books, log, logged, memory,
                )  # fmt: skip
                if inning >= mounds.innings and (score[1] > score[0] or (half == 1 and score[0] != score[1])):
                    over = True
                if over:
                    break
            inning += 1
        plays += number
        saved = decide(score, mounds, scoring, scorings, memory.stints, memory.stint_counts, books.mound)
        for side in range(2):
            close_book(
                mounds, books, side, memory.starter[side], memory.fielded_outs[side], memory.seat[side],
                memory.since[side],
            )  # fmt: skip
            if planned:
                count_down(memory.ground, roster, season, fixture[side])
                enter_work(mounds, season, season.day[which[game]], side, memory.starter[side], saved)
        if any_hurt or any_missing:
            for side in range(2):
                enter_missed(memory.ground, roster, books, season, fixture[side], planned)
        results[game, 0], results[game, 1], results[game, 2], results[game, 3] = score[0], score[1], inning - 1, number
        results[game, 4] = 1 if sky == RAINING else 0
        if log.shape[0] > 0:
            log_ends[game] = logged
    return plays


def take_field(memory: Any, roster: Any, tables: Any, books: Any, season: Any, fixture: Any, number: int, side: int,
               planned: Truth) -> None:  # fmt: skip
    """A side of a fixture begins its game: nothing is booked, and the starter is fresh."""
    memory.score[side] = memory.fielded_outs[side] = memory.mounds.count[side] = 0
    memory.ups[side], memory.booked[side], memory.bench_hand[side] = 1, -1, -1
    line_up(memory.ground, roster, tables, books, season, fixture, number, side, memory.seat, planned)
    memory.pitcher_of[side] = memory.starter[side] = memory.ground.field[side, PITCHER]
    memory.started_of[side] = 1
    memory.outs_of[side] = memory.runs_of[side] = memory.reached_of[side] = 0
    memory.faced_of[side] = memory.earned_of[side] = 0
    memory.worn[side, :] = 0


def look_up(sky: int, die: Any, stream: Any, left: int, pile: Any, tables: Any) -> tuple[Whole, Any, Any, Whole]:
    """The sky before a half-inning, then the throw ahead, the stream and the cards left: it is thrown for once, and
    again while rain threatens."""
    if sky == UNKNOWN:
        sky = CLEAR
        fell, die, stream, left = thrown(ZERO, die, stream, left, pile, tables)
        if fell == RAINS:
            sky = RAINING
        elif fell == THREATENS:
            sky = DARK
    if sky == DARK:
        fell, die, stream, left = thrown(ZERO, die, stream, left, pile, tables)
        if fell == RAINS:
            sky = RAINING
    return sky, die, stream, left
