"""RB-34: wild pitches and passed balls, by the ratings with which a season's cards let as many pitches get away as
did."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.fit.response import Situation
from hotstove.cardmaker.replay.average_context import SITUATIONS, AverageContext
from hotstove.cardmaker.replay.blocks import mixed
from hotstove.cardmaker.replay.cell_odds import AVERAGE_RATING, matchup, our_odds, told_in_each
from hotstove.cardmaker.replay.gloves import drawn_in
from hotstove.cardmaker.replay.goals import off_the_bat
from hotstove.cardmaker.replay.pitcher_fit import Rows, tired_grade
from hotstove.diamond.play import Play
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.options import Options
from hotstove.games.replay.reading import number_and_grade
from hotstove.games.replay.squares import Grade, Square
from hotstove.odds.enumerate import every_number
from hotstove.record import Fielding
from hotstove.table.questions import Rule
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hotstove.cardmaker.replay.season_fit import SeasonFit

    Vector = NDArray[np.float64]
    Matrix = NDArray[np.float64]

WILD, PASSED = "WP", "PB"
COLUMNS = (3, 5)
"""Column 5 asks for the ratings; the number of rare plays, of whose wild pitches no rating says anything, is in 3."""
RATINGS = range(7)
AVERAGE = AverageContext()
HALVINGS = 20
"""Tolerance: how often the search for the scale is halved."""


class Rated(NamedTuple):
    """A player whose rating is looked for: his real rate for each batter, batters, and what each rating comes to."""

    rate: float
    batters: float
    comes_to: Sequence[float]

    def rating(self, scale: float) -> int:
        """The rating that comes nearest to his rate times a scale."""
        return min(RATINGS, key=lambda rating: abs(self.comes_to[rating] - scale * self.rate))


def ratings(players: Mapping[Key, Rated]) -> dict[Key, int]:
    """The rating of each: nearest to his rate times one scale for all, so that the league, whose ratings are whole
    numbers from 0 to 6, comes to what it really had."""
    listed = players.values()
    wanted = summed(one.rate * one.batters for one in listed)
    low, high = 0.0, 2.0
    for _ in range(HALVINGS):
        scale = (low + high) / 2
        got = summed(one.comes_to[one.rating(scale)] * one.batters for one in listed)
        low, high = (scale, high) if got < wanted else (low, scale)
    return {key: one.rating(high) for key, one in players.items()}


def wild_ratings(fit: SeasonFit) -> dict[Key, int]:
    """Of all pitchers, each by his own grades."""
    return ratings(
        {
            key: Rated(fit.pool.targets[key].wild, fit.pool.faced(key), chances.tolist())
            for key, chances in got_away(fit, WILD).items()
        }
    )


def passed_ratings(fit: SeasonFit) -> dict[Key, int]:
    """Of all catchers, in front of the league's pitchers."""
    league = fit.pool.baseline.fielding["C"]
    faced = {key: fit.pool.faced(key) for key in fit.grades}
    each = got_away(fit, PASSED)
    whole = summed(faced.values())
    comes_to = [
        summed(faced[key] * float(chances[rating]) for key, chances in each.items()) / whole for rating in RATINGS
    ]
    an_out = fit.pool.baseline.pitching.bf / max(league.outs, 1.0)
    mean = league.pb / max(league.outs, 1.0)
    found = {}
    for key, target in fit.pool.targets.items():
        if "C" in target.player.positions:
            line = target.player.fielding.get("C", Fielding())
            rate = drawn_in(line.pb / max(line.outs, 1.0), mean, line.outs)
            found[key] = Rated(rate / an_out, line.outs * an_out, comes_to)
    return ratings(found)


def got_away(fit: SeasonFit, event: str) -> dict[Key, Vector]:
    """Of each pitcher the chances for a batter, by rating."""
    met = {throws: _Met(fit, throws, event) for throws in fit.mound.numbers}
    still_up = off_the_bat(fit.pool.baseline)
    found = {}
    for key, grid in fit.grades.items():
        his = met[fit.pool.targets[key].player.throws]
        rare, asked = (his.rows(column, grid[column], fit.pool.tired(key)) for column in COLUMNS)
        found[key] = (rare + asked) / 6 / (1 - still_up)
    return found


class _Met:
    """The batters whom pitchers of a hand meet, and what they make of grades under each rating."""

    def __init__(self, fit: SeasonFit, throws: str, event: str) -> None:
        self._situations, self._event = fit.blocks.situations, event
        self._mixes = fit.mound.numbers[throws].values()
        self._known: dict[tuple[int, Grade], Vector] = {}

    def rows(self, column: int, rows: Rows, tired: float) -> Vector:
        """When a column is rolled: for each of the RATINGS the chance that a pitch gets away."""
        fresh = sum(self._grade(column, grade) for grade in rows) / len(rows)
        found: Vector = (1 - tired) * fresh + tired * self._grade(column, tired_grade(rows))
        return found

    def _grade(self, column: int, grade: Grade) -> Vector:
        import numpy as np

        if (column, grade) not in self._known:
            found = np.zeros(len(RATINGS))
            for mix, share in self._mixes:
                for (square, *_), part in mix.columns[column].items():
                    each = _in_each_situation(self._event, column, Square(square.number), grade)
                    found += share * part * mixed(self._situations, each)
            self._known[column, grade] = found
        return self._known[column, grade]


@cache
def _in_each_situation(event: str, column: int, square: Square, grade: Grade) -> Matrix:
    """In each situation the chance under each of the RATINGS; all others on the field are average players."""
    import numpy as np

    line = our_odds().line(column, square.number + grade.grade)
    if "rare" not in line and event.lower() not in line:
        return np.zeros((len(SITUATIONS), len(RATINGS)))

    def told(play: Play, situation: Situation) -> str:
        return event if any(one.code == event for one in play.events) else ""

    found: list[Vector] = []
    for rating in RATINGS if "rare" not in line else (AVERAGE.wild,):
        around = replace(AVERAGE, wild=rating) if event == WILD else replace(AVERAGE, passed=rating)

        def ready(at: Situation, around: AverageContext = around) -> Callable[[], Rule[Play]]:
            m = matchup(*at, square, AVERAGE.runner, "same", AVERAGE_RATING, around)
            return partial(number_and_grade, our_charts(), Options(), m, 100 * column + 21, grade, 1)

        found.append(told_in_each(ready, (event,), told, every_number)[:, 0])
    return np.stack(found * (len(RATINGS) // len(found)), axis=1)
