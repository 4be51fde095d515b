"""What is settled before a game of Long Tater!, and what it remembers while it is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
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
from hotstove.table.record import record

NOBODY_NEW = "---"
STARTER_STAMINA, RELIEVER_OUTS = 27, 6
"""Outs of pitchers whose cards do not tell how long they used to last."""


SENT_BY_NUMBER = Customs(calls_steals=False, most_gains=MOST_GAINS)
"""LT-13: numbers send every thief."""
SENT_BY_CALL = Customs(most_gains=MOST_GAINS)


@dataclass(frozen=True, eq=False)
class LongTaterSetup(Setup):
    """Clubs with cards of this game, options and charts."""

    clubs: tuple[Club[Card], Club[Card]]
    options: Options = field(default_factory=Options)
    charts: LongTaterCharts = field(default_factory=our_charts)

    @cached_property
    def customs(self) -> Customs:
        return SENT_BY_NUMBER if self.options.automatic_steals == "all" else SENT_BY_CALL

    def may_tire(self, side: int, work: Outing, memory: object) -> bool:
        return self.outs_left(side, work) <= 0

    def outs_left(self, side: int, work: Outing) -> int:
        """The rules know no fatigue: outs for which a pitcher is still asked, by how long he really used to last."""
        usage = self.clubs[side].cards[work.player].usage
        if work.started:
            return usage.get("stamina", STARTER_STAMINA) - work.outs - OUTS_PER_RUN * work.runs
        return usage.get("outs_per_relief", RELIEVER_OUTS) - work.outs

    @cached_property
    def dealt(self) -> LongTaterCharts:
        """LT-01: the charts with the deck as deep as it is dealt."""
        return self.charts.dealt(self.options.reshuffle_after)

    @cached_property
    def eras(self) -> tuple[str, str]:
        """LT-05: the column of the Out Chart when each side bats."""
        return era_of(self.clubs[0].season), era_of(self.clubs[1].season)

    @cached_property
    def early(self) -> tuple[bool, bool]:
        """LT-28: whether each side's season came before modern scoring."""
        return self.clubs[0].season < FIRST_MODERN_SCORING, self.clubs[1].season < FIRST_MODERN_SCORING


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
