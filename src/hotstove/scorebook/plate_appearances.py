"""Plate appearances: who stood where, how far he got and on what, which out he made, and what he batted in.

A score sheet is drawn from these, on paper, on a page and in the terminal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.diamond.errorless import batter_code
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.movement import OUT, is_out, movement
from hotstove.diamond.play import HITS, Play
from hotstove.scorebook.effects import DOUBLE_PLAYS, TRIPLE_PLAYS, runs_batted_in
from hotstove.scorebook.words import FLIED, GROUNDED, way_of

HOME = 4
_BASES = {"1": 1, "2": 2, "3": 3, "H": HOME}
_FROM = {"2": "1", "3": "2", "H": "3"}
_SHORT = {
    "S": "1B", "D": "2B", "DGR": "2B", "T": "3B", "HR": "HR", "W": "BB", "IW": "IBB", "HP": "HB", "C": "CI", "K": "K",
}  # fmt: skip
_WITH_FIELDER = frozenset({"S", "D", "T"})
_CHAIN = re.compile(r"\([B123]\)")


class Advance(NamedTuple):
    """A base that he reached, 1 to 4, and on what: his own result, SB, WP and the like, or the slot of who batted."""

    base: int
    on: str


@dataclass(frozen=True)
class PlateAppearance:
    """One turn at bat, with what became of the batter, or of who ran for him, until the inning was over."""

    side: int
    inning: int
    slot: int
    batter: str
    pitcher: str
    outs: int
    """Outs before his play."""
    play: Play
    result: str
    """As it is written on a score sheet: 1B8, 6-3, K, SF 8."""
    rbi: int
    advances: tuple[Advance, ...] = ()
    out: int = 0
    """The out of the half-inning that he, or who ran for him, was: 1 to 3; 0 where he was none."""
    out_on: str = ""
    """On what he was out as a runner: CS, PO, or the slot of who batted; nothing when it was his own play."""

    @property
    def reached(self) -> int:
        """The last base that he had, 4 for home, 0 for none."""
        return max((advance.base for advance in self.advances), default=0)

    @property
    def hit(self) -> bool:
        return batter_code(self.play) in HITS


@dataclass
class _Turn:
    """A plate appearance while its inning goes on."""

    made: PlateAppearance
    advances: list[Advance] = field(default_factory=list)
    out: int = 0
    out_on: str = ""

    def finished(self) -> PlateAppearance:
        one = self.made
        return PlateAppearance(
            one.side, one.inning, one.slot, one.batter, one.pitcher, one.outs, one.play, one.result, one.rbi,
            tuple(self.advances), self.out, self.out_on,
        )  # fmt: skip


def plate_appearances(log: GameLog) -> list[PlateAppearance]:
    """Every plate appearance of a game, finished or not, in order."""
    turns: list[_Turn] = []
    on_base: dict[str, _Turn] = {}
    half = (0, "")
    for entry in log.entries:
        if not isinstance(entry, PlayEntry):
            continue
        situation, play = entry.situation, entry.play
        if (situation.inning, situation.half) != half:
            half, on_base = (situation.inning, situation.half), {}
        done = step(play, situation.bases)
        players = dict(on_base)
        if done.next_batter:
            turn = _turn(entry)
            turns.append(turn)
            players["B"] = turn
        for start, end in movement(play).ends:
            if end != OUT and start in players:
                _advance(players[start], start, end, play, situation.up[situation.batting])
        for number, start in enumerate(outs_in_order(play), start=situation.outs + 1):
            if start in players:
                players[start].out = number
                players[start].out_on = "" if start == "B" else _on(play, start, situation.up[situation.batting])
        on_base = {
            base: players[start] for base, start in zip("123", done.standing, strict=True) if start and start in players
        }
    return [turn.finished() for turn in turns]


def outs_in_order(play: Play) -> list[str]:
    """The players whom a play puts out, by where they began, in the order in which the outs were made."""
    said: list[str] = []
    for code, handled, base in play.events:
        if code == "OUT":
            said += re.findall(r"\(([B123])\)", handled)
            said += [] if handled.endswith(")") else ["B"]
        elif code == "K":
            said.append("B")
        elif code in {"CS", "POCS"}:
            said.append(_FROM[base])
        elif code == "PO":
            said.append(base)
    said += [move.start for move in play.moves if is_out(move)]
    gone = {start for start, end in movement(play).ends if end == OUT}
    return [start for start in dict.fromkeys(said) if start in gone]


def result_of(play: Play) -> str:
    """A batter's result as a score sheet has it."""
    code = batter_code(play)
    event = next(event for event in play.events if event.code == code)
    if code == "E":
        return f"E{re.sub('[^1-9]', '', event.handled)[-1:]}"
    if code == "FC":
        return f"FC{event.handled[:1]}"
    if code != "OUT":
        return f"{_SHORT[code]}{event.handled[:1] if code in _WITH_FIELDER else ''}"
    fielders = re.sub(r"(.)\1+", r"\1", _CHAIN.sub("", event.handled))
    text = "-".join(fielders)
    marks = set(play.modifiers)
    for mark in ("SF", "SH"):
        if mark in marks:
            return f"{mark} {text}"
    if marks & TRIPLE_PLAYS:
        return f"TP {text}"
    if marks & DOUBLE_PLAYS:
        return f"DP {text}"
    if movement(play).end_of("B") != OUT:
        return f"FC {text}"
    if len(fielders) == 1:
        way = way_of(play)
        return f"{text}U" if way == GROUNDED else f"{way or FLIED}{text}"
    return text


def _turn(entry: PlayEntry) -> _Turn:
    situation, play = entry.situation, entry.play
    side = situation.batting
    return _Turn(
        PlateAppearance(
            side,
            situation.inning,
            situation.up[side],
            situation.batter,
            situation.pitcher,
            situation.outs,
            play,
            result_of(play),
            runs_batted_in(play, situation.bases, situation.outs),
        )
    )


def _advance(turn: _Turn, start: str, end: str, play: Play, slot: int) -> None:
    base = _BASES[end]
    if base > (_BASES[start] if start != "B" else 0):
        turn.advances.append(Advance(base, turn.made.result if start == "B" else _on(play, start, slot)))


def _on(play: Play, start: str, slot: int) -> str:
    """On what a runner went or was out: his own steal or pickoff, the pitch, or whoever batted."""
    for code, _, base in play.events:
        if code in {"SB", "CS", "POCS"} and _FROM[base] == start:
            return code
        if code == "PO" and base == start:
            return code
    if batter_code(play):
        return str(slot)
    return next((event.code for event in play.events), "")
