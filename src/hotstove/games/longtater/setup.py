"""What is settled before a game of Long Tater!, and what it remembers while it is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from hotstove.diamond.club import Club
from hotstove.diamond.day_plan import OUTS_PER_RUN
from hotstove.diamond.outing import Outing
from hotstove.diamond.setup import Customs, Setup
from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.games.longtater.cards import Card
from hotstove.games.longtater.chart_set import LongTaterCharts, our_charts
from hotstove.games.longtater.eras import FIRST_MODERN_SCORING, era_of
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.running_gains import MOST_GAINS
from hotstove.games.longtater.worth import bat_of
from hotstove.table.record import record

NOBODY_NEW = "---"
STARTER_STAMINA, RELIEVER_OUTS = 27, 6
"""Outs of pitchers whose cards do not tell how long they used to last."""


@lru_cache(maxsize=32)
def customs_of(charts: LongTaterCharts, steals_called: bool) -> Customs:
    """LT-11: tries for a base against the weakest arm of these charts. LT-13: numbers send every thief, unless some
    steals are called."""
    advances: dict[str, float] = {}
    for (_, move), cell in charts.arms.cells.items():
        advances[move[2]] = max(advances.get(move[2], 0.0), 1 - int(cell) / 100)
    return Customs(calls_steals=steals_called, best_advances=advances, most_gains=MOST_GAINS, bats=bat_of)


@dataclass(frozen=True, eq=False, slots=True)
class LongTaterSetup(Setup):
    """Clubs with cards of this game, options and charts."""

    clubs: tuple[Club[Card], Club[Card]]
    options: Options = field(default_factory=Options)
    charts: LongTaterCharts = field(default_factory=our_charts)

    dealt: LongTaterCharts = field(init=False, repr=False)
    """LT-01: the charts with the deck as deep as it is dealt."""
    untold: LongTaterCharts = field(init=False, repr=False)
    """The same for games of which nothing is told."""
    eras: tuple[str, str] = field(init=False, repr=False)
    """LT-05: the column of the Out Chart when each side bats."""
    early: tuple[bool, bool] = field(init=False, repr=False)
    """LT-28: whether each side's season came before modern scoring."""

    def __post_init__(self) -> None:
        Setup.__post_init__(self)
        seasons = self.clubs[0].season, self.clubs[1].season
        dealt = self.charts.dealt(self.options.reshuffle_after)
        object.__setattr__(self, "dealt", dealt)
        object.__setattr__(self, "untold", dealt.unrecorded)
        object.__setattr__(self, "eras", (era_of(seasons[0]), era_of(seasons[1])))
        object.__setattr__(self, "early", (seasons[0] < FIRST_MODERN_SCORING, seasons[1] < FIRST_MODERN_SCORING))

    def own_customs(self) -> Customs:
        return customs_of(self.charts, self.options.automatic_steals != "all")

    def may_tire(self, side: int, work: Outing, memory: object) -> bool:
        return self.outs_left(side, work) <= 0

    def outs_left(self, side: int, work: Outing) -> int:
        """The rules know no fatigue: outs for which a pitcher is still asked, by how long he really used to last."""
        usage = self.clubs[side].cards[work.player].usage
        if work.started:
            return usage.get("stamina", STARTER_STAMINA) - work.outs - OUTS_PER_RUN * work.runs
        return usage.get("outs_per_relief", RELIEVER_OUTS) - work.outs


@record(frozen=True, slots=True)
class Memory:
    """What reaches across plays."""

    arrived: str = NOBODY_NEW
    """The bases whose runners came there on the last play, as in "1--": they have a steal number to come."""
    stealing_on: str = ""
    """LT-28: moves of the last hit that are now scored as stolen bases."""
    gloves: tuple[Gloves | None, Gloves | None] = (None, None)
    """The fielding chart's lines of each side as it stands in the field."""


LongTaterState: TypeAlias = State[LongTaterSetup, Memory]
LongTaterView: TypeAlias = View[LongTaterSetup, Memory, Matchup]
