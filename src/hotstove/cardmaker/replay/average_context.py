"""The average context in which a card is judged: how often each situation comes up, and who stands in the field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hotstove.cardmaker.baseline import Baseline
from hotstove.diamond.bases import ALL_BASES
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Shares = NDArray[np.float64]

SITUATIONS = tuple((bases, outs) for bases in ALL_BASES for outs in range(3))
"""Bases and outs."""
SHARES = {
    "---": ((0.2398, -0.579), (0.1709, -0.745), (0.1332, -0.687)),
    "--3": ((0.0032, 0.06), (0.007, 0.058), (0.0117, 0.052)),
    "-2-": ((0.0183, -0.035), (0.0325, -0.068), (0.041, -0.123)),
    "-23": ((0.0025, 0.047), (0.007, 0.029), (0.0098, -0.04)),
    "1--": ((0.0559, 0.252), (0.0669, 0.199), (0.0685, 0.271)),
    "1-3": ((0.0041, 0.091), (0.011, 0.168), (0.0143, 0.109)),
    "12-": ((0.0159, 0.161), (0.0282, 0.21), (0.0338, 0.324)),
    "123": ((0.0037, 0.059), (0.0089, 0.086), (0.0118, 0.102)),
}
"""Shares of plate appearances by bases and outs where the record has MIDDLE double-play chances, and what a chance more
adds: lines through parts of 1930, 1955, 1968, 1988 and 2012 that `python -m tests.helpers.replay_situations` played on
2026-11-19. Runners on third with fewer than two out are within 2% of them in each."""
MIDDLE = 0.19
"""Double-play chances for each plate appearance (Retrosheet, by periods) at which SHARES are told."""
RATINGS = (0.10, 0.25, 0.33, 0.24, 0.08)
"""Shares of the five ratings from the best to the worst, by innings in the field: somewhat wider than bands of a
standard deviation, in which .07, .25, .39, .23 and .06 of the innings on the record of 1974 to 1992 fall (`python -m
tests.helpers.replay_gloves`). With those .86 of the pitchers of 1930 come to their record, with these .90."""
BEST_IS_FIVE = (2, 7, 8, 9)
"""Positions at which 5 is the best rating; elsewhere it is 1."""


def situations_at(chances: float) -> Shares:
    """The shares of the SITUATIONS in a period with so many double-play chances for each plate appearance."""
    import numpy as np

    shares = np.array(
        [SHARES[bases][outs][0] + (chances - MIDDLE) * SHARES[bases][outs][1] for bases, outs in SITUATIONS]
    )
    found: Shares = shares / summed(shares.tolist())
    return found


def situations_of(baseline: Baseline) -> Shares:
    """The shares of the SITUATIONS in a season."""
    return situations_at(baseline.advancing.double_play_chances)


@dataclass(frozen=True)
class AverageContext:
    """Average opposition but for the player who is judged."""

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
