"""Options of the length of games, which no rulebook of ours has: baseball since 2020."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

REGULATION, SEVEN = 9, 7
FIRST_YEAR, LAST_OF_SEVEN = 2020, 2021
"""Extra innings begin with a runner since 2020; doubleheaders were of seven innings in 2020 and 2021."""


@runtime_checkable
class InningsOptions(Protocol):
    """Options of a game of plays that has these two; a season of those years turns them on."""

    @property
    def runner_in_extra_innings(self) -> bool:
        """Every extra half-inning begins with a runner on second, the player who bats before the first to bat. His run
        is unearned."""
        ...

    @property
    def seven_inning_doubleheaders(self) -> bool:
        """Both games of a doubleheader are over after seven innings."""
        ...


def innings_of(options: object, number: int) -> int:
    """Innings of a game that is single (0) or the first or second of a doubleheader."""
    if number and isinstance(options, InningsOptions) and options.seven_inning_doubleheaders:
        return SEVEN
    return REGULATION


def of_year(year: int) -> Mapping[str, str]:
    """The options that real games of a year were played by, as they are typed."""
    found = {}
    if year >= FIRST_YEAR:
        found["runner_in_extra_innings"] = "yes"
    if FIRST_YEAR <= year <= LAST_OF_SEVEN:
        found["seven_inning_doubleheaders"] = "yes"
    return found
