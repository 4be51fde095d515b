"""A day of a season: every game of one date, the same whether played in one process or in several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

from hotstove.season.club_state import ClubState
from hotstove.season.plan import AnyPlan
from hotstove.season.result import DayResult, Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import Hand
from hotstove.table.collector import collected_seldom

NOBODY: Mapping[str, Hand] = {}
Watch = Callable[[ScheduledGame, Result[Any]], None]
"""Hears every game that is played in this process, with its result."""


def play_day(
    plan: AnyPlan,
    states: Mapping[str, ClubState],
    fixtures: Sequence[ScheduledGame],
    pool: Executor | None = None,
    by_hand: Mapping[str, Hand] = NOBODY,
    watch: Watch | None = None,
) -> DayResult:
    """Plays the day. Games of different clubs do not touch each other; games of one club follow in order."""
    groups = _groups(fixtures)
    jobs = [(group, {code: states.get(code, ClubState()) for code in _clubs(group)}) for group in groups]
    if pool is None or by_hand:
        parts = [play_group(plan, group, known, by_hand, watch) for group, known in jobs]
    else:
        parts = list(pool.map(_play_in_worker, *zip(*jobs, strict=True)))
    result = DayResult(states=dict(states))
    for part in parts:
        result.games += part.games
        result.states |= part.states
        result.postponed += part.postponed
    result.games.sort(key=lambda game: game.key)
    return result


def play_group(
    plan: AnyPlan,
    fixtures: Sequence[ScheduledGame],
    states: Mapping[str, ClubState],
    by_hand: Mapping[str, Hand] = NOBODY,
    watch: Watch | None = None,
) -> DayResult:
    """Games that share a club, one after the other; each is entered into the states of both clubs, unless it was
    postponed."""
    day = DayResult(states={code: state.copy() for code, state in states.items()})
    for fixture in fixtures:
        visitors, home = (day.states[code] for code in fixture.clubs)
        result = plan.season_game.play(plan, fixture, (visitors, home), by_hand.get(fixture.key))
        if result.postponed:
            day.postponed.append(fixture)
            continue
        for state, side in zip((visitors, home), result.sides, strict=True):
            state.enter(fixture.ordinal, side)
        day.games.append(result.rows)
        if watch is not None:
            watch(fixture, result)
    return day


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
    return sorted({code for game in group for code in game.clubs})


_workers_plan: list[AnyPlan] = []


def start_worker(plan: AnyPlan) -> None:
    """Each worker process keeps the plan, so that cards are sent once and not with every game."""
    _workers_plan[:] = [plan]


@collected_seldom()
def _play_in_worker(group: Sequence[ScheduledGame], states: Mapping[str, ClubState]) -> DayResult:
    return play_group(_workers_plan[0], group, states)
