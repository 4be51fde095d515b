"""A clock for each decision, where the people at a table want one."""

from __future__ import annotations

from dataclasses import dataclass, field

CLOCKS = {"": 0, "minute": 60, "day": 86_400}
"""Seconds for a decision, by what the door calls it."""
MOST_TIMES = 3
"""So often may a person's clock run out before somebody else plays for him until he is back."""


@dataclass
class Clock:
    """Runs for the question that is open; whoever has not answered it when it ends is answered for."""

    seconds: int
    """0 where there is no clock."""
    ends: float = 0.0
    """When it runs out, in seconds since 1970."""
    times: dict[str, int] = field(default_factory=dict)
    """How often it has run out for a seat since its person last answered."""

    def start(self, now: float) -> None:
        """A new question is open."""
        self.ends = now + self.seconds if self.seconds else 0.0

    def answered(self, seats: frozenset[str]) -> None:
        for seat in seats:
            self.times.pop(seat, None)

    def has_run_out(self, now: float) -> bool:
        return bool(self.seconds) and now >= self.ends

    def miss(self, seat: str) -> bool:
        """Counts that a seat was answered for; True when it has happened too often."""
        self.times[seat] = self.times.get(seat, 0) + 1
        return self.times[seat] >= MOST_TIMES
