"""A player's season at one club, or over all his clubs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from hotstove.record.lines import NONE, Batting, Fielding, Pitching
from hotstove.table.sums import summed

Bats = Literal["L", "R", "B"]
Throws = Literal["L", "R"]

POSITIONS = ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
"""Positions in the field; usage knows ``DH`` too."""

OUTFIELD = ("LF", "CF", "RF")


@dataclass(frozen=True, slots=True)
class Person:
    """Who he is. Unknown hands are in ``estimated``: such a player throws right, and bats as he throws."""

    lahman_id: str
    retro_id: str
    first: str
    last: str
    bats: Bats
    throws: Throws
    birth_year: int | None
    birth_month: int | None
    estimated: frozenset[str] = NONE

    @property
    def name(self) -> str:
        return f"{self.first} {self.last}".strip()

    def age(self, year: int) -> int | None:
        """His age on the first of July of that year."""
        if self.birth_year is None:
            return None
        return year - self.birth_year - (1 if (self.birth_month or 1) >= 7 else 0)


@dataclass(frozen=True, slots=True)
class Usage:
    """How he was used: games and starts in all and by position (``DH`` included), pinch-hitting, pinch-running.

    ``estimated`` holds ``games_at``, ``starts_at`` or ``starts`` when those are estimates.
    """

    games: float = 0
    starts: float = 0
    games_at: Mapping[str, float] = field(default_factory=dict)
    starts_at: Mapping[str, float] = field(default_factory=dict)
    pinch_hit: float = 0
    pinch_run: float = 0
    estimated: frozenset[str] = NONE

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.games + other.games,
            self.starts + other.starts,
            added(self.games_at, other.games_at),
            added(self.starts_at, other.starts_at),
            self.pinch_hit + other.pinch_hit,
            self.pinch_run + other.pinch_run,
            self.estimated | other.estimated,
        )


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One player, one season, one club; or, from ``combine``, one player's whole season (``clubs`` then has all of
    them)."""

    person: Person
    year: int
    league: str
    clubs: tuple[str, ...]
    batting: Batting
    pitching: Pitching | None
    fielding: Mapping[str, Fielding]
    usage: Usage

    @property
    def lahman_id(self) -> str:
        return self.person.lahman_id

    @property
    def retro_id(self) -> str:
        return self.person.retro_id

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def bats(self) -> Bats:
        return self.person.bats

    @property
    def throws(self) -> Throws:
        return self.person.throws

    @property
    def age(self) -> int | None:
        return self.person.age(self.year)

    @property
    def estimated(self) -> frozenset[str]:
        """All estimated figures, as ``batting.so``, ``pitching.bf``, ``fielding.LF.po``, ``usage.starts``, ``bats``."""
        marks = {*self.person.estimated, *(f"batting.{mark}" for mark in self.batting.estimated)}
        if self.pitching is not None:
            marks |= {f"pitching.{mark}" for mark in self.pitching.estimated}
        for position, line in self.fielding.items():
            marks |= {f"fielding.{position}.{mark}" for mark in line.estimated}
        return frozenset(marks | {f"usage.{mark}" for mark in self.usage.estimated})

    @property
    def positions(self) -> tuple[str, ...]:
        """Positions that he played (``DH`` too), most games first."""
        games = self.usage.games_at
        return tuple(sorted((p for p in games if games[p] > 0), key=lambda p: (-games[p], p)))

    @property
    def position(self) -> str:
        """Where he played most; ``PH`` for a player who never took the field."""
        return self.positions[0] if self.positions else "PH"

    @property
    def is_pitcher(self) -> bool:
        """Whether he is to be taken for a pitcher at bat: he pitched at least as often as he played elsewhere."""
        games = self.usage.games_at
        return games.get("P", 0) > 0 and games["P"] >= summed(games.values()) - games["P"]


def combine(players: Sequence[PlayerRecord]) -> PlayerRecord:
    """A traded player's whole season. His league is that of most games; his clubs stand in the order given."""
    most = max(players, key=lambda player: player.usage.games)
    batting, usage = players[0].batting, players[0].usage
    pitching, fielding = players[0].pitching, dict(players[0].fielding)
    for player in players[1:]:
        batting, usage = batting + player.batting, usage + player.usage
        if player.pitching is not None:
            pitching = player.pitching if pitching is None else pitching + player.pitching
        for position, line in player.fielding.items():
            fielding[position] = fielding[position] + line if position in fielding else line
    clubs = tuple(dict.fromkeys(code for player in players for code in player.clubs))
    return PlayerRecord(most.person, most.year, most.league, clubs, batting, pitching, fielding, usage)


def added(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    return {key: one.get(key, 0) + other.get(key, 0) for key in (*one, *(k for k in other if k not in one))}
