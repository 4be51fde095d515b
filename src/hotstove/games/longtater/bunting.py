"""LT-12: bunts and squeezes."""

from __future__ import annotations

from hotstove.diamond.bases import forced, lead_runner, next_base
from hotstove.diamond.batted import batted, bunted, popped_bunt
from hotstove.diamond.gloves import force_at_home, force_at_second, force_at_third, tag_throw
from hotstove.diamond.play import Event, Move, Play
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import STRUCK_OUT
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

OUTCOME = {"A": "sacrifice", "S": "single", "E": "error"}


@tabulated
def bunt_decision(bases: str) -> Decision:
    """A bunt may be called at any time, with the bases empty for a hit; a squeeze needs somebody on third."""
    calls = ("none", "sacrifice", "squeeze") if "3" in bases else ("none", "sacrifice")
    return Decision("bunt", "offense", calls)


@stage("LT-12")
def bunt(charts: LongTaterCharts, m: Matchup, call: str, in_control: bool) -> Rule[Play]:
    """OUT and OBA are not read; DP and K are, at half; then the chart by a top number."""
    if in_control:
        number = yield charts.draws.batter_out
        read = m.batter.bunt_with_runner_on_first if m.bases[0] == "1" and m.outs < 2 else m.batter.bunt
        found = read(number)
        if found == "DP":
            return batted(charts.forces("DP", m.bases), m.bases, m.outs, int(charts.double_play(number)))
    else:
        number = yield charts.draws.pitcher_out
        found = m.pitcher.bunt(number)
    if found == "K":
        return STRUCK_OUT
    number = yield charts.draws.bunt
    if call == "squeeze":
        return bunt_play(charts.squeeze(number), m.bases, m.outs, True)
    return bunt_play(charts.bunt(number), m.bases, m.outs, False)


@tabulated
def bunt_play(cell: str, bases: str, outs: int, squeeze: bool) -> Play:
    """The key of the two charts: a letter and the fielder. First base is covered when the first baseman charges.

    With nobody on, a cell for the lead runner puts the batter out at first.
    """
    letter, fielder = cell[0], int(cell[1])
    if letter == "D":
        return popped_bunt(fielder, "3" if outs < 2 else "")
    if letter == "P":
        return popped_bunt(fielder)
    if letter == "L" and bases != "---":
        return lead_runner_out(bases, outs, fielder)
    play = bunted(OUTCOME.get(letter, "sacrifice"), bases, outs, fielder, moved_up(bases, squeeze or letter in "SE"))
    if play.events[0] != Event("OUT", "3"):
        return play
    return Play((Event("OUT", "34"),), play.modifiers, play.moves)


@tabulated
def moved_up(bases: str, everybody: bool) -> tuple[str, ...]:
    """On a plain sacrifice the runner on third goes only if he is forced, and keeps the player behind him back."""
    stays = not everybody and "3" in bases and "3" not in forced(bases)
    going = [base for base in "321" if base in bases and not (stays and base in "32")]
    return tuple(f"{base}-{next_base(base)}" for base in going)


@tabulated
def lead_runner_out(bases: str, outs: int, fielder: int) -> Play:
    """The fielder throws to the base ahead of the lead runner: a force where there is one, else a tag."""
    lead = lead_runner(bases)
    others = tuple(Move(base, next_base(base)) for base in "21" if base in bases and base != lead)
    if lead in forced(bases):
        throw = {"1": force_at_second, "2": force_at_third, "3": force_at_home}[lead]
        return Play((Event("OUT", throw(fielder)),), ("BG", "FO"), others)
    caught = Move(lead, next_base(lead), True, (tag_throw(fielder, next_base(lead)),))
    return Play((Event("FC", str(fielder)),), ("BG",), (caught, *others))
