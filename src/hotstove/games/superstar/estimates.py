"""What Superstar Baseball tells a manager of chances and values."""

from __future__ import annotations

from hotstove.diamond.card_estimates import CardEstimates
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.situation import TOP
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chances import WEIGHT, chances_of
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.fatigue import innings_limit, innings_past
from hotstove.games.superstar.setup import Memory, SuperstarSetup
from hotstove.games.superstar.stealing import slowed
from hotstove.table.charts import Chart
from hotstove.table.memo import Remembered
from hotstove.table.sums import summed

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
"""Runs above average that a symbol is worth; other symbols are plain outs. A replay of 1988 gives .44 for singles, .75,
1.03 and 1.41 for longer hits, .32 and .33 for walks and hit batters, .40 for errors (`python -m
tests.helpers.run_values`), and tests/cardmaker/superstar/test_worth.py plays its mean half-innings."""
PLAIN_OUT = -0.25
"""A replay of 1988 gives -.24, and -.26 with double plays among them (`python -m tests.helpers.run_values`)."""
PITCHER_RUNS = {
    "BB": 0.32,
    "HB": 0.32,
    "SO": -0.26,
    "K": -0.05,
    "1+": 0.48,
    "G": -0.25,
    "F": -0.26,
    "WP": 0.12,
    "X": 0.16,
}
"""The same of a pitcher's own symbols; a blank is worth nothing either way. A replay of 1988 gives .32 and .33 for
walks and hit batters, -.26 for strikeouts, .44 for singles, -.24 for outs in play (`python -m
tests.helpers.run_values`)."""
DOUBT, USUAL_TRIES = 5, 0.09
"""Times on first, and steals tried for each, that are added to a player's own: one steal makes no thief. The record has
.05 tries for each time on first in 1955, .12 in 1988 and .10 in 2012."""
GLOVE_RUNS = 0.011
"""Runs a game for a point of defence: between totals of 20 and 70 it owns .23 of 216 rolls more (SS-03), each of which
is worth the difference of a swing and an out in 1988, 38 times a game."""


class SuperstarEstimates(CardEstimates[SuperstarSetup, Memory, Card]):
    """Chances come from the charts in use, values from the squares of a card."""

    __slots__ = ()

    def steal_success(self, move: str) -> float:
        setup, situation, nines = self._state.setup, self._situation, self._state.memory.nines
        running, nine = self._running(move[0]), nines[situation.fielding]
        assert nine is not None
        rating = running if move == "3-H" else slowed(running, nine.arm)
        return chances_of(setup.charts).steals[move][rating]

    def attempt_rate(self) -> float | None:
        situation = self._situation
        usage = self._cards[0 if situation.half == TOP else 1][situation.runners[0]].usage
        if "sent in 1000" in usage:
            return usage["sent in 1000"] / 1000
        chances = usage.get("on first", 0)
        return (usage["steals tried"] + DOUBT * USUAL_TRIES) / (chances + DOUBT) if chances else None

    def advance_success(self, move: str) -> float:
        return chances_of(self._state.setup.charts).sends[self._running(move[0])]

    def _running(self, base: str) -> int:
        """The rating of the runner on a base; 0 where nobody stands."""
        situation = self._situation
        runner = situation.runners[int(base) - 1]
        return self._cards[0 if situation.half == TOP else 1][runner].batting.running if runner else 0

    def bunts_well(self) -> bool:
        situation = self._situation
        return self._cards[situation.batting][situation.batter].batting.bunt == "A"

    def batter_value(self, side: int, player: str, throws: str) -> float:
        return _batting_value(self._cards[side][player].batting.column(throws), None)

    def pitcher_value(self, side: int, player: str) -> float:
        """A blank square is worth nothing either way, so a good pitcher has outs of his own and few walks."""
        pitching = self._cards[side][player].pitching
        return 0.0 if pitching is None else _pitching_value(pitching.chart(False), None)

    def glove_value(self, side: int, player: str, position: int) -> float:
        return GLOVE_RUNS * self._cards[side][player].rating_at(NAME_OF[position])

    def makes_contact(self, side: int, player: str, throws: str) -> bool:
        return _contact(self._cards[side][player].batting.column(throws), None)

    def hit_and_run_gain(self) -> None:
        """A manager goes by the kind of batter."""

    def bunt_hit_value(self, infield: str) -> None:
        """Nobody bunts for a hit."""

    def best_column(self) -> str:
        raise LookupError("this game asks for no best column")

    def speed(self, side: int, player: str) -> float:
        return self._cards[side][player].batting.running / 5

    def fatigue(self, side: int, player: str) -> float:
        """SS-29: innings past his limit in the inning of work that he is in."""
        pitching = self._cards[side][player].pitching
        work = self._state.outing(side, player)
        if pitching is None or work is None or not self._state.setup.options.fatigue:
            return 0.0
        limit = innings_limit(self._state.setup.charts, pitching, work.started)
        return float(innings_past(limit, work.outs // 3 + 1))

    def stamina_left(self, side: int, player: str) -> None:
        """The rules themselves tire him."""


def _value(chart: Chart, runs: dict[str, float], otherwise: float) -> float:
    return summed(WEIGHT[number] * runs.get(chart(number), otherwise) for number in NUMBERS)


def _meets_the_ball(column: Chart) -> bool:
    missed = summed(WEIGHT[number] for number in NUMBERS if column(number) == "SO")
    power = summed(WEIGHT[number] for number in NUMBERS if column(number) == "HR")
    return missed < 0.09 and power < 0.02


_batting_value: Remembered[Chart, None, float] = Remembered(lambda column, _: _value(column, RUNS, PLAIN_OUT))
_pitching_value: Remembered[Chart, None, float] = Remembered(lambda chart, _: -_value(chart, PITCHER_RUNS, 0))
_contact: Remembered[Chart, None, bool] = Remembered(lambda column, _: _meets_the_ball(column))
