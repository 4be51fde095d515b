"""Winning probability by half-inning, lead and state, with extra innings: the layers on top of the half-inning."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from hotstove.diamond.situation import BOTTOM, TOP
from hotstove.games.rallybird.options import LAST_INNING, Options
from hotstove.odds.rallybird.model import MOST_RUNS, Board, Floats, Model, Stakes
from hotstove.odds.rallybird.solving import empty_values

FAR = 8
"""A lead this large counts like any larger one."""
EXTRA = LAST_INNING + 1
"""Every inning after the ninth is like the tenth."""


class Half(NamedTuple):
    """A half-inning of the game; extra innings are all numbered ten."""

    inning: int
    half: str

    @property
    def is_last_chance(self) -> bool:
        """The home side's last at-bats: a lead ends the game."""
        return self.half == BOTTOM and self.inning >= LAST_INNING


def half_of(inning: int, half: str) -> Half:
    return Half(min(inning, EXTRA), half)


def halves_of(options: Options) -> list[Half]:
    """The half-innings of a game, last first: extra innings, then back from the ninth to the first that is played."""
    innings = [EXTRA, *range(LAST_INNING, options.first_inning - 1, -1)]
    return [Half(inning, half) for inning in innings for half in (BOTTOM, TOP)]


def leads_of(half: Half, options: Options) -> range:
    """The leads of the batting side that must be solved, highest first."""
    first = Half(options.first_inning, TOP)
    if half.is_last_chance:
        return range(0, -FAR - 1, -1)
    if half == first or half == Half(EXTRA, TOP):
        return range(FAR, -1, -1)
    return range(FAR, -FAR - 1, -1)


def layer_of(lead: int, rallybird: bool = False) -> int:
    """Where a lead stands in a half-inning's array; behind the plain ones those of a side with the Rallybird."""
    lead = max(-FAR, min(FAR, lead))
    return lead + FAR + (2 * FAR + 1 if rallybird and lead < 0 else 0)


LAYERS = 2 * FAR + 1
LAYERS_WITH_RALLYBIRD = 3 * FAR + 1


@dataclass
class Winning:
    """The batting side's chance to win in every state of every half-inning."""

    board: Board
    options: Options
    values: dict[Half, Floats] = field(default_factory=dict)

    def __post_init__(self) -> None:
        sets = len(self.board.graph.sets)
        for half in halves_of(self.options):
            if half not in self.values:
                flies = self.options.rallybird_flies(half.inning)
                self.values[half] = empty_values(LAYERS_WITH_RALLYBIRD if flies else LAYERS, sets)
            if half.is_last_chance:
                self.values[half][FAR + 1 : LAYERS] = 1.0

    def model(self, half: Half, rallybird: bool = False) -> Model:
        return self.board.model(self.options.walks_on_two(half.half), rallybird)

    def start(self, half: Half, lead: int) -> float:
        """The chance of the side that comes to bat, before the defence has discarded its asterisk tile."""
        return min(self.fresh(half, lead).values())

    def fresh(self, half: Half, lead: int) -> dict[str, float]:
        """The same by the asterisk tile that is discarded."""
        flies = lead < 0 and self.options.rallybird_flies(half.inning)
        values = self.values[half][layer_of(lead, flies)]
        return {discarded: float(values[number, 0, 0]) for discarded, number in self.board.graph.starts.items()}

    def after_half(self, half: Half, lead: int) -> float:
        """The batting side's chance when the half-inning ends with this lead."""
        if half.is_last_chance:
            return 0.0 if lead < 0 else 1.0 if lead > 0 else 1.0 - self.start(Half(EXTRA, TOP), 0)
        if half.half == BOTTOM:
            return 1.0 - self.start(Half(half.inning + 1, TOP), -lead)
        if half.inning >= LAST_INNING and lead < 0:
            return 0.0
        return 1.0 - self.start(Half(half.inning, BOTTOM), -lead)

    def stakes(self, half: Half, lead: int, rallybird: bool = False) -> Stakes:
        """What the outcomes of an at-bat are worth at this lead."""
        after = [max(-FAR, min(FAR, lead + runs)) for runs in range(MOST_RUNS + 1)]
        layers = [[layer_of(now) for now in after], [layer_of(now, rallybird) for now in after]]
        return Stakes(
            values=self.values[half],
            own=layer_of(lead, rallybird),
            rallybird=rallybird,
            layer=np.array(layers, np.int64),
            bonus=np.zeros(MOST_RUNS + 1),
            ends=np.array([self.after_half(half, now) for now in after]),
        )


def extra_alike(options: Options) -> bool:
    """The ninth is played like an extra inning, so that what was found for one serves for the other."""
    return options.rallybird_flies(LAST_INNING) == options.rallybird_flies(EXTRA)


def copy_extra(winning: Winning) -> None:
    """Takes over the extra innings' values for the bottom of the ninth, and for its top where the visitors do not
    trail: there an extra inning never begins."""
    winning.values[Half(LAST_INNING, BOTTOM)] = winning.values[Half(EXTRA, BOTTOM)]
    level = layer_of(0)
    top, extra = winning.values[Half(LAST_INNING, TOP)], winning.values[Half(EXTRA, TOP)]
    top[level:LAYERS] = extra[level:LAYERS]
