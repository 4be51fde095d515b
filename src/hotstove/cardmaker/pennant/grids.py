"""The unearned-runs grid, the X-HR grid and the X-HR ranges."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.pennant.dice import PAIRS, TRIADS, faces, triad_of_rank
from hotstove.games.pennant.sheets import SUMS
from hotstove.table.sums import summed

WAYS = {total: summed(faces(triad).total == total for triad in TRIADS) for total in SUMS}
ORDER = (10, 8, 5, 9, 6, 3, 7, 4)
"""Sums in the order in which they get a further unearned run: the commonest first, neighbours apart."""


def unearned_grid(runs_a_game: float, open_share: float = 1.0) -> tuple[int, ...]:
    """Eight numbers whose mean over all triads is the club's unearned runs in a game.

    `open_share` is the share of such triads that no shutout takes away.
    """
    wanted = round(len(TRIADS) * runs_a_game / open_share)
    all_ways = summed(WAYS.values())
    grid = dict.fromkeys(SUMS, wanted // all_ways)
    left = wanted % all_ways
    for total in _subset(left):
        grid[total] += 1
    return tuple(grid[total] for total in SUMS)


def _subset(wanted: int) -> list[int]:
    """Sums whose ways add up to a number of triads; every number from 0 to 108 can be made."""
    reached: dict[int, list[int]] = {0: []}
    for total in ORDER:
        for number, members in list(reached.items()):
            reached.setdefault(number + WAYS[total], [*members, total])
    return reached[min(reached, key=lambda number: (abs(number - wanted), number))]


def extra_homer_grid(homers_a_game: float) -> tuple[int, ...]:
    """The last triads for 3, 2, 1 and 0 extra homers, of the mean wanted: most homers come one at a time."""
    wanted = min(max(round(len(TRIADS) * homers_a_game), 0), 3 * len(TRIADS))
    if wanted == 0:
        return ()
    three, two = wanted // 60, wanted // 8
    one = wanted - 3 * three - 2 * two
    while three + two + one > len(TRIADS):
        if one >= 2:
            two, one = two + 1, one - 2
        else:
            three, two = three + 2, two - 3
    ranks = (three, three + two, three + two + one)
    return (*(triad_of_rank(number) if number else 0 for number in ranks), 666)


def homer_ranges(shares: Sequence[float]) -> list[int | None]:
    """X-HR bounds by spot from each player's share of the extra homers: 36 numbers dealt out by largest remainder."""
    whole = summed(shares)
    if whole <= 0:
        shares, whole = [1.0] * len(shares), float(len(shares))
    exact = [len(PAIRS) * share / whole for share in shares]
    widths = [int(number) for number in exact]
    by_rest = sorted(range(len(exact)), key=lambda spot: widths[spot] - exact[spot])
    for spot in by_rest[: len(PAIRS) - summed(widths)]:
        widths[spot] += 1
    bounds: list[int | None] = []
    used = 0
    for width in widths:
        used += width
        bounds.append(PAIRS[used - 1] if width else None)
    return bounds
