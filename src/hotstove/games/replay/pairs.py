"""A batter and a pitcher who meet: what of their cards goes into a matchup, worked out once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.cards import BatterGrid, Card, PitcherCard, PitcherGrid
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.matchup import MEETINGS, Meeting
from hotstove.games.replay.squares import Grade, Square
from hotstove.table.memo import remembered


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards, and what they say of each other."""

    batter: Card
    pitcher: PitcherCard
    batters_grid: BatterGrid
    pitchers_grid: PitcherGrid
    squares: Callable[[int], Square]
    grades: Callable[[int], Grade]
    meeting: Meeting
    speed: int
    alone: tuple[int, int, int, int]
    """The speeds of a matchup with nobody on."""


def pair_of(
    pitchers_at_bat: Mapping[int, Mapping[str, BatterGrid]], card: Card, bats: str, pitching: PitcherCard, tired: bool
) -> Pair:
    """RB-21: a pitcher at bat has the grid of his number."""
    batting, throws = card.batting, pitching.throws
    side, hands = MEETINGS[bats, throws]
    grid = pitchers_at_bat[batting.number][throws] if batting.number else batting.grids[throws]
    grades = pitching.grids["tired" if tired else hands]
    plans, speed = (batting.plan, pitching.plans[1 if tired else 0]), batting.runner.speed
    meeting = Meeting(hands, side, throws, batting.bunt, *plans, pitching.hold, pitching.wild)
    return Pair(
        card,
        pitching,
        grid,
        grades,
        grid.squares.__getitem__,
        grades.grades.__getitem__,
        meeting,
        speed,
        (speed, 0, 0, 0),
    )


@lru_cache(maxsize=32)
def pairs_of(charts: ReplayCharts, bats: str, tired: bool) -> Callable[[Card, PitcherCard], Pair]:
    """Batters who bat so and pitchers, fresh or tired, who meet under these charts; kept for the next time."""
    grids = _grids(charts)
    return remembered(lambda card, pitching: pair_of(grids, card, bats, pitching, tired), 2_048)


@lru_cache(maxsize=16)
def _grids(charts: ReplayCharts) -> dict[int, dict[str, BatterGrid]]:
    return pitchers_grids(charts)
