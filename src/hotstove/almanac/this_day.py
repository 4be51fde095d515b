"""This day: the games of a date of a season, and what was done on that day of the year in every season kept here."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from hotstove.almanac.names import Names, dashed
from hotstove.records import queries, yearbooks
from hotstove.table.errors import Mistake


class Score(NamedTuple):
    key: str
    visitors: str
    home: str
    runs: tuple[int, int]
    stage: str


class Remembered(NamedTuple):
    """A feat of some season's same day."""

    season: str
    date: str
    told: str


class ThisDay(NamedTuple):
    date: str
    scores: tuple[Score, ...]
    remembered: tuple[Remembered, ...]


def this_day(connection: Connection, season: str, encyclopedia: Connection, date: str = "") -> ThisDay:
    """A date as 1988-07-04; without one, the last on which the season was played."""
    games = queries.games(connection, season, stage=None)
    if not games:
        raise Mistake(f"season {season!r} has no finished games yet")
    day = date or dashed(games[-1]["date"])
    names = Names(connection, season)
    scores = tuple(
        Score(
            game["key"],
            names.club(game["visitors"]),
            names.club(game["home"]),
            (game["visitors_runs"], game["home_runs"]),
            game["stage"],
        )
        for game in games
        if dashed(game["date"]) == day
    )
    return ThisDay(day, scores, remembered(encyclopedia, day[5:]))


def remembered(encyclopedia: Connection, day: str) -> tuple[Remembered, ...]:
    """What was done on a day of any year, written 07-04."""
    return tuple(Remembered(row["season"], row["date"], row["told"]) for row in yearbooks.feats_on(encyclopedia, day))
