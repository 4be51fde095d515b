"""A balanced schedule: every club meets every other equally often, in series, at home and away in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hotstove.table.errors import Mistake


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game on the schedule. The starters are named only by schedules that know the real ones."""

    day: int
    visitors: str
    home: str
    starters: tuple[str, str] = ("", "")

    @property
    def key(self) -> str:
        """The game's own name within its season: a club plays once a day."""
        return f"{self.day}/{self.visitors}@{self.home}"


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


def balanced(clubs: Sequence[str], games: int, series: int = 3, open_after: int = 3) -> list[Fixture]:
    """Fixtures day by day until every club has played so many games; no club plays twice a day.

    After every few series there is an open day for all: a season of 162 games lasts 180 days, as real ones do.
    """
    if len(clubs) < 2 or len(set(clubs)) != len(clubs):
        raise Mistake(f"a schedule needs at least two different clubs, found {', '.join(clubs) or 'none'}")
    if games < 1 or series < 1:
        raise Mistake(f"a schedule of {games} games in series of {series} cannot be made, both must be at least 1")
    played = dict.fromkeys(clubs, 0)
    at_home = dict.fromkeys(clubs, 0)
    hosted: dict[tuple[str, str], int] = {}
    fixtures: list[Fixture] = []
    day = 0
    for number, pairs in enumerate(_endless(rounds(clubs)), start=1):
        if all(number >= games for number in played.values()):
            return fixtures
        hosts = [_host(pair, at_home, hosted) for pair in pairs]
        longest = 0
        for visitors, home in hosts:
            length = min(series, games - max(played[visitors], played[home]))
            fixtures += [Fixture(day + game, visitors, home) for game in range(1, length + 1)]
            played[visitors] += max(length, 0)
            played[home] += max(length, 0)
            at_home[home] += max(length, 0)
            hosted[home, visitors] = hosted.get((home, visitors), 0) + max(length, 0)
            longest = max(longest, length)
        if longest <= 0:
            break
        day += longest + (open_after > 0 and number % open_after == 0)
    return sorted(fixtures, key=lambda fixture: fixture.day)


def _endless(found: list[list[tuple[str, str]]]) -> Iterator[list[tuple[str, str]]]:
    while True:
        yield from found


def _host(
    pair: tuple[str, str], at_home: dict[str, int], hosted: dict[tuple[str, str], int]
) -> tuple[str, str]:
    """Visitors and home: the club plays at home that has hosted the other less, then that has had fewer home games."""
    one, other = pair
    balance = hosted.get((one, other), 0) - hosted.get((other, one), 0)
    if balance == 0:
        balance = at_home[one] - at_home[other]
    return (one, other) if balance > 0 else (other, one)
