"""What is settled before a game of Superstar Baseball, and what it remembers while it is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from hotstove.diamond.club import Club
from hotstove.diamond.setup import Setup
from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import SuperstarCharts, our_charts
from hotstove.games.superstar.fielding import Field
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options


@dataclass(frozen=True, eq=False)
class SuperstarSetup(Setup):
    """Clubs with cards of this game, options and charts."""

    clubs: tuple[Club[Card], Club[Card]]
    options: Options = field(default_factory=Options)
    charts: SuperstarCharts = field(default_factory=our_charts)


class Memory(NamedTuple):
    """What reaches across plays."""

    sky: str = ""
    """SS-32: "" before the first look at it."""
    nines: tuple[Field | None, Field | None] = (None, None)
    """SS-03: each side as it stands in the field, added up anew with every change of lineup."""


SuperstarState: TypeAlias = State[SuperstarSetup, Memory]
SuperstarView: TypeAlias = View[SuperstarSetup, Memory, Matchup]
