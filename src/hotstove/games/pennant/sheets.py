"""Roster sheets: the line-up and bench, the pitchers, and the two grids of one club."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from hotstove.table.charts import PUBLISHED
from hotstove.table.errors import Mistake
from hotstove.table.letters import letters
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.games.pennant.columns import Columns

SPOTS = tuple("123456789")
BENCH = tuple("ABC")
FIELDERS = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
POSITIONS = (*FIELDERS, "DH", "PH")
SUMS = tuple(range(3, 11))
EXTRA = (3, 2, 1, 0)
"""The numbers of extra homers in the order of the X-HR grid."""


@dataclass(frozen=True)
class Batter:
    """One line of the batters (PR-02). A rating that is not printed is None."""

    name: str
    position: str
    bat: int
    power: int
    speed: int
    extra_homers: int | None = None
    """X-HR: the last two-dice number of his range; the range begins after that of the player before him."""
    fielding: int | None = None
    clutch: tuple[int, int] | None = None
    """E.I.: first and last red-green number that calls him in an extra inning."""
    dice: int | None = None
    """DICE: the sum that calls his BAT."""


@dataclass(frozen=True)
class Pitcher:
    """One line of the pitchers (PR-01): a starter has ST, a reliever REL, a two-role player both."""

    name: str
    st: float | None = None
    end: int | None = None
    rest: int | None = None
    cg: int | None = None
    sho: int | None = None
    rel: int | None = None
    fat: int | None = None
    starred: bool = False
    """An asterisk under FAT."""

    @property
    def starts(self) -> bool:
        return self.st is not None

    @property
    def relieves(self) -> bool:
        return self.rel is not None

    @property
    def two_role(self) -> bool:
        return self.starts and self.relieves


@dataclass(frozen=True)
class Sheet:
    """A club's roster sheet (PR-03)."""

    key: str
    club: str
    year: int
    lineup: tuple[Batter, ...]
    bench: tuple[Batter, ...]
    pitchers: tuple[Pitcher, ...]
    unearned: tuple[int, ...] = (0,) * len(SUMS)
    xhr_grid: tuple[int, ...] = ()
    """The last triad for 3, 2, 1 and 0 extra homers; 0 where there is none; empty: never any."""
    provenance: str = PUBLISHED
    bench_provenance: str = PUBLISHED

    @property
    def name(self) -> str:
        return self.club

    @property
    def season(self) -> int:
        return self.year

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody on the sheet."""
        return (*(batter.name for batter in self.batters.values()), *(pitcher.name for pitcher in self.pitchers))

    @cached_property
    def bat_value(self) -> int:
        """The team's BAT value: the sum of the line-up's BAT."""
        return summed(batter.bat for batter in self.lineup)

    @cached_property
    def batters(self) -> dict[str, Batter]:
        """Every player by his spot, 1 to 9 and the bench's A to C."""
        return dict(zip((*SPOTS, *BENCH), (*self.lineup, *self.bench), strict=False))

    @cached_property
    def columns(self) -> Columns:
        """The sheet as the rules read it."""
        from hotstove.games.pennant.columns import columns_of

        return columns_of(self)

    @cached_property
    def starters(self) -> tuple[int, ...]:
        """Roster numbers of the players who may start."""
        return tuple(number for number, pitcher in enumerate(self.pitchers) if pitcher.starts)

    @cached_property
    def relievers(self) -> tuple[int, ...]:
        return tuple(number for number, pitcher in enumerate(self.pitchers) if pitcher.relieves)

    def pitcher_number(self, name: str) -> int:
        """The roster number of a pitcher by his name or surname, case and spaces ignored."""
        return named([pitcher.name for pitcher in self.pitchers], name, f"pitcher of {self.club}")

    def spot(self, name: str) -> str:
        """The spot of a batter by spot, name or surname."""
        spots = list(self.batters)
        if name in spots:
            return name
        return spots[named([batter.name for batter in self.batters.values()], name, f"batter of {self.club}")]


def named(names: list[str], name: str, kind: str) -> int:
    """Which of the names is meant: the whole name, or else the one that ends so after a space."""
    found = [number for number, whole in enumerate(names) if letters(whole) == letters(name)]
    if not found:
        found = [number for number, whole in enumerate(names) if answers_to(whole, name)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise Mistake(f"{name!r} is no {kind}; allowed are {', '.join(names)}")
    raise Mistake(f"{name!r} could be any of {', '.join(names[number] for number in found)}")


def answers_to(whole: str, name: str) -> bool:
    """Whether a player of that whole name is meant by a name: the whole of it, or its end from some word on."""
    words = whole.split()
    return letters(name) in [letters(" ".join(words[first:])) for first in range(len(words))]
