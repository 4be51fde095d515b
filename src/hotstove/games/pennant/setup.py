"""What is settled before a game of Pennant Race."""

from __future__ import annotations

from dataclasses import dataclass, field

from hotstove.games.pennant.chart_set import PennantCharts, our_charts
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff


@dataclass(frozen=True, eq=False)
class PennantSetup:
    """Two clubs on one day of their season; every pair is of visitors and home.

    A setup is equal to itself alone, so that states hash and compare quickly.
    """

    staffs: tuple[Staff, Staff]
    """Both clubs' pitchers as the days before left them, each with the club's sheet."""
    day: int = 1
    options: Options = field(default_factory=Options)
    charts: PennantCharts = field(default_factory=our_charts)
    named: tuple[str, str] = ("", "")
    """The starters whom a schedule names (PR-23); "" where it names none."""

    @property
    def sheets(self) -> tuple[Sheet, Sheet]:
        return self.staffs[0].sheet, self.staffs[1].sheet
