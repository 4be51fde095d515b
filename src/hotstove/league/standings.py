"""Standings: a fold over final scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(slots=True)
class Standing:
    """One club's season so far."""

    club: str
    won: int = 0
    lost: int = 0
    drawn: int = 0
    scored: int = 0
    allowed: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.drawn

    @property
    def percentage(self) -> float:
        """Games won of games decided."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.0

    def add(self, own: int, other: int) -> None:
        self.won += own > other
        self.lost += own < other
        self.drawn += own == other
        self.scored += own
        self.allowed += other

    def behind(self, leader: Standing) -> float:
        """Games behind the leader."""
        return ((leader.won - self.won) + (self.lost - leader.lost)) / 2


class Standings:
    """All clubs of a league."""

    def __init__(self, clubs: Iterable[str]) -> None:
        self.clubs = {club: Standing(club) for club in clubs}

    def add(self, visitors: str, home: str, score: tuple[int, int]) -> None:
        """A final score, the visitors' runs first."""
        self.clubs[visitors].add(score[0], score[1])
        self.clubs[home].add(score[1], score[0])

    def table(self) -> list[Standing]:
        """Best first: by percentage, then by runs scored over allowed, then by name."""
        return sorted(
            self.clubs.values(),
            key=lambda standing: (-standing.percentage, standing.allowed - standing.scored, standing.club),
        )


def leaders(figures: Mapping[str, float], most: int = 5, fewest_first: bool = False) -> list[tuple[str, float]]:
    """The best of a list, those who are level with the last one included."""
    ranked = sorted(figures.items(), key=lambda pair: (pair[1] if fewest_first else -pair[1], pair[0]))
    if len(ranked) <= most:
        return ranked
    last = ranked[most - 1][1]
    return [pair for number, pair in enumerate(ranked) if number < most or pair[1] == last]
