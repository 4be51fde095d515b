"""The tables of Long Tater!."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import settings
from hotstove.batch.flattening import by_bits
from hotstove.batch.longtater import places as p
from hotstove.batch.longtater.layout import LongTaterLayout
from hotstove.batch.longtater.packing import own_of
from hotstove.batch.longtater.parts import CARDS_IN_DECK, RATINGS
from hotstove.batch.longtater.thinking import traced
from hotstove.batch.tables import SIDES, Generated, OwnTables, generate
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.control import control_chance
from hotstove.games.longtater.deck import FACES, NUMBERS
from hotstove.games.longtater.estimates import _advance
from hotstove.games.longtater.hit_and_run import all_going
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.running_gains import RUNNING_ON_CONTACT, STEAL_ON_STRIKEOUT
from hotstove.odds.diagram.longtater import ARMS, CONTROL
from hotstove.odds.diagram.tracing import atoms, evaluated
from hotstove.odds.diagram.unopened import OPERATORS


def make(charts: LongTaterCharts, options: Options, era: str, in_season: bool) -> Generated:
    """Traces rules and manager in an era, at the table or in a replayed season, and lays everything out."""
    layout = LongTaterLayout(traced(charts, options, era, in_season))
    deck = charts.deck
    faces = [int(deck(card, face)) for face in FACES for card in NUMBERS]
    assert len(faces) == 3 * CARDS_IN_DECK
    added = OwnTables(
        np.array(faces, np.uint8),
        _besides(layout),
        settings(depth=options.reshuffle_after, placed=options.runner_in_extra_innings),
        _arms(layout, charts),
        _chances(),
    )
    return generate("longtater", layout, added, own_of(layout, era, options))


def _besides(layout: LongTaterLayout) -> Any:
    """Who is hurt, by the two numbers drawn for it; the place of 0 and 0 has the registers of the numbers."""
    expression = layout.besides()
    if not expression:
        return np.zeros((1, 1, 4), np.int64)
    first, second = atoms(expression)
    found = np.zeros((CARDS_IN_DECK + 1, CARDS_IN_DECK + 1, 4), np.int64)
    for one in NUMBERS:
        for other in NUMBERS:
            at = {first: one, second: other}.__getitem__
            (aside,) = evaluated(layout.diagram, expression, at)
            found[one, other, :3] = aside.hurt_position, aside.hurt_games, SIDES[aside.hurt_side]
    found[0, 0, :2] = p.ROLL_OF[first[1]], p.ROLL_OF[second[1]]
    return found


def _arms(layout: LongTaterLayout, charts: LongTaterCharts) -> Any:
    """What the manager's questions about three arms come to."""
    found = np.zeros((len(ARMS) ** 3, max(1, len(layout.defense_flags))), np.uint8)
    for number in range(len(found)):
        arms = (*[0] * 7, number // 100, number // 10 % 10, number % 10)
        for place, (_, sign, (_, _, _, (_, move)), (_, bound)) in enumerate(layout.defense_flags):
            found[number, place] = OPERATORS[sign](_advance(charts, arms, move), bound)
    return found


def _chances() -> Any:
    """How often a batter is in control, by both ratings; then what a hit and run is worth, by bases and outs."""
    found = np.zeros((RATINGS * RATINGS + 24, 4), np.float64)
    for one in CONTROL:
        for other in CONTROL:
            found[one * RATINGS + other, 0] = control_chance(one, other)
    for number, bases in enumerate(by_bits()):
        for outs in range(3):
            lead = all_going(bases, False)[:1] if outs < 2 else ""
            row = found[RATINGS * RATINGS + number * 3 + outs]
            if bases in RUNNING_ON_CONTACT:
                row[0] = RUNNING_ON_CONTACT[bases][outs]
            if lead:
                row[1], row[2] = STEAL_ON_STRIKEOUT[bases][outs]
                row[3] = int(lead)
    return found
