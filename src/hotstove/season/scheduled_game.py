"""A game on the schedule."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """Date, clubs, and the game's number within a doubleheader (0 for a single game)."""

    date: str
    """As 1988-04-05."""
    visitors: str
    home: str
    number: int = 0
    stage: str = ""
    """"" in the regular season, else the name of a postseason series."""
    starters: tuple[str, str] = ("", "")
    """Real starting pitchers, where the schedule knows them."""
    lineups: tuple[str, str] = ("", "")
    """Real batting orders as `id position` joined by commas, where the schedule knows them."""

    @property
    def key(self) -> str:
        """Retrosheet's way of naming a game: home club, date, number."""
        return f"{self.home}{self.date.replace('-', '')}{self.number}"

    @property
    def ordinal(self) -> int:
        return datetime.date.fromisoformat(self.date).toordinal()

    @property
    def order(self) -> tuple[str, int, str]:
        return self.date, self.number, self.home

    @property
    def clubs(self) -> tuple[str, str]:
        return self.visitors, self.home


def read_order(written: str, pitcher: str) -> list[tuple[str, int]]:
    """A batting order as a schedule has it, with the day's pitcher in the pitcher's place."""
    order = []
    for part in written.split(","):
        player, position = part.split()
        order.append((pitcher if position == "1" else player, int(position)))
    return order


def write_order(order: Sequence[tuple[str, int]]) -> str:
    return ",".join(f"{player} {position}" for player, position in order)
