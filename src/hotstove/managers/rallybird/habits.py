"""What an opponent has done so far, held against what the equilibrium would have done in the same places."""

from __future__ import annotations

import numpy as np

from hotstove.games.rallybird.gloves import all_placements
from hotstove.games.rallybird.state import AtBatRecord
from hotstove.games.rallybird.view import RallyView
from hotstove.managers.rallybird.looking import state_met
from hotstove.odds.rallybird.mixing import Mix
from hotstove.odds.rallybird.model import Floats
from hotstove.odds.rallybird.solution import Solution, State

DOUBT = 10.0
"""At-bats' worth of belief in the equilibrium, against which habits must speak."""
NEAR, FAR = 1.0, 0.35
"""How much an at-bat in a like or an unlike situation says."""
LEAN = 0.5
"""How strongly a zone's usual surplus of glove strength is expected again."""


def met_before(view: RallyView) -> tuple[AtBatRecord, ...]:
    return (*view.earlier, *view.this_half)


def expected_cards(solution: Solution, view: RallyView, state: State, mix: Mix) -> Floats:
    """How often the opponent at bat will play each card: the equilibrium, bent toward what he has played."""
    expected = DOUBT * mix.offence
    for met in met_before(view):
        if met.situation.half == view.situation.half and met.card in mix.cards:
            expected[mix.cards.index(met.card)] += NEAR if _alike(state_met(met), state) else FAR
    guess: Floats = expected / expected.sum()
    return guess


def expected_gloves(solution: Solution, view: RallyView, state: State, mix: Mix) -> Floats:
    """How often the opponent in the field will use each placement: the equilibrium, bent toward his strong zones."""
    surplus = np.zeros(6)
    seen = 0
    for met in met_before(view):
        if met.situation.half != view.situation.half:
            continue
        theirs = solution.mix(state_met(met))
        usual = theirs.defence @ strengths(solution, state_met(met))
        shown = [
            solution.board.charts.printed(zone) if glove is None else glove.value
            for zone, glove in zip("ABCDEF", met.placement, strict=True)
        ]
        surplus += np.array(shown) - usual
        seen += 1
    surplus /= seen + DOUBT
    here = strengths(solution, state)
    tilt = np.exp(LEAN * (here - mix.defence @ here) @ surplus)
    bent = (mix.defence + 0.1 / len(mix.defence)) * tilt
    guess: Floats = bent / bent.sum()
    return guess


def strengths(solution: Solution, state: State) -> Floats:
    """(placement, zone) -> the value that stands there."""
    printed = [float(solution.board.charts.printed(zone)) for zone in "ABCDEF"]
    rows = [
        [own if glove is None else float(glove.value) for own, glove in zip(printed, placement, strict=True)]
        for placement in all_placements(state.gloves)
    ]
    return np.array(rows)


def _alike(one: State, other: State) -> bool:
    return one.bases == other.bases or ((one.bases == "---") == (other.bases == "---") and one.outs == other.outs)
