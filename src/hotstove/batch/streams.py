"""The stream of dice on numbers of the compiled loop: `table.streams`, held to it by parity."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.managers.book.lots import GOLDEN_RATIO
from hotstove.table.streams import FIRST_FACTOR, MULTIPLIER, SECOND_FACTOR, STEP

U = np.uint64
SHORT, WORD = U(0xFFFF), U(0xFFFFFFFF)
TIMES, MIX_STEP, MIX_FIRST, MIX_SECOND = U(MULTIPLIER), U(STEP), U(FIRST_FACTOR), U(SECOND_FACTOR)


def spread(number: Any) -> Any:
    """`streams.mixed`."""
    number = number + MIX_STEP
    number = (number ^ (number >> U(30))) * MIX_FIRST
    number = (number ^ (number >> U(27))) * MIX_SECOND
    return number ^ (number >> U(31))


def bits(state: Any) -> Any:
    """32 bits at a state of the stream."""
    return (((state >> U(22)) ^ state) >> (U(22) + (state >> U(61)))) & WORD


def onward(state: Any) -> Any:
    """The next state."""
    return state * TIMES


def fraction_of(inning: int, outs: Any, visitors: int, home: int, first_up: int, second_up: int, lot: Any) -> Any:
    """`managers.book.lots.hash_fraction`."""
    moment = (((inning * 3 + outs) * 40 + visitors) * 40 + home) * 100 + first_up * 10 + second_up
    return np.float64((U(moment ^ lot) * U(GOLDEN_RATIO)) & WORD) / 4294967296.0
