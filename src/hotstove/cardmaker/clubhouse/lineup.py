"""A starting lineup as a club would hand it in."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.cardmaker.baseline.platoon import Hand
from hotstove.record.player import PlayerRecord

FIELD = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the batting order. Without a player it is that of whoever pitches."""

    player: PlayerRecord | None
    position: str


@dataclass(frozen=True, slots=True)
class LineupCard:
    """Nine batters in order, for games against starters of one hand, with or without a designated hitter."""

    against: Hand
    dh: bool
    spots: tuple[Spot, ...]

    @property
    def players(self) -> tuple[PlayerRecord, ...]:
        return tuple(spot.player for spot in self.spots if spot.player is not None)

    def faults(self) -> tuple[str, ...]:
        """What is wrong with it, in words; nothing for a legal card."""
        found = []
        wanted = sorted((*FIELD, "DH" if self.dh else "P"))
        if sorted(spot.position for spot in self.spots) != wanted:
            found.append(f"the positions are not {', '.join(wanted)}")
        if len({player.lahman_id for player in self.players}) != len(self.players):
            found.append("a player bats twice")
        if any(spot.player is None and spot.position != "P" for spot in self.spots):
            found.append("a place without a player is not the pitcher's")
        return tuple(found)
