"""RB-03, RB-04: the infielders of column 4, and how deep they play."""

from __future__ import annotations

from hotstove.diamond.play import Play
from hotstove.games.replay.ball import Ball
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import row_of
from hotstove.games.replay.flags import flagged
from hotstove.games.replay.lines import read_line
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.resolving import at_once, resolve
from hotstove.games.replay.squares import INFIELDERS
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

INFIELD = Decision("infield", "defense", ("normal", "back", "halfway", "in", "corners", "third"))
"""As the box says; all of them back, halfway or in; both corners in; the third baseman in."""
STRATEGY_HIT = 25
OWN_FIELDER = {1: 3, 3: 5}
"""RB-03: who fields a 25, by the row in which it stands."""
CORNERS = frozenset({3, 5})
THIRD_BASEMAN = 5


def depth_of(charts: ReplayCharts, call: str, bases: str, outs: int, fielder: int) -> str:
    """Where an infielder stands under the defence's call."""
    if call in {"back", "halfway", "in"}:
        return call
    if (call == "corners" and fielder in CORNERS) or (call == "third" and fielder == THIRD_BASEMAN):
        return "in"
    return str(charts.infield(bases, "012"[outs], "corners" if fielder in CORNERS else "middle"))


@tabulated
def fielder_of(number: int, row: int, named: str) -> int:
    """RB-03: a 25 goes to the player of its own square, everything else to the infielder who was named."""
    return OWN_FIELDER.get(row, INFIELDERS[named]) if number == STRATEGY_HIT else INFIELDERS[named]


@stage("RB-03", "RB-04")
def infield_ball(charts: ReplayCharts, m: Matchup, roll: int, named: str, call: str, symbols: bool) -> Rule[Play]:
    """The batter's number and the infielder's rating, in the section of his depth."""
    square = m.batter(roll)
    fielder = fielder_of(square.number, row_of(roll), named)
    depth = depth_of(charts, call, m.bases, m.outs, fielder)
    total = square.number + m.gloves[fielder].rating
    if depth == "back":
        line = charts.back(total)
    elif depth == "halfway":
        line = charts.halfway(total)
    else:
        line = charts.close(total)
    mark = square.mark if symbols else ""
    play = at_once(charts, m, line, fielder)
    if play:
        return flagged(play, m.bases, mark, 0)
    return (yield from resolve(charts, m, Ball(4, fielder, depth=depth, mark=mark), read_line(line)))
