"""The game as arrays: built from the components and from the rules run under every dice sum, never by hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.rallybird.cards import playable
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.gloves import ZONES, may_change
from hotstove.odds.rallybird.glove_graph import GloveGraph, glove_graph
from hotstove.odds.rallybird.outcomes import Outcome, Throw, chances, field_for, throw

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
OUTS = 3
MOST_RUNS = 4
SLOTS, KINDS, THROWS = 8, 4, 3
"""Room for all that occur: outcomes of one card in one situation; kinds of number in a roll; rolls of an at-bat that a
side with the Rallybird can come to (the first, the second after a kept first, the second after a first taken back)."""


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
    """Of the outcomes, for a side without the Rallybird."""
    throws: Ints
    """How many rolls a side with the Rallybird can come to; the later ones below have the axes roll and kind too."""
    kind: Floats
    """The chances of the kinds of number."""
    kept: Ints
    """What a number leads to if it is kept: an outcome, or from SLOTS on another roll."""
    offered: Flags
    """The number may be taken back."""
    again: Floats
    """(outcome, or from SLOTS on another roll) -> its chance once the number is taken back."""
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

    charts: RallyCharts
    deck: tuple[str, ...]

    @cached_property
    def graph(self) -> GloveGraph:
        return glove_graph(self.charts)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The different zones or pairs of zones."""
        return tuple(dict.fromkeys(_zones(self.charts, card, base) for card in self.deck for base in ALL_BASES))

    @cached_property
    def sums(self) -> int:
        """One more than the largest glove sum."""
        largest = max(max(glove.value for glove in self.graph.kinds), *(self.charts.printed(zone) for zone in ZONES))
        return int(largest) * max(len(self.charts.card(card).zones) for card in self.deck) + 1

    def seats(self, number: int) -> npt.NDArray[np.int16]:
        """(pair of zones, placement) -> the two kinds that stand there, as one number."""
        placed, empty = self.graph.placed(number), self.graph.empty
        rows = [placed[:, one] * (empty + 1) + (placed[:, two] if two >= 0 else empty) for one, two in self.pairs]
        return np.array(rows, np.int16)

    def model(self, snake_eyes: bool = False, rallybird: bool = False) -> Model:
        """The half-inning under these rules, for a side with or without Snake-Eyed Walks and the Rallybird."""
        layout = _layout(self, snake_eyes, rallybird)
        for outs in range(OUTS):
            for bases in ALL_BASES:
                layout.write(outs, bases)
        return layout.model

    def model_at(self, outs: int, bases: str, snake_eyes: bool = False, rallybird: bool = False) -> Model:
        """The same, of which only what concerns this situation need be right: quick to have when one is asked for."""
        layout = _layout(self, snake_eyes, rallybird)
        layout.write(outs, bases)
        return layout.model


def _zones(charts: RallyCharts, card: str, bases: str) -> tuple[int, int]:
    zones = [ZONES.index(zone) for zone in dict.fromkeys(charts.zones(card, "2" in bases))]
    return zones[0], zones[1] if len(zones) == 2 else -1


@cache
def _layout(board: Board, snake_eyes: bool, rallybird: bool) -> Layout:
    return Layout(board, snake_eyes, rallybird)


class Layout:
    """A model that is written situation by situation, as they are asked for."""

    def __init__(self, board: Board, snake_eyes: bool, rallybird: bool) -> None:
        self._board, self._snake_eyes, self._rallybird = board, snake_eyes, rallybird
        self._written: set[tuple[int, str]] = set()
        charts, deck, graph = board.charts, board.deck, board.graph
        cards, bases = len(deck), len(ALL_BASES)
        zone, times, pair = (
            np.zeros((cards, bases, 2), np.int64),
            np.zeros((cards, bases, 2), np.int64),
            np.zeros((cards, bases), np.int64),
        )
        for c, card in enumerate(deck):
            for b, on in enumerate(ALL_BASES):
                zone[c, b] = _zones(charts, card, on)
                named = charts.zones(card, "2" in on)
                times[c, b] = [named.count(ZONES[z]) if z >= 0 else 0 for z in zone[c, b]]
                pair[c, b] = board.pairs.index(_zones(charts, card, on))
        present = np.full((len(graph.sets), graph.empty + 2), -1, np.int64)
        for number in range(len(graph.sets)):
            kinds = graph.present(number)
            present[number, : len(kinds)] = kinds
        self.model = Model(
            empty=graph.empty,
            worth=np.array([*(glove.value for glove in graph.kinds), 0], np.int64),
            after=graph.after,
            may=_may(graph),
            printed=np.array([charts.printed(zone) for zone in ZONES], np.int64),
            zone=zone,
            times=times,
            pair=pair,
            present=present,
            gaps=np.array([len(ZONES) - len(gloves) for gloves in graph.sets], np.int64),
            **_blank((cards, OUTS, bases), board.sums, rallybird),
        )

    def write(self, outs: int, bases: str) -> None:
        """Runs the rules of every card that may be played in this situation."""
        if (outs, bases) in self._written:
            return
        board, model, b = self._board, self.model, ALL_BASES.index(bases)
        field = field_for(bases, outs, self._snake_eyes, self._rallybird)
        for c, card in enumerate(board.deck):
            if not playable(card, bases):
                continue
            model.legal[c, outs, b] = True
            sums = _sums_of(board, c, b, model.zone, model.times)
            if self._rallybird:
                _write_throws(model, (c, outs, b), {s: throw(board.charts, field, card, s) for s in sums})
            else:
                _write_chances(model, (c, outs, b), {s: chances(board.charts, field, card, s) for s in sums})
        self._written.add((outs, bases))


def _blank(shape: tuple[int, int, int], sums: int, rallybird: bool) -> dict[str, Any]:
    """The arrays that the rules fill; those that this side does not need have one cell."""
    arrays: dict[str, Any] = {
        name: np.zeros((*shape, SLOTS), np.int64) for name in ("to_outs", "to_bases", "runs", "flies")
    }
    arrays["touches"] = np.zeros((*shape, SLOTS), np.bool_)
    arrays["legal"] = np.zeros(shape, np.bool_)
    arrays["slots"] = np.zeros(shape, np.int64)
    plain, bird = ((1, 1, 1, 1), (*shape, sums)) if rallybird else ((*shape, sums), (1, 1, 1, 1))
    arrays["chance"] = np.zeros((*plain, SLOTS))
    arrays["throws"] = np.zeros(bird, np.int64)
    arrays["kind"] = np.zeros((*bird, THROWS, KINDS))
    arrays["kept"] = np.zeros((*bird, THROWS, KINDS), np.int64)
    arrays["offered"] = np.zeros((*bird, THROWS, KINDS), np.bool_)
    arrays["again"] = np.zeros((*bird, THROWS, SLOTS + THROWS))
    return arrays


def _sums_of(board: Board, c: int, b: int, zone: Ints, times: Ints) -> list[int]:
    """The glove sums that a card can meet."""
    values = sorted({glove.value for glove in board.graph.kinds})
    here = [[*values, board.charts.printed(ZONES[z])] if z >= 0 else [0] for z in zone[c, b]]
    return sorted({int(times[c, b, 0] * one + times[c, b, 1] * two) for one in here[0] for two in here[1]})


def _write_chances(model: Model, place: tuple[int, int, int], found: dict[int, dict[Outcome, float]]) -> None:
    """One card in one situation: its outcomes get slots, and every glove sum its chances of them."""
    slots = _write_outcomes(model, place, [outcome for seen in found.values() for outcome in seen])
    for glove_sum, seen in found.items():
        for outcome, chance in seen.items():
            model.chance[(*place, glove_sum, slots[outcome])] = chance


def _write_throws(model: Model, place: tuple[int, int, int], found: dict[int, Throw]) -> None:
    """The same with the Rallybird: the rolls of the at-bat, the first one first."""
    rolls = {glove_sum: _rolls_within(first) for glove_sum, first in found.items()}
    ends = [end for within in rolls.values() for roll in within for end in _follows(roll) if isinstance(end, Outcome)]
    slots = _write_outcomes(model, place, ends)
    for glove_sum, within in rolls.items():
        model.throws[(*place, glove_sum)] = len(within)
        number: dict[Outcome | Throw, int] = dict(slots)
        number.update({roll: SLOTS + at for at, roll in enumerate(within)})
        for at, roll in enumerate(within):
            for k, kind in enumerate(roll.kinds):
                model.kind[(*place, glove_sum, at, k)] = kind.chance
                model.kept[(*place, glove_sum, at, k)] = number[kind.kept]
                model.offered[(*place, glove_sum, at, k)] = kind.offered
            for follows, chance in roll.again:
                model.again[(*place, glove_sum, at, number[follows])] = chance


def _rolls_within(first: Throw) -> list[Throw]:
    """A roll and all that can come after it, each behind those that lead to it."""
    found = [first]
    for roll in found:
        found += [end for end in dict.fromkeys(_follows(roll)) if isinstance(end, Throw) and end not in found]
    return found


def _follows(roll: Throw) -> list[Outcome | Throw]:
    return [*(kind.kept for kind in roll.kinds), *(follows for follows, _ in roll.again)]


def _write_outcomes(model: Model, place: tuple[int, int, int], outcomes: list[Outcome]) -> dict[Outcome | Throw, int]:
    slots: dict[Outcome | Throw, int] = {}
    for outcome in dict.fromkeys(outcomes):
        slot = slots[outcome] = len(slots)
        model.to_outs[(*place, slot)] = outcome.outs
        model.to_bases[(*place, slot)] = ALL_BASES.index(outcome.bases)
        model.runs[(*place, slot)] = outcome.runs
        model.touches[(*place, slot)] = outcome.touches
        model.flies[(*place, slot)] = outcome.rallybird
    model.slots[place] = len(slots)
    return slots


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
