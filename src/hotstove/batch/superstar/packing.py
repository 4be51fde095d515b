"""Clubs of Superstar Baseball as arrays beside the tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hotstove.batch import arrays, registers
from hotstove.batch.arrays import Roster
from hotstove.batch.packed import Packed, blank_sheets, enter_player, squads, stand_in_view
from hotstove.batch.superstar.layout import SuperstarLayout
from hotstove.batch.thinking import HANDS
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.estimates import SuperstarEstimates
from hotstove.games.superstar.fatigue import innings_limit
from hotstove.games.superstar.matchup import DEFENSE_ROWS
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.diagram.superstar import TIRED
from hotstove.odds.diagram.unopened import OPERATORS, Expression
from hotstove.table.charts import Chart


@dataclass(frozen=True)
class Own:
    """What clubs of Superstar Baseball are packed by."""

    flags: tuple[Expression, ...]
    """Tests on the batter alone."""
    batter_classes: tuple[tuple[Any, ...], ...]
    pitch_class: Any
    """By number, symbol, owned and innings past the limit."""
    owned: Any
    """By row of the Defense Chart and number: 1 where the fielders own it."""
    threshold: Expression
    tires: bool
    """False where nobody has a limit."""


def own_of(layout: SuperstarLayout, charts: SuperstarCharts, tires: bool) -> Own:
    pitch_class = np.zeros((len(NUMBERS), len(PITCHER_SYMBOLS), 2, len(TIRED)), np.uint8)
    for square, number in layout.pitch_classes.items():
        place = NUMBERS.index(square.roll), PITCHER_SYMBOLS.index(square.symbol), int(square.owned == "out")
        pitch_class[(*place, square.tired)] = number
    owned = np.array([[charts.defense.cells.get((row, number)) == "out" for number in NUMBERS] for row in DEFENSE_ROWS])
    assert layout.threshold is not None
    return Own(
        tuple(layout.flags), tuple(layout.batter_classes), pitch_class, owned.astype(np.uint8), layout.threshold, tires
    )  # fmt: skip


NO_LIMIT = 99
"""Innings after which nobody tires who does not tire."""


def pack(generated: Own, clubs: Sequence[Club[Card]], charts: SuperstarCharts) -> Packed:
    """The clubs in the order given; a player of two clubs is packed twice."""
    sheets = blank_sheets(clubs, 10)
    players, numbers, ints, floats, ratings = sheets
    running = np.zeros(2 * len(players), np.uint8)
    cells = list(range(registers.NUMBERED))
    pitchers: list[Chart] = []
    for number, (club, player) in enumerate(players):
        card, throws = clubs[club].cards[player], clubs[club].players[player].throws
        told = SuperstarEstimates(stand_in_view(clubs[club], player, charts=charts))
        attempts = told.attempt_rate()
        enter_player(sheets, number, throws, told)
        ints[number, arrays.ARM] = card.arm
        for hand in HANDS:
            column = card.batting.column(hand)
            values = tuple(_flag(flag, card, told, player, hand) for flag in generated.flags)
            cells += [BATTER_SYMBOLS.index(column(square)) for square in NUMBERS]
            cells += [generated.batter_classes.index(values), 0]
            floats[number, HANDS.index(hand)] = told.batter_value(0, player, hand)
        if attempts is not None:
            floats[number, arrays.THRESHOLD] = _plain(generated.threshold, attempts)
        running[number] = card.batting.running + (6 if attempts is not None else 0)
        running[len(players) + number] = card.batting.running
        for position in range(1, 10):
            ratings[number, position] = card.rating_at(NAME_OF[position])
        if card.pitching is not None:
            assert card.pitching.throws == throws
            ints[number, arrays.PITCHES] = 1
            for place, started in ((arrays.START_LIMIT, True), (arrays.RELIEF_LIMIT, False)):
                ints[number, place] = innings_limit(charts, card.pitching, started) if generated.tires else NO_LIMIT
            for place, started in ((arrays.START_CHART, True), (arrays.RELIEF_CHART, False)):
                chart = card.pitching.chart(started)
                if not any(chart is other for other in pitchers[-1:]):
                    pitchers.append(chart)
                ints[number, place] = len(pitchers) - 1
    laid = np.array(cells, np.uint8)
    charts_at = len(laid) + np.arange(len(pitchers), dtype=np.int64) * generated.owned.shape[0] * 4 * len(NUMBERS)
    laid = np.concatenate([laid, *(_pitching(generated, chart) for chart in pitchers)])
    nothing = np.zeros((1, 1), np.int64)
    roster = Roster(
        laid, charts_at, ints, floats, running, *squads(clubs, numbers), ratings, nothing, nothing
    )  # fmt: skip
    return Packed(roster, tuple(clubs), numbers, players)


def _pitching(generated: Own, chart: Chart) -> Any:
    """The classes of a pitcher's squares, by row of the Defense Chart and innings past his limit."""
    symbols = np.array([PITCHER_SYMBOLS.index(chart(number)) for number in NUMBERS])
    numbers = np.arange(len(NUMBERS))
    laid = [generated.pitch_class[numbers, symbols, row, tired] for row in generated.owned for tired in range(4)]
    return np.concatenate(laid).astype(np.uint8)


def _flag(flag: Expression, card: Card, told: SuperstarEstimates, player: str, hand: str) -> Any:
    """A test on the batter alone."""
    if flag == ("read", "batter", "bunt"):
        return card.batting.bunt
    if flag == ("read", "batter", "contact"):
        return told.makes_contact(0, player, hand)
    assert flag[2] == ("read", "batter", "value")
    return OPERATORS[flag[1]](told.batter_value(0, player, hand), flag[3][1])


def _plain(expression: Expression, value: float) -> float:
    """A sum over one number."""
    if expression[0] == "const":
        return float(expression[1])
    if expression[0] == "read":
        return value
    return float(OPERATORS[expression[1]](*(_plain(part, value) for part in expression[2:])))
