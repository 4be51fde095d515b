"""Cards of Replay Baseball: grids of squares, and the ratings around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial

from hotstove.games.replay.dice import THREE_DICE, blue_of, column_of, row_of
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.squares import Grade, Square
from hotstove.table.account import Account, Lookup
from hotstove.table.charts import OWNER

BatterRows = tuple[tuple[tuple[Square, Square], ...], ...]
"""Six rows of six; each square against left-handers and against right-handers, which mostly are the same."""
PitcherRows = tuple[tuple[Grade, ...], ...]


class BatterGrid:
    """RB-01: a batter's squares against one hand, found by the roll."""

    __slots__ = ("name", "rules", "squares")

    def __init__(self, name: str, rows: BatterRows, throws: str) -> None:
        side = 0 if throws == "L" else 1
        self.name = name
        self.squares = {roll: rows[row_of(roll) - 1][column_of(roll) - 1][side] for roll in THREE_DICE.outcomes}
        self.rules = {
            f"6-{row}": "RB-33" for row, squares in enumerate(rows, start=1) if squares[5][0] != squares[5][1]
        }
        """Rules that stand behind a square, by its place."""
        if rows and rows[0][1][0].raised:
            self.rules["2-1"] = "RB-10"

    def recorded(self, account: Account, side: int | None = None, player: str = "") -> Callable[[int], Square]:
        """The same grid, noting every square that is read."""

        def read(roll: int) -> Square:
            square = self.squares[roll]
            place = f"{column_of(roll)}-{row_of(roll)}"
            account.note(Lookup(self.name, (place,), str(square), OWNER, "RB-01", "", side, player, "batting"))
            if place in self.rules:
                account.cite((self.rules[place],))
            return square

        return read


class PitcherGrid:
    """RB-01: a pitcher's grades as they are in force, found by the roll."""

    __slots__ = ("grades", "name", "places", "rule")

    def __init__(self, name: str, squares: Callable[[int, int], tuple[str, Grade]], rule: str) -> None:
        """`squares` gives for a column and the blue die the name of the row that is read, and what stands there."""
        self.name = name
        self.rule = rule
        """What makes this grid another than the printed one: tired, or half a card."""
        self.grades: dict[int, Grade] = {}
        self.places: dict[int, str] = {}
        for roll in THREE_DICE.outcomes:
            row, self.grades[roll] = squares(column_of(roll), blue_of(roll))
            self.places[roll] = f"{column_of(roll)}-{row}"

    def recorded(self, account: Account, side: int | None = None, player: str = "") -> Callable[[int], Grade]:
        """The same grid, noting every grade that is read."""

        def read(roll: int) -> Grade:
            grade = self.grades[roll]
            place = self.places[roll]
            account.note(Lookup(self.name, (place,), str(grade), OWNER, "RB-01", "", side, player, "pitching"))
            if self.rule:
                account.cite((self.rule,))
            return grade

        return read


@dataclass(frozen=True)
class Runner:
    """RB-09, RB-11, RB-13: speed 1 to 5, steal letter A to L, jump 0 to 6."""

    speed: int = 3
    letter: str = "L"
    jump: int = 0

    def __str__(self) -> str:
        return f"{self.speed}{self.letter}^{self.jump}"


@dataclass(frozen=True)
class BatterCard:
    """A grid with the ratings of a player at bat."""

    name: str
    rows: BatterRows
    runner: Runner = Runner()
    bunt: int = 3
    hit_and_run: tuple[int, ...] = (4, 32, 10, 21, 10, 27)
    number: int = 0
    """RB-21: the pitchers' batting card that serves for him, 1 to 6; 0 for a player with a grid of his own."""

    @cached_property
    def plan(self) -> Callable[[int], int]:
        """RB-15: the number of the hit and run row under a die."""
        return (0, *self.hit_and_run).__getitem__

    @cached_property
    def grids(self) -> dict[str, BatterGrid]:
        """RB-33: the grid against each hand."""
        return {throws: BatterGrid(self.name, self.rows, throws) for throws in "LR"}


@dataclass(frozen=True)
class PitcherCard:
    """A grid of grades with the ratings of a pitcher on the mound."""

    name: str
    throws: str
    rows: PitcherRows
    tired_row: tuple[Grade, ...]
    """RB-16, RB-30: the B row; on older cards the bottom row, with the right-hand number in column 3."""
    has_own_b_row: bool
    split: bool = False
    """RB-32: the top half is for batters of his own side."""
    hold: int = 3
    wild: int = 3
    starts: int = 0
    """RB-16: S innings; 0 for a player who never starts and lasts four if he must."""
    starts_bonus: int = 0
    relieves: int = 0
    """RB-18: R batters; 0 for a player whose S serves."""
    relieves_bonus: int = 0
    batters: int = 0
    """RB-23: BF, the batters of a start."""
    hit_and_run: tuple[tuple[int, ...], tuple[int, ...]] = ((4, 2, 3, 1, 2, 5), (5, 2, 4, 1, 3, 5))

    @cached_property
    def plans(self) -> tuple[Callable[[int], int], Callable[[int], int]]:
        """RB-15: the A and B rows, each found by a die."""
        fresh, tired = self.hit_and_run
        return (0, *fresh).__getitem__, (0, *tired).__getitem__

    @cached_property
    def grids(self) -> dict[str, PitcherGrid]:
        """The grades in force: fresh against his own side or the other, and tired."""
        return {
            "same": PitcherGrid(self.name, partial(self._square, 0), "RB-32" if self.split else ""),
            "opposite": PitcherGrid(self.name, partial(self._square, 3), "RB-32" if self.split else ""),
            "tired": PitcherGrid(self.name, self._tired_square, "RB-30" if self.has_own_b_row else "RB-02"),
        }

    def _tired_square(self, column: int, blue: int) -> tuple[str, Grade]:
        return "B", self.tired_row[column - 1]

    def _square(self, half: int, column: int, blue: int) -> tuple[str, Grade]:
        """RB-32: half the grid for each side of the plate; column 4 names infielders, and is read by the blue die."""
        row = (blue - 1) // 2 + half + 1 if self.split and column != 4 else blue
        return str(row), self.rows[row - 1][column - 1]

    @cached_property
    def best(self) -> dict[int, int]:
        """RB-24: the best grade in each of columns 3, 5 and 6."""
        grades = {column: [row[column - 1].grade for row in self.rows] for column in (3, 5, 6)}
        return {column: min(grade for grade in found if grade) for column, found in grades.items()}

    @property
    def start_innings(self) -> int:
        return self.starts or 4

    @property
    def relief_batters(self) -> int:
        return self.relieves or self.start_innings

    @property
    def start_batters(self) -> int:
        """RB-23: BF, or four for each inning where a card has none."""
        return self.batters or 4 * self.start_innings


OBSERVED = "observed"
"""Under which a made card keeps how many of its player's turns and batters faced were seen in play by play."""
SEEN = "seen "
"""Before the name of a rating (speed, hold, arm) that play by play gave; others are estimated."""


@dataclass(frozen=True)
class Card:
    """One player: batting, fielding by position, and pitching if he pitches."""

    batting: BatterCard
    pitching: PitcherCard | None = None
    gloves: Mapping[str, Glove] = field(default_factory=dict)
    line: Mapping[str, float] = field(default_factory=dict)
    """His real and expected figures, where the card was made from the record."""
    usage: Mapping[str, int] = field(default_factory=dict)
    estimated: tuple[str, ...] = ()

    @property
    def lacks_play_by_play(self) -> bool:
        """It was made from a record that does not tell hands and grounders."""
        return self.usage.get(OBSERVED) == 0

    @property
    def seen(self) -> tuple[str, ...]:
        """Ratings that come from play by play and are not estimated."""
        return tuple(name.removeprefix(SEEN) for name in self.usage if name.startswith(SEEN))

    def plays(self, position: str) -> bool:
        """RB-28: positions that stand on his card; he may be sent elsewhere, at a price."""
        return position in self.gloves
