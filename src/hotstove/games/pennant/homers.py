"""Homers: one for a power bonus, and those that two dice call at the end of the game (PR-26)."""

from __future__ import annotations

from hotstove.games.pennant.columns import Columns
from hotstove.games.pennant.dice import PAIR
from hotstove.games.pennant.lines import TurnLine
from hotstove.games.pennant.options import Options
from hotstove.table.questions import Roll, Rule


def homers(batting: Columns, line: TurnLine, options: Options) -> Rule[tuple[str, ...]]:
    """The spots of one side that homered."""
    power = (line.power.spot,) if line.power.points > 0 else ()
    if not options.extra_homers:
        return power
    extra = []
    for _ in range(0 if line.shutout else batting.extra_homers(line.triad)):
        extra.append(batting.slugger((yield Roll("homer", PAIR))))
    return (*power, *extra)
