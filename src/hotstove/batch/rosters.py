"""Clubs of Superstar Baseball as arrays beside the tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from hotstove.batch import arrays, registers
from hotstove.batch.arrays import Roster
from hotstove.batch.tables import Generated
from hotstove.batch.thinking import HANDS
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.outing import FRESH_HALF
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.state import PITCH, State
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.estimates import SuperstarEstimates
from hotstove.games.superstar.fatigue import innings_limit
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.diagram.unopened import OPERATORS, Expression
from hotstove.table.charts import Chart


@dataclass(frozen=True)
class Packed:
    """The arrays, and who is who in them."""

    roster: Roster
    clubs: tuple[Club[Card], ...]
    numbers: dict[tuple[int, str], int]
    """The number of a player by club and id."""
    players: tuple[tuple[int, str], ...]
    """Club and id by number."""

    def lineup(self, club: int, lineup: Lineup) -> tuple[list[int], list[int]]:
        """Players and positions by slot; -1 where nobody stands."""
        players = [self.numbers[club, player] if player else -1 for player in lineup.players]
        return players, list(lineup.positions)


class _Scout:
    """What the game itself tells a manager of a player, asked outside any game."""

    def __init__(self, clubs: Sequence[Club[Card]], charts: SuperstarCharts) -> None:
        self._clubs, self._charts = clubs, charts

    def of(self, club: int, runner: str = "") -> SuperstarEstimates:
        setup: Any = SimpleNamespace(clubs=(self._clubs[club], self._clubs[club]), charts=self._charts)
        lineups: Any = (None, None)
        situation = Situation(1, TOP, 0, "1--", (runner, "", ""), (0, 0), (1, 1), lineups)
        state: State[Any, Any] = State(setup, situation, PITCH, ((), ()), FRESH_HALF, (), frozenset(), "", None)
        view: Any = SimpleNamespace(state=state, situation=situation)
        return SuperstarEstimates(view)


NO_LIMIT = 99
"""Innings after which nobody tires who does not tire."""


def pack(generated: Generated, clubs: Sequence[Club[Card]], charts: SuperstarCharts, tires: bool = True) -> Packed:
    """The clubs in the order given; a player of two clubs is packed twice. Without `tires` nobody has a limit."""
    players = tuple((number, player) for number, club in enumerate(clubs) for player in club.players)
    numbers = {who: number for number, who in enumerate(players)}
    scout = _Scout(clubs, charts)
    ints = np.zeros((len(players), 8), np.int64)
    floats = np.zeros((len(players), arrays.GLOVE + 10), np.float64)
    ratings = np.zeros((len(players), 10), np.int64)
    running = np.zeros(2 * len(players), np.uint8)
    cells = list(range(registers.NUMBERED))
    pitchers: list[Chart] = []
    for number, (club, player) in enumerate(players):
        card, throws = clubs[club].cards[player], clubs[club].players[player].throws
        told = scout.of(club, player)
        attempts = told.attempt_rate()
        ints[number, arrays.THROWS_RIGHT] = throws != "L"
        ints[number, arrays.POSITIONS] = sum(1 << place for place in range(1, 10) if told.plays(0, player, place))
        ints[number, arrays.ARM] = card.arm
        for hand in HANDS:
            column = card.batting.column(hand)
            values = tuple(_flag(flag, card, told, player, hand) for flag in generated.flags)
            cells += [BATTER_SYMBOLS.index(column(square)) for square in NUMBERS]
            cells += [generated.batter_classes.index(values), 0]
            floats[number, HANDS.index(hand)] = told.batter_value(0, player, hand)
        floats[number, arrays.RELIEF_VALUE] = told.pitcher_value(0, player)
        if attempts is not None:
            floats[number, arrays.THRESHOLD] = _plain(generated.threshold, attempts)
        running[number] = card.batting.running + (6 if attempts is not None else 0)
        running[len(players) + number] = card.batting.running
        for position in range(1, 10):
            floats[number, arrays.GLOVE + position] = told.glove_value(0, player, position)
            ratings[number, position] = card.rating_at(NAME_OF[position])
        if card.pitching is not None:
            assert card.pitching.throws == throws
            ints[number, arrays.PITCHES] = 1
            for place, started in ((arrays.START_LIMIT, True), (arrays.RELIEF_LIMIT, False)):
                ints[number, place] = innings_limit(charts, card.pitching, started) if tires else NO_LIMIT
            for place, started in ((arrays.START_CHART, True), (arrays.RELIEF_CHART, False)):
                chart = card.pitching.chart(started)
                if not any(chart is other for other in pitchers[-1:]):
                    pitchers.append(chart)
                ints[number, place] = len(pitchers) - 1
    laid = np.array(cells, np.uint8)
    charts_at = len(laid) + np.arange(len(pitchers), dtype=np.int64) * generated.owned.shape[0] * 4 * len(NUMBERS)
    laid = np.concatenate([laid, *(_pitching(generated, chart) for chart in pitchers)])
    last = np.cumsum([len(club.players) for club in clubs])
    most = max((len(club.staff.bullpen) for club in clubs), default=0)
    pens = np.full((len(clubs), max(1, most)), -1, np.int64)
    for place, bullpen in enumerate(club.staff.bullpen for club in clubs):
        pens[place, : len(bullpen)] = [numbers[place, player] for player in bullpen]
    sizes = np.array([len(club.staff.bullpen) for club in clubs], np.int64)
    first = np.concatenate([[0], last[:-1]])
    roster = Roster(laid, charts_at, ints, floats, running, first, last, pens, sizes, ratings)
    return Packed(roster, tuple(clubs), numbers, players)


def _pitching(generated: Generated, chart: Chart) -> Any:
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
