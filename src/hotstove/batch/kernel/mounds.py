"""The pitchers of both sides: who came in when, whose the runners are, and what is booked when the game is over."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import (
    COMPLETE,
    EARNED,
    FINISHED,
    GAMES,
    INHERITED,
    INHERITED_SCORED,
    MOST_OUTS,
    OUTS_PUT,
    PASSES_ON,
    RUNS,
    SCORED,
    SHUTOUTS,
    STANDING,
    STARTED,
    Whole,
)
from hotstove.batch.streams import SHORT, U
from hotstove.diamond.lineup import PITCHER

SHORT_NOBODY = 0xFFFF


def announce(mounds: Any, side: int, player: int) -> Whole:
    """The place of a pitcher among those of his side; a new one is added."""
    count = mounds.count[side]
    for place in range(count - 1, -1, -1):
        if mounds.player[side, place] == player:
            return place
    mounds.count[side] = count + 1
    mounds.player[side, count] = player
    mounds.worked[side, count] = 0
    mounds.outs[side, count] = 0
    mounds.runs[side, count] = 0
    mounds.earned[side, count] = 0
    mounds.earned_here[side, count] = 0
    mounds.inherited[side, count] = 0
    mounds.inherited_scored[side, count] = 0
    mounds.inning[side, count] = 0
    mounds.outs_then[side, count] = 0
    return count


def comes_on(mounds: Any, side: int, pitcher: int, inning: int, outs: Any, lead: int, number: int, bases: Any) -> None:
    """A pitcher is booked for his first play: when he came in, with which lead and which runners."""
    place = announce(mounds, side, pitcher)
    mounds.worked[side, place] = 1
    mounds.inning[side, place] = inning
    mounds.outs_then[side, place] = np.int64(outs)
    mounds.lead[side, place] = lead
    mounds.number[side, place] = number
    on_base = np.int64((bases & U(1)) + ((bases >> U(1)) & U(1)) + (bases >> U(2)))
    mounds.on_base[side, place] = mounds.inherited[side, place] = on_base


def held_by(mound: int, bases: Any) -> Any:
    """Sixteen bits for each base, with the place of one pitcher where there is a runner."""
    held = U(0)
    for base in range(3):
        there = (bases >> U(base)) & U(1) == U(1)
        held |= (U(mound) if there else SHORT) << U(16 * base)
    return held


def charged_here(track: Any, held: Any, mound: int, at: Any, before: Any) -> tuple[Any, Whole]:
    """With runners of several pitchers on base: whose they are after a play, and the runs of the one on the mound.

    `held` has sixteen bits for each base with the place of the pitcher responsible for its runner.
    """
    at[0] = mound
    for base in range(3):
        at[base + 1] = np.int64((held >> U(16 * base)) & SHORT)
    if track[PASSES_ON]:
        count = 0
        for place in range(3, -1, -1):
            if place == 0 or at[place] != SHORT_NOBODY:
                before[count] = at[place]
                count += 1
        count = 0
        for place in range(3, -1, -1):
            if (place == 0 or at[place] != SHORT_NOBODY) and (track[OUTS_PUT] >> place) & 1 == 0:
                at[place] = before[count]
                count += 1
    runs = 0
    for run in range(track[SCORED]):
        if at[track[SCORED + 1 + run]] == mound:
            runs += 1
    after = U(0)
    for base in range(3):
        place = track[STANDING + base]
        after |= U(at[place] if place >= 0 else SHORT_NOBODY) << U(16 * base)
    return after, runs


def enter_work(mounds: Any, season: Any, day: int, side: int, starter: int) -> None:
    """The work of a game's pitchers: relief games, and the rest that they need."""
    for place in range(mounds.count[side]):
        player = mounds.player[side, place]
        started = 1 if player == starter else 0
        season.relieved[player] += 1 - started
        outs = min(mounds.outs[side, place], MOST_OUTS)
        season.ready[player] = max(season.ready[player], day + season.rest[player, started, outs])


def close_book(mounds: Any, books: Any, side: int, starter: int, outs: int, seat: Any, since: Any) -> None:
    """The columns of pitchers and fielders that are known when a game is over."""
    for position in range(1, 10):
        if seat[position] >= 0:
            books.glove[seat[position] * 10 + position, 2] += outs - since[position]
    count, all_runs = mounds.count[side], 0
    for place in range(count):
        all_runs += mounds.runs[side, place]
    for place in range(count):
        player = mounds.player[side, place]
        alone, last = count == 1, place == count - 1
        if mounds.worked[side, place] == 0:
            books.glove[player * 10 + PITCHER, 0] += 1
        found_nobody_out = mounds.inning[side, place] == 1 and mounds.outs_then[side, place] == 0
        books.mound[player, GAMES] += 1
        books.mound[player, STARTED] += 1 if player == starter else 0
        books.mound[player, COMPLETE] += 1 if alone else 0
        books.mound[player, SHUTOUTS] += 1 if all_runs == 0 and last and (alone or found_nobody_out) else 0
        books.mound[player, FINISHED] += 1 if last and not alone else 0
        books.mound[player, RUNS] += mounds.runs[side, place]
        books.mound[player, EARNED] += mounds.earned[side, place]
        books.mound[player, INHERITED] += mounds.inherited[side, place]
        books.mound[player, INHERITED_SCORED] += mounds.inherited_scored[side, place]
