"""What Replay Baseball tells a manager of chances and values."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hotstove.diamond.card_estimates import CardEstimates
from hotstove.diamond.gloves import NAME_OF
from hotstove.games.replay.batting_worth import AVERAGE_GRADE, batting_values, bunts_well
from hotstove.games.replay.cards import BatterCard, Card, PitcherCard, Runner
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.fielding import INFIELD, OUTFIELD
from hotstove.games.replay.infield import CORNERS, depth_of
from hotstove.games.replay.setup import Memory, ReplaySetup
from hotstove.games.replay.stealing import letter_for
from hotstove.table.memo import remembered
from hotstove.table.sums import summed

DIE = range(1, 7)
GOOD_NUMBERS = frozenset({12, 13, 33, 34})
INFIELD_RUNS, OUTFIELD_RUNS = -0.09, 0.05
"""Runs a game for a point of rating. On the cards of the American League of 1988 it is .06 at the corners and .11 in
the middle of the infield, .04 at the corners and .08 in center of the outfield (`python -m tests.helpers.replay_worth
1988 AL`)."""
CATCHER_RUNS = 0.04
"""Runs a game for a point of rating: a sixth of what lies between a stolen base and an out (.33 runs) for each runner
whose plus sign (RB-11) looks at the rating; half of them are caught, and .34 a game were in 1988."""
BUNT_RUNS = {"single": 0.46, "error": -0.10, "out": -0.26, "popped": -0.26, "strikeout": -0.27}
"""Runs above average of each cell of the chart for bunt hits; an error is made on about one ball in five."""
GRADE_RUNS = {1: 0.001, 2: 0.001, 3: 0.014, 5: 0.012, 6: 0.018}
"""Runs a plate appearance for a point of the mean grade, by column, on the cards of the American League of 1988
(`python -m tests.helpers.replay_worth 1988 AL`)."""


class ReplayEstimates(CardEstimates[ReplaySetup, Memory, Card]):
    """Chances come from the charts in use, values from the squares of a card."""

    __slots__ = ()

    def steal_success(self, move: str) -> float:
        """RB-13 by letter; an optional plus sign by the catcher."""
        state = self._state
        setup, nine = state.setup, state.memory.nines[state.situation.fielding]
        assert nine is not None
        catcher = (6 - nine.gloves[2].rating) / 6
        if not setup.options.called_steals:
            return catcher
        letter = letter_for(move[0], self._runner(move[0]).letter)
        worth = {"SB": 1.0, "CS": 0.0, "PO": 0.0, "C": catcher}
        return summed(worth[setup.charts.action(letter, die)] for die in DIE) / 6

    def attempt_rate(self) -> None:
        """Cards of this game tell it by their own steal ratings."""

    def advance_success(self, move: str) -> float:
        """RB-09: a die not above the runner's speed."""
        return self._runner(move[0]).speed / 6

    def _runner(self, base: str) -> Runner:
        """The ratings of the runner on a base."""
        situation = self._situation
        return self._cards[situation.batting][situation.runners[int(base) - 1]].batting.runner

    def bunts_well(self) -> bool:
        situation = self._situation
        return bunts_well(self._cards[situation.batting][situation.batter].batting)

    def batter_value(self, side: int, player: str, throws: str) -> float:
        return batting_values(self._state.setup.charts, throws)(self._cards[side][player].batting, None)

    def pitcher_value(self, side: int, player: str) -> float:
        """Better than all threes is above average."""
        pitching = self._cards[side][player].pitching
        return 0.0 if pitching is None else _pitching_value(pitching, None)

    def best_column(self) -> str:
        """RB-24: the column whose best grade gains most over the mean of its rows."""
        situation = self._situation
        card = self._cards[situation.fielding][situation.pitcher].pitching
        assert card is not None
        return best_column(card)

    def glove_value(self, side: int, player: str, position: int) -> float:
        name = NAME_OF[position]
        glove = self._cards[side][player].gloves.get(name)
        if glove is None:
            return -0.3
        if name in INFIELD:
            return INFIELD_RUNS * (glove.rating - AVERAGE_GRADE)
        runs = OUTFIELD_RUNS if name in OUTFIELD else CATCHER_RUNS if name == "C" else 0.0
        return runs * (glove.rating - AVERAGE_GRADE)

    def makes_contact(self, side: int, player: str, throws: str) -> bool:
        """RB-15: two numbers such as 12, 13, 33 and 34 in the hit and run row; with one alone the play does not pay."""
        return meets_the_ball(self._cards[side][player].batting)

    def hit_and_run_gain(self) -> None:
        """A manager goes by the kind of batter."""

    def bunt_hit_value(self, infield: str) -> float:
        """RB-14: over both dice of the chart, by his bunt rating."""
        rating = self._cards[self._situation.batting][self._situation.batter].batting.bunt
        return _bunt_hits(self._state.setup.charts, rating, infield)

    def speed(self, side: int, player: str) -> float:
        return (self._cards[side][player].batting.runner.speed - 1) / 4

    def fatigue(self, side: int, player: str) -> float:
        mound = self._state.memory.mound(side, player)
        return 1.0 if mound is not None and mound.tired else 0.0

    def stamina_left(self, side: int, player: str) -> None:
        """The rules themselves tire him."""


@lru_cache(maxsize=256)
def _bunt_hits(charts: ReplayCharts, rating: int, infield: str) -> float:
    total = 0.0
    for red in DIE:
        fielder = int(charts.bunt_fielder(red))
        comes_in = fielder not in CORNERS or depth_of(charts, infield, "---", 0, fielder) == "in"
        for white in DIE:
            total += BUNT_RUNS[charts.bunt_hit(white + rating, "in" if comes_in else "back")]
    return total / 36


def meets_the_ball(card: BatterCard) -> bool:
    return len(GOOD_NUMBERS & set(card.hit_and_run)) >= 2


def _grades_value(card: PitcherCard) -> float:
    return summed(runs * (AVERAGE_GRADE - mean_grade(card, column)) for column, runs in GRADE_RUNS.items())


_pitching_value: Callable[[PitcherCard, None], float] = remembered(lambda card, _: _grades_value(card))


def best_column(card: PitcherCard) -> str:
    """The column whose best grade gains most over the mean of its rows."""
    gains = {column: GRADE_RUNS[column] * (mean_grade(card, column) - card.best[column]) for column in (3, 5, 6)}
    return str(max(gains, key=gains.__getitem__))


def mean_grade(card: PitcherCard, column: int) -> float:
    grades = [row[column - 1].grade for row in card.rows if row[column - 1].grade]
    return summed(grades) / len(grades)
