"""RB-11: the next play: a player who has just reached may steal by the symbol beside his number, or the batter bats."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.bases import next_base
from hotstove.diamond.play import Play
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import BATTERY, HOLD
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import Options
from hotstove.games.replay.plate_appearance import plate_appearance
from hotstove.games.replay.plays import HOLDS
from hotstove.games.replay.stealing import action, plus_sign, stolen
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated


def next_play(charts: ReplayCharts, options: Options, m: Matchup, quiet: Collection[str] = ()) -> Rule[Play]:
    """A player who reached on the last play may steal first, as a play of its own; else the batter bats."""
    if m.pending:
        return automatic_steal(charts, options, m, m.pending[0], m.pending[1:])
    return plate_appearance(charts, options, m, quiet)


@tabulated
def optional_steal(base: str) -> Decision:
    """A plus sign that may be declined; it is automatic, so that going is the quiet default."""
    return Decision("steal", "offense", (f"{base}-{next_base(base)}", "none"))


@stage("RB-11")
def automatic_steal(charts: ReplayCharts, options: Options, m: Matchup, base: str, mark: str) -> Rule[Play]:
    """The symbol beside the number with which the player reached."""
    if mark == "**":
        return stolen(m.bases, base, "*", False)
    if mark == "*":
        return (yield from single_asterisk(charts, options, m, base))
    if mark == "+":
        if m.behind or (base == "1" and "3" in m.bases):
            going = yield optional_steal(base)
            if going == "none":
                return HOLDS
        return (yield from plus_sign(charts, options, m, base))
    return (yield from action(charts, m, base, mark))


@stage("RB-11")
def single_asterisk(charts: ReplayCharts, options: Options, m: Matchup, base: str) -> Rule[Play]:
    """A die above the pitcher's hold, or he holds; with the option, two dice above pitcher and catcher together."""
    if options.combined_steals:
        roll = yield BATTERY
        goes = roll > int(charts.battery(m.gloves[2].rating, m.meeting.hold))
    else:
        roll = yield HOLD
        goes = roll > m.meeting.hold
    if goes:
        return stolen(m.bases, base, "", False)
    return HOLDS
