"""A whole season of the record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from hotstove.record.club import Club, ClubRecord
from hotstove.record.names import find_club, matching
from hotstove.record.player import PlayerRecord, combine
from hotstove.table.errors import Mistake

POOLED_SINCE = 2000
"""From this year both leagues share one baseline: one office, one umpiring staff, and a tenth of the games or more
between the leagues. Before, each league is its own (1997-99 too)."""


def has_dh(year: int, league: str) -> bool:
    """Whether pitchers had a designated hitter in that league's own parks."""
    if league == "AL":
        return year >= 1973
    return league == "NL" and (year == 2020 or year >= 2022)


@dataclass(frozen=True)
class Season:
    """All clubs of a year, each with every player who appeared for it."""

    year: int
    clubs: tuple[ClubRecord, ...]

    @cached_property
    def leagues(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(club.league for club in self.clubs))

    @cached_property
    def pools(self) -> tuple[tuple[str, ...], ...]:
        """Leagues that share a baseline: each alone before 2000, all together since."""
        return (self.leagues,) if self.year >= POOLED_SINCE else tuple((league,) for league in self.leagues)

    def pool_of(self, league: str) -> tuple[str, ...]:
        for pool in self.pools:
            if league in pool:
                return pool
        raise Mistake(f"no league {league!r} in {self.year}; its leagues are {', '.join(self.leagues)}")

    def league(self, name: str) -> tuple[ClubRecord, ...]:
        self.pool_of(name)
        return tuple(club for club in self.clubs if club.league == name)

    def club(self, name: str) -> ClubRecord:
        """The club of a code or name, with or without the year."""
        found = matching(name, [record.club for record in self.clubs])
        wanted = found[0] if len(found) == 1 else find_club(f"{self.year} {name}" if not _dated(name) else name)
        for record in self.clubs:
            if record.club == wanted:
                return record
        raise Mistake(f"{wanted.title} is not a club of {self.year}")

    def stints(self, pool: Iterable[str] | None = None) -> tuple[PlayerRecord, ...]:
        """Every player at every club, in all leagues or in those named."""
        leagues = set(self.leagues if pool is None else pool)
        return tuple(player for club in self.clubs if club.league in leagues for player in club.players)

    @cached_property
    def players(self) -> tuple[PlayerRecord, ...]:
        """Every player once, with his clubs together, by Lahman's id."""
        stints: dict[str, list[PlayerRecord]] = {}
        for player in self.stints():
            stints.setdefault(player.lahman_id, []).append(player)
        return tuple(combine(stints[key]) for key in sorted(stints))


def _dated(name: str) -> bool:
    return any(word.isdigit() and len(word) == 4 for word in name.split())


@lru_cache(maxsize=16)
def read_season(year: int) -> Season:
    """The season of a year, 1871 to 2024; kept in memory, since games of one year follow each other."""
    from hotstove.record.reading import read_clubs

    return Season(year, read_clubs(year))


def read_club(name: str | Club) -> ClubRecord:
    """A club by its name as people write it: ``read_club("1927 Yankees")``."""
    club = find_club(name) if isinstance(name, str) else name
    return next(record for record in read_season(club.year).clubs if record.club == club)
