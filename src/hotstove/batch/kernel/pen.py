"""The bullpen of a day in planned seasons, on sequences of numbers: both engines run these lines."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from hotstove.batch.arrays import RELIEFS, WEIGHT_AHEAD, Whole
from hotstove.diamond.asking import relief_due

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Marks: TypeAlias = npt.NDArray[np.int64] | list[int]
BULLPEN, LEAST_BULLPEN = 6, 2
"""Relievers on a day's roster; so many are taken along whatever their rest."""
NOT_A_RELIEVER = -1e6
"""Relief games due of somebody who is none of the day's relievers."""
NOBODY = -1


def choose_pen(due: Floats, ready: Ints, worked: Ints, work: Floats, rank: Ints, order: Ints, taken: Marks, first: int,
               last: int, day: int, pen: Marks, everybody: bool) -> Whole:  # fmt: skip
    """Writes the day's relievers into `pen`, the closer last, and gives their number.

    Players of the club are those from `first` up to `last`; `due` counts from the first of them. Rested ones who are
    furthest behind their relief games come first; with `everybody` all of them come. `ready` is the day from which a
    player is rested, `worked` and `work` are those of a season, `rank` is his place in the club's bullpen, `order`
    settles ties; players who are `taken` are not asked, and all who are chosen are marked.
    """
    count = 0
    if everybody:
        for place in range(last - first):
            player = first + place
            if due[place] > NOT_A_RELIEVER and taken[player] == 0 and ready[player] <= day:
                taken[player] = 1
                pen[count] = player
                count += 1
    for must_be_rested in (True, False):
        most = BULLPEN if must_be_rested and not everybody else LEAST_BULLPEN
        while count < most and count < len(pen):
            best, best_behind = NOBODY, 0.0
            for place in range(last - first):
                player = first + place
                if due[place] <= NOT_A_RELIEVER or taken[player] == 1 or (must_be_rested and ready[player] > day):
                    continue
                behind = relief_due(due[place], worked[player, RELIEFS], work[player, WEIGHT_AHEAD])
                if best < 0 or behind > best_behind or (behind == best_behind and order[player] < order[best]):
                    best, best_behind = player, behind
            if best < 0:
                break
            taken[best] = 1
            pen[count] = best
            count += 1
    if everybody:
        return count
    for place in range(1, count):
        here = place
        while here > 0 and comes_first(pen[here], pen[here - 1], rank, order):
            pen[here], pen[here - 1] = pen[here - 1], pen[here]
            here -= 1
    return count


def comes_first(one: int, other: int, rank: Ints, order: Ints) -> bool:
    """In the order of the club's bullpen; who is not in it comes before it."""
    if rank[one] != rank[other]:
        return bool(rank[one] < rank[other])
    return bool(order[one] < order[other])
