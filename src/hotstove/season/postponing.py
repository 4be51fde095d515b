"""Games that were postponed: the day on which they are made up."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import replace

from hotstove.season.scheduled_game import ScheduledGame

Moved = tuple[ScheduledGame, ScheduledGame]
"""A game as it was scheduled, and as it is to be made up."""


def made_up(postponed: Iterable[ScheduledGame], left: Iterable[ScheduledGame]) -> list[Moved]:
    """Each game on the next day on which neither club plays; `left` is what else is still to be played."""
    taken = {(game.date, club) for game in left for club in game.clubs}
    moved = []
    for game in postponed:
        day = datetime.date.fromisoformat(game.date)
        while True:
            day += datetime.timedelta(days=1)
            if not any((day.isoformat(), club) in taken for club in game.clubs):
                break
        again = replace(game, date=day.isoformat(), number=0)
        taken |= {(again.date, club) for club in again.clubs}
        moved.append((game, again))
    return moved
