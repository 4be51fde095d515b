"""A fitted pool: its players, their average opponents and the season's mix, ready to make cards one by one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.feasibility import HANDS, batter_columns
from hotstove.cardmaker.superstar.outcome_split import OutcomeSplit, split_outcomes
from hotstove.cardmaker.superstar.pitcher_chart import PitcherChart, pitcher_chart
from hotstove.cardmaker.superstar.players import Key, Pool, gather
from hotstove.cardmaker.superstar.runner_symbols import Mix
from hotstove.cardmaker.superstar.season_mix import season_mix
from hotstove.cardmaker.superstar.squares import FALLS
from hotstove.record import read_season

GOLDEN = (math.sqrt(5) - 1) / 2


@dataclass(frozen=True)
class SeasonFit:
    """Pitchers' charts are dealt first, all of the pool; batters are fitted to the mean of what was dealt."""

    pool: Pool
    split: OutcomeSplit
    dealt: tuple[PitcherChart, ...]
    charts: dict[Hand, Shares]
    """The mean chart of each hand."""
    columns: dict[Hand, Shares]
    """The columns that batters should have."""
    mix: Mix
    runs: float
    """Runs of the mean half-inning that the mix was tried on."""

    @cached_property
    def _places(self) -> dict[Key, int]:
        """Each player's place in his club, most plate appearances first."""
        found: dict[Key, int] = {}
        for club in self.pool.clubs.values():
            players = sorted(club.players, key=lambda player: (-player.batting.pa, player.lahman_id))
            found |= {(player.lahman_id, club.code): place for place, player in enumerate(players)}
        return found

    def turn_of(self, key: Key) -> float:
        """A part of a turn, so that the players of a club are spread evenly round a wheel, however many are counted."""
        return self._places[key] * GOLDEN % 1

    @cached_property
    def batter_rows(self) -> dict[Key, int]:
        return {key: row for row, key in enumerate(self.pool.batters.keys)}

    @cached_property
    def pitcher_rows(self) -> dict[Key, int]:
        return {key: row for row, key in enumerate(self.pool.pitchers.keys)}

    def hand_of(self, row: int) -> Hand:
        return "L" if self.pool.pitchers.left[row] else "R"


@lru_cache(maxsize=8)
def fit_pool(year: int, leagues: tuple[str, ...], regress: float, true_to: str = LINES) -> SeasonFit:
    """The fitted pool of leagues that share a baseline; kept, since clubs of a league are made one after the other."""
    pool = gather(read_season(year), leagues, regress, true_to)
    split = split_outcomes(pool)
    dealt = _deal_charts(pool, split)
    charts = _mean_charts(pool, split, dealt)
    columns = batter_columns(pool.batters, charts)
    return SeasonFit(pool, split, dealt, charts, columns, *season_mix(pool, columns, charts))


def _deal_charts(pool: Pool, split: OutcomeSplit) -> tuple[PitcherChart, ...]:
    found = []
    for row, key in enumerate(pool.pitchers.keys):
        column = split.columns["L" if pool.pitchers.left[row] else "R"]
        passes = pool.pitchers.loose[row]
        owned = float(pool.pitchers.owned[row]) * FALLS
        found.append(pitcher_chart("/".join(key), split.pitchers[row], owned, pool.pitchers.tired, column, passes))
    return tuple(found)


def _mean_charts(pool: Pool, split: OutcomeSplit, dealt: tuple[PitcherChart, ...]) -> dict[Hand, Shares]:
    rows = np.array([chart.shares for chart in dealt])
    found = dict(split.charts)
    for hand in HANDS:
        these = pool.pitchers.of(hand)
        weights = pool.pitchers.weights[these]
        if these.any() and weights.sum() > 0:
            found[hand] = np.average(rows[these], axis=0, weights=weights)
    return found
