"""Ballpark cards from park factors."""

from __future__ import annotations

from hotstove.games.replay.park import ROWS, Park
from hotstove.record import ClubRecord

HOMERS, LOOPING, SHORT = 9.2, 2.8, 4.2
"""The rows of a neutral park, in which everybody bats as on his card: means of the shaded squares on the cards of the
American League of 1988, by turns at bat, counted on 2026-11-19."""
SWING = 3.3
"""By how much of its range a row moves for a park that doubles scoring. A point is worth .0053, .0031 and .0041 runs a
turn at bat on the cards of 1988 (`python -m tests.helpers.replay_worth 1988 AL`), so that runs go by half as much more
as the park's factor says, which is that of a season half of which was played elsewhere."""
STEPS = (-1.33, -1.08, -0.33, 0.17, 0.92, 1.67)
"""How the six numbers of a row lie about their mean: as the four rows of the printed park, Tiger Stadium of 1984, do on
average."""
FOUL = 3
"""The middle of the scale of foul outs: nothing in the record tells of foul ground."""


def park_of(record: ClubRecord) -> Park:
    """The card of a club's home park; without home and road figures by hand both sides of the plate are alike."""
    lean = (record.batting_park_factor + record.pitching_park_factor) / 200 - 1
    homers = _row(HOMERS, lean, "lhb")
    name = record.parks[0].name if record.parks else f"{record.name} park"
    return Park(
        record.code,
        name,
        f"{record.year} {record.name}",
        homers,
        homers[::-1],
        _row(LOOPING, lean, "column_2"),
        _row(SHORT, lean, "column_3"),
        FOUL,
    )


def _row(neutral: float, lean: float, name: str) -> tuple[int, ...]:
    """Six numbers about the mean of a park that leans so to the batters."""
    low, high = ROWS[name]
    mean = neutral + SWING * (high - low) * lean
    return tuple(max(low, min(high, round(mean + step))) for step in STEPS)
