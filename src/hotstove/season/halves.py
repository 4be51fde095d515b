"""Split seasons: in 1892 and 1981 each half of the season had winners of its own, who met when it was over."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from sqlalchemy import Connection

from hotstove.records import queries
from hotstove.records.rows import ClubRow, GameRow
from hotstove.season.standings import StandingsRow, standings

SPLIT_YEARS = (1892, 1981)
A_BREAK = 30
"""Days without a game that part a season: the strike of 1981 took sixty."""
HALVES = ("first half", "second half")


def second_half(dates: Sequence[str]) -> str:
    """The day on which the second half begins, of the dates of all games: after the longest break of a month and more,
    else the day in the middle of the schedule."""
    days = [datetime.date.fromisoformat(date) for date in sorted(set(dates))]
    length, after = max(((later - day).days, later) for day, later in pairwise(days)) if len(days) > 1 else (0, days[0])
    return after.isoformat() if length >= A_BREAK else sorted(dates)[len(dates) // 2]


def halves_of(
    year: int, clubs: Mapping[str, ClubRow], games: Iterable[GameRow], dates: Sequence[str]
) -> dict[str, list[StandingsRow]]:
    """The standings of both halves, groups named `AL E first half`; nothing for a season that was not split. `dates`
    are those of the whole regular schedule."""
    if year not in SPLIT_YEARS or not dates:
        return {}
    begins = second_half(dates)
    parts: tuple[list[GameRow], list[GameRow]] = ([], [])
    for game in games:
        parts[str(game["date"]).replace("/", "-") >= begins].append(game)
    return {
        f"{group} {half}": rows
        for half, part in zip(HALVES, parts, strict=True)
        for group, rows in standings(clubs, part).items()
    }


def half_winners(places: Mapping[str, Sequence[StandingsRow]], group: str) -> tuple[str, str]:
    """Both sides of a division's series: who won the first half, and who the second; a club that won both meets the
    next best of the second."""
    first, second = (f"{group} {half}" for half in HALVES)
    both = places[first][0].code == places[second][0].code
    return f"{first} 1", f"{second} {2 if both else 1}"


def places_of(connection: Connection, name: str) -> dict[str, list[StandingsRow]]:
    """The standings of the regular season; of a split one those of its halves before them."""
    clubs, games = queries.clubs(connection, name), queries.games(connection, name)
    dates = [fixture["date"] for fixture in queries.fixtures(connection, name) if not fixture["stage"]]
    halves = halves_of(int(queries.head(connection, name)["year"]), clubs, games, dates)
    return {**halves, **standings(clubs, games)}
