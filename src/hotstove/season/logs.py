"""The logs of a stored season, rebuilt one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection

from hotstove.diamond.log import GameLog
from hotstove.records import queries
from hotstove.records.from_log import log_of
from hotstove.records.seals import check
from hotstove.records.store import Store
from hotstove.season.season_store import plan_of


def season_logs(store: Store, name: str) -> Iterator[GameLog]:
    """Every finished game in order."""
    with store.reading() as connection:
        yield from logs_of(connection, name)


def logs_of(connection: Connection, name: str) -> Iterator[GameLog]:
    """The same, within what is being read."""
    clubs = plan_of(connection, name).clubs
    check(connection, name, "event")
    for game in queries.games(connection, name, stage=None):
        head, events = queries.game_of(connection, name, game["key"])
        if events:
            yield log_of(head, events, clubs)
