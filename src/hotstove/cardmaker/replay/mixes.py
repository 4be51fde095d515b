"""Leagues of cards as mixtures: which grades a batter meets, and which numbers a pitcher meets, each with its share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hotstove.games.replay.cards import BatterCard, PitcherCard
from hotstove.games.replay.squares import FLYBALL, INFIELDERS, Grade, Square

BLUE = range(1, 7)
GRADED = (1, 2, 3, 5, 6)
BOX = {1: 3, 2: 4, 3: 5, 4: 6, 5: 6, 6: 4}
"""RB-03: the infielder of each face of the blue die."""
NAMES = {number: name for name, number in INFIELDERS.items()}
IN_COLUMN_4 = {blue: Grade(0, infielder=NAMES[fielder]) for blue, fielder in BOX.items()}
"""What stands in column 4 of a pitcher's card, by row."""

INFIELD = (3, 4, 5, 6)

Shares = dict[tuple[Grade, int], float]
"""Grade and blue die."""


@dataclass(frozen=True)
class GradeMix:
    """What pitchers of one hand answer in each column, to batters of each side."""

    columns: Mapping[int, Shares]
    """Shares that sum to one; in column 6 less what a groundball pitcher sends to column 4."""
    to_column_6: Shares
    """What column 4 sends to column 6 (flyball pitchers), as a share of rolls in column 4."""
    infielders: Mapping[int, float]
    """Who is named in column 4, as shares of rolls there."""
    from_column_6: Mapping[int, float]
    """Who is named by shaded squares of column 6, as shares of rolls there."""


def grade_mix(cards: Iterable[tuple[PitcherCard, float, float]], hands: str) -> GradeMix:
    """A league's pitchers of one hand: cards with batters faced, and the share of those that they faced tired."""
    columns: dict[int, Shares] = {column: {} for column in GRADED}
    to_six: Shares = {}
    infielders: dict[int, float] = {}
    from_six: dict[int, float] = {}
    whole = 0.0
    for card, faced, tired in cards:
        whole += faced
        for kind, part in ((hands, faced * (1 - tired)), ("tired", faced * tired)):
            grades = card.grids[kind].grades
            for blue in BLUE:
                share = part / 6
                for column in GRADED:
                    grade = grades[100 * column + 10 + blue]
                    if grade.infielder:
                        _add(from_six, INFIELDERS[grade.infielder], share)
                    else:
                        _add(columns[column], (grade, blue), share)
                named = grades[410 + blue].infielder
                if named == FLYBALL:
                    _add(to_six, (grades[610 + blue], blue), share)
                else:
                    _add(infielders, INFIELDERS[named] if named else BOX[blue], share)
    scaled = {column: _scaled(shares, whole) for column, shares in columns.items()}
    return GradeMix(scaled, _scaled(to_six, whole), _scaled(infielders, whole), _scaled(from_six, whole))


@dataclass(frozen=True)
class NumberMix:
    """What batters carry in each column against one hand: squares with speed, side and row, each with its share."""

    columns: Mapping[int, Mapping[tuple[Square, int, str, int], float]]


def number_mix(cards: Iterable[tuple[BatterCard, float, str]], throws: str) -> NumberMix:
    """A league's batters as a pitcher of one hand meets them: cards with appearances against him, and their hands."""
    columns: dict[int, dict[tuple[Square, int, str, int], float]] = {column: {} for column in range(1, 7)}
    whole = 0.0
    side = 0 if throws == "L" else 1
    for card, faced, hands in cards:
        whole += faced
        speed = card.runner.speed
        for row, squares in enumerate(card.rows, start=1):
            for column, both in enumerate(squares, start=1):
                square = both[side]
                plain = Square(square.number, square.raised if column == 2 and row > 1 else 0)
                own_row = row if column == 4 and plain.number == 25 else 2
                _add(columns[column], (plain, speed, hands, own_row), faced / 6)
    return NumberMix({column: _scaled(shares, whole) for column, shares in columns.items()})


def _add(shares: dict, key: object, share: float) -> None:  # type: ignore[type-arg]
    shares[key] = shares.get(key, 0.0) + share


def _scaled(shares: dict, whole: float) -> dict:  # type: ignore[type-arg]
    return {key: share / whole for key, share in shares.items()}
