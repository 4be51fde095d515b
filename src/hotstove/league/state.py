"""What a club carries from one game to the next: who has played how much, who must rest, who is hurt."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass
class ClubState:
    """One club's books between games."""

    games: int = 0
    starts_at: dict[str, dict[str, int]] = field(default_factory=dict)
    """Starts by player and position."""
    batted: dict[str, int] = field(default_factory=dict)
    started: dict[str, int] = field(default_factory=dict)
    relieved: dict[str, int] = field(default_factory=dict)
    pitched: dict[str, list[int]] = field(default_factory=dict)
    """Each pitcher's last appearance: day as an ordinal, outs, 1 if he started."""
    hurt: dict[str, int] = field(default_factory=dict)
    """Games still to be missed."""
    extra: dict[str, list[Any]] = field(default_factory=dict)
    """Memory of the game's own kind, by name."""

    def copy(self) -> ClubState:
        """One's own books, which may be written in."""
        return ClubState(
            self.games,
            {player: dict(places) for player, places in self.starts_at.items()},
            dict(self.batted),
            dict(self.started),
            dict(self.relieved),
            {player: list(last) for player, last in self.pitched.items()},
            dict(self.hurt),
            {name: list(values) for name, values in self.extra.items()},
        )

    def total_starts(self, player: str) -> int:
        return sum(self.starts_at.get(player, {}).values())


def to_text(states: Mapping[str, ClubState]) -> str:
    return json.dumps({code: vars(state) for code, state in states.items()}, sort_keys=True, separators=(",", ":"))


def from_text(text: str) -> dict[str, ClubState]:
    return {code: ClubState(**table) for code, table in json.loads(text).items()} if text else {}
