"""A card's result on given bases becomes a play: who moves where, forced runners and double plays included (RY-08)."""

from __future__ import annotations

from hotstove.diamond.bases import forced
from hotstove.diamond.gloves import double_play, force_at_second, steal_throw, to_first
from hotstove.diamond.movement import movement
from hotstove.diamond.play import Event, Move, Play
from hotstove.games.rallybird.results import CHOICE, DOUBLE_PLAYS, REACHES, STEALS, Result
from hotstove.table.rules import tabulated

PLACE = {"B": 0, "1": 1, "2": 2, "3": 3, "H": 4}
BASE = "B123H"


@tabulated
def played(result: Result, fielder: int, bases: str, outs: int) -> Play:
    """The play that a result makes; with two out nobody moves on an out, for the inning is over."""
    if result.code in REACHES:
        return _reached(result, fielder, bases)
    if result.code in STEALS:
        return _ran(result.code, bases)
    if result.code in DOUBLE_PLAYS and "1" in bases and outs < 2:
        return _doubled(result.code, fielder, bases, outs)
    if result.code == CHOICE:
        return _chosen(fielder, bases, outs)
    return _retired(result, fielder, bases, outs)


@tabulated
def advances(play: Play) -> bool:
    """True when the batter or a runner moved forward."""
    return any(end != "out" and PLACE[end] > PLACE[start] for start, end in movement(play).ends)


def walk(bases: str) -> Play:
    return _reached(Result("W"), 0, bases)


def _reached(result: Result, fielder: int, bases: str) -> Play:
    goals = _goals(result, bases)
    behind = REACHES[result.code]
    for base in "123":
        if base in bases:
            goals[base] = max(goals[base], min(4, behind + 1))
            behind = goals[base]
    handled = str(fielder) if result.code in {"S", "D", "T"} else ""
    return Play((Event(result.code, handled),), (), _moves(goals))


def _goals(result: Result, bases: str) -> dict[str, int]:
    """Where the runners go of their own: nobody passes, or shares a base with, the player in front of him."""
    goals: dict[str, int] = {}
    in_front = 5
    for base in "321":
        if base in bases:
            goal = min(PLACE[result.wish(base)], in_front - 1)
            goals[base] = max(goal, PLACE[base])
            in_front = goals[base] if goals[base] < 4 else 5
    return goals


def _moves(goals: dict[str, int]) -> tuple[Move, ...]:
    return tuple(Move(base, BASE[goals[base]]) for base in "321" if base in goals and goals[base] > PLACE[base])


def _forced_past_first(bases: str) -> tuple[Move, ...]:
    """A runner on second gives way to third, and pushes a runner on third home; no one on second, no push."""
    return tuple(Move(base, BASE[PLACE[base] + 1]) for base in forced(bases) if base != "1")


def _chosen(fielder: int, bases: str, outs: int) -> Play:
    """The force at second if there is one; without it the batter beats the throw."""
    if "1" not in bases:
        return _reached(Result("S"), fielder, bases)
    moves = _forced_past_first(bases) if outs < 2 else ()
    return Play((Event("OUT", force_at_second(fielder)),), ("FO",), moves)


def _doubled(code: str, fielder: int, bases: str, outs: int) -> Play:
    if code == "FDP":
        return Play((Event("OUT", f"{fielder}(B)3(1)"),), ("FDP",))
    moves = _forced_past_first(bases) if outs == 0 else ()
    return Play((Event("OUT", double_play(fielder)),), ("GDP",), moves)


def _ran(code: str, bases: str) -> Play:
    if code == "SB3" and "1" in bases:
        return Play((Event("SB", "", "3"), Event("SB", "", "2")))
    if code.startswith("SB"):
        return Play((Event("SB", "", code[2]),))
    return Play((Event("CS", steal_throw(code[2]), code[2]),))


def _retired(result: Result, fielder: int, bases: str, outs: int) -> Play:
    moves = _moves(_goals(result, bases)) if outs < 2 else ()
    if result.code == "K":
        return Play((Event("K"),), (), moves)
    if result.code in {"F", "FDP"}:
        scored = any(move.end == "H" for move in moves)
        return Play((Event("OUT", str(fielder)),), ("SF",) if scored else ("F",), moves)
    bunted = result.code == "SH"
    modifiers = ("SH",) if bunted and moves else ("BG",) if bunted else ("G",)
    return Play((Event("OUT", to_first(fielder)),), modifiers, moves)
