"""A balanced schedule: every club meets every other equally often, as nearly as the number of games allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Fixture(NamedTuple):
    """A game: the day, counted from 0, and who visits whom."""

    day: int
    visitors: str
    home: str


def balanced(clubs: Sequence[str], games: int) -> Iterator[Fixture]:
    """One game a day for each club until it has so many, in rounds in which everybody meets everybody once.

    With an odd number of clubs one of them is idle each day, and the season lasts longer. A pair meets in turn at
    either home.
    """
    wheel = [*clubs, ""] if len(clubs) % 2 else list(clubs)
    days = len(wheel) - 1
    played = dict.fromkeys(clubs, 0)
    day = 0
    while len(clubs) > 1 and min(played.values()) < games:
        turn, cycle = day % days, day // days
        order = [wheel[0], *_turned(wheel[1:], turn)]
        for place in range(len(order) // 2):
            pair = order[place], order[-1 - place]
            if "" in pair or any(played[club] >= games for club in pair):
                continue
            flip = (cycle + place + (turn if place == 0 else 0)) % 2
            visitors, home = pair if flip else pair[::-1]
            for club in pair:
                played[club] += 1
            yield Fixture(day, visitors, home)
        day += 1
        if day > 4 * games:
            return


def _turned(clubs: Sequence[str], steps: int) -> list[str]:
    return [*clubs[-steps:], *clubs[:-steps]] if steps else list(clubs)
