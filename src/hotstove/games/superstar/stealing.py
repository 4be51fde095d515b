"""SS-17 to SS-19: stolen bases."""

from __future__ import annotations

from hotstove.diamond.bases import beyond, forced, next_base
from hotstove.diamond.gloves import PICKOFF_THROW, steal_throw
from hotstove.diamond.play import Event, Move, Play
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import STEAL
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.sending import throw_decision
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated


@tabulated
def slowed(running: int, arm: bool) -> int:
    """SS-18: a catcher rated I takes one from the runner, never below nothing."""
    return max(0, running - 1) if arm else running


@stage("SS-17", "SS-19")
def steal(charts: SuperstarCharts, m: Matchup, going: str, prefix: str) -> Rule[Play]:
    """The defence picks the runner to throw at, or concedes; `prefix` is a strikeout or walk on the same pitch."""
    target = yield throw_decision(going)
    if target == "none":
        return steal_play(m.bases, going, target, "SB", prefix)
    if m.arm and target != "3-H":
        return (yield from steal_on_an_arm(charts, m, going, target, prefix))
    roll = yield STEAL
    return steal_play(m.bases, going, target, read_steal(charts, target, roll, m.runner(target[0])), prefix)


@stage("SS-18")
def steal_on_an_arm(charts: SuperstarCharts, m: Matchup, going: str, target: str, prefix: str) -> Rule[Play]:
    """The catcher rated I slows the runner at second and third."""
    roll = yield STEAL
    running = slowed(m.runner(target[0]), m.arm)
    return steal_play(m.bases, going, target, read_steal(charts, target, roll, running), prefix)


def read_steal(charts: SuperstarCharts, target: str, roll: int, running: int) -> str:
    """The chart of the base that the thrown-at runner wants."""
    if target == "3-H":
        return str(charts.steal_home(roll, running))
    if target == "2-3":
        return str(charts.steal_third(roll, running))
    return str(charts.steal_second(roll, running))


@tabulated
def giving_way(target: str, bases: str) -> tuple[str, ...]:
    """The runners who must leave their bases so that the player thrown at can have his."""
    ahead = []
    for base in "23"[int(target[0]) - 1 :]:
        if base not in bases:
            break
        ahead.append(base)
    return tuple(ahead)


@tabulated
def steal_play(bases: str, going: str, target: str, cell: str, prefix: str) -> Play:
    """The play that a cell of the steal charts makes of it, after a strikeout (K) or walk (W) where there was one."""
    words = sorted(going.split(), key=lambda word: word != target)
    thieves = [word[0] for word in words]
    ends = {base: next_base(base) for base in forced(bases)} if prefix == "W" else {}
    events: tuple[Event, ...] = ()
    note: tuple[str, ...] = ()
    if cell == "BK":
        events = () if prefix else (Event("BK"),)
        ends = {base: next_base(base) for base in bases if base != "-"}
    elif cell == "PO":
        events = (Event("PO", PICKOFF_THROW[target[0]], target[0]),)
    elif cell == "E":
        events = (Event("CS", "E2" if target[2] == "H" else f"2E{steal_throw(target[2])[-1]}", target[2]),)
        ends |= {base: next_base(base) for base in giving_way(target, bases)}
    elif cell == "CS":
        events = (Event("CS", steal_throw(target[2]), target[2]),)
        ends |= {base: next_base(base) for base in thieves[1:]}
    else:
        events = tuple(Event("SB", "", word[2]) for word in sorted(words, reverse=True))
        if cell == "E+":
            note = ("E2/TH",)
            ends = {base: beyond(ends.get(base, base), 1) for base in bases if base != "-"}
            ends |= {base: beyond(base, 2) for base in thieves}
            ends = {base: end for base, end in ends.items() if not (base == "3" and base in thieves)}
    moves: list[Move] = []
    for base in "321":
        if base in ends:
            moves.append(Move(base, ends[base], False, note if not moves else ()))
    if not prefix:
        return Play(events, (), tuple(moves))
    caught = any(event.code in {"CS", "PO"} and "E" not in event.handled for event in events)
    return Play((Event(prefix), *events), ("DP",) if prefix == "K" and caught else (), tuple(moves))
