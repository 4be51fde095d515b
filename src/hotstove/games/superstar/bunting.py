"""SS-20 to SS-22: sacrifice bunts and squeezes."""

from __future__ import annotations

from hotstove.diamond.bases import forced, next_base
from hotstove.diamond.batted import bunted, popped_bunt, strikeout
from hotstove.diamond.play import Play
from hotstove.games.superstar.batting import double_play, ground_out
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import BUNT, SECOND_BUNT
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.pitching import pitch
from hotstove.games.superstar.stealing import steal
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

AGAIN = Decision("again", "offense", ("no", "yes"))
OUTCOME = {"SH": "sacrifice", "1": "single", "FC": "choice", "E": "error"}


@tabulated
def bunt_decision(bases: str) -> Decision:
    """SS-20, SS-21: somebody must be on to be moved up, and somebody on third to be squeezed in."""
    calls = ("none", "sacrifice", "squeeze") if "3" in bases else ("none", "sacrifice")
    return Decision("bunt", "offense", calls)


@tabulated
def hold_decision(bases: str) -> Decision:
    """The runners whom nobody forces may be held; a player behind a held one is held with him."""
    free = [base for base in "123" if base in bases and base not in forced(bases)]
    groups = [free[:count] for count in range(len(free) + 1)]
    return Decision("hold", "offense", tuple(" ".join(group) or "none" for group in groups))


@tabulated
def moved_up(bases: str, held: str) -> tuple[str, ...]:
    return tuple(f"{base}-{next_base(base)}" for base in "321" if base in bases and base not in held)


@stage("SS-20")
def sacrifice(charts: SuperstarCharts, options: Options, m: Matchup, option: str) -> Rule[Play]:
    """The offence says who is held, then rolls in the column of the batter's bunt rating."""
    held = "none"
    if len(hold_decision(m.bases).options) > 1:
        held = yield hold_decision(m.bases)
    roll = yield BUNT
    cell = charts.bunt(roll, m.bunt)
    return (yield from bunt_result(charts, options, m, cell, roll, option, held, "sacrifice", False))


@stage("SS-21")
def squeeze(charts: SuperstarCharts, options: Options, m: Matchup, option: str) -> Rule[Play]:
    """The squeeze has columns of its own."""
    roll = yield BUNT
    cell = charts.squeeze(roll, m.bunt)
    return (yield from bunt_result(charts, options, m, cell, roll, option, "none", "squeeze", False))


@stage("SS-22")
def bunt_result(
    charts: SuperstarCharts,
    options: Options,
    m: Matchup,
    cell: str,
    roll: int,
    option: str,
    held: str,
    kind: str,
    second_try: bool,
) -> Rule[Play]:
    """The key of the bunt charts."""
    if cell == "":
        return (yield from steal(charts, m, "3-H", ""))
    if cell == "2K":
        if second_try:
            return strikeout()
        again = yield AGAIN
        if again == "no":
            return (yield from pitch(charts, options, m, option, False, True))
        return (yield from bunt_again(charts, options, m, option, held, kind))
    if cell == "G":
        return ground_out(charts, m, roll, option)
    if cell == "DP":
        return double_play(charts, m, roll, option)
    fielder = int(charts.where(roll, "bunt"))
    if cell == "F":
        return popped_bunt(fielder, "3" if kind == "squeeze" and m.outs < 2 else "")
    return bunted(OUTCOME[cell], m.bases, m.outs, fielder, moved_up(m.bases, held))


@stage("SS-22")
def bunt_again(charts: SuperstarCharts, options: Options, m: Matchup, option: str, held: str, kind: str) -> Rule[Play]:
    """With two strikes he may try once more; a second 2K is strike three, and the runners hold."""
    roll = yield SECOND_BUNT
    cell = charts.squeeze(roll, m.bunt) if kind == "squeeze" else charts.bunt(roll, m.bunt)
    return (yield from bunt_result(charts, options, m, cell, roll, option, held, kind, True))
