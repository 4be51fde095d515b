"""The events of a plate appearance that cards are fitted to."""

from __future__ import annotations

from hotstove.diamond.apply import step
from hotstove.diamond.play import Play

EVENTS = ("K", "BB", "HBP", "1B", "2B", "3B", "HR", "E", "GDP", "SF", "OUT", "UP")
"""What a plate appearance comes to; UP is a play with the batter still at bat."""
INDEX = {name: place for place, name in enumerate(EVENTS)}
HITS = ("1B", "2B", "3B", "HR")
BY_CODE = {"K": "K", "W": "BB", "HP": "HBP", "S": "1B", "D": "2B", "DGR": "2B", "T": "3B", "HR": "HR", "E": "E"}
BY_CODE |= {"C": "E"}


def event_of(play: Play, bases: str) -> str:
    """The event of a play."""
    if not step(play, bases).next_batter:
        return "UP"
    code = play.events[0].code
    if code in BY_CODE:
        return BY_CODE[code]
    if "GDP" in play.modifiers:
        return "GDP"
    return "SF" if "SF" in play.modifiers else "OUT"
