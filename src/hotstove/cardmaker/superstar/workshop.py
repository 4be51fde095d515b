"""The workshop of a pool: its men, their average opponents and the season's mix, ready to make cards one by one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.record import read_season
from hotstove.cardmaker.superstar.labour import HANDS, Division, divide_labour
from hotstove.cardmaker.superstar.meeting import Shares, swings_at
from hotstove.cardmaker.superstar.men import Key, Pool, gather
from hotstove.cardmaker.superstar.moves import Mix
from hotstove.cardmaker.superstar.season_mix import season_mix


@dataclass(frozen=True)
class Workshop:
    pool: Pool
    division: Division
    mix: Mix

    @cached_property
    def columns(self) -> dict[Hand, Shares]:
        """The columns that batters should have, none below nothing.

        Men who are held up by a floor have more walks, strikeouts or hit batsmen than they should; the others give way
        by as much in all, so that the league has what it had.
        """
        batters = self.pool.batters
        found = {}
        for hand in HANDS:
            exact = swings_at(self.division.charts[hand], batters.goals[hand])
            weights = batters.weights[hand][:, None]
            least = np.maximum(exact, 0)
            sums, had = (weights * exact).sum(axis=0), (weights * least).sum(axis=0)
            scale = np.divide(sums, had, out=np.ones_like(sums), where=(had > 0) & (sums > 0))
            found[hand] = least * np.minimum(scale, 1)
        return found

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
    return Workshop(pool, division, season_mix(pool, division))
