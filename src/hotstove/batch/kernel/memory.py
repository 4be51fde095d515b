"""The arrays that one call of the loop works on, made once for all its games."""

from __future__ import annotations

import numpy as np

from hotstove.batch.arrays import Ground, Half, Memory, Mounds, Scoring
from hotstove.batch.registers import REGISTERS

PLAYERS_A_SIDE, MOST_PLAYS = 40, 1024
WEAR = 8
"""Numbers that a game may remember of a pitcher."""
CARDS = 100
"""Of the largest deck."""


def new_memory(players: int) -> Memory:
    """For games among so many players of all clubs. The loop itself allocates nothing."""

    def whole(*shape: int) -> np.ndarray:
        return np.zeros(shape, np.int64)

    def bytes_of(*shape: int) -> np.ndarray:
        return np.zeros(shape, np.uint8)

    ground = Ground(
        players=whole(2, 10), positions=whole(2, 10), field=whole(2, 10), used=bytes_of(players), complete=whole(2),
        row=whole(2), arm=whole(2), taken=bytes_of(players), left=bytes_of(players), moves=whole(10, 3),
        by_plan=whole(2), stamina=whole(2), finishes_with=whole(2), is_reliever=bytes_of(players),
        due=np.zeros(players), asked=whole(players), saves=np.zeros(players), owed_saves=np.zeros(players),
        is_fielder=bytes_of(players), order=whole(players), tried=whole(10, 3),
        loose=whole(10), vacant=whole(12), permuted=whole(12), hurt=whole(players),
        missing=whole(players),
    )  # fmt: skip
    mounds = Mounds(whole(2), *(whole(2, PLAYERS_A_SIDE) for _ in Mounds._fields[1:]))
    scoring = Scoring(
        number=whole(MOST_PLAYS), side=whole(MOST_PLAYS), lead=whole(MOST_PLAYS), runs=whole(MOST_PLAYS),
        charged=whole(MOST_PLAYS, 4),
    )  # fmt: skip
    half = Half(
        leaf=whole(MOST_PLAYS), mound=whole(MOST_PLAYS), outs=whole(MOST_PLAYS), at=whole(MOST_PLAYS, 4),
        scratch=whole(19, MOST_PLAYS), home=bytes_of(64, MOST_PLAYS),
    )  # fmt: skip
    return Memory(
        registers=np.zeros(REGISTERS, np.uint64), ground=ground, mounds=mounds, scoring=scoring, half=half,
        stints=whole(2, PLAYERS_A_SIDE), stint_counts=whole(2), score=whole(2), ups=whole(2), fielded_outs=whole(2),
        starter=whole(2), booked=whole(2), bench_hand=whole(2), bench_best=np.zeros(2, np.float64),
        pitcher_of=whole(2), started_of=whole(2), outs_of=whole(2), runs_of=whole(2), reached_of=whole(2),
        faced_of=whole(2), earned_of=whole(2), worn=whole(2, WEAR), seat=whole(2, 10), since=whole(2, 10),
        gloves=np.zeros(16, np.uint64), order=np.zeros(10, np.uint64), pile=bytes_of(CARDS), held=whole(2, 4),
    )  # fmt: skip
