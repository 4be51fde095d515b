"""Squares of one kind shared out among the symbols that say where the runners go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotstove.cardmaker.superstar.squares import WEIGHT


def sort_squares(numbers: Sequence[int], needs: Mapping[str, float]) -> tuple[dict[int, str], dict[str, float]]:
    """A symbol for each square, large squares first, each to the symbol that lacks most; and what each still lacks."""
    lacking = dict(needs)
    symbols = {}
    for number in sorted(numbers, key=lambda number: (-WEIGHT[number], number)):
        symbol = max(lacking, key=lambda name: lacking[name])
        symbols[number] = symbol
        lacking[symbol] -= WEIGHT[number]
    return symbols, lacking
