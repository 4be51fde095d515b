"""The matchup: all that the rules of one play may read."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.park import Park
from hotstove.games.replay.squares import Grade, Square
from hotstove.table.record import record

NO_GLOVE = Glove(3, 3, 35)
LATE = 8
"""RB-11: the first inning after seven are over."""


@record(frozen=True, slots=True)
class Meeting:
    """A batter and a pitcher, beside their grids: the same whenever they meet, as long as the pitcher does not tire."""

    hands: str
    """"same" or "opposite": the batter's side and the pitcher's."""
    side: str
    """The side from which he bats now, L or R."""
    throws: str
    bunt: int
    batter_plan: Callable[[int], int]
    """The batter's hit and run row."""
    pitcher_plan: Callable[[int], int]
    """The pitcher's, A or B."""
    hold: int
    wild: int


@record(frozen=True, slots=True)
class Matchup:
    """Situation and ratings of the players who meet, called by where they stand."""

    bases: str
    outs: int
    batter: Callable[[int], Square]
    """The batter's grid against this pitcher's hand."""
    pitcher: Callable[[int], Grade]
    """The pitcher's grid as it is in force: fresh or tired, against this batter's side."""
    meeting: Meeting
    speeds: tuple[int, int, int, int]
    """Of the batter and the runners on first, second and third; 0 where nobody stands."""
    letters: tuple[str, str, str]
    jumps: tuple[int, int, int]
    gloves: tuple[Glove, ...]
    """By position, 1 to 9; the first place is empty."""
    park: Park | None
    best: Callable[[int], int] | None
    """RB-24: the pitcher's best grade in a column, where he may use it against this batter."""
    pending: str
    """RB-11: base and symbol of a player who reached on the play before and may steal, such as 1*; "" for nobody."""
    behind: bool
    """RB-11: the side at bat is behind after seven innings."""
    ran_out: str = ""
    """RB-13: bases of runners who have had all the attempts of their season, such as "13"."""

    def speed(self, base: str) -> int:
        return self.speeds[int(base)]


def side_of(bats: str, throws: str) -> str:
    """A switch hitter stands on the other side from the pitcher's hand."""
    return ("R" if throws == "L" else "L") if bats == "B" else bats


MEETINGS = {
    (bats, throws): (side_of(bats, throws), "same" if side_of(bats, throws) == throws else "opposite")
    for bats in "LRB"
    for throws in "LR"
}
"""The side from which a player bats and how the hands meet, by how he bats and how the pitcher throws."""
