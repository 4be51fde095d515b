"""What a run is worth now, against one in the first inning of a tied game."""

from __future__ import annotations

BEHIND, AHEAD = -4, 3
LAST_INNING = 9
RUN_WEIGHT = (
    (0.68, 0.83, 0.96, 1.02, 1.01, 0.91, 0.77, 0.61),
    (0.69, 0.86, 1.01, 1.10, 1.08, 0.96, 0.79, 0.61),
    (0.68, 0.89, 1.08, 1.20, 1.17, 1.01, 0.80, 0.60),
    (0.67, 0.91, 1.15, 1.33, 1.29, 1.06, 0.80, 0.57),
    (0.64, 0.92, 1.23, 1.51, 1.45, 1.11, 0.79, 0.53),
    (0.59, 0.90, 1.31, 1.76, 1.69, 1.14, 0.75, 0.46),
    (0.50, 0.84, 1.35, 2.16, 2.04, 1.12, 0.65, 0.37),
    (0.37, 0.71, 1.30, 2.81, 2.60, 0.95, 0.48, 0.24),
    (0.20, 0.44, 0.99, 3.93, 3.55, 0.44, 0.20, 0.09),
)
"""What one run more adds to the chance of winning. Rows are the innings 1 to 9, columns the lead of the side at bat
from -4 to 3, as `python -m tests.helpers.leverage` prints them from the runs that half-innings bring."""


def run_weight(inning: int, lead: int) -> float:
    """1 for a run at the start of a game; later innings and larger leads count as the last of the table."""
    return RUN_WEIGHT[min(inning, LAST_INNING) - 1][min(max(lead, BEHIND), AHEAD) - BEHIND]
