"""LT-18: a ground ball with the infield in."""

from __future__ import annotations

from hotstove.diamond.batted import batted
from hotstove.diamond.play import Play
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import misplayed
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated


@stage("LT-18")
def infield_in(charts: LongTaterCharts, m: Matchup, fielder: int) -> Rule[Play]:
    """A new bottom number on the Infield In chart takes the place of what the Out Chart said."""
    number = yield charts.draws.infield_in
    word = charts.infield_in(number)
    if word == "through":
        return batted("single 3-H 2-3 1-2", m.bases, m.outs, behind(fielder))
    if word == "wild":
        return misplayed("G", fielder, "one", m.bases, m.outs)
    return batted(charts.drawn_in(word, m.bases), m.bases, m.outs, fielder)


@tabulated
def behind(fielder: int) -> int:
    """The outfielder who picks up a ball that went past an infielder."""
    return {5: 7, 6: 7, 1: 8, 2: 8, 4: 9, 3: 9}[fielder]
