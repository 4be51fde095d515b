"""The arrays that one call of the loop works on, made once for all its games."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import Ground, Half, Mounds, Scoring

PLAYERS_A_SIDE, MOST_PLAYS = 40, 1024


def new_ground(players: int) -> Any:
    """Both sides of a game, with room for so many players of all clubs."""
    return Ground(
        np.zeros((2, 10), np.int64), np.zeros((2, 10), np.int64), np.zeros((2, 10), np.int64),
        np.zeros(players, np.uint8), np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64),
        np.zeros(players, np.uint8), np.zeros(players, np.uint8), np.zeros((10, 3), np.int64),
        np.zeros(players, np.int64), np.zeros(players, np.int64),
    )  # fmt: skip


def new_mounds() -> Any:
    """The pitchers of both sides."""
    size = (2, PLAYERS_A_SIDE)
    return Mounds(
        np.zeros(2, np.int64), np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size, np.int64),
        np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size, np.int64),
        np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros(size, np.int64),
        np.zeros(size, np.int64), np.zeros(size, np.int64),
    )  # fmt: skip


def new_scoring() -> Any:
    """The plays of a game that scored."""
    return Scoring(
        np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS, np.int64),
        np.zeros(MOST_PLAYS, np.int64), np.zeros((MOST_PLAYS, 4), np.int64),
    )  # fmt: skip


def new_half() -> Any:
    """The plays of a half-inning, with scratch paper."""
    return Half(
        np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS, np.int64),
        np.zeros((MOST_PLAYS, 4), np.int64), np.zeros((19, MOST_PLAYS), np.int64), np.zeros((64, MOST_PLAYS), np.uint8),
    )  # fmt: skip
