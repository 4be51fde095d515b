"""A day of a season at which people play: it is entered when the last of their games is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from hotstove.server.club_links import ClubLinks
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.season.scheduled_game import ScheduledGame
    from hotstove.server.kept_game import KeptGame
    from hotstove.server.tables import Tables


class SeasonDays:
    """The days of all seasons of a server, one after another."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._links = tables, ClubLinks(tables.shelf)
        self._one_at_a_time = asyncio.Lock()

    async def enter(self, game: KeptGame) -> dict[str, str]:
        """Enters a finished game, with the rest of its day, unless games of people are still open; what is told at
        which tables."""
        from hotstove.server.season_games import is_first, todays_games

        about = json.loads(game.season)
        name, path = about["name"], Path(about["database"])
        async with self._one_at_a_time:
            today = await run_in_threadpool(partial(todays_games, path, name))
            if about["key"] not in {fixture.key for fixture in today}:
                return await run_in_threadpool(partial(_gone_on, path, name, game, about["key"]))
            finished, people = self._finished(name, today), self._links.clubs(name)
            waited_for = [
                fixture
                for fixture in today
                if people & set(fixture.clubs) and fixture.key not in finished and is_first(fixture, today)
            ]
            if waited_for:
                games = " and ".join(f"{fixture.visitors} at {fixture.home}" for fixture in waited_for)
                return {game.id: f"The game is over. It is entered when {games} has been played too."}
            played = await run_in_threadpool(partial(_played, path, name, 1, finished))
        others = played - len(finished)
        told = {0: "no other game was", 1: "one other game was"}.get(others, f"{others} other games were")
        text = f"The game is entered into season {name}, and {told} played on its day."
        return {one.id: text for one in finished.values()}

    async def play(self, path: Path, name: str, days: int) -> int:
        """Plays days by themselves; games that people have finished count as they were played. How many games."""
        from hotstove.server.season_games import todays_games

        async with self._one_at_a_time:
            today = await run_in_threadpool(partial(todays_games, path, name))
            return await run_in_threadpool(partial(_played, path, name, days, self._finished(name, today)))

    def _finished(self, name: str, today: Sequence[ScheduledGame]) -> dict[str, KeptGame]:
        """Today's games that were played to their end at a table, by their keys."""
        keys = {fixture.key for fixture in today}
        over = [table for table in self._tables.shelf.games_of(name) if table.over and table.key in keys]
        return {table.key: self._tables.get(table.id).game for table in over}


def _gone_on(path: Path, name: str, game: KeptGame, key: str) -> dict[str, str]:
    """What is told where a finished game is none of the next day any more: nothing if it has been entered. Another
    one may stand in its place, from a second table or because the day was played by itself."""
    from hotstove.records import queries
    from hotstove.records.store import Store
    from hotstove.server.season_games import plays_of

    with Store(path, must_exist=True) as store, store.reading() as connection:
        left = {fixture["key"] for fixture in queries.fixtures(connection, name) if not fixture["played"]}
        if key not in left:
            _, events = queries.game_of(connection, name, key)
            if [event["play"] for event in events if event["kind"] == "play"] == plays_of(game):
                return {}
    raise Mistake(f"season {name!r} has gone on without this game")


def _played(path: Path, name: str, days: int, finished: Mapping[str, KeptGame]) -> int:
    from hotstove.records.store import Store
    from hotstove.season.season import play_season
    from hotstove.server.season_games import played_by

    with Store(path, must_exist=True) as store:
        return play_season(store, name, days=days, by_hand={key: played_by(game) for key, game in finished.items()})
