"""Reasons to relieve a pitcher and whom to call, in plain numbers: both engines, readable and compiled, run this.

Leads are those of the side in the field.
"""

from __future__ import annotations

from hotstove.managers.book.calm import KNOCKED_OUT, SAVE_LEAD

MOST_TIRED = 1
"""Innings past his limit after which nobody pitches on."""
EIGHTH, NINTH, EARLY_INNING = 8, 9, 5
FAR_APART = 4
"""A lead, of either side, beyond which the long men come in."""


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
