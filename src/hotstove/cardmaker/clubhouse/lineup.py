"""A starting lineup as a club would hand it in."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.cardmaker.baseline.platoon import Hand
from hotstove.cardmaker.record.man import ManRecord

FIELD = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the batting order. Without a man it is that of whoever pitches."""

    man: ManRecord | None
    position: str


@dataclass(frozen=True, slots=True)
class LineupCard:
    """Nine batters in order, for games against starters of one hand, with or without a designated hitter."""

    against: Hand
    dh: bool
    spots: tuple[Spot, ...]

    @property
    def men(self) -> tuple[ManRecord, ...]:
        return tuple(spot.man for spot in self.spots if spot.man is not None)

    def faults(self) -> tuple[str, ...]:
        """What is wrong with it, in words; nothing for a legal card."""
        found = []
        wanted = sorted((*FIELD, "DH" if self.dh else "P"))
        if sorted(spot.position for spot in self.spots) != wanted:
            found.append(f"the positions are not {', '.join(wanted)}")
        if len({man.lahman_id for man in self.men}) != len(self.men):
            found.append("a man bats twice")
        if any(spot.man is None and spot.position != "P" for spot in self.spots):
            found.append("a place without a man is not the pitcher's")
        return tuple(found)
