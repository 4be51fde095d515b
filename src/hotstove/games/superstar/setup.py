"""What is settled before a game of Superstar Baseball, and what it remembers while it is played."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TypeAlias

from hotstove.diamond.club import Club
from hotstove.diamond.outing import Outing
from hotstove.diamond.setup import Customs, Setup
from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chances import chances_of
from hotstove.games.superstar.chart_set import SuperstarCharts, our_charts
from hotstove.games.superstar.fatigue import innings_limit
from hotstove.games.superstar.fielding import Field
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.worth import bat_of, thief_of
from hotstove.table.record import record

OUTS = 3


@lru_cache(maxsize=16)
def customs_of(charts: SuperstarCharts) -> Customs:
    """The best runner's steals, by these charts, and what cards tell of batters and runners."""
    steals = chances_of(charts).steals
    best = {move: max(chances) for move, chances in steals.items()}
    return Customs(best_steals=best, bats=bat_of, thieves=partial(thief_of, steals["1-2"]))


@dataclass(frozen=True, eq=False, slots=True)
class SuperstarSetup(Setup):
    """Clubs with cards of this game, options and charts."""

    clubs: tuple[Club[Card], Club[Card]]
    options: Options = field(default_factory=Options)
    charts: SuperstarCharts = field(default_factory=our_charts)
    untold: SuperstarCharts = field(init=False, repr=False)
    """The charts for games of which nothing is told."""

    limits: dict[tuple[int, str, bool], float] = field(init=False, repr=False, default_factory=dict)
    """Outs without fatigue by side, pitcher and whether he started; filled as they are asked for."""

    def __post_init__(self) -> None:
        Setup.__post_init__(self)
        object.__setattr__(self, "untold", self.charts.unrecorded)

    def own_customs(self) -> Customs:
        return customs_of(self.charts)

    def may_tire(self, side: int, work: Outing, memory: object) -> bool:
        """SS-29: the inning of work that he is in is past his limit."""
        known = self.limits.get((side, work.player, work.started))
        return work.outs >= (self._limit(side, work.player, work.started) if known is None else known)

    def _limit(self, side: int, player: str, started: bool) -> float:
        """Outs without fatigue, kept in `limits`."""
        pitching = self.clubs[side].cards[player].pitching
        limit = math.inf
        if pitching is not None and self.options.fatigue:
            limit = OUTS * innings_limit(self.charts, pitching, started)
        self.limits[side, player, started] = limit
        return limit


@record(frozen=True, slots=True)
class Memory:
    """What reaches across plays."""

    sky: str = ""
    """SS-32: "" before the first look at it."""
    nines: tuple[Field | None, Field | None] = (None, None)
    """SS-03: each side as it stands in the field, added up anew with every change of lineup."""


SuperstarState: TypeAlias = State[SuperstarSetup, Memory]
SuperstarView: TypeAlias = View[SuperstarSetup, Memory, Matchup]
