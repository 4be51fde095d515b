"""Ballpark cards from park factors."""

from __future__ import annotations

from hotstove.games.replay.park import Park
from hotstove.record import ClubRecord

HOMER_MEAN, LOOPING_MEAN, SHORT_MEAN = 9.2, 2.8, 4.2
"""The rows of a neutral park, in which everybody bats as on his card: means of the shaded squares on the cards of the
American League of 1988, by turns at bat, counted on 2026-11-19."""
HOMER_SWING, LOOPING_SWING, SHORT_SWING = 10.0, 5.0, 5.0
"""By how much they move for a park that doubles scoring."""
FOUL_MEAN, FOUL_SWING = 3.0, -10.0
STEPS = (-1.25, -0.75, -0.25, 0.25, 0.75, 1.25)


def park_of(record: ClubRecord) -> Park:
    """The card of a club's home park; without home and road figures by hand both sides of the plate are alike."""
    lean = (record.batting_park_factor + record.pitching_park_factor) / 200 - 1
    homers = _row(HOMER_MEAN + HOMER_SWING * lean, 7, 11)
    foul = max(0, min(6, round(FOUL_MEAN + FOUL_SWING * lean)))
    name = record.parks[0].name if record.parks else f"{record.name} park"
    return Park(
        record.code,
        name,
        f"{record.year} {record.name}",
        homers,
        homers[::-1],
        _row(LOOPING_MEAN + LOOPING_SWING * lean, 1, 6),
        _row(SHORT_MEAN + SHORT_SWING * lean, 1, 5),
        foul,
    )


def _row(mean: float, low: int, high: int) -> tuple[int, ...]:
    """Six numbers about a mean."""
    return tuple(max(low, min(high, round(mean + step))) for step in STEPS)
