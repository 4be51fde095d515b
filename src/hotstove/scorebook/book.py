"""The scorebook of a game: every line, and the club's figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hotstove.diamond.log import GameLog
from hotstove.diamond.situation import Situation
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine


class Batter(NamedTuple):
    """A man of the batting order, or a pitcher for whom another bats (slot 0)."""

    man: str
    slot: int
    turn: int
    """1 for the man who began in the slot, 2 for the next."""
    positions: tuple[int, ...]
    """Where he played, in order; 10 designated hitter, 11 pinch hitter, 12 pinch runner."""
    line: BattingLine


class Pitcher(NamedTuple):
    man: str
    line: PitchingLine
    entered: Situation
    """What he found when he came in."""


class Fielder(NamedTuple):
    man: str
    position: int
    line: FieldingLine


@dataclass(frozen=True)
class SideBook:
    """One club's half of the book."""

    batters: tuple[Batter, ...]
    """In batting order, each slot in order of appearance; pitchers who did not bat come last."""
    pitchers: tuple[Pitcher, ...]
    """In order of appearance."""
    fielders: tuple[Fielder, ...]
    """By position, then in order of appearance."""
    innings: tuple[int, ...]
    """Runs in each inning in which the club batted."""
    runs: int
    hits: int
    errors: int
    left_on_base: int
    double_plays: int
    """Turned in the field."""
    triple_plays: int
    earned_runs: int
    """Allowed, as charged against the club."""


@dataclass(frozen=True)
class Decisions:
    """Who won, lost and saved the game; "" where nobody did."""

    win: str = ""
    loss: str = ""
    save: str = ""
    holds: tuple[str, ...] = ()
    blown_saves: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scorebook:
    """All that is counted of one game; made by `score`."""

    log: GameLog
    sides: tuple[SideBook, SideBook]
    """Visitors, home."""
    decisions: Decisions
