"""Stored games of plays rebuilt without their cards: names and hands are enough for looking things up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection

from hotstove.diamond.club import Club, Player, Staff
from hotstove.diamond.log import GameLog
from hotstove.records import queries
from hotstove.records.from_log import log_of
from hotstove.records.seals import check

NO_STAFF = Staff({}, (), ())


def bare_clubs(connection: Connection, season: str) -> dict[str, Club]:
    """The season's clubs with everybody's name and hands, and no cards."""
    year = int(queries.head(connection, season)["year"])
    players = {
        row["id"]: Player(row["id"], row["first"], row["last"], row["bats"], row["throws"], row["record_id"])
        for row in queries.players(connection, season).values()
    }
    return {
        code: Club(code, row["name"], year, row["league"], players, {}, NO_STAFF)
        for code, row in queries.clubs(connection, season).items()
    }


def logs(connection: Connection, season: str, keys: Iterable[str]) -> Iterator[GameLog]:
    """The games of these keys that were played in plays, in the order of the keys."""
    clubs = bare_clubs(connection, season)
    check(connection, season, "event")
    for key in keys:
        head, events = queries.game_of(connection, season, key)
        if events:
            yield log_of(head, events, clubs)
