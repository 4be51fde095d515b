"""RB-14: the sacrifice, the squeeze, and the bunt for a hit."""

from __future__ import annotations

from hotstove.diamond.bases import next_base
from hotstove.diamond.batted import bunted, popped_bunt, strikeout
from hotstove.diamond.gloves import double_play, force_at_third, to_first, to_second
from hotstove.diamond.play import Event, Move, Play
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.checks import commits_error
from hotstove.games.replay.dice import BUNT
from hotstove.games.replay.infield import CORNERS, depth_of
from hotstove.games.replay.matchup import Matchup
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

MOVED_BY_SACRIFICE = frozenset({"1--", "-2-", "12-"})
CELLS = ("single", "sacrifice", "error", "lead", "double-play", "popped", "popped-double-play", "out", "strikeout")


@tabulated
def bunt_decision(bases: str, outs: int) -> Decision:
    """A sacrifice needs a runner on first, on second or on both, a squeeze one on third, and both an out to give."""
    calls = ["none"]
    if outs < 2 and bases in MOVED_BY_SACRIFICE:
        calls.append("sacrifice")
    if outs < 2 and "3" in bases:
        calls.append("squeeze")
    return Decision("bunt", "offense", (*calls, "hit"))


@tabulated
def red_of(roll: int) -> int:
    return roll // 10


@tabulated
def white_of(roll: int) -> int:
    return roll % 10


def bunt_depth(charts: ReplayCharts, call: str, m: Matchup, fielder: int) -> str:
    """Pitcher and catcher always come in; the corner players do if the defence called them."""
    if fielder in CORNERS:
        return "in" if depth_of(charts, call, m.bases, m.outs, fielder) == "in" else "back"
    return "in"


@stage("RB-14")
def bunt(charts: ReplayCharts, m: Matchup, kind: str, call: str) -> Rule[Play]:
    """The red die says who comes for the ball; the white one and the bunt rating together, how good it is."""
    roll = yield BUNT
    fielder = int(charts.bunt_fielder(red_of(roll)))
    depth = bunt_depth(charts, call, m, fielder)
    total = white_of(roll) + m.meeting.bunt
    if kind == "sacrifice":
        cell = charts.sacrifice(total, depth)
    elif kind == "squeeze":
        cell = charts.squeeze(total, depth)
    else:
        cell = charts.bunt_hit(total, depth)
    if cell == "error":
        wild = yield from commits_error(m, fielder)
        cell = "error" if wild else "sacrifice" if kind != "hit" else "out"
    return bunt_play(cell, m.bases, m.outs, fielder)


@tabulated
def up_one(bases: str) -> tuple[str, ...]:
    return tuple(f"{base}-{next_base(base)}" for base in "321" if base in bases)


@tabulated
def bunt_play(cell: str, bases: str, outs: int, fielder: int) -> Play:
    """The play that a cell of the bunt charts makes."""
    if cell == "strikeout":
        return strikeout()
    if cell in {"single", "sacrifice", "error"}:
        return bunted(cell, bases, outs, fielder, up_one(bases))
    if cell == "out":
        return Play((Event("OUT", to_first(fielder)),), ("BG",))
    if cell == "popped":
        return popped_bunt(fielder)
    if cell == "popped-double-play":
        return doubled_off(fielder, bases) if outs < 2 else popped_bunt(fielder)
    if cell == "double-play" and bases == "1--":
        return Play((Event("OUT", double_play(fielder)),), ("BGDP",))
    return lead_runner_out(bases, fielder)


def doubled_off(fielder: int, bases: str) -> Play:
    """The foremost player is too far off when the bunt is caught."""
    base = next(base for base in "321" if base in bases)
    cover = {"1": 3, "2": 6, "3": 5}[base]
    throw = str(fielder) if cover == fielder else f"{fielder}{cover}"
    return Play((Event("OUT", f"{fielder}(B){throw}({base})"),), ("BPDP",))


def lead_runner_out(bases: str, fielder: int) -> Play:
    """The throw goes to the foremost base; everybody else is safe and moves up."""
    if "3" in bases:
        others = tuple(Move(base, next_base(base)) for base in "21" if base in bases)
        throw = "2" if fielder == 2 else f"{fielder}2"
        return Play((Event("FC", str(fielder)),), ("BG",), (Move("3", "H", True, (throw,)), *others))
    if bases == "12-":
        return Play((Event("OUT", force_at_third(fielder)),), ("FO", "BG"), (Move("1", "2"),))
    if bases == "-2-":
        throw = "5" if fielder == 5 else f"{fielder}5"
        return Play((Event("FC", str(fielder)),), ("BG",), (Move("2", "3", True, (throw,)),))
    return Play((Event("OUT", f"{to_second(fielder)}(1)"),), ("FO", "BG"))
