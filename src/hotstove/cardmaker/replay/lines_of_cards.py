"""Expected lines: what a card comes to against a league of cards, exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hotstove.cardmaker.replay.cell_odds import EVENTS, INDEX, CellOdds
from hotstove.cardmaker.replay.mixes import BLUE, BOX, GRADED, GradeMix, NumberMix
from hotstove.games.replay.cards import BatterCard, PitcherCard
from hotstove.games.replay.squares import FLYBALL, INFIELDERS, Grade, Square

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]


def square_odds(odds: CellOdds, mix: GradeMix, column: int, square: Square, speed: int, hands: str, row: int) -> Vector:
    """What one square adds to a plate appearance in which its row is rolled, in sixths of the red die."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    if column == 4:
        for fielder, share in mix.infielders.items():
            found += share * infield_odds(odds, square.number, fielder, speed, row)
        for fielder, share in mix.from_column_6.items():
            found += share * infield_odds(odds, square.number, fielder, speed, row)
        return found
    for (grade, blue), share in mix.columns[column].items():
        found += share * odds.graded(column, square, grade, blue, speed, hands)
    if column == 6:
        for (grade, blue), share in mix.to_column_6.items():
            found += share * odds.graded(6, square, grade, blue, speed, hands)
    return found


def infield_odds(odds: CellOdds, number: int, fielder: int, speed: int, row: int) -> Vector:
    """A number in column 4 over the ratings that stand at a position."""
    at = {1: 3, 3: 5}.get(row, fielder) if number == 25 else fielder
    shares = odds.around.ratings[at]
    return sum(  # type: ignore[return-value]
        share * odds.infield(number, fielder, rating, speed, row) for rating, share in enumerate(shares, start=1)
    )


def batter_line(
    odds: CellOdds, card: BatterCard, bats: str, mixes: Mapping[str, Mapping[str, GradeMix]], left_share: float
) -> Vector:
    """A batter's plate appearances by EVENTS without UP; `mixes` by the pitcher's hand and the hands that meet."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    for throws, share in (("L", left_share), ("R", 1 - left_share)):
        hands = "opposite" if bats == "B" or bats != throws else "same"
        mix = mixes[throws][hands]
        for row, squares in enumerate(card.rows, start=1):
            for column, both in enumerate(squares, start=1):
                square = both[0 if throws == "L" else 1]
                plain = Square(square.number, square.raised if row > 1 or column != 2 else 0)
                found += share / 36 * square_odds(odds, mix, column, plain, card.runner.speed, hands, row)
    return settled(found)


def settled(found: Vector) -> Vector:
    """A play with the batter still up is played again."""
    up = INDEX["UP"]
    whole: Vector = found / (1 - found[up])
    whole[up] = 0.0
    return whole


def grade_odds(odds: CellOdds, mix: NumberMix, column: int, grade: Grade, blue: int) -> Vector:
    """What a pitcher's square in a column comes to when it is rolled."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    for (square, speed, hands, _), share in mix.columns[column].items():
        found += share * odds.graded(column, square, grade, blue, speed, hands)
    return found


def infielder_odds(odds: CellOdds, mix: NumberMix, fielder: int, ratings: Mapping[int, tuple[float, ...]]) -> Vector:
    """What column 4 comes to when a fielder is named, with the ratings of a certain infield."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    for (square, speed, _, row), share in mix.columns[4].items():
        at = {1: 3, 3: 5}.get(row, fielder) if square.number == 25 else fielder
        for rating, part in enumerate(ratings[at], start=1):
            if part:
                found += share * part * odds.infield(square.number, fielder, rating, speed, row)
    return found


def pitcher_line(
    odds: CellOdds, card: PitcherCard, mixes: Mapping[str, tuple[NumberMix, float]], tired: float
) -> Vector:
    """A pitcher's batters by EVENTS; `mixes` gives the batters of his own side and of the other, with their shares."""
    import numpy as np

    found = np.zeros(len(EVENTS))
    for hands, (mix, share) in mixes.items():
        for kind, part in ((hands, 1 - tired), ("tired", tired)):
            if part == 0:
                continue
            grades = card.grids[kind].grades
            for blue in BLUE:
                weight = share * part / 36
                for column in GRADED:
                    grade = grades[100 * column + 10 + blue]
                    if grade.infielder:
                        named = infielder_odds(odds, mix, INFIELDERS[grade.infielder], odds.around.ratings)
                        found += weight * named
                    else:
                        found += weight * grade_odds(odds, mix, column, grade, blue)
                name = grades[410 + blue].infielder
                if name == FLYBALL:
                    found += weight * grade_odds(odds, mix, 6, grades[610 + blue], blue)
                else:
                    fielder = INFIELDERS[name] if name else BOX[blue]
                    found += weight * infielder_odds(odds, mix, fielder, odds.around.ratings)
    return settled(found)
