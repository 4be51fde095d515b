"""A game of Rallybird on its way: what was settled before it, its turns, and the state that they lead through."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.play import Play
from hotstove.diamond.situation import NOBODY, TOP, Situation
from hotstove.games.rallybird.chart_set import RallyCharts, our_charts
from hotstove.games.rallybird.gloves import Gloves, Placement
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.pawns import pawn_lineup
from hotstove.games.rallybird.resolving import AtBatResult


@dataclass(frozen=True, eq=False)
class RallySetup:
    """Options and components. A setup is equal to itself alone, so that states hash and compare quickly."""

    options: Options = field(default_factory=Options)
    charts: RallyCharts = field(default_factory=our_charts)


class HalfBegun(NamedTuple):
    """A half-inning begins: one card is out, unseen by the side in the field, and one asterisk tile, openly."""

    removed: str
    discarded: str


class AtBat(NamedTuple):
    """An at-bat: both choices, what the card, the dice and the tiles came to, and the play as it counts."""

    card: str
    placement: Placement
    result: AtBatResult
    play: Play
    """The play of the result, cut short where it wins the game."""


RallyTurn: TypeAlias = HalfBegun | AtBat


class AtBatRecord(NamedTuple):
    """An at-bat that is over: what it began with, both choices, open now, and what came of them."""

    situation: Situation
    gloves: Gloves
    rallybird: bool
    card: str
    placement: Placement
    result: AtBatResult


class RallyState(NamedTuple):
    """A moment of a game between two turns."""

    setup: RallySetup
    situation: Situation
    removed: str = ""
    """The card that is out of this half-inning, which only the side at bat may know; "" before it begins."""
    discarded: str = ""
    """The asterisk tile that is out of this half-inning; "" before it begins."""
    gloves: Gloves = ()
    rallybird: bool = False
    """The side at bat trailed when its half-inning began, and may still roll again whenever it trails."""
    this_half: tuple[AtBatRecord, ...] = ()
    earlier: tuple[AtBatRecord, ...] = ()
    """The at-bats of the half-innings before this one."""


def met_in(state: RallyState, turn: AtBat) -> AtBatRecord:
    """An at-bat of this state, as it is remembered."""
    return AtBatRecord(state.situation, state.gloves, state.rallybird, turn.card, turn.placement, turn.result)


def opening(setup: RallySetup) -> RallyState:
    """The state before the first half-inning (RY-18)."""
    lineups = pawn_lineup(0), pawn_lineup(1)
    return RallyState(setup, Situation(setup.options.first_inning, TOP, 0, EMPTY, NOBODY, (0, 0), (1, 1), lineups))
