"""Expected lines: what a card comes to against a league of cards, exactly."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING

from hotstove.cardmaker.fit.events import EVENTS, INDEX
from hotstove.cardmaker.replay.blocks import MEN, PLACES, RATINGS, Blocks, infield_weights, mixed, weights_of
from hotstove.cardmaker.replay.mixes import BLUE, BOX, GRADED, GradeMix, NumberMix
from hotstove.games.replay.cards import BatterCard, PitcherCard
from hotstove.games.replay.infield import OWN_FIELDER, STRATEGY_HIT
from hotstove.games.replay.squares import FLYBALL, INFIELDERS, Grade, Square
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]


RANGED = ((2, 55), (6, 36))
"""Columns and numbers that look at the range of an outfielder."""
USUAL_GRADES = {1: 0.21, 2: 0.22, 3: 0.20, 4: 0.22, 5: 0.15}
"""Shares of the grades in those columns, by batters faced, on cards of the American League of 1988 (2026-11-19)."""


class Answers:
    """What pitchers of one hand answer to batters of one side, ready to be multiplied with blocks."""

    def __init__(self, blocks: Blocks, mix: GradeMix) -> None:
        self._blocks = blocks
        self.weights = {column: weights_of(mix, column) for column in GRADED}
        self._named = {
            fielder: mix.infielders.get(fielder, 0.0) + mix.from_column_6.get(fielder, 0.0)
            for fielder in INFIELDERS.values()
        }

    def to(self, column: int, square: Square, speed: int, hands: str, row: int) -> Vector:
        """What one square comes to in a plate appearance in which its column and row are rolled."""
        if column != 4:
            return mixed(self.weights[column], self._blocks.graded(column, square, speed, hands))
        ratings = self._blocks.odds.around.ratings
        weights = infield_weights(square.number, row, self._named, ratings)
        return mixed(weights, self._blocks.infield(square.number, speed, row))


def hands_of(bats: str, throws: str) -> str:
    """Switch hitters stand on the other side."""
    return "same" if bats == throws else "opposite"


def batter_line(
    blocks: Blocks, card: BatterCard, bats: str, mixes: Mapping[str, Mapping[str, GradeMix]], left_share: float
) -> Vector:
    """A batter's plate appearances by EVENTS without UP; `mixes` by the pitcher's hand and the hands that meet."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    for throws, share in (("L", left_share), ("R", 1 - left_share)):
        hands = hands_of(bats, throws)
        answers = Answers(blocks, mixes[throws][hands])
        for row, squares in enumerate(card.rows, start=1):
            for column, both in enumerate(squares, start=1):
                square = both[0 if throws == "L" else 1]
                plain = Square(square.number, square.raised if row > 1 or column != 2 else 0)
                found += share / 36 * answers.to(column, plain, card.runner.speed, hands, row)
    return settled(found)


def settled(found: Vector) -> Vector:
    """A play with the batter still up is played again."""
    up = INDEX["UP"]
    whole: Vector = found / (1 - found[up])
    whole[up] = 0.0
    return whole


def infield_numbers(blocks: Blocks, mix: NumberMix) -> dict[int, Vector]:
    """What batters make of every infielder and rating in column 4: of whoever is named (0), and each 25 of its
    player."""
    import numpy as np

    found: dict[int, Vector] = {}
    for (square, speed, _, row), share in mix.columns[4].items():
        own = OWN_FIELDER.get(row, 0) if square.number == STRATEGY_HIT else 0
        block = blocks.infield(square.number, speed, row)
        found[own] = found.get(own, np.zeros_like(block)) + share * block
    return found


def infielder_odds(numbers: Mapping[int, Vector], fielder: int, ratings: Mapping[int, tuple[float, ...]]) -> Vector:
    """What column 4 comes to when a fielder is named, with the ratings of a certain infield."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    for own, block in numbers.items():
        at = own or fielder
        found += summed(share * block[MEN[at, rating]] for rating, share in enumerate(ratings[at], start=1))
    return found


def outfield_numbers(blocks: Blocks, mix: NumberMix) -> dict[int, Vector]:
    """What batters make of an outfielder's range, against usual grades: a row of EVENTS for each rating."""
    import numpy as np

    odds = blocks.odds
    found: dict[int, Vector] = {}
    for column, number in RANGED:
        for (square, speed, hands, _), share in mix.columns[column].items():
            for (grade, often), blue in product(USUAL_GRADES.items(), BLUE):
                fielder = odds.ranged(column, number + grade, blue) if square.number == number else 0
                if fielder:
                    cells = [odds.graded_for(column, square, Grade(grade), blue, speed, hands, r) for r in RATINGS]
                    found[fielder] = found.get(fielder, 0.0) + share * often / 36 * blocks.worth(np.array(cells))
    return found


def outfield_odds(
    numbers: Mapping[int, Vector], ratings: Mapping[int, tuple[float, ...]], usual: Mapping[int, tuple[float, ...]]
) -> Vector:
    """What outfielders of certain ratings add to a plate appearance over usual ones."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    for fielder, rows in numbers.items():
        found += mixed(np.array(ratings[fielder]) - np.array(usual[fielder]), rows)
    return found


def pitcher_line(
    blocks: Blocks, card: PitcherCard, mixes: Mapping[str, tuple[NumberMix, float]], tired: float
) -> Vector:
    """A pitcher's batters by EVENTS; `mixes` gives the batters of his own side and of the other, with their shares."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    ratings = blocks.odds.around.ratings
    for hands, (mix, share) in mixes.items():
        seen = {column: blocks.seen(mix, column) for column in GRADED}
        numbers = infield_numbers(blocks, mix)
        infield = {fielder: infielder_odds(numbers, fielder, ratings) for fielder in INFIELDERS.values()}
        for kind, part in ((hands, 1 - tired), ("tired", tired)):
            grades = card.grids[kind].grades
            for blue in BLUE:
                weight = share * part / 36
                for column in GRADED:
                    grade = grades[100 * column + 10 + blue]
                    if grade.infielder:
                        found += weight * infield[INFIELDERS[grade.infielder]]
                    else:
                        found += weight * seen[column][PLACES[column][grade, blue]]
                name = grades[410 + blue].infielder
                if name == FLYBALL:
                    found += weight * seen[6][PLACES[6][grades[610 + blue], blue]]
                else:
                    found += weight * infield[INFIELDERS[name] if name else BOX[blue]]
    return settled(found)
