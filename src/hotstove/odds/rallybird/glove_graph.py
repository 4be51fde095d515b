"""Every set of tiles that a half-inning can come to, what each success makes of it, and where its tiles can stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.gloves import (
    ZONES,
    Glove,
    Gloves,
    Placement,
    after_change,
    all_placements,
    may_change,
)
from hotstove.games.rallybird.tiles import fresh_gloves

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class GloveGraph:
    """Sets of tiles in the order of solving: whatever a success leads to stands before what it came from."""

    kinds: tuple[Glove, ...]
    """Every face that can lie on the board."""
    sets: tuple[Gloves, ...]
    starts: dict[str, int]
    """The fresh set of a half-inning, by the asterisk tile that was discarded."""

    @cached_property
    def index(self) -> dict[Gloves, int]:
        return {gloves: number for number, gloves in enumerate(self.sets)}

    @property
    def empty(self) -> int:
        """The number that stands for an empty zone."""
        return len(self.kinds)

    @cached_property
    def levels(self) -> list[int]:
        """Where each level of equally worn sets begins, and the end."""
        worn = [_freshness(gloves) for gloves in self.sets]
        return [0, *(i for i in range(1, len(worn)) if worn[i] != worn[i - 1]), len(worn)]

    @cached_property
    def kind_number(self) -> dict[Glove | None, int]:
        return {None: self.empty} | {kind: number for number, kind in enumerate(self.kinds)}

    @cached_property
    def after(self) -> Ints:
        """The set that is left when one tile of a kind was involved in a success; -1 where there is no such tile."""
        table = np.full((len(self.sets), len(self.kinds) + 1), -1, np.int64)
        for number, gloves in enumerate(self.sets):
            for glove in set(gloves):
                table[number, self.kind_number[glove]] = self.index[_worn(gloves, glove)]
        return table

    def placed(self, number: int) -> Ints:
        """All placements of a set in the order of the rules, as kinds by zone."""
        placements = all_placements(self.sets[number])
        return np.array([[self.kind_number[glove] for glove in placement] for placement in placements], np.int64)

    def present(self, number: int) -> list[int]:
        """The kinds that a set holds, the empty zone last where it has one."""
        gloves = self.sets[number]
        kinds = sorted({self.kind_number[glove] for glove in gloves})
        return [*kinds, self.empty] if len(gloves) < len(ZONES) else kinds


def glove_graph(charts: RallyCharts) -> GloveGraph:
    """All sets that can be reached from the two fresh ones."""
    starts = {discarded: fresh_gloves(charts.tiles, discarded) for discarded in charts.asterisks}
    reached: set[Gloves] = set()
    waiting = list(starts.values())
    while waiting:
        gloves = waiting.pop()
        if gloves not in reached:
            reached.add(gloves)
            waiting += [_worn(gloves, glove) for glove in set(gloves)]
    sets = tuple(sorted(reached, key=lambda gloves: (_freshness(gloves), gloves)))
    kinds = tuple(sorted({glove for gloves in sets for glove in gloves}))
    return GloveGraph(kinds, sets, {discarded: sets.index(gloves) for discarded, gloves in starts.items()})


def _freshness(gloves: Gloves) -> int:
    """How many more successes the set can bear."""
    return sum(1 if glove.red else 2 for glove in gloves)


def _worn(gloves: Gloves, glove: Glove) -> Gloves:
    """What a success at this tile alone makes of the set, as the rules have it."""
    placement: Placement = (glove, *_others(gloves, glove), *([None] * (len(ZONES) - len(gloves))))
    return after_change(gloves, glove) if may_change(placement, ("A",)) else gloves


def _others(gloves: Gloves, glove: Glove) -> list[Glove]:
    left = list(gloves)
    left.remove(glove)
    return left
