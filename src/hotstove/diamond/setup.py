"""A setup: everything about one game that is settled before the first pitch and does not change afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hotstove.diamond.availability import READY, Availability
from hotstove.diamond.bats import Bat, Thief
from hotstove.diamond.club import Club, PlayerCard
from hotstove.diamond.day_plan import DayPlan
from hotstove.diamond.innings_options import InningsOptions
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.log import UNDATED
from hotstove.diamond.outing import Outing
from hotstove.table.charts import ChartSet
from hotstove.table.game import NO_CHARTS

EVERYBODY_READY: Mapping[str, Availability] = {}
NOBODY_SENT: Mapping[str, int] = {}
STEALS = "steals tried"
"""Under which a card keeps how often its player tried to steal in his season, and a season how often he has."""


@dataclass(frozen=True, eq=False)
class Customs:
    """What a game lets managers do, as far as it spares them from thinking: the same object for the same customs."""

    bunts_for_hits: bool = False
    """The rules know the bunt for a hit."""
    calls_steals: bool = True
    """False where the game itself sends every runner who goes."""
    best_steals: Mapping[str, float] | None = None
    """By move, such as "2-3", the best chance that the best runner has to steal so, where the game can tell."""
    best_advances: Mapping[str, float] | None = None
    """By the base that he tries for, such as "H", the best chance that any runner has to take one more on a hit, where
    the game can tell."""
    most_gains: Mapping[tuple[str, int], float] | None = None
    """By bases and outs the most runs that a hit and run may gain, where the game's estimates tell what it gains."""
    bats: Callable[[PlayerCard, str], Bat] | None = None
    """A batter by his card, against pitchers of a hand (L, R)."""
    thieves: Callable[[PlayerCard], Thief] | None = None
    """A runner on first by his card."""


USUAL_CUSTOMS = Customs()


@dataclass(frozen=True, eq=False, slots=True)
class Setup:
    """Who meets whom, with which cards, in which order, on which day, by which options and charts.

    A setup is equal to itself alone, so that states hash and compare quickly.
    """

    clubs: tuple[Club, Club]
    """Visitors, home: the rosters of the day."""
    starting: tuple[Lineup, Lineup]
    date: str = UNDATED
    number: int = 0
    """0 for a single game, 1 or 2 within a doubleheader."""
    available: tuple[Mapping[str, Availability], Mapping[str, Availability]] = (EVERYBODY_READY, EVERYBODY_READY)
    """Pitchers of each side of whom the rules of rest have something to say; all others are ready."""
    innings: int = 9
    lot: int = 0
    """A number of this game's own, from which managers who mix their calls draw; two games do not share it."""
    plans: tuple[DayPlan | None, DayPlan | None] = (None, None)
    """How each side means to use its players today, where a season knows it; read by managers alone."""
    sent: tuple[Mapping[str, int], Mapping[str, int]] = (NOBODY_SENT, NOBODY_SENT)
    """How often players of each side have tried to steal in this season before this game."""
    derived: dict[object, object] = field(default_factory=dict, repr=False)
    """What has been worked out from this setup; nobody's answer depends on whether it has been."""
    options: object = None
    """The game's own optional rules."""
    charts: ChartSet = NO_CHARTS
    customs: Customs = field(init=False, repr=False)
    """What its managers may do. This and what else follows from the rest is worked out at once: an attribute that comes
    later makes Python read all others more slowly."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "customs", self.own_customs())

    def own_customs(self) -> Customs:
        return USUAL_CUSTOMS

    @property
    def places_runner(self) -> bool:
        """Extra half-innings begin with a runner on second."""
        return isinstance(self.options, InningsOptions) and self.options.runner_in_extra_innings

    @property
    def designated_hitter(self) -> bool:
        return any(lineup.has_designated_hitter for lineup in self.starting)

    def may_tire(self, side: int, work: Outing, memory: object) -> bool:
        """False as long as the pitcher of this outing is surely fresh; games that cannot tell at a glance say True."""
        return True

    def availability(self, side: int, player: str) -> Availability:
        return self.available[side].get(player, READY)
