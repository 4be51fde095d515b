"""The matchup: all that the rules of one play may read."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.table.record import record
from hotstove.table.rules import tabulated


@record(frozen=True, slots=True)
class Matchup:
    """Situation and ratings of the players who meet, called by where they stand."""

    bases: str
    outs: int
    pitcher: Callable[[int], str]
    """The pitcher's chart."""
    batter: Callable[[int], str]
    """The batter's column against this pitcher's hand."""
    bunt: str
    running: tuple[int, int, int]
    """Running ratings of the runners on first, second and third; 0 where nobody stands."""
    defense: str
    """The row of the Defense Chart."""
    arm: bool
    """The catcher is rated I."""
    tired: int
    """Innings past the pitcher's limit: 0 to 3, where 3 stands for all later ones."""

    def runner(self, base: str) -> int:
        return self.running[int(base) - 1]


DEFENSE_ROWS = (
    *("0-10", "11-14", "15-18", "19-22", "23-26", "27-30", "31-34", "35-38", "39-42", "43-46"),
    *("47-50", "51-55", "56-60", "61-65", "66-70", "71-75", "76-80", "81+"),
)


@tabulated
def defense_row(total: int) -> str:
    """SS-03: the row of a defence total; below 0 and above 80 the outermost rows serve."""
    for row in DEFENSE_ROWS[:-1]:
        if total <= int(row.split("-")[1]):
            return row
    return DEFENSE_ROWS[-1]
