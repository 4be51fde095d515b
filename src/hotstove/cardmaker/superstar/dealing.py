"""Squares dealt to symbols: exactly by weight, or shared out among those that say where the runners go; and a player's
own luck in rounding, the same for him on every machine and even over all players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from zlib import crc32

from hotstove.cardmaker.superstar.squares import WEIGHT
from hotstove.table.sums import summed

TRIES_AT_ONE_SYMBOL = 6
TRIES_IN_ALL = 60


def deal(weights: Sequence[int], counts: Sequence[int], turn: int = 0) -> list[int] | None:
    """For each square the symbol that has it, such that symbol i has squares of weight ``counts[i]`` in all.

    None where it cannot be found in a few tries: only one square weighs one, so that not every set of counts can be
    dealt. ``turn`` changes which of the squares of equal weight are taken.
    """
    squares = list(range(len(weights)))
    squares = squares[turn % len(squares) :] + squares[: turn % len(squares)]
    squares.sort(key=lambda square: -weights[square])
    order = sorted((i for i, count in enumerate(counts) if count), key=lambda i: counts[i])
    dealt = [-1] * len(weights)
    left = [TRIES_IN_ALL]
    if summed(counts) != summed(weights) or not _deal_rest(weights, counts, order, squares, dealt, left):
        return None
    return dealt


def _deal_rest(
    weights: Sequence[int],
    counts: Sequence[int],
    order: list[int],
    squares: list[int],
    dealt: list[int],
    left: list[int],
) -> bool:
    """Deals to the symbols in order, small ones first; the last one takes what is left."""
    if len(order) <= 1:
        for square in squares:
            dealt[square] = order[0]
        return True
    symbol = order[0]
    for number, taken in enumerate(subsets([weights[square] for square in squares], counts[symbol])):
        if number == TRIES_AT_ONE_SYMBOL or left[0] == 0:
            return False
        left[0] -= 1
        chosen = {squares[place] for place in taken}
        if _deal_rest(weights, counts, order[1:], [s for s in squares if s not in chosen], dealt, left):
            for square in chosen:
                dealt[square] = symbol
            return True
    return False


def subsets(weights: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """Places whose weights sum to the total, large squares first; squares of equal weight are not tried in turn.

    ``reach[i]`` has bit t set where the squares from i on can make t, so no step leads nowhere.
    """
    reach = [1] * (len(weights) + 1)
    for place in range(len(weights) - 1, -1, -1):
        reach[place] = reach[place + 1] | reach[place + 1] << weights[place]

    def walk(place: int, rest: int, taken: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if rest == 0:
            yield taken
            return
        while place < len(weights):
            weight = weights[place]
            if weight <= rest and reach[place + 1] >> (rest - weight) & 1:
                yield from walk(place + 1, rest - weight, (*taken, place))
            while place < len(weights) and weights[place] == weight:
                place += 1
            if place < len(weights) and not reach[place] >> rest & 1:
                return

    if reach[0] >> total & 1:
        yield from walk(0, total, ())


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


def lot(*words: str) -> float:
    """A number from 0 up to 1 that depends on the words alone."""
    return crc32("/".join(words).encode()) / 2**32


def rounded(value: float, *words: str) -> int:
    """Up or down by lot, such that the mean over many players is the value itself."""
    whole = int(value)
    return whole + (lot(*words) < value - whole)
