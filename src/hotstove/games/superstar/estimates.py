"""What Superstar Baseball tells a manager of chances and values."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.diamond.card_estimates import CardEstimates
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.situation import TOP
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chances import WEIGHT, chances_of
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.fatigue import innings_limit, innings_past
from hotstove.games.superstar.setup import Memory, SuperstarSetup
from hotstove.games.superstar.stealing import slowed
from hotstove.games.superstar.worth import attempt_rate, batting_value, bunts_well, pitching_value
from hotstove.table.charts import Chart
from hotstove.table.memo import remembered
from hotstove.table.sums import summed

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
        return attempt_rate(self._cards[0 if situation.half == TOP else 1][situation.runners[0]])

    def advance_success(self, move: str) -> float:
        return chances_of(self._state.setup.charts).sends[self._running(move[0])]

    def _running(self, base: str) -> int:
        """The rating of the runner on a base; 0 where nobody stands."""
        situation = self._situation
        runner = situation.runners[int(base) - 1]
        return self._cards[0 if situation.half == TOP else 1][runner].batting.running if runner else 0

    def bunts_well(self) -> bool:
        situation = self._situation
        return bunts_well(self._cards[situation.batting][situation.batter])

    def batter_value(self, side: int, player: str, throws: str) -> float:
        return batting_value(self._cards[side][player].batting.column(throws), None)

    def pitcher_value(self, side: int, player: str) -> float:
        """A blank square is worth nothing either way, so a good pitcher has outs of his own and few walks."""
        pitching = self._cards[side][player].pitching
        return 0.0 if pitching is None else pitching_value(pitching.chart(False), None)

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


def _meets_the_ball(column: Chart) -> bool:
    missed = summed(WEIGHT[number] for number in NUMBERS if column(number) == "SO")
    power = summed(WEIGHT[number] for number in NUMBERS if column(number) == "HR")
    return missed < 0.09 and power < 0.02


_contact: Callable[[Chart, None], bool] = remembered(lambda column, _: _meets_the_ball(column))
