"""Playing a season: day after day until a date, a number of days, or the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext

from hotstove.records.store import Store
from hotstove.season.day import NOBODY, play_day, start_worker
from hotstove.season.postponing import made_up
from hotstove.season.scheduled_game import ScheduledGame
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
            number = 0
            while left:
                date = left[0].date
                if (days is not None and number >= days) or (until and date > until):
                    break
                today, left = _divided(left)
                result = play_day(plan, states, today, pool, by_hand)
                moved = made_up(result.postponed, left)
                write_day(store, name, result, moved)
                left = sorted([*left, *(again for _, again in moved)], key=lambda fixture: fixture.order)
                states = result.states
                number += 1
                played += len(result.games)
                if progress is not None:
                    progress(date, len(result.games))
    return played


def _divided(left: list[ScheduledGame]) -> tuple[list[ScheduledGame], list[ScheduledGame]]:
    """The games of the first date, and the rest."""
    today = [fixture for fixture in left if fixture.date == left[0].date]
    return today, left[len(today) :]
