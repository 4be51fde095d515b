"""Win, loss, save, hold and blown save, on arrays: `scorebook.decisions`, held to it by parity."""

from __future__ import annotations

from typing import Any

from hotstove.batch.arrays import (
    BLOWN,
    HOLDS,
    LOSSES,
    SAVES,
    WINS,
    Truth,
    Whole,
)
from hotstove.diamond.saves import can_be_saved, is_tying_run_near
from hotstove.scorebook.decisions import STARTER_OUTS, STARTER_OUTS_IN_FIVE

NOBODY = -1
NEVER = 1 << 30


def most_effective(mounds: Any, side: int, stints: Any, first: int, count: int) -> Whole:
    """Of the relievers within an inning of the longest, the one on whom fewest earned runs scored."""
    longest = 0
    for place in range(first, count):
        longest = max(longest, mounds.outs[side, stints[place]])
    best = NOBODY
    for place in range(first, count):
        mound = stints[place]
        outs = mounds.outs[side, mound]
        if outs > longest - 3 and (outs > 0 or longest == 0):
            if best < 0 or mounds.earned_here[side, mound] < mounds.earned_here[side, best]:
                best = mound
    return best


def winning_pitcher(mounds: Any, side: int, stints: Any, count: int, deciding: int) -> Whole:
    record = 0
    for place in range(count):
        if mounds.number[side, stints[place]] < deciding:
            record = place
    mound = stints[record]
    if record == 0:
        in_the_field = 0
        for place in range(count):
            in_the_field += mounds.outs[side, stints[place]]
        needed = STARTER_OUTS if in_the_field > 15 else STARTER_OUTS_IN_FIVE
        if mounds.outs[side, mound] >= needed or count == 1:
            return mound
        return most_effective(mounds, side, stints, 1, count)
    if mounds.outs[side, mound] < 3 and mounds.earned_here[side, mound] >= 2 and record + 1 < count:
        return most_effective(mounds, side, stints, record + 1, count)
    return mound


def is_save_situation(mounds: Any, side: int, mound: int) -> Truth:
    return can_be_saved(
        mounds.lead[side, mound], mounds.inning[side, mound], mounds.outs_then[side, mound],
        mounds.on_base[side, mound], mounds.innings,
    )  # fmt: skip


def lost_the_lead(scoring: Any, scorings: int, side: int, first: int, end: int) -> Truth:
    for play in range(scorings):
        if first <= scoring.number[play] < end and scoring.side[play] != side:
            lead = -scoring.lead[play]
            if 0 < lead <= scoring.runs[play]:
                return True
    return False


def decide(score: Any, mounds: Any, scoring: Any, scorings: int, stints: Any, counts: Any, book: Any) -> Whole:
    """Writes the decisions of a finished game into the pitchers' columns; who saved it, NOBODY if none did."""
    saved = NOBODY
    if score[0] == score[1]:
        return saved
    for side in range(2):
        counts[side] = 0
        for mound in range(mounds.count[side]):
            if mounds.worked[side, mound]:
                stints[side, counts[side]] = mound
                counts[side] += 1
    if counts[0] == 0 or counts[1] == 0:
        return saved
    winner = 0 if score[0] > score[1] else 1
    deciding = scorings - 1
    while not (
        scoring.side[deciding] == winner
        and scoring.lead[deciding] <= 0
        and scoring.lead[deciding] + scoring.runs[deciding] > 0
    ):
        deciding -= 1
    loss = scoring.charged[deciding, -scoring.lead[deciding]]
    win = winning_pitcher(mounds, winner, stints[winner], counts[winner], scoring.number[deciding])
    book[mounds.player[winner, win], WINS] += 1
    book[mounds.player[1 - winner, loss], LOSSES] += 1
    last = stints[winner, counts[winner] - 1]
    lead, outs = mounds.lead[winner, last], mounds.outs[winner, last]
    if counts[winner] > 1 and last != win and outs > 0 and lead > 0:
        if (lead <= 3 and outs >= 3) or is_tying_run_near(lead, mounds.on_base[winner, last]) or outs >= 9:
            saved = mounds.player[winner, last]
            book[saved, SAVES] += 1
    for side in range(2):
        for place in range(1, counts[side]):
            mound = stints[side, place]
            if not is_save_situation(mounds, side, mound):
                continue
            followed = place + 1 < counts[side]
            end = mounds.number[side, stints[side, place + 1]] if followed else NEVER
            if lost_the_lead(scoring, scorings, side, mounds.number[side, mound], end):
                book[mounds.player[side, mound], BLOWN] += 1
            elif followed and mounds.outs[side, mound] > 0 and not (side == winner and mound == win):
                book[mounds.player[side, mound], HOLDS] += 1
    return saved
