"""Options of the length of games, which no rulebook of ours has: baseball since 2020."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

REGULATION, SEVEN = 9, 7
FIRST_YEAR, LAST_OF_SEVEN = 2020, 2021
"""Extra innings begin with a runner since 2020; doubleheaders were of seven innings in 2020 and 2021."""


@dataclass(frozen=True)
class InningsOptions:
    """What every game of plays may be played by; a season of those years turns it on."""

    runner_in_extra_innings: bool = False
    """Every extra half-inning begins with a runner on second, the player who bats before the first to bat. His run is
    unearned."""
    seven_inning_doubleheaders: bool = False
    """Both games of a doubleheader are over after seven innings."""

    def innings(self, number: int) -> int:
        """Innings of a game that is single (0) or the first or second of a doubleheader."""
        return SEVEN if self.seven_inning_doubleheaders and number else REGULATION


def of_year(year: int) -> Mapping[str, str]:
    """The options that real games of a year were played by, as they are typed."""
    found = {}
    if year >= FIRST_YEAR:
        found["runner_in_extra_innings"] = "yes"
    if FIRST_YEAR <= year <= LAST_OF_SEVEN:
        found["seven_inning_doubleheaders"] = "yes"
    return found
