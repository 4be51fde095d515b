"""A club of a season: its names and codes, its own totals, and every player who appeared for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hotstove.record.player import PlayerRecord
from hotstove.table.errors import Mistake
from hotstove.table.letters import letters


@dataclass(frozen=True, slots=True)
class Club:
    """A club's names: ``code`` is Retrosheet's, ``lahman`` Lahman's, ``reference`` Baseball-Reference's."""

    year: int
    league: str
    code: str
    lahman: str
    reference: str
    franchise: str
    name: str
    franchise_name: str

    @property
    def title(self) -> str:
        return f"{self.year} {self.name}"

    def __str__(self) -> str:
        return f"{self.year} {self.code} ({self.name}, {self.league})"


@dataclass(frozen=True, slots=True)
class Park:
    """A home park with the games that the club played in it."""

    key: str
    name: str
    city: str
    games: int


@dataclass(frozen=True, slots=True)
class ClubRecord:
    """A club's season. ``totals`` is its row of the Teams table by Lahman's column names, missing ones left out."""

    club: Club
    games: int
    wins: int
    losses: int
    runs: int
    runs_allowed: int
    batting_park_factor: int
    pitching_park_factor: int
    parks: tuple[Park, ...]
    dh: bool
    totals: Mapping[str, float]
    players: tuple[PlayerRecord, ...]

    @property
    def year(self) -> int:
        return self.club.year

    @property
    def league(self) -> str:
        return self.club.league

    @property
    def code(self) -> str:
        return self.club.code

    @property
    def name(self) -> str:
        return self.club.name

    @property
    def pitchers(self) -> tuple[PlayerRecord, ...]:
        """All who pitched, most batters faced first."""
        staff = [(player.pitching.bf, player) for player in self.players if player.pitching is not None]
        return tuple(player for _, player in sorted(staff, key=lambda pair: (-pair[0], pair[1].lahman_id)))

    def player(self, name: str) -> PlayerRecord:
        """A player by Lahman's or Retrosheet's id, last name, or full name."""
        wanted = letters(name)
        found = [m for m in self.players if wanted in map(letters, (m.lahman_id, m.retro_id, m.name))]
        found = found or [m for m in self.players if wanted == letters(m.person.last)]
        if len(found) == 1:
            return found[0]
        if not found:
            raise Mistake(f"no player named {name!r} appeared for the {self.club.title}")
        names = ", ".join(f"{player.name} ({player.lahman_id})" for player in found)
        raise Mistake(f"{name!r} could be any of these players of the {self.club.title}: {names}")
