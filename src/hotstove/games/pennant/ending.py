"""The end of a game: extra innings while it is tied, then two dice for every extra homer."""

from __future__ import annotations

from hotstove.games.pennant.extra_innings import extra_innings
from hotstove.games.pennant.homers import homers
from hotstove.games.pennant.lines import Ending, ExtraInning, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Side
from hotstove.table.questions import Rule


def ending(sides: tuple[Side, Side], turns: tuple[TurnLine, TurnLine], options: Options) -> Rule[Ending]:
    """What follows on both turns; the visitors' homers are rolled for first."""
    first, second = turns
    extra: tuple[ExtraInning, ...] = ()
    if first.runs == second.runs:
        extra = yield from extra_innings(sides, turns)
    visitors = yield from homers(sides[0].columns, first, options)
    home = yield from homers(sides[1].columns, second, options)
    return Ending(extra, (visitors, home))
