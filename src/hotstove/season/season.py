"""Playing a season: day after day until a date, a number of days, or the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from itertools import groupby

from hotstove.records.store import Store
from hotstove.season.day import NOBODY, play_day, start_worker
from hotstove.season.season_game import Hand
from hotstove.season.season_store import check_season, fixtures_to_play, read_plan, read_state, write_day
from hotstove.season.workers import workers
from hotstove.table.collector import collected_seldom


def play_season(
    store: Store,
    name: str,
    *,
    days: int | None = None,
    until: str = "",
    jobs: int = 1,
    progress: Callable[[str, int], None] | None = None,
    by_hand: Mapping[str, Hand] = NOBODY,
) -> int:
    """Plays what is left, and says how many games were played. `progress` hears each date and its games."""
    played = 0
    with store.alone(name), collected_seldom():
        check_season(store, name)
        plan = read_plan(store, name)
        states = read_state(store, name)
        left = fixtures_to_play(store, name)
        with workers(jobs, start_worker, plan) if jobs > 1 else nullcontext() as pool:
            for number, (date, games) in enumerate(groupby(left, key=lambda fixture: fixture.date)):
                if (days is not None and number >= days) or (until and date > until):
                    break
                result = play_day(plan, states, list(games), pool, by_hand)
                write_day(store, name, result)
                states = result.states
                played += len(result.games)
                if progress is not None:
                    progress(date, len(result.games))
    return played
