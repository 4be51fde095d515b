"""The workshop of a pool: its men, their average opponents and the season's mix, ready to make cards one by one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from hotstove.cardmaker.record import read_season
from hotstove.cardmaker.superstar.labour import Division, divide_labour
from hotstove.cardmaker.superstar.men import Key, Pool, gather
from hotstove.cardmaker.superstar.moves import Mix, season_mix


@dataclass(frozen=True)
class Workshop:
    pool: Pool
    division: Division
    mix: Mix

    @cached_property
    def batter_rows(self) -> dict[Key, int]:
        return {key: row for row, key in enumerate(self.pool.batters.keys)}

    @cached_property
    def pitcher_rows(self) -> dict[Key, int]:
        return {key: row for row, key in enumerate(self.pool.pitchers.keys)}


@lru_cache(maxsize=8)
def open_workshop(year: int, leagues: tuple[str, ...], regress: float) -> Workshop:
    """The workshop for leagues that share a baseline; kept, since clubs of a league are made one after the other."""
    pool = gather(read_season(year), leagues, regress)
    division = divide_labour(pool)
    return Workshop(pool, division, season_mix(pool.baseline, division.swings))
