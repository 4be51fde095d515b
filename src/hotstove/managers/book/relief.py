"""Reasons to relieve a pitcher and whom to call, in plain numbers: both engines, readable and compiled, run this.

Leads are those of the side in the field.
"""

from __future__ import annotations

from hotstove.diamond.day_plan import OUTS_PER_RUN
from hotstove.managers.book.calm import EARLY, HIT_IN_RELIEF, KNOCKED_OUT, OVERDRAWN, SAVE_LEAD

MOST_TIRED = 1
"""Innings past his limit after which nobody pitches on."""
EIGHTH, NINTH, EARLY_INNING = 8, 9, 5
FAR_APART = 4
"""A lead, of either side, beyond which the long men come in."""
MUCH_LEFT = 9
"""Outs that a starter who is hit hard must still have in him to be left in."""
TO_FINISH = 9
"""Outs past his stamina for which a starter is left in who is to finish."""
HALF_AN_INNING, AN_INNING = 1, 3
"""Outs that a reliever may still have in him when he is relieved between innings; outs of an inning."""
SAVES, KEPT_FOR_SAVES, LONG = 8.0, 5.0, 0.15
"""In relief games: what a closer's saves count for him when there is a lead to save and against him when not, and what
each out that he usually gets counts for a reliever who comes in early."""
CLOSER = 0.3
"""The share of his relief games that a reliever saved from which he is kept for the end of games."""
STOPPER = 0.1
"""The share of his relief games that a reliever saved from which he is called in the middle of an inning."""
OWED = 0.5
"""What a save that he is behind counts for a reliever when there is one to be had."""
LOST, NOT_YET = -6, 50.0
"""A fielder pitches only when so many runs behind, late; before that he is so many games further back."""
BATTERED = 7
"""Runs with which no starter is left in."""
NOT_DUE = -0.75
"""Relief games ahead of his share at which nobody is called while the pitcher on the mound can go on."""
STAYS, HIT_HARD, PAST_LIMIT, DONE, RUNNERS_ON, TO_SAVE = range(6)
"""Why a pitcher is relieved by the plan of a day; STAYS for no reason."""


def is_past_limit(tired: float, started: bool, runs: int, reached: int, lead: int, inning: int) -> bool:
    """A tired player comes out, unless he started, has given up next to nothing, and has a lead to finish with."""
    if tired < 1 or not started:
        return tired >= 1
    cruises = runs <= 2 and lead >= 3 and reached <= 9
    blanks = runs == 0 and lead >= 1 and reached <= 7
    return tired > MOST_TIRED or inning < EIGHTH or not (cruises or blanks)


def is_hit_hard(started: bool, runs: int, outs: int) -> bool:
    return started and runs >= KNOCKED_OUT and runs * 3 > outs


def gives_way_to_closer(inning: int, begins: bool, lead: int, started: bool, reached: int) -> bool:
    """There is a lead to save: late, with nobody out and nobody on (`begins`), unless he started and pitches well."""
    return inning >= NINTH and begins and 1 <= lead <= SAVE_LEAD and (not started or reached >= 8)


def is_for_the_closer(inning: int, lead: int) -> bool:
    """Whoever comes in now is the closer, if he is left."""
    return inning >= NINTH and 0 <= lead <= SAVE_LEAD


def is_for_a_long_man(inning: int, lead: int) -> bool:
    return inning <= EARLY_INNING or lead > FAR_APART or lead < -FAR_APART


def left_in_start(stamina: int, outs: int, runs: int) -> int:
    """Outs that a starter has left in him."""
    return stamina - outs - OUTS_PER_RUN * runs


def why_starter_goes(left: int, outs: int, runs: int, between: bool, tired: float, finishes: bool, inning: int,
                     saver: bool) -> int:  # fmt: skip
    """By the plan of a day. `between`: nobody out, nobody on; `finishes`: a complete game is wanted; `saver`: somebody
    would come in to save the game."""
    if is_hit_hard(True, runs, outs) and left <= MUCH_LEFT:
        return HIT_HARD
    if outs < EARLY:
        return STAYS
    if between and tired > MOST_TIRED:
        return PAST_LIMIT
    if finishes and inning >= EIGHTH and left > -TO_FINISH:
        return STAYS
    if between and (left <= 0 or tired >= MOST_TIRED):
        return DONE
    if left <= -OVERDRAWN:
        return RUNNERS_ON
    if between and not finishes and inning >= NINTH:
        return DONE
    return TO_SAVE if not finishes and left <= AN_INNING and saver else STAYS


def why_reliever_goes(left: int, runs: int, between: bool, tired: float, finishes: bool, on_base: int,
                      saver: bool) -> int:  # fmt: skip
    """The same of a reliever; `finishes`: he is left in to the end."""
    if runs >= HIT_IN_RELIEF and left <= 0:
        return HIT_HARD
    if between and (tired >= MOST_TIRED or (left <= HALF_AN_INNING and not finishes)):
        return DONE
    if left <= 0 and on_base > 0:
        return RUNNERS_ON
    return TO_SAVE if saver else STAYS


def finishes_in_relief(inning: int, lead: int, runs: int, better_closers: bool) -> bool:
    """A reliever is left in to the end: it is late, he leads, and either the lead is safe, or he has not been scored on
    and nobody is left who saves oftener."""
    return inning >= EIGHTH and lead > 0 and (lead > SAVE_LEAD or (runs == 0 and not better_closers))


def saves_from(inning: int, outs_asked: int, saves: float, between: bool) -> bool:
    """He is called for a save from this inning on: in the eighth if more than an inning is asked of him, in the middle
    of an inning if he saved some."""
    return (between or saves >= STOPPER) and (inning >= NINTH or (inning == EIGHTH and outs_asked > AN_INNING))


def must_be_relieved(tired: float, started: bool, runs: int, inning: int) -> bool:
    """Even by somebody who is ahead of his share: he is tired, started and gave up very many runs, or would finish a
    game that he is not to finish."""
    return tired >= MOST_TIRED or (started and (inning >= NINTH or runs >= BATTERED))


def claim_of(due: float, outs: int, saves: float, owed_saves: float, fields: bool, inning: int, lead: int,
             to_save: bool) -> float:  # fmt: skip
    """How much a reliever is wanted now, in relief games; `to_save`: whoever comes in now can earn a save."""
    if fields:
        return due if inning >= EIGHTH and lead <= LOST else due - NOT_YET
    if (inning >= NINTH and (to_save or lead == 0)) or (inning == EIGHTH and to_save and outs > AN_INNING):
        return due + SAVES * saves + OWED * owed_saves
    if saves >= CLOSER and inning < NINTH - outs // AN_INNING:
        return due - NOT_YET
    claim = due - KEPT_FOR_SAVES * saves
    return claim + LONG * outs if inning <= EARLY_INNING else claim
