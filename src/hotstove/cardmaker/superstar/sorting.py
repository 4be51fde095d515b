"""Squares of one kind shared out among the symbols that say where the runners go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotstove.cardmaker.superstar.squares import WEIGHT
from hotstove.table.sums import summed


def sort_squares(numbers: Sequence[int], needs: Mapping[str, float]) -> dict[int, str]:
    """A symbol for each square, large squares first, each to the symbol that lacks most: right for many squares."""
    lacking = dict(needs)
    symbols = {}
    for number in _large_first(numbers):
        symbol = max(lacking, key=lambda name: lacking[name])
        symbols[number] = symbol
        lacking[symbol] -= WEIGHT[number]
    return symbols


def draw_squares(numbers: Sequence[int], needs: Mapping[str, float], turn: float) -> dict[int, str]:
    """A symbol for each of a few squares: right in the mean of many players, and as even as may be for each.

    The squares are laid round a wheel that the needs divide among the symbols, and the wheel is turned, for each
    player by another part of a full turn.
    """
    order = _large_first(numbers)
    whole = summed(WEIGHT[number] for number in order)
    scale = whole / summed(needs.values())
    place = turn * whole
    symbols = {}
    for number in order:
        mark = (place + WEIGHT[number] / 2) % whole
        place += WEIGHT[number]
        for symbol, need in needs.items():
            symbols[number] = symbol
            mark -= need * scale
            if mark < 0:
                break
    return symbols


def _large_first(numbers: Sequence[int]) -> list[int]:
    return sorted(numbers, key=lambda number: (-WEIGHT[number], number))
