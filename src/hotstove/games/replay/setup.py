"""What is settled before a game of Replay Baseball, and what it remembers while it is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from hotstove.diamond.club import Club
from hotstove.diamond.outing import Outing
from hotstove.diamond.setup import Customs, Setup
from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.games.replay.batting_worth import bats_of
from hotstove.games.replay.cards import Card
from hotstove.games.replay.chart_set import ReplayCharts, our_charts
from hotstove.games.replay.endurance import Mound
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.nine import Nine
from hotstove.games.replay.options import Options
from hotstove.table.record import record


@lru_cache(maxsize=16)
def customs_of(charts: ReplayCharts, steals_called: bool) -> Customs:
    """RB-11: symbols send everybody who goes, unless steals are called (RB-13)."""
    return Customs(bunts_for_hits=True, calls_steals=steals_called, bats=bats_of(charts))


@dataclass(frozen=True, eq=False, slots=True)
class ReplaySetup(Setup):
    """Clubs with cards of this game, options and charts."""

    clubs: tuple[Club[Card], Club[Card]]
    options: Options = field(default_factory=Options)
    charts: ReplayCharts = field(default_factory=our_charts)
    untold: ReplayCharts = field(init=False, repr=False)
    """The charts for games of which nothing is told."""

    def __post_init__(self) -> None:
        Setup.__post_init__(self)
        object.__setattr__(self, "untold", self.charts.unrecorded)

    def own_customs(self) -> Customs:
        return customs_of(self.charts, self.options.called_steals)

    def may_tire(self, side: int, work: Outing, memory: object) -> bool:
        """RB-19: what he carries on the mound tells."""
        mound = memory.mound(side, work.player) if isinstance(memory, Memory) else None
        return mound is not None and mound.tired


Mounds: TypeAlias = tuple[tuple[str, Mound], ...]
"""One side's pitchers who have pitched, each with what tires him."""


@record(frozen=True, slots=True)
class Memory:
    """What reaches across plays."""

    mounds: tuple[Mounds, Mounds] = ((), ())
    pending: str = ""
    """RB-11: base and symbol of a runner who may steal now, such as "1*"; nobody is asked for changes before he has."""
    missed: tuple[tuple[str, int], ...] = ()
    """RB-10: games that players miss from the next one on; the first assessment of a game counts."""
    fresh: str = ""
    """RB-24: a reliever brought in during an inning who is not yet done with his first batter."""
    nines: tuple[Nine | None, Nine | None] = (None, None)
    """RB-28: each side as it stands in the field."""
    saved: tuple[str, int] = ("", 0)
    """RB-19: a reliever whose manager keeps his bonus, and the inning that might have been it."""
    sent: tuple[tuple[str, int], ...] = ()
    """RB-13: how often runners have been sent in this game, where that is limited."""

    def mound(self, side: int, player: str) -> Mound | None:
        mine = self.mounds[side]
        if mine and mine[-1][0] == player:
            return mine[-1][1]
        return next((mound for pitcher, mound in mine if pitcher == player), None)


def with_mound(mounds: tuple[Mounds, Mounds], side: int, player: str, mound: Mound) -> tuple[Mounds, Mounds]:
    """What tires a pitcher brought up to date; whoever changed last stands last."""
    others = mounds[side]
    mine: Mounds = ((player, mound),)
    if others and others[-1][0] == player:
        mine = others[:-1] + mine
    elif others:
        mine = tuple([pair for pair in others if pair[0] != player]) + mine
    return (mine, mounds[1]) if side == 0 else (mounds[0], mine)


ReplayState: TypeAlias = State[ReplaySetup, Memory]
ReplayView: TypeAlias = View[ReplaySetup, Memory, Matchup]
