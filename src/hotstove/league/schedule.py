"""A balanced schedule of any clubs: everyone meets everyone equally often, in series, at home and away in turn."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from itertools import cycle

from hotstove.league.fixtures import ScheduledGame
from hotstove.table.errors import Mistake

SERIES = 3
OPEN_AFTER = 3
"""Series after which all clubs have an open day: a season of 162 games lasts 179 days, as real ones do."""


def rounds(clubs: Sequence[str]) -> list[list[tuple[str, str]]]:
    """Pairings in which every club meets every other once; with an odd number one club rests in each round."""
    circle: list[str | None] = [*clubs]
    if len(circle) % 2:
        circle.append(None)
    half = len(circle) // 2
    found = []
    for _ in range(len(circle) - 1):
        pairs = [(circle[place], circle[-1 - place]) for place in range(half)]
        found.append([(one, other) for one, other in pairs if one is not None and other is not None])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return found


def balanced(
    clubs: Sequence[str], games: int, year: int, series: int = SERIES, open_after: int = OPEN_AFTER
) -> list[ScheduledGame]:
    """The games of a season from the first of April on; no club plays twice a day."""
    if len(clubs) < 2 or len(set(clubs)) != len(clubs):
        raise Mistake(f"a schedule needs at least two different clubs, found {', '.join(clubs) or 'none'}")
    if games < 1 or series < 1:
        raise Mistake(f"a schedule of {games} games in series of {series} cannot be made, both must be at least 1")
    opening = datetime.date(year, 4, 1)
    return [
        ScheduledGame((opening + datetime.timedelta(days=day)).isoformat(), visitors, home)
        for day, visitors, home in sorted(_days(clubs, games, series, open_after))
    ]


def _days(clubs: Sequence[str], games: int, series: int, open_after: int) -> Iterator[tuple[int, str, str]]:
    """Day, visitors and home of every game, round after round until all clubs have played enough.

    With an odd number of clubs the last one may find nobody left to play, and stays a few games short.
    """
    played = dict.fromkeys(clubs, 0)
    hosted: dict[tuple[str, str], int] = {}
    at_home = dict.fromkeys(clubs, 0)
    day = idle = 0
    for number, pairs in enumerate(cycle(rounds(clubs)), start=1):
        if idle > len(clubs):
            return
        longest = 0
        for pair in pairs:
            length = max(min(series, games - max(played[pair[0]], played[pair[1]])), 0)
            visitors, home = _hosted(pair, hosted, at_home)
            for game in range(length):
                yield day + game, visitors, home
            for club in pair:
                played[club] += length
            hosted[home, visitors] = hosted.get((home, visitors), 0) + length
            at_home[home] += length
            longest = max(longest, length)
        idle = 0 if longest else idle + 1
        if longest:
            day += longest + (open_after > 0 and number % open_after == 0)


def _hosted(pair: tuple[str, str], hosted: dict[tuple[str, str], int], at_home: dict[str, int]) -> tuple[str, str]:
    """Visitors and home: at home plays the club that has hosted the other less, then the one with fewer home games."""
    one, other = pair
    balance = hosted.get((one, other), 0) - hosted.get((other, one), 0) or at_home[one] - at_home[other]
    return (one, other) if balance > 0 else (other, one)
