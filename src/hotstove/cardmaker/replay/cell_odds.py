"""Exact odds of single cells: what a batter's number comes to against a grade or an infielder, in each situation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from hotstove.cardmaker.fit.events import EVENTS
from hotstove.cardmaker.fit.response import Situation, Tell, event_told, response
from hotstove.cardmaker.replay.average_context import SITUATIONS, AverageContext
from hotstove.cardmaker.replay.mixes import NAMES
from hotstove.diamond.play import Play
from hotstove.games.replay.chart_set import ReplayCharts, our_charts
from hotstove.games.replay.dice import COACH, THROW
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.infield import CORNERS, OWN_FIELDER, STRATEGY_HIT, infield_ball
from hotstove.games.replay.lines import MAN_OF_DIE, read_line
from hotstove.games.replay.matchup import NO_GLOVE, Matchup, Meeting
from hotstove.games.replay.options import Options
from hotstove.games.replay.reading import block_of, needs_fielder, number_and_grade
from hotstove.games.replay.squares import Grade, Square
from hotstove.odds.enumerate import Numbers, every_number
from hotstove.table.questions import Answer, Draw, Roll, Rule
from hotstove.table.rules import tabulated

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

AVERAGE_RATING = 3
RUNNERS_ONLY = frozenset({COACH.purpose, THROW.purpose})
"""Rolls that decide over the runners."""


class CellOdds:
    """Cells of the Chart Book, each a row of EVENTS for each of the SITUATIONS, worked out once; places in `cells`
    stand for them."""

    def __init__(self, charts: ReplayCharts, around: AverageContext) -> None:
        self.charts, self.around = charts, around
        self.cells: list[Matrix] = []
        self._options = Options()
        self._known: dict[tuple[object, ...], int] = {}
        self._mixed: dict[tuple[object, ...], int] = {}

    def graded(self, column: int, square: Square, grade: Grade, blue: int, speed: int, hands: str) -> int:
        """Columns 1, 2, 3, 5 and 6, over the ratings of the outfielder whom it concerns."""
        fielder = self.ranged(column, square.number + grade.grade, blue)
        if not fielder:
            return self.graded_for(column, square, grade, blue, speed, hands, AVERAGE_RATING)
        each = [self.graded_for(column, square, grade, blue, speed, hands, rating) for rating in range(1, 6)]
        key = (fielder, *each)
        if key not in self._mixed:
            shares = zip(self.around.ratings[fielder], each, strict=True)
            self._mixed[key] = self._kept(sum(share * self.cells[place] for share, place in shares))  # type: ignore[arg-type]
        return self._mixed[key]

    def graded_for(
        self, column: int, square: Square, grade: Grade, blue: int, speed: int, hands: str, rating: int
    ) -> int:
        """The same against an outfielder of a certain range."""
        total = square.number + grade.grade
        line = self.line(column, total)
        reads_raised, reads_speed, reads_hands, reads_range = _reads(line)
        plain = Square(square.number, square.raised if reads_raised else 0)
        named = self.charts.fielder(block_of(column, total), blue) if needs_fielder(line) else ""
        key = (
            *(column if grade.mark or grade.raised else 0, line, named, plain.raised, grade.mark, grade.raised),
            *(speed if reads_speed else 3, hands if reads_hands else "same", rating if reads_range else 3),
        )
        if key not in self._known:
            roll = 100 * column + 20 + blue

            def rule(m: Matchup) -> Rule[Play]:
                return number_and_grade(self.charts, self._options, m, roll, grade, blue)

            numbers = every_number if "fly" in line or "rare" in line else _without_runners
            self._known[key] = self._in_each(rule, plain, speed, hands, rating, numbers)
        return self._known[key]

    def infield(self, number: int, fielder: int, rating: int, speed: int, row: int = 2) -> int:
        """Column 4: a number hit to an infielder of a certain rating; a 25 belongs to its own row."""
        own = row if number == STRATEGY_HIT else 2
        total = number + rating
        lines = (self.charts.back(total), self.charts.halfway(total), self.charts.close(total))
        at = OWN_FIELDER.get(own, fielder) if number == STRATEGY_HIT else fielder
        key = (lines, at in CORNERS, self.around.errors[at], speed if any(_reads(line)[1] for line in lines) else 3)
        if key not in self._known:
            roll = 400 + 10 * own + 1

            def rule(m: Matchup) -> Rule[Play]:
                return infield_ball(self.charts, m, roll, NAMES[fielder], "normal", False)

            self._known[key] = self._in_each(rule, Square(number), speed, "same", rating, _without_runners)
        return self._known[key]

    def line(self, column: int, total: int) -> str:
        return str(getattr(self.charts, f"column_{column}")(total))

    def ranged(self, column: int, total: int, blue: int) -> int:
        """The outfielder whose range a cell looks at, or 0."""
        for branch in read_line(self.line(column, total)):
            if any("range" in (test.left, test.right) for test in branch.tests):
                named = branch.outcome.fielder
                return int(self.charts.fielder(block_of(column, total), blue) if named == MAN_OF_DIE else named)
        return 0

    def _in_each(
        self,
        rule: Callable[[Matchup], Rule[Play]],
        square: Square,
        speed: int,
        hands: str,
        rating: int,
        numbers: Numbers,
    ) -> int:
        """The place of a new cell: the rule run in each situation."""

        def ready(at: Situation) -> Callable[[], Rule[Play]]:
            return partial(rule, matchup(*at, square, speed, hands, rating, self.around))

        return self._kept(told_in_each(ready, EVENTS, event_told, numbers))

    def _kept(self, cell: Matrix) -> int:
        self.cells.append(cell)
        return len(self.cells) - 1


def told_in_each(
    ready: Callable[[Situation], Callable[[], Rule[Play]]], names: Sequence[str], tell: Tell[str], numbers: Numbers
) -> Matrix:
    """The chances of what is told of a play, a row for each of the SITUATIONS."""
    import numpy as np

    each = [response(ready, [(at, 1.0)], numbers, tell) for at in SITUATIONS]
    return np.array([[found.get(name, 0.0) for name in names] for found in each])


def matchup(
    bases: str, outs: int, square: Square, speed: int, hands: str, rating: int, around: AverageContext
) -> Matchup:
    """A square in a situation, with average players around but for the fielder's rating."""
    seconds = (around.passed if position == 2 else around.arm for position in range(1, 10))
    gloves = (NO_GLOVE, *(Glove(rating, second, around.errors[at]) for at, second in enumerate(seconds, start=1)))
    run = around.runner
    meeting = Meeting(hands, "R", "R", 3, lambda _: 4, lambda _: 3, around.hold, around.wild)
    return Matchup(
        bases, outs, lambda _: square, lambda _: Grade(0), meeting, (speed, run, run, run), ("C", "C", "C"), (3, 3, 3),
        gloves, None, None, "", False,
    )  # fmt: skip


@cache
def our_odds() -> CellOdds:
    """The cells of our own Chart Book among average players."""
    return CellOdds(our_charts(), AverageContext())


def _without_runners(question: Roll | Draw) -> Mapping[Answer, int]:
    """After a hit it is all the same to the batter how the runners come off; after a fly it may be a sacrifice."""
    weights = question.weights()
    return dict(list(weights.items())[:1]) if question.purpose in RUNNERS_ONLY else weights


@tabulated
def _reads(line: str) -> tuple[bool, bool, bool, bool]:
    """Whether a line looks at the raised number, the batter's speed, the hands, an outfielder's range."""
    tests = [test for branch in read_line(line) for test in branch.tests]
    return (
        any(test.left == "raised" for test in tests),
        any("speed" in (test.left, test.right) for test in tests),
        any(test.left in ("same", "opposite") for test in tests),
        any("range" in (test.left, test.right) for test in tests),
    )
