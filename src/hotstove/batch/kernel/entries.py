"""What a play and a half-inning leave in the books, on arrays: `scorebook.fold`, held to it by parity."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import HURT_GAMES, HURT_POSITION, HURT_SIDE, TOLD_BESIDE, Truth, Whole
from hotstove.batch.kernel.earned import charge_half
from hotstove.batch.streams import SHORT, U

ONE, BYTE, FEW = U(1), U(255), U(15)


def count_play(books: Any, credit: Any, word: Any, batter: Any, pitcher: int, runners: Any, gloves: Any) -> None:
    """One more of its kinds of effect for the batter, the pitcher, and the runners and fielders who had a part."""
    batted, fielded = books.batted, books.fielded
    batted[batter, word & BYTE] += ONE
    books.pitched[U(pitcher), (word >> U(8)) & BYTE] += ONE
    ran = (word >> U(16)) & U(0xFFFFFF)
    if ran:
        if ran & BYTE:
            batted[runners & SHORT, ran & BYTE] += ONE
        if ran & U(0xFF00):
            batted[(runners >> U(16)) & SHORT, (ran >> U(8)) & BYTE] += ONE
        if ran >> U(16):
            batted[runners >> U(32), ran >> U(16)] += ONE
    while credit:
        fielded[gloves[credit & FEW], (credit >> U(4)) & U(63)] += ONE
        credit >>= U(10)


def is_hurt_by(E: Any, tables: Any, ground: Any, leaf: Any, fielding: int) -> Truth:  # noqa: N803
    """A play hurts somebody, who is noted with the games that he misses."""
    hurt = tables.hurts[leaf]
    if hurt[TOLD_BESIDE]:
        hurt = tables.besides[np.int64(E[tables.besides[0, 0, 0]]), np.int64(E[tables.besides[0, 0, 1]])]
    if hurt[HURT_POSITION] == 0:
        return False
    side = fielding if hurt[HURT_SIDE] == 0 else hurt[HURT_SIDE] - 1
    victim = ground.field[side, hurt[HURT_POSITION]]
    if victim < 0:
        return False
    ground.hurt[victim] = hurt[HURT_GAMES] + 1
    return True


def charge_runs(
    tables: Any, mounds: Any, scoring: Any, plays: Any, side: int, half_plays: int, half_runs: int, rebuilds: Truth,
    first_scoring: int, scorings: int, first_number: int,
) -> Whole:  # fmt: skip
    """Charges the runs of a half-inning to the pitchers of a side; how many are earned against the club. Where nothing
    is in doubt, all are earned by the pitcher on the mound."""
    if rebuilds:
        return charge_half(tables.tracks, plays, half_plays, mounds, side, scoring, first_scoring, first_number)
    for play in range(first_scoring, scorings):
        place = scoring.charged[play, 0]
        mounds.runs[side, place] += scoring.runs[play]
        mounds.earned[side, place] += scoring.runs[play]
        mounds.earned_here[side, place] += scoring.runs[play]
    return half_runs
