"""Plays of Replay Baseball that the common phrases do not know."""

from __future__ import annotations

from hotstove.diamond.bases import beyond, forced, lead_runner, next_base
from hotstove.diamond.batted import batted, everybody_up, lined_out, pitch_again, strikeout, walk
from hotstove.diamond.notation import read as read_play
from hotstove.diamond.play import Event, Move, Play
from hotstove.games.replay.lines import Outcome
from hotstove.games.replay.stealing import picked_off
from hotstove.table.rules import tabulated

OFF_THE_BAT = frozenset({"WP", "PB", "BK", "PO", "BB+WP"})
STILL_UP = pitch_again()
HOLDS = pitch_again("HOLD")
"""RB-11: a runner who might have stolen by his symbol stays."""
FOUL_CATCHER = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}


@tabulated
def fouled_out(die: int) -> Play:
    return Play((Event("OUT", str(FOUL_CATCHER[die])),), ("FL", "P"))


@tabulated
def wild_walk(bases: str) -> Play:
    """Ball four gets away: forced runners move up two bases, the others one."""
    ends = {base: beyond(base, 2) if base in forced(bases) else next_base(base) for base in "321" if base in bases}
    return Play((Event("W"), Event("WP")), (), tuple(Move(base, end) for base, end in ends.items()))


@tabulated
def plain(outcome: Outcome, bases: str, outs: int, fielder: int) -> Play:
    """Plays that ask nothing further."""
    word = outcome.word
    if word.startswith("="):
        return read_play(word[1:])
    if word == "K":
        return strikeout()
    if word == "BB":
        return walk(bases)
    if word == "BB+WP":
        return wild_walk(bases)
    if word == "HBP":
        return walk(bases, "HP")
    if word in {"WP", "PB", "BK"}:
        return everybody_up(word, bases)
    if word == "PO":
        return picked_off(bases)
    if word == "liner" or (word == "lined-dp" and (outs == 2 or bases == "---")):
        return lined_out(fielder)
    if word == "lined-dp":
        return lined_out(fielder, (lead_runner(bases),))
    return batted(outcome.phrase, bases, outs, fielder)
