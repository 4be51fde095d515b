"""What one seat may know: everything on the table, and of the secrets only its own."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.situation import Situation
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.gloves import Gloves, Placement
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import AtBatRecord
from hotstove.table.questions import Answer

HIDDEN = "?"
"""Stands for what a seat, or the open form of a record, may not show."""


class RallyView(NamedTuple):
    """A seat's picture of the game; a watcher sees what the side in the field sees."""

    seat: str
    batting: bool
    situation: Situation
    options: Options
    charts: RallyCharts
    discarded: str
    """The asterisk tile that is out of this half-inning; "" before the defence has chosen."""
    gloves: Gloves
    rallybird: bool
    """The side at bat trails and may still roll again."""
    deck: tuple[str, ...]
    """All the cards of this game."""
    removed: str
    """The card that is out of this half-inning; "" for whoever is not at bat and may not know."""
    card: str
    """The card that lies on the table; "" until it is turned over for whoever did not play it."""
    placement: Placement | None
    """Where the gloves stand, once they do."""
    since_gloves: tuple[Answer, ...]
    """Dice and calls since then, in order."""
    this_half: tuple[AtBatRecord, ...]
    earlier: tuple[AtBatRecord, ...]
    """The at-bats of the half-innings before this one."""

    @property
    def lead(self) -> int:
        """Runs by which this seat leads; below zero when it trails."""
        return self.situation.lead if self.batting else -self.situation.lead
