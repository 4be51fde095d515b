"""What Superstar Baseball tells a manager of chances and of players's worth."""

from __future__ import annotations

from functools import cached_property

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.view import View
from hotstove.games.superstar.book import SuperstarBook
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.games.superstar.stealing import slowed
from hotstove.table.charts import Chart

WEIGHT = {number: weight / 216 for number, weight in SPECIAL_DICE.weights.items()}
SAFE = frozenset({"SB", "E", "E+", "BK"})
ADVANCED = frozenset({"S", "S*", "E", "E*"})
RUNS = {
    "HR": 1.40,
    "3": 1.05,
    "2+": 0.80,
    "2M": 0.77,
    "2": 0.75,
    "1": 0.44,
    "1A": 0.50,
    "1D": 0.47,
    "1M": 0.47,
    "1+": 0.47,
    "E": 0.45,
    "BB": 0.31,
    "HB": 0.33,
    "SO": -0.27,
    "DP": -0.42,
}
"""Runs above average that a symbol is worth; other symbols are plain outs."""
PLAIN_OUT = -0.25
PITCHER_RUNS = {
    "BB": 0.31,
    "HB": 0.33,
    "SO": -0.27,
    "K": -0.16,
    "1+": 0.47,
    "G": -0.27,
    "F": -0.25,
    "WP": 0.02,
    "X": 0.03,
}
DOUBT, USUAL_TRIES = 5, 0.09
"""Times on first, and steals tried for each, that are added to a player's own: one steal makes no thief."""
GLOVE_RUNS = 0.02
"""Runs a game for a point of defence."""


class Prospects:
    """Chances come from the charts in use, worths from the squares of a card."""

    def __init__(self, book: SuperstarBook) -> None:
        self.book = book
        self._worths: dict[int, tuple[Chart, float]] = {}
        self._contact: dict[int, tuple[Chart, bool]] = {}

    @cached_property
    def _steals(self) -> dict[str, tuple[float, ...]]:
        book = self.book
        charts = {"1-2": book.steal_second, "2-3": book.steal_third, "3-H": book.steal_home}
        return {move: _chances(chart, SAFE) for move, chart in charts.items()}

    @cached_property
    def _sends(self) -> tuple[float, ...]:
        return _chances(self.book.managers_decision, ADVANCED)

    def steal(self, view: View, move: str) -> float:
        running = view.matchup.running[int(move[0]) - 1]
        rating: int = running if move == "3-H" else slowed(running, view.matchup.arm)
        return self._steals[move][rating]

    def eagerness(self, view: View) -> float | None:
        situation = view.situation
        usage = view.clubs[situation.batting].cards[situation.runners[0]].usage
        chances = usage.get("on first", 0)
        return (usage["steals tried"] + DOUBT * USUAL_TRIES) / (chances + DOUBT) if chances else None

    def send(self, view: View, move: str) -> float:
        rating: int = view.matchup.running[int(move[0]) - 1]
        return self._sends[rating]

    def bunts_well(self, view: View) -> bool:
        return bool(view.matchup.bunt == "A")

    def batter_worth(self, card: Card, throws: str) -> float:
        return self._worth(card.batting.column(throws), RUNS, PLAIN_OUT)

    def pitcher_worth(self, card: Card, started: bool) -> float:
        """A blank square is worth nothing either way, so a good pitcher has outs of his own and few walks."""
        return 0.0 if card.pitching is None else -self._worth(card.pitching.chart(started), PITCHER_RUNS, 0.0)

    def glove_worth(self, card: Card, position: int) -> float:
        return GLOVE_RUNS * card.rating_at(NAME_OF[position])

    def makes_contact(self, card: Card, throws: str) -> bool:
        column = card.batting.column(throws)
        known = self._contact.get(id(column))
        if known is None or known[0] is not column:
            missed = sum(WEIGHT[number] for number in NUMBERS if column(number) == "SO")
            power = sum(WEIGHT[number] for number in NUMBERS if column(number) == "HR")
            known = self._contact[id(column)] = (column, missed < 0.09 and power < 0.02)
        return known[1]

    def speed(self, card: Card) -> float:
        return card.batting.running / 5

    def tired(self, view: View, player: str) -> float:
        card: Card = view.clubs[view.side].cards[player]
        return 0.0 if card.pitching is None else float(view.rules.tired(card.pitching, view.workloads[player]))

    def plays(self, card: Card, position: int) -> bool:
        return card.plays(NAME_OF[position])

    def may_relieve(self, view: View, player: str) -> bool:
        card: Card = view.clubs[view.side].cards[player]
        return card.pitching is not None and view.rules.may_pitch(player)

    def _worth(self, chart: Chart, runs: dict[str, float], otherwise: float) -> float:
        known = self._worths.get(id(chart))
        if known is None or known[0] is not chart:
            worth = sum(WEIGHT[number] * runs.get(chart(number), otherwise) for number in NUMBERS)
            known = self._worths[id(chart)] = (chart, worth)
        return known[1]


_known: dict[int, Prospects] = {}


def prospects_of(book: SuperstarBook) -> Prospects:
    """One set of prospects for a book of charts, so that a card is weighed once and not in every game."""
    known = _known.get(id(book))
    if known is None or known.book is not book:
        known = _known[id(book)] = Prospects(book)
    return known


def _chances(chart: Chart, good: frozenset[str]) -> tuple[float, ...]:
    """The chance of a good cell for each running rating."""
    return tuple(sum(WEIGHT[number] for number in NUMBERS if chart(number, rating) in good) for rating in range(6))
