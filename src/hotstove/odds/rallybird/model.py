"""The game as arrays: built from the components and from the rules run under every dice sum, never by hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.rallybird.book import RallyBook
from hotstove.games.rallybird.cards import playable
from hotstove.games.rallybird.gloves import ZONES, may_change
from hotstove.odds.rallybird.glove_graph import GloveGraph, glove_graph
from hotstove.odds.rallybird.outcomes import Outcome, Prospect, field_for, prospect

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
OUTS = 3
MOST_RUNS = 4
SLOTS, FIRST_ROLLS = 8, 4
"""Different outcomes of one card in one situation, and different kinds of first roll: room for all that occur."""


class Model(NamedTuple):
    """What the kernel reads. Axes: card, outs, bases (in the order of ALL_BASES), glove sum, outcome."""

    empty: int
    """The number of kinds of tile, which stands for an empty zone."""
    worth: Ints
    after: Ints
    """(set, kind) -> the set after a success at that kind."""
    may: Flags
    """(kind, kind) -> which of the two the defence may turn or lose."""
    printed: Ints
    zone: Ints
    """(card, bases) -> the zones of the card, -1 where there is no second."""
    times: Ints
    legal: Flags
    slots: Ints
    to_outs: Ints
    to_bases: Ints
    runs: Ints
    touches: Flags
    flies: Ints
    """1 where the Rallybird stays."""
    chance: Floats
    first: Floats
    """Chances of the kinds of first roll, for a side that may take it back."""
    kept: Floats
    again: Floats
    pair: Ints
    """(card, bases) -> which pair of zones the card looks at."""
    present: Ints
    """(set) -> its kinds, -1 beyond the last."""
    gaps: Ints
    """(set) -> how many zones stay empty."""


class Stakes(NamedTuple):
    """What an outcome is worth: values by layer, where runs lead to, and the end of the half-inning."""

    values: Floats
    """(layer, set, outs, bases)"""
    own: int
    rallybird: bool
    layer: Ints
    """(Rallybird stays, runs) -> the layer of the situation after the play."""
    bonus: Floats
    """(runs) -> what they are worth at once."""
    ends: Floats
    """(runs) -> the worth of the half-inning ended with them."""


@dataclass(frozen=True)
class Board:
    """The components as the solver sees them: sets of tiles, placements, and the pairs of zones that cards look at."""

    book: RallyBook
    deck: tuple[str, ...]

    @cached_property
    def graph(self) -> GloveGraph:
        return glove_graph(self.book)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The different zones or pairs of zones."""
        return tuple(dict.fromkeys(_zones(self.book, card, base) for card in self.deck for base in ALL_BASES))

    @cached_property
    def sums(self) -> int:
        """One more than the largest glove sum."""
        largest = max(max(glove.value for glove in self.graph.kinds), *(self.book.printed(zone) for zone in ZONES))
        return int(largest) * max(len(self.book.card(card).zones) for card in self.deck) + 1

    def seats(self, number: int) -> npt.NDArray[np.int16]:
        """(pair of zones, placement) -> the two kinds that stand there, as one number."""
        placed, empty = self.graph.placed(number), self.graph.empty
        rows = [placed[:, one] * (empty + 1) + (placed[:, two] if two >= 0 else empty) for one, two in self.pairs]
        return np.array(rows, np.int16)

    def model(self, snake_eyes: bool = False, rallybird: bool = False) -> Model:
        """The half-inning under these rules, for a side with or without Snake-Eyed Walks and the Rallybird."""
        return _model(self, snake_eyes, rallybird)


def _zones(book: RallyBook, card: str, bases: str) -> tuple[int, int]:
    zones = [ZONES.index(zone) for zone in dict.fromkeys(book.zones(card, "2" in bases))]
    return zones[0], zones[1] if len(zones) == 2 else -1


@cache
def _model(board: Board, snake_eyes: bool, rallybird: bool) -> Model:
    book, deck, graph = board.book, board.deck, board.graph
    cards, bases, sums = len(deck), len(ALL_BASES), board.sums
    shape = (cards, OUTS, bases)
    arrays: dict[str, Any] = {
        name: np.zeros((*shape, SLOTS), np.int64) for name in ("to_outs", "to_bases", "runs", "flies")
    }
    arrays["touches"] = np.zeros((*shape, SLOTS), np.bool_)
    arrays["legal"] = np.zeros(shape, np.bool_)
    arrays["slots"] = np.zeros(shape, np.int64)
    arrays["chance"] = np.zeros((*shape, sums, SLOTS))
    bird = (*shape, sums) if rallybird else (1, 1, 1, 1)
    arrays["first"] = np.zeros((*bird, FIRST_ROLLS))
    arrays["kept"] = np.zeros((*bird, FIRST_ROLLS, SLOTS))
    arrays["again"] = np.zeros((*bird, SLOTS))
    zone, times, pair = (
        np.zeros((cards, bases, 2), np.int64),
        np.zeros((cards, bases, 2), np.int64),
        np.zeros((cards, bases), np.int64),
    )
    for c, card in enumerate(deck):
        for b, on in enumerate(ALL_BASES):
            zone[c, b] = _zones(book, card, on)
            named = book.zones(card, "2" in on)
            times[c, b] = [named.count(ZONES[z]) if z >= 0 else 0 for z in zone[c, b]]
            pair[c, b] = board.pairs.index(_zones(book, card, on))
            for outs in range(OUTS):
                if playable(card, on):
                    arrays["legal"][c, outs, b] = True
                    field = field_for(on, outs, snake_eyes, rallybird)
                    found = {s: prospect(book, field, card, s) for s in _sums_of(board, c, b, zone, times)}
                    _write(arrays, (c, outs, b), found, rallybird)
    present = np.full((len(graph.sets), graph.empty + 2), -1, np.int64)
    for number in range(len(graph.sets)):
        kinds = graph.present(number)
        present[number, : len(kinds)] = kinds
    return Model(
        empty=graph.empty,
        worth=np.array([*(glove.value for glove in graph.kinds), 0], np.int64),
        after=graph.after,
        may=_may(graph),
        printed=np.array([book.printed(zone) for zone in ZONES], np.int64),
        zone=zone,
        times=times,
        pair=pair,
        present=present,
        gaps=np.array([len(ZONES) - len(gloves) for gloves in graph.sets], np.int64),
        **arrays,
    )


def _sums_of(board: Board, c: int, b: int, zone: Ints, times: Ints) -> list[int]:
    """The glove sums that a card can meet."""
    values = sorted({glove.value for glove in board.graph.kinds})
    here = [[*values, board.book.printed(ZONES[z])] if z >= 0 else [0] for z in zone[c, b]]
    return sorted({int(times[c, b, 0] * one + times[c, b, 1] * two) for one in here[0] for two in here[1]})


def _write(arrays: dict[str, Any], place: tuple[int, int, int], found: dict[int, Prospect], rallybird: bool) -> None:
    """One card in one situation: its outcomes get slots, and every glove sum its chances of them."""
    slots: dict[Outcome, int] = {}
    for seen in found.values():
        for outcome in (*seen.chances, *(outcome for outcome, _ in seen.again)):
            slots.setdefault(outcome, len(slots))
    arrays["slots"][place] = len(slots)
    for outcome, slot in slots.items():
        arrays["to_outs"][(*place, slot)] = outcome.outs
        arrays["to_bases"][(*place, slot)] = ALL_BASES.index(outcome.bases)
        arrays["runs"][(*place, slot)] = outcome.runs
        arrays["touches"][(*place, slot)] = outcome.touches
        arrays["flies"][(*place, slot)] = outcome.rallybird
    for glove_sum, seen in found.items():
        for outcome, chance in seen.chances.items():
            arrays["chance"][(*place, glove_sum, slots[outcome])] = chance
        for number, (chance, follows) in enumerate(seen.kept if rallybird else ()):
            arrays["first"][(*place, glove_sum, number)] = chance
            for outcome, share in follows:
                arrays["kept"][(*place, glove_sum, number, slots[outcome])] = share
        for outcome, chance in seen.again:
            arrays["again"][(*place, glove_sum, slots[outcome])] = chance


def _may(graph: GloveGraph) -> Flags:
    """Which of two tiles in a play the rules let the defence change, for every two kinds (with others elsewhere)."""
    faces = [*graph.kinds, None]
    bystander = graph.kinds[0]
    may = np.zeros((len(faces), len(faces), 2), np.bool_)
    for one, first in enumerate(faces):
        for two, second in enumerate(faces):
            choices = may_change((first, second, bystander, None, None, None), ("A", "B"))
            may[one, two] = ["A" in choices, "B" in choices]
    return may
