"""A schedule made for the clubs of a year: everybody's real number of games, in the series and divisions of the era."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

SERIES = 3
LAST_DAY = (10, 2)
"""The month and day on which a season ends."""
LENGTH = 1.12
"""Days of a season for each game of the club that has most: 162 games take half a year, open days included."""
APART = 10
"""Days that should lie between two series of the same clubs, where there are enough other clubs to play meanwhile."""
AHEAD = 2
"""Games by which a club may be further than the season is, so that all end together."""
STAND = 6
"""Games in a row at home or on the road after which a club should change."""


@dataclass(frozen=True)
class Entrant:
    """A club and where it belongs."""

    code: str
    league: str
    division: str
    games: int


def within_division(year: int, league: str) -> float:
    """How much oftener a club meets those of its own division than others of its league."""
    if year < 1969:
        return 1.0
    if year < 1993:
        return 13 / 12 if league == "AL" and year >= 1977 else 1.5
    return 1.2 if year < 2001 else 1.9 if year < 2023 else 1.35


def between_leagues(year: int) -> float:
    """How often clubs of different leagues meet, against two of one league but of different divisions."""
    return 0.0 if year < 1997 else 0.14 if year < 2013 else 0.22 if year < 2023 else 0.48


def even_schedule(clubs: Sequence[str], games: int, year: int, series: int = SERIES) -> list[ScheduledGame]:
    """Clubs of one league without divisions: everybody meets everybody equally often, as nearly as games allow."""
    return make_schedule([Entrant(code, "", "", games) for code in clubs], year, series)


def make_schedule(entrants: Sequence[Entrant], year: int, series: int = SERIES) -> list[ScheduledGame]:
    """The whole season, day by day: series of so many games, home stands and trips in turn, and open days between."""
    if len(entrants) < 2:
        raise Mistake(f"a schedule needs two clubs at least, {year} has {len(entrants)} here")
    codes = [club.code for club in entrants]
    for code in codes:
        if codes.count(code) > 1:
            raise Mistake(f"a schedule needs different clubs, {code} is on it twice")
    if series < 1 or any(club.games < 1 for club in entrants):
        raise Mistake("a schedule needs at least one game a club and one a series")
    meetings = _meetings(entrants, year)
    days = _days(entrants, _series(entrants, meetings, series))
    first = _opening_day(year, len(days))
    return [
        ScheduledGame((first + datetime.timedelta(days=number)).isoformat(), visitors, home)
        for number, day in enumerate(days)
        for visitors, home in sorted(day, key=lambda pair: pair[1])
    ]


def _weight(one: Entrant, other: Entrant, year: int) -> float:
    if one.league != other.league:
        return between_leagues(year)
    same = one.division == other.division and one.division != ""
    return within_division(year, one.league) if same else 1.0


def _meetings(entrants: Sequence[Entrant], year: int) -> dict[tuple[int, int], int]:
    """Games between each two clubs: the era's proportions, held to every club's own number of games."""
    count = len(entrants)
    wanted = [[_weight(a, b, year) if a is not b else 0.0 for b in entrants] for a in entrants]
    scale = [club.games / max(summed(row), 1e-9) for club, row in zip(entrants, wanted, strict=True)]
    for _ in range(200):
        for i, club in enumerate(entrants):
            total = summed(scale[j] ** 0.5 * wanted[i][j] for j in range(count))
            scale[i] = (club.games / max(total, 1e-9)) ** 2
    exact = {(i, j): wanted[i][j] * (scale[i] * scale[j]) ** 0.5 for i in range(count) for j in range(i + 1, count)}
    games = {pair: int(number) for pair, number in exact.items()}
    left = [club.games - summed(n for pair, n in games.items() if i in pair) for i, club in enumerate(entrants)]
    while True:
        open_pairs = [pair for pair, number in exact.items() if number > 0 and left[pair[0]] > 0 and left[pair[1]] > 0]
        if not open_pairs:
            return games
        pair = max(open_pairs, key=lambda p: (exact[p] - games[p], left[p[0]] + left[p[1]], -p[0], -p[1]))
        games[pair] += 1
        left[pair[0]] -= 1
        left[pair[1]] -= 1


def _series(
    entrants: Sequence[Entrant], meetings: Mapping[tuple[int, int], int], most: int
) -> list[tuple[int, int, int]]:
    """Series as (visitors, home, games): half of the meetings in each park."""
    found = []
    surplus = dict.fromkeys(range(len(entrants)), 0)
    for (one, other), games in sorted(meetings.items()):
        less, more = games // 2, games - games // 2
        halves = (more, less) if surplus[other] <= surplus[one] else (less, more)
        surplus[other] += halves[0] - halves[1]
        surplus[one] += halves[1] - halves[0]
        for (visitors, home), total in zip(((one, other), (other, one)), halves, strict=True):
            while total > 0:
                length = total if total <= most + 1 else most
                found.append((visitors, home, length))
                total -= length
    return sorted(found, key=lambda item: (seed_for("series", *item), item))


def _days(entrants: Sequence[Entrant], series: list[tuple[int, int, int]]) -> list[list[tuple[str, str]]]:
    """Series laid end to end: on each day the clubs that are free meet whoever has most left to play and should be at
    home or on the road; rather than meet again at once they have an open day, as long as the season leaves time."""
    left = dict.fromkeys(range(len(entrants)), 0)
    opponents: dict[int, set[int]] = {club: set() for club in left}
    for visitors, home, length in series:
        left[visitors] += length
        left[home] += length
        opponents[visitors].add(home)
        opponents[home].add(visitors)
    whole, season = dict(left), int(LENGTH * max(left.values()))
    waiting = list(series)
    free_on = dict.fromkeys(left, 0)
    stand = dict.fromkeys(left, 0)
    parted: dict[frozenset[int], int] = {}
    days: list[list[tuple[str, str]]] = []
    day = 0

    def is_free(club: int) -> bool:
        early = left[club] * season < whole[club] * (season - day) - AHEAD * season
        return free_on[club] <= day and not early

    def may_meet(visitors: int, home: int) -> bool:
        apart = min(APART, SERIES * (min(len(opponents[visitors]), len(opponents[home])) - 1))
        met = parted.get(frozenset((visitors, home)), -APART)
        return day - met >= apart or max(left[visitors], left[home]) >= season - day

    def wanted(item: tuple[int, int, int]) -> int:
        visitors, home, length = item
        to_play = 10 * (left[visitors] + left[home]) + max(left[visitors], left[home])
        too_long = max(0, stand[home] + length - STAND) + max(0, length - stand[visitors] - STAND)
        due = max(0, -stand[home]) + max(0, stand[visitors])
        return to_play - 40 * too_long + 10 * due

    while waiting:
        free = {club for club in free_on if is_free(club)}
        able = [item for item in waiting if free.issuperset(item[:2]) and may_meet(*item[:2])]
        for item in sorted(able, key=wanted, reverse=True):
            visitors, home, length = item
            if visitors in free and home in free:
                free -= {visitors, home}
                waiting.remove(item)
                left[visitors] -= length
                left[home] -= length
                free_on[visitors] = free_on[home] = parted[frozenset((visitors, home))] = day + length
                stand[home] = max(stand[home], 0) + length
                stand[visitors] = min(stand[visitors], 0) - length
                while len(days) < day + length:
                    days.append([])
                for game in range(length):
                    days[day + game].append((entrants[visitors].code, entrants[home].code))
        day += 1
    return days


def _opening_day(year: int, length: int) -> datetime.date:
    month, day = LAST_DAY
    return datetime.date(year, month, day) - datetime.timedelta(days=length)
