"""When a save can be earned, in plain numbers: both engines, readable and compiled, run this."""

from __future__ import annotations

NINE = 9


def is_tying_run_near(lead: int, on_base: int) -> bool:
    """The tying run is on base, at bat or on deck."""
    return lead <= on_base + 2


def can_be_saved(lead: int, inning: int, outs: int, on_base: int, innings: int = NINE) -> bool:
    """A lead of at most three with an inning to go, or the tying run near (rule 9.19)."""
    an_inning_to_go = inning < innings or outs == 0
    return lead > 0 and ((lead <= 3 and an_inning_to_go) or is_tying_run_near(lead, on_base))
