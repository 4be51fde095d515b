"""What one call of the loop works on, as one record: all places in it are known when the loop is compiled.

Numbers of a side have two places, lists of a lineup ten, one for each slot or position.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.registers import REGISTERS
from hotstove.table.errors import Mistake

PLAYERS_A_SIDE, MOST_PLAYS = 40, 1024
MOST_PLAYERS = 4096
"""Of all clubs together."""
WEAR = 8
"""Numbers that a game may remember of a pitcher."""
CARDS = 100
"""Of the largest deck."""
WHOLE, REAL, BITS, SMALL = np.int64, np.float64, np.uint64, np.uint8
Fields = tuple[tuple[str, Any, tuple[int, ...]], ...]
BY_SIDE, BY_SLOT, BY_PLAYER, BY_MOUND = (2,), (2, 10), (MOST_PLAYERS,), (2, PLAYERS_A_SIDE)

GROUND: Fields = (
    # Both sides of one game: lineups, who stands where, who has been in it.
    ("players", WHOLE, BY_SLOT),
    ("positions", WHOLE, BY_SLOT),
    ("field", WHOLE, BY_SLOT),
    ("used", SMALL, BY_PLAYER),
    ("complete", WHOLE, BY_SIDE),
    ("row", WHOLE, BY_SIDE),
    ("arm", WHOLE, BY_SIDE),
    ("taken", SMALL, BY_PLAYER),
    ("left", SMALL, BY_PLAYER),
    # Moves, and those that are being looked at; slots without a position, positions without a player, and the order in
    # which these are tried.
    ("moves", WHOLE, (10, 3)),
    ("tried", WHOLE, (10, 3)),
    ("loose", WHOLE, (10,)),
    ("vacant", WHOLE, (12,)),
    ("permuted", WHOLE, (12,)),
    # 1 where relief goes by a plan of the day, which the next ones are: `diamond.day_plan` has their words.
    ("by_plan", WHOLE, BY_SIDE),
    ("stamina", WHOLE, BY_SIDE),
    ("finishes_with", WHOLE, BY_SIDE),
    ("is_reliever", SMALL, BY_PLAYER),
    ("due", REAL, BY_PLAYER),
    ("asked", WHOLE, BY_PLAYER),
    ("saves", REAL, BY_PLAYER),
    ("owed_saves", REAL, BY_PLAYER),
    ("is_fielder", SMALL, BY_PLAYER),
    ("order", WHOLE, BY_PLAYER),
    # 0, or 1 and the games that he misses; and games that he misses after this one, which he plays to its end.
    ("hurt", WHOLE, BY_PLAYER),
    ("missing", WHOLE, BY_PLAYER),
    # 1 where he sits this game of a planned season out, having been hurt before.
    ("sits", SMALL, BY_PLAYER),
)
MOUNDS: Fields = (
    # The pitchers of both sides, in order of appearance; and the innings of the game.
    ("innings", WHOLE, ()),
    ("count", WHOLE, BY_SIDE),
    *((name, WHOLE, BY_MOUND) for name in (
        "player", "worked", "inning", "outs_then", "on_base", "lead", "number", "outs", "runs", "earned", "earned_here",
        "inherited", "inherited_scored",
    )),
)  # fmt: skip
SCORING: Fields = (
    # The plays of one game that scored.
    *((name, WHOLE, (MOST_PLAYS,)) for name in ("number", "side", "lead", "runs")),
    ("charged", WHOLE, (MOST_PLAYS, 4)),
)
HALF: Fields = (
    # The plays of one half-inning, for charging its runs.
    *((name, WHOLE, (MOST_PLAYS,)) for name in ("leaf", "mound", "outs")),
    ("at", WHOLE, (MOST_PLAYS, 4)),
    ("scratch", WHOLE, (19, MOST_PLAYS)),
    ("home", SMALL, (64, MOST_PLAYS)),
    # 1 where it began with a runner on second.
    ("placed", WHOLE, ()),
)
MEMORY: Fields = (
    ("registers", BITS, (REGISTERS,)),
    ("ground", np.dtype(list(GROUND), align=True), ()),
    ("mounds", np.dtype(list(MOUNDS), align=True), ()),
    ("scoring", np.dtype(list(SCORING), align=True), ()),
    ("half", np.dtype(list(HALF), align=True), ()),
    ("stints", WHOLE, BY_MOUND),
    *((name, WHOLE, BY_SIDE) for name in ("stint_counts", "score", "ups", "fielded_outs", "starter", "booked")),
    # The hand against which the best bat on the bench is known, -1 where it must be looked for anew, and his worth.
    ("bench_hand", WHOLE, BY_SIDE),
    ("bench_best", REAL, BY_SIDE),
    # The outing of each side's pitcher.
    *((name, WHOLE, BY_SIDE) for name in (
        "pitcher_of", "started_of", "outs_of", "runs_of", "reached_of", "faced_of", "earned_of",
    )),
    ("worn", WHOLE, (2, WEAR)),
    ("seat", WHOLE, BY_SLOT),
    ("since", WHOLE, BY_SLOT),
    ("gloves", BITS, (16,)),
    ("order", BITS, (10,)),
    ("pile", SMALL, (CARDS,)),
    # Pitchers by the places of the runners whom they answer for, before and after a play.
    ("held", WHOLE, (2, 4)),
)  # fmt: skip


def new_memory(players: int) -> Any:
    """For games among so many players of all clubs. The loop itself allocates nothing."""
    if players > MOST_PLAYERS:
        raise Mistake(f"{players:,} players of all clubs together; the batch engine has room for {MOST_PLAYERS:,}")
    return np.zeros(1, np.dtype(list(MEMORY), align=True))[0]
