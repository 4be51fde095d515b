"""A day of a season: every game of one date, the same whether played in one process or in several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

from hotstove.league.fixtures import ScheduledGame
from hotstove.league.plan import Plan
from hotstove.league.result import DayResult
from hotstove.league.state import ClubState
from hotstove.league.tables import table_of
from hotstove.table.collector import collected_seldom


def play_day(
    plan: Plan,
    states: Mapping[str, ClubState],
    fixtures: Sequence[ScheduledGame],
    pool: Executor | None = None,
    by_hand: Mapping[str, Callable[[Any], Any]] | None = None,
) -> DayResult:
    """Plays the day. Games of different clubs do not touch each other; games of one club follow in order."""
    groups = _groups(fixtures)
    jobs = [(group, {code: states.get(code, ClubState()) for code in _clubs(group)}) for group in groups]
    if pool is None or by_hand:
        table = table_of(plan.game_key)
        parts = [table.play_group(plan, group, known, by_hand or {}) for group, known in jobs]
    else:
        parts = list(pool.map(_play_in_worker, *zip(*jobs, strict=True)))
    result = DayResult(states=dict(states))
    for part in parts:
        result.games += part.games
        result.states |= part.states
    result.games.sort(key=lambda game: game.key)
    return result


def _groups(fixtures: Sequence[ScheduledGame]) -> list[list[ScheduledGame]]:
    """Fixtures parted so that no club stands in two groups."""
    groups: list[tuple[set[str], list[ScheduledGame]]] = []
    for fixture in sorted(fixtures, key=lambda game: game.order):
        clubs, games = {fixture.visitors, fixture.home}, [fixture]
        apart = []
        for others, theirs in groups:
            if others & clubs:
                clubs |= others
                games = theirs + games
            else:
                apart.append((others, theirs))
        groups = [*apart, (clubs, games)]
    return [games for _, games in groups]


def _clubs(group: Sequence[ScheduledGame]) -> list[str]:
    return sorted({code for game in group for code in (game.visitors, game.home)})


_workers_plan: list[Plan] = []


def start_worker(plan: Plan) -> None:
    """Each worker process keeps the plan, so that cards are sent once and not with every game."""
    _workers_plan[:] = [plan]


@collected_seldom()
def _play_in_worker(group: Sequence[ScheduledGame], states: Mapping[str, ClubState]) -> DayResult:
    plan = _workers_plan[0]
    return table_of(plan.game_key).play_group(plan, group, states, {})
