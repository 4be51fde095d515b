"""Win, loss, save, hold and blown save by the official rules (9.17, 9.19) and the usual definition of the hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from hotstove.diamond.saves import can_be_saved, is_tying_run_near
from hotstove.diamond.situation import Situation
from hotstove.table.sums import summed

NOBODY = -1
STARTER_OUTS, STARTER_OUTS_IN_FIVE = 15, 12
"""What a starter needs to win: five innings, or four where his club was in the field for five."""


@dataclass(frozen=True)
class Decisions:
    """Who won, lost and saved the game; "" where nobody did."""

    winner: int = NOBODY
    """The side that won: 0 the visitors, 1 the home side. One player may stand in both clubs' books."""
    win: str = ""
    loss: str = ""
    save: str = ""
    holds: tuple[tuple[int, str], ...] = ()
    """Pairs of side and player."""
    blown_saves: tuple[tuple[int, str], ...] = ()

    def columns(self, side: int, player: str) -> tuple[int, int, int, int, int]:
        """Win, loss, save, hold and blown save of a player, as his line counts them."""
        won = side == self.winner
        lost = side == 1 - self.winner
        return (
            int(won and player == self.win),
            int(lost and player == self.loss),
            int(won and player == self.save),
            int((side, player) in self.holds),
            int((side, player) in self.blown_saves),
        )


class Stint(NamedTuple):
    """A pitcher's work, as far as decisions look at it."""

    player: str
    entered: Situation
    number: int
    """The entry of the log with which he began."""
    outs: int
    earned_runs: int
    """Earned runs that scored while he pitched, whoever is charged with them."""


class Scoring(NamedTuple):
    """A play that scored."""

    number: int
    """Its entry in the log."""
    before: Situation
    charged: tuple[str, ...]
    """The pitcher responsible for each run, in order."""


def decide(
    score: tuple[int, int],
    stints: tuple[Sequence[Stint], Sequence[Stint]],
    scoring: Sequence[Scoring],
    innings: int = 9,
) -> Decisions:
    """A tie, or a game in which one club never pitched, has no decisions."""
    if score[0] == score[1] or not (stints[0] and stints[1]):
        return Decisions()
    winner = 0 if score[0] > score[1] else 1
    deciding = _decisive(scoring, winner)
    behind = -lead_of(deciding.before, winner)
    loss = deciding.charged[behind]
    win = _winning_pitcher(stints[winner], deciding.number)
    holds, blown = [], []
    for side in (0, 1):
        for stint, after in pairwise((*stints[side][1:], None)):
            if stint is None or not is_save_situation(stint.entered, side, innings):
                continue
            if _lost_the_lead(scoring, stint.number, after.number if after else None, side):
                blown.append((side, stint.player))
            elif after is not None and stint.outs and stint.player != win:
                holds.append((side, stint.player))
    return Decisions(winner, win, loss, _save(stints[winner], win, winner), tuple(holds), tuple(blown))


def lead_of(situation: Situation, side: int) -> int:
    return situation.score[side] - situation.score[1 - side]


def is_save_situation(entered: Situation, side: int, innings: int = 9) -> bool:
    """Whoever comes in can earn a save."""
    return can_be_saved(lead_of(entered, side), entered.inning, entered.outs, _on_base(entered), innings)


def _on_base(situation: Situation) -> int:
    return 3 - situation.bases.count("-")


def _decisive(scoring: Sequence[Scoring], winner: int) -> Scoring:
    """The play that gave the winner a lead which it kept to the end."""
    for play in reversed(scoring):
        lead = lead_of(play.before, winner)
        if play.before.batting == winner and lead <= 0 < lead + len(play.charged):
            return play
    raise ValueError("no play gave the winner its lead")


def _winning_pitcher(stints: Sequence[Stint], deciding: int) -> str:
    """The pitcher of record, unless he started and fell short, or was brief and ineffective (rule 9.17 b, c)."""
    record = max((place for place, stint in enumerate(stints) if stint.number < deciding), default=0)
    if record == 0:
        in_the_field = summed(stint.outs for stint in stints)
        needed = STARTER_OUTS if in_the_field > 15 else STARTER_OUTS_IN_FIVE
        if stints[0].outs >= needed or len(stints) == 1:
            return stints[0].player
        return most_effective(stints[1:]).player
    stint = stints[record]
    brief_and_ineffective = stint.outs < 3 and stint.earned_runs >= 2
    if brief_and_ineffective and record + 1 < len(stints):
        return most_effective(stints[record + 1 :]).player
    return stint.player


def most_effective(stints: Sequence[Stint]) -> Stint:
    """Of the relievers who pitched within an inning of the longest, the one on whom fewest earned runs scored.

    So a player who pitched an inning more than any other is chosen, and of equals the earlier (rule 9.17 b, comment).
    """
    longest = max(stint.outs for stint in stints)
    candidates = [stint for stint in stints if stint.outs > longest - 3 and (stint.outs or not longest)]
    return min(candidates, key=lambda stint: stint.earned_runs)


def _save(stints: Sequence[Stint], win: str, side: int) -> str:
    """The last pitcher of the winner, if he did not start or win and met one of the three conditions of rule 9.19."""
    last = stints[-1]
    lead = lead_of(last.entered, side)
    if len(stints) == 1 or last.player == win or not last.outs or lead <= 0:
        return ""
    if (lead <= 3 and last.outs >= 3) or is_tying_run_near(lead, _on_base(last.entered)) or last.outs >= 9:
        return last.player
    return ""


def _lost_the_lead(scoring: Sequence[Scoring], first: int, end: int | None, side: int) -> bool:
    """True if the tying run scored between two entries of the log."""
    return any(
        play.before.batting != side and 0 < lead_of(play.before, side) <= len(play.charged)
        for play in scoring
        if first <= play.number and (end is None or play.number < end)
    )
