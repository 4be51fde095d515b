"""Ids in leagues of several years, where a player may have several cards: his own id and the year of the card."""

from __future__ import annotations

import re
from typing import NamedTuple

WRITTEN = re.compile(r"(.+)-([12]\d{3})")


class CardId(NamedTuple):
    """A Retrosheet id, and the year of the card, 0 where it is the season's own."""

    player: str
    year: int

    def __str__(self) -> str:
        return f"{self.player}-{self.year}" if self.year else self.player


def read_card_id(text: str) -> CardId:
    """`ruthb101-1927`, or `ruthb101` alone."""
    match = WRITTEN.fullmatch(text)
    return CardId(match[1], int(match[2])) if match else CardId(text, 0)
