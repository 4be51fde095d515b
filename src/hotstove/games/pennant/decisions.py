"""Win, loss and save (PR-32, PR-33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hotstove.games.pennant.credits import PitcherLine
from hotstove.games.pennant.lines import GameLine

FIVE_INNINGS = 15
SAVE_MARGIN = 3


class Decisions(NamedTuple):
    """Roster numbers: the winning side's of win and save, the losing side's of loss; None where there is none."""

    win: int | None
    loss: int | None
    save: int | None


NONE = Decisions(None, None, None)


def decisions(line: GameLine, pitchers: tuple[Sequence[PitcherLine], Sequence[PitcherLine]]) -> Decisions:
    """Who won, who lost, who saved.

    The starters settle it when the losing one was charged with more runs than the winning one. When both were charged
    as many, the losing bullpen lost it, and a winning starter who outlasted the other won it; else a reliever did.
    """
    side = line.winner
    if side is None:
        return NONE
    ours, theirs = pitchers[side], pitchers[1 - side]
    if line.extra:
        return Decisions(_last(line, side, ours), _last(line, 1 - side, theirs), None)
    settled = theirs[0].runs > ours[0].runs
    outlasted = theirs[0].runs == ours[0].runs and ours[0].outs > theirs[0].outs
    win = _winner(ours, settled or outlasted)
    loss = theirs[0].number if settled else most_charged(theirs[1:])
    return Decisions(win, loss, save(line, side, ours, win))


def _last(line: GameLine, side: int, pitchers: Sequence[PitcherLine]) -> int:
    """The pitcher of the last extra inning."""
    player = line.extra[-1].relievers[side]
    return pitchers[0].number if player is None else player.number


def _winner(pitchers: Sequence[PitcherLine], his: bool) -> int:
    """The starter, if it is his and he went five innings, or if he went all the way; else the first player behind
    him."""
    starter = pitchers[0]
    alone = len(pitchers) == 1
    return starter.number if alone or (his and starter.outs >= FIVE_INNINGS) else pitchers[1].number


def most_charged(relievers: Sequence[PitcherLine]) -> int:
    """The reliever charged with the most runs, among equals the first to come in."""
    return max(relievers, key=lambda pitcher: pitcher.runs).number


def save(line: GameLine, side: int, pitchers: Sequence[PitcherLine], win: int) -> int | None:
    """The last player in, in a game won by three runs or less that was no complete game, unless it is his win."""
    ahead = abs(line.score[0] - line.score[1])
    last = pitchers[-1]
    return None if len(pitchers) == 1 or ahead > SAVE_MARGIN or last.number == win else last.number
