"""What Replay Baseball tells a manager of chances and of players's worth."""

from __future__ import annotations

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.view import View
from hotstove.games.replay.book import ReplayBook
from hotstove.games.replay.cards import BatterCard, Card, PitcherCard
from hotstove.games.replay.dice import column_of
from hotstove.games.replay.fielding import INFIELD, OUTFIELD
from hotstove.games.replay.memory import memory_of
from hotstove.games.replay.options import Options
from hotstove.games.replay.worth import line_worth

DIE = range(1, 7)
AVERAGE_GRADE = 3
GOOD_NUMBERS = frozenset({12, 13, 33, 34})
GOOD_BUNTER = 2
INFIELD_RUNS, OUTFIELD_RUNS, CATCHER_RUNS = -0.09, 0.05, 0.05
"""Runs a game for a point of rating."""
GRADE_RUNS = {1: 0.004, 2: 0.004, 3: 0.018, 5: 0.009, 6: 0.02}
"""Runs a plate appearance for a point of the mean grade, by column."""


class Prospects:
    """Chances come from the charts in use, worths from the squares of a card."""

    def __init__(self, book: ReplayBook, options: Options) -> None:
        self._book = book
        self._options = options
        self._bats: dict[tuple[int, str], tuple[BatterCard, float]] = {}
        self._arms: dict[int, tuple[PitcherCard, float]] = {}

    def steal(self, view: View, move: str) -> float:
        """RB-13 by letter; an optional plus sign by the catcher."""
        m = view.matchup
        catcher = float((6 - m.gloves[2].rating) / 6)
        if not self._options.called_steals:
            return catcher
        letter = m.letters[int(move[0]) - 1]
        worth = {"SB": 1.0, "CS": 0.0, "PO": 0.0, "C": catcher}
        return sum(worth[self._book.action(letter, die)] for die in DIE) / 6

    def eagerness(self, view: View) -> None:
        """Cards of this game tell it by their own steal ratings."""

    def send(self, view: View, move: str) -> float:
        """RB-09: a die not above the runner's speed."""
        return float(view.matchup.speed(move[0]) / 6)

    def bunts_well(self, view: View) -> bool:
        return bool(view.matchup.bunt <= GOOD_BUNTER)

    def batter_worth(self, card: Card, throws: str) -> float:
        batting = card.batting
        known = self._bats.get((id(batting), throws))
        if known is None or known[0] is not batting:
            known = self._bats[id(batting), throws] = (batting, self._squares_worth(batting, throws))
        return known[1]

    def _squares_worth(self, card: BatterCard, throws: str) -> float:
        """Runs a plate appearance against a pitcher of all threes."""
        if card.number:
            return -0.13 + 0.012 * card.number
        squares = card.grids[throws].squares
        return sum(
            line_worth(self._book, column_of(roll), square.number, square.raised, AVERAGE_GRADE)
            for roll, square in squares.items()
        ) / len(squares)

    def pitcher_worth(self, card: Card, started: bool) -> float:
        """Better than all threes is above average."""
        pitching = card.pitching
        if pitching is None:
            return 0.0
        known = self._arms.get(id(pitching))
        if known is None or known[0] is not pitching:
            worth = sum(runs * (AVERAGE_GRADE - mean_grade(pitching, column)) for column, runs in GRADE_RUNS.items())
            known = self._arms[id(pitching)] = (pitching, worth)
        return known[1]

    def best_column(self, view: View) -> str:
        """RB-24: the column whose best grade gains most over the mean of its rows."""
        situation = view.situation
        card = view.clubs[situation.fielding].cards[situation.pitcher].pitching
        gains = {column: GRADE_RUNS[column] * (mean_grade(card, column) - card.best[column]) for column in (3, 5, 6)}
        return str(max(gains, key=gains.__getitem__))

    def glove_worth(self, card: Card, position: int) -> float:
        name = NAME_OF[position]
        glove = card.gloves.get(name)
        if glove is None:
            return -0.3
        if name in INFIELD:
            return INFIELD_RUNS * (glove.rating - AVERAGE_GRADE)
        runs = OUTFIELD_RUNS if name in OUTFIELD else CATCHER_RUNS if name == "C" else 0.0
        return runs * (glove.rating - AVERAGE_GRADE)

    def makes_contact(self, card: Card, throws: str) -> bool:
        """RB-15: two numbers such as 12, 13, 33 and 34 in the hit and run row; with one alone the play does not pay."""
        return len(GOOD_NUMBERS & set(card.batting.hit_and_run)) >= 2

    def speed(self, card: Card) -> float:
        return (card.batting.runner.speed - 1) / 4

    def tired(self, view: View, player: str) -> float:
        mound = memory_of(view.memory).mounds.get(player)
        return 1.0 if mound is not None and mound.tired else 0.0

    def plays(self, card: Card, position: int) -> bool:
        return card.plays(NAME_OF[position])

    def may_relieve(self, view: View, player: str) -> bool:
        return view.clubs[view.side].cards[player].pitching is not None and player not in view.rules.resting


def mean_grade(card: PitcherCard, column: int) -> float:
    grades = [row[column - 1].grade for row in card.rows if row[column - 1].grade]
    return sum(grades) / len(grades)
