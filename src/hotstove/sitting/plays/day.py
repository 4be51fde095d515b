"""The day so far: what a batter and a pitcher have done in this game, and what a half-inning came to."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from hotstove.diamond.apply import step
from hotstove.diamond.club import Club
from hotstove.diamond.errorless import batter_code
from hotstove.diamond.notation import write
from hotstove.diamond.play import HITS, Play
from hotstove.diamond.state import State
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.scorebook.words import numbered

if TYPE_CHECKING:
    from hotstove.scorebook import Scorebook

ERROR = re.compile(r"E[1-9]")
EXTRAS = (
    ("doubles", "2B"), ("triples", "3B"), ("home_runs", "HR"), ("walks", "BB"), ("hit_by_pitch", "HBP"),
    ("strikeouts", "K"), ("stolen_bases", "SB"), ("runs", "R"), ("runs_batted_in", "RBI"),
)  # fmt: skip


def batting_lines(book: Scorebook, side: int) -> dict[str, str]:
    """The batters' lines of the day, such as "1 for 3, HR, 2 RBI", of those who have been at bat."""
    return {one.player: batting_line(one.line) for one in book.sides[side].batters if one.line.plate_appearances}


@lru_cache(maxsize=4096)
def batting_line(line: BattingLine) -> str:
    """Hits and at-bats, then what else there is, a count before it where it is more than one."""
    counts = [(getattr(line, name), word) for name, word in EXTRAS]
    return ", ".join(
        [f"{line.hits} for {line.at_bats}", *(_counted(number, word) for number, word in counts if number)]
    )


def pitching_lines(book: Scorebook, side: int) -> dict[str, str]:
    """The pitchers' lines of the day, such as "5.1 IP, 4 H, 2 R, 1 BB, 6 K", of those who have faced somebody."""
    return {one.player: pitching_line(one.line) for one in book.sides[side].pitchers if one.line.batters_faced}


def pitching_line(line: PitchingLine) -> str:
    innings = f"{line.outs // 3}.{line.outs % 3}"
    return f"{innings} IP, {line.hits} H, {line.runs} R, {line.walks} BB, {line.strikeouts} K"


def _counted(number: int, word: str) -> str:
    return word if number == 1 else f"{number} {word}"


def half_is_over(before: State, after: State) -> bool:
    """The play between these states ended a half-inning, or the game."""
    one, two = before.situation, after.situation
    return (one.inning, one.half) != (two.inning, two.half) or two.outs == 3


def half_summary(before: State, play: Play, after: State, clubs: tuple[Club, Club]) -> str:
    """What the half-inning that a play ended came to: runs, hits, errors, left on base."""
    plays = [*before.plays, (before.situation, play)]
    side = before.situation.batting
    runs = after.situation.score[side] - plays[0][0].score[side]
    hits = sum(batter_code(one) in HITS for _, one in plays if step(one, _.bases).next_batter)
    errors = sum(len(ERROR.findall(write(one))) for _, one in plays)
    left = sum(bool(start) for start in step(play, before.situation.bases).standing)
    counted = [numbered(runs, "run"), numbered(hits, "hit"), numbered(errors, "error"), f"{left or 'nobody'} left on"]
    return f"{clubs[side].name}: {', '.join(counted)}."
