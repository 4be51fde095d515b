"""The average context in which a card is judged: how often each situation comes up, and who stands in the field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotstove.diamond.bases import ALL_BASES
from hotstove.table.sums import summed

SITUATIONS = {
    "---": (0.2414, 0.1743, 0.1371),
    "1--": (0.0528, 0.0629, 0.0644),
    "-2-": (0.0193, 0.0355, 0.0434),
    "--3": (0.0033, 0.0075, 0.0131),
    "12-": (0.0149, 0.0261, 0.0315),
    "1-3": (0.0039, 0.0117, 0.0145),
    "-23": (0.0027, 0.0073, 0.0098),
    "123": (0.0037, 0.0084, 0.0105),
}
"""Shares of plate appearances by bases and outs, in replays of 1988."""
RATINGS = (0.10, 0.25, 0.33, 0.24, 0.08)
"""Shares of the five ratings from the best to the worst, by innings in the field."""
BEST_IS_FIVE = (2, 7, 8, 9)
"""Positions at which 5 is the best rating; elsewhere it is 1."""


@dataclass(frozen=True)
class AverageContext:
    """Average opposition but for the player who is judged."""

    situations: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: SITUATIONS)
    ratings: Mapping[int, tuple[float, ...]] = field(
        default_factory=lambda: {at: RATINGS[::-1] if at in BEST_IS_FIVE else RATINGS for at in range(1, 10)}
    )
    """Shares of ratings 1 to 5 by position."""
    errors: Mapping[int, int] = field(default_factory=lambda: dict.fromkeys(range(1, 10), 42))
    """An error rating by position whose chance is the average one."""
    hold: int = 3
    wild: int = 3
    passed: int = 4
    arm: int = 3
    runner: int = 3

    def weights(self) -> list[tuple[str, int, float]]:
        """Bases, outs and share, summing to one."""
        whole = summed(summed(self.situations[bases]) for bases in ALL_BASES)
        return [(bases, outs, self.situations[bases][outs] / whole) for bases in ALL_BASES for outs in range(3)]
