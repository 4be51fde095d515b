"""Win expectancy: how likely the home side is to win from a state, if both sides score as the game's own clubs do.

How many runs a half-inning still brings from every state of bases and outs was counted for each game by
`python -m hotstove.batch.half_innings` and stands in `half_innings.toml`. From these the chance to win follows exactly,
half-inning by half-inning from the end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from hotstove.table.sums import summed

FILE = "half_innings.toml"
REGULATION = 9
MOST_LEAD = 20
"""Leads beyond this are won."""
EMPTY, RUNNER_ON_SECOND = "---", "-2-"


class Place(NamedTuple):
    """A state of a game as far as it decides who wins; `half` is 0 for the top, `lead` the home side's."""

    inning: int
    half: int
    outs: int
    bases: str
    lead: int


class WinExpectancy:
    """Chances to win, worked out from how many runs half-innings bring."""

    def __init__(self, runs: Mapping[tuple[str, int], Sequence[float]], places_runner: bool = False) -> None:
        """`runs` gives for bases and outs the chances of 0, 1, 2 ... more runs in the half-inning; with `places_runner`
        extra half-innings begin with a runner on second."""
        self._runs = {state: tuple(chances) for state, chances in runs.items()}
        self._begun: dict[tuple[int, int, int], float] = {}
        self._extra = RUNNER_ON_SECOND if places_runner else EMPTY
        self._tie = _extra_innings(self._runs[self._extra, 0])

    def home_wins(self, at: Place) -> float:
        """The chance of the home side, 0 to 1."""
        if at.half == 1 and at.inning >= REGULATION and at.lead > 0:
            return 1.0
        if at.outs >= 3:
            return self._half_begins(*((at.inning, 1) if at.half == 0 else (at.inning + 1, 0)), at.lead)
        return self._over_runs(at, self._runs[at.bases, at.outs])

    def _over_runs(self, at: Place, chances: Sequence[float]) -> float:
        total = 0.0
        for runs, chance in enumerate(chances):
            if at.half == 0:
                total += chance * self._half_begins(at.inning, 1, at.lead - runs)
            elif at.inning >= REGULATION:
                lead = at.lead + runs
                total += chance * (1.0 if lead > 0 else self._tie if lead == 0 else 0.0)
            else:
                total += chance * self._half_begins(at.inning + 1, 0, at.lead + runs)
        return total

    def _half_begins(self, inning: int, half: int, lead: int) -> float:
        if inning > REGULATION and half == 0:
            return 1.0 if lead > 0 else 0.0 if lead < 0 else self._tie
        if half == 1 and inning >= REGULATION and lead > 0:
            return 1.0
        if abs(lead) > MOST_LEAD:
            return 1.0 if lead > 0 else 0.0
        inning, bases = (inning, EMPTY) if inning <= REGULATION else (REGULATION + 1, self._extra)
        key = inning, half, lead
        if key not in self._begun:
            self._begun[key] = self._over_runs(Place(inning, half, 0, bases, lead), self._runs[bases, 0])
        return self._begun[key]


def _extra_innings(fresh: Sequence[float]) -> float:
    """The chance of the home side in a tied game from the tenth inning on: both sides bat alike."""
    won = lost = 0.0
    for first, chance in enumerate(fresh):
        for second, other in enumerate(fresh):
            won += chance * other * (second > first)
            lost += chance * other * (second < first)
    return won / (won + lost)


@cache
def win_expectancy(game: str, places_runner: bool = False) -> WinExpectancy | None:
    """That of a game, where extra half-innings begin with a runner on second or not; None where nobody has counted its
    half-innings."""
    table: dict[str, Any] = tomllib.loads((files("hotstove.odds") / FILE).read_text(encoding="utf-8"))
    if game not in table:
        return None
    return WinExpectancy(read_runs(table[game]["runs"]), places_runner)


def read_runs(counted: Mapping[str, Sequence[int]]) -> dict[tuple[str, int], tuple[float, ...]]:
    """Counts of a file by bases and outs, such as "1-3 2", as chances."""
    found = {}
    for state, counts in counted.items():
        bases, outs = state.split()
        found[bases, int(outs)] = tuple(count / summed(counts) for count in counts)
    return found
