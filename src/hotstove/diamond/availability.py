"""Whether a pitcher may work today, by what he did lately: asked of a game in one way, by hand and by machine."""

from __future__ import annotations

from typing import NamedTuple


class Appearance(NamedTuple):
    """A pitcher's last game."""

    day: int
    """The date as an ordinal."""
    outs: int
    started: bool
    in_a_row: int = 1
    """Days running, up to that one, on which he appeared."""


AT_BAT, ON_THE_MOUND, STARTING = "G", "GP", "GS"
"""What a player's games of a season are counted for, beside the names of the positions: all games, those in which he
pitched, and those that he started as a pitcher."""


class Availability(NamedTuple):
    """What a game's rules of rest allow a pitcher today."""

    may_start: bool = True
    may_relieve: bool = True
    why: str = ""
    """The reason where he may not do one of them, as in "has not had his days of rest"."""
    short_rest: bool = False
    """He may start, but on too little rest."""
    worn_out: bool = False
    """He did too much when he last pitched."""
    outs_before: int = 0
    """Outs that he got in an earlier game of this day."""


READY = Availability()


def usual_rest(outs: int, started: bool) -> int:
    """Days off in games whose rules say nothing of rest: four after a start, one after four outs in relief, three after
    ten."""
    if started:
        return 4
    return 0 if outs <= 3 else 1 if outs <= 9 else 3
