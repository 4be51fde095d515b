"""What play by play that the user took in tells of legs and arms: speed, hold, and outfielders' arms.

Of whom too little was seen keeps the ratings that the record alone gives him; cards say which of them were seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from hotstove.record.library import observed_stamp, read_observed
from hotstove.table.sums import summed

RATINGS = ("speed", "hold", "arm")
Who = tuple[str, str]
"""Club and Retrosheet's id."""
EXTRA_BASES = (("S1", "S1to3"), ("S2", "S2toH"), ("D1", "D1toH"))
"""Chances to take an extra base on a hit, and those that were taken."""
ENOUGH_CHANCES, ENOUGH_TRIES = 30, 10
"""Chances on hits, and steals tried, from which on what was seen of a player is believed."""
OUTFIELD = {7: "LF", 8: "CF", 9: "RF"}
HOLDS = ((0.29, 2), (0.65, 5))
"""Shares of the runners who went that were caught or picked off, and HOLD, of the two printed pitchers whose season is
known play by play: Lilly (12 steals, 4 caught, 1 picked off) and Carlton (14, 16, 10)."""


@dataclass(frozen=True)
class RunningSeen:
    """A year's players of whom enough was seen."""

    legs: Mapping[Who, float] = field(default_factory=dict)
    """Extra bases taken, over those that the league took of the same chances."""
    holds: Mapping[Who, int] = field(default_factory=dict)
    arms: Mapping[tuple[str, str, str], float] = field(default_factory=dict)
    """With the position: runners thrown out on singles for each chance, over those of the league there."""

    def of(self, who: Who) -> tuple[str, ...]:
        """The ratings of a player that come from it."""
        seen = who in self.legs, who in self.holds, any(place[:2] == who for place in self.arms)
        return tuple(name for name, is_so in zip(RATINGS, seen, strict=True) if is_so)


def running_seen(year: int) -> RunningSeen:
    """The year's tables; nobody where no play by play was taken in."""
    return _read(year, observed_stamp(year))


@lru_cache(maxsize=4)
def _read(year: int, stamp: str) -> RunningSeen:
    if not stamp:
        return RunningSeen()
    runners, batteries, arms = (read_observed(year, table) for table in ("runners", "batteries", "arms"))
    return RunningSeen(_legs(runners), _holds(batteries), _arms(arms))


Rows = Iterable[Mapping[str, str | int]]


def _who(row: Mapping[str, str | int]) -> Who:
    return str(row["team"]), str(row["player"])


def _legs(rows: Rows) -> dict[Who, float]:
    table = list(rows)
    usual = {
        taken: summed(int(row[taken]) for row in table) / max(1, summed(int(row[chances]) for row in table))
        for chances, taken in EXTRA_BASES
    }
    found = {}
    for row in table:
        expected = summed(int(row[chances]) * usual[taken] for chances, taken in EXTRA_BASES)
        if expected > 0 and summed(int(row[chances]) for chances, _ in EXTRA_BASES) >= ENOUGH_CHANCES:
            found[_who(row)] = summed(int(row[taken]) for _, taken in EXTRA_BASES) / expected
    return found


def _holds(rows: Rows) -> dict[Who, int]:
    found = {}
    for row in rows:
        out = int(row["CS"]) + int(row["PK"])
        if row["role"] == "P" and out + int(row["SB"]) >= ENOUGH_TRIES:
            found[_who(row)] = hold_by(out / (out + int(row["SB"])))
    return found


def hold_by(share: float) -> int:
    """HOLD by the share of the runners who went that did not come to stay, on the line through HOLDS."""
    (low, less), (high, more) = HOLDS
    return max(1, min(5, round(less + (more - less) * (share - low) / (high - low))))


def _arms(rows: Rows) -> dict[tuple[str, str, str], float]:
    table = [(row, int(row["O13"]) + int(row["O2H"]), int(row["KILL"])) for row in rows]
    found = {}
    for number, position in OUTFIELD.items():
        here = [(row, chances, kills) for row, chances, kills in table if int(row["pos"]) == number]
        usual = summed(kills for _, _, kills in here) / max(1, summed(chances for _, chances, _ in here))
        for row, chances, kills in here:
            if chances >= ENOUGH_CHANCES and usual > 0:
                found[*_who(row), position] = kills / chances / usual
    return found
