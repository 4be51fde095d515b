"""The logs of a stored season, rebuilt one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from hotstove.diamond.log import GameLog
from hotstove.league.books import read_plan
from hotstove.records import queries
from hotstove.records.from_log import log_of
from hotstove.records.store import Store


def season_logs(store: Store, name: str) -> Iterator[GameLog]:
    """Every finished game in order."""
    clubs = read_plan(store, name).clubs
    with store.reading() as connection:
        for game in queries.games(connection, name, stage=None):
            head, events = queries.game_of(connection, name, game["key"])
            if events:
                yield log_of(head, events, clubs)
