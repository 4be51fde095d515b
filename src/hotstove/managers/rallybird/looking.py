"""From a seat's view to the solved game's terms."""

from __future__ import annotations

from hotstove.games.rallybird.resolving import Field, field_of
from hotstove.games.rallybird.state import AtBatRecord
from hotstove.games.rallybird.view import RallyView
from hotstove.odds.rallybird.solution import State
from hotstove.odds.rallybird.winning import half_of


def state_of(view: RallyView) -> State:
    situation = view.situation
    half = half_of(situation.inning, situation.half)
    return State(half, situation.lead, view.rallybird, situation.outs, situation.bases, view.gloves)


def state_met(met: AtBatRecord) -> State:
    """The state in which an at-bat that is over began."""
    situation = met.situation
    half = half_of(situation.inning, situation.half)
    flies = met.rallybird and situation.lead < 0
    return State(half, situation.lead, flies, situation.outs, situation.bases, met.gloves)


def field_seen(view: RallyView) -> Field:
    return field_of(view.situation, view.options, view.rallybird)
