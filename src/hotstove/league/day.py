"""A day of a season: every game of one date, the same whether played in one process or in several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from copy import deepcopy
from dataclasses import dataclass, field

from hotstove.league.fixtures import ScheduledGame
from hotstove.league.match import Match, carry_over, rows
from hotstove.league.plan import Plan
from hotstove.league.state import ClubState
from hotstove.records.result import GameRows
from hotstove.scorebook import Scorebook


@dataclass
class DayResult:
    """What a day leaves: the games' rows, and the clubs' books after it."""

    games: list[GameRows] = field(default_factory=list)
    states: dict[str, ClubState] = field(default_factory=dict)


def play_day(
    plan: Plan,
    states: Mapping[str, ClubState],
    fixtures: Sequence[ScheduledGame],
    pool: Executor | None = None,
    by_hand: Mapping[str, Callable[[Match], Scorebook]] | None = None,
) -> DayResult:
    """Plays the day. Games of different clubs do not touch each other; games of one club follow in order."""
    groups = _groups(fixtures)
    jobs = [(group, {code: states.get(code, ClubState()) for code in _clubs(group)}) for group in groups]
    if pool is None or by_hand:
        parts = [play_group(plan, group, known, by_hand or {}) for group, known in jobs]
    else:
        parts = list(pool.map(_play_in_worker, *zip(*jobs, strict=True)))
    result = DayResult(states=dict(states))
    for part in parts:
        result.games += part.games
        result.states |= part.states
    result.games.sort(key=lambda game: game.key)
    return result


def play_group(
    plan: Plan,
    fixtures: Sequence[ScheduledGame],
    states: Mapping[str, ClubState],
    by_hand: Mapping[str, Callable[[Match], Scorebook]],
) -> DayResult:
    """Games that share a club, one after the other."""
    result = DayResult(states=deepcopy(dict(states)))
    for fixture in fixtures:
        codes = (fixture.visitors, fixture.home)
        before = (result.states[codes[0]], result.states[codes[1]])
        match = Match(
            plan.game,
            plan.rules,
            (plan.clubs[codes[0]], plan.clubs[codes[1]]),
            (plan.shares[codes[0]], plan.shares[codes[1]]),
            before,
            plan.as_wished(fixture),
            plan.designated_hitter(fixture.home),
        )
        book = by_hand[fixture.key](match) if fixture.key in by_hand else match.play(plan.seed)
        result.games.append(rows(fixture, book))
        for side, state in enumerate(before):
            carry_over(state, side, fixture.ordinal, book, match.contest.hurt)
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


def _play_in_worker(group: Sequence[ScheduledGame], states: Mapping[str, ClubState]) -> DayResult:
    return play_group(_workers_plan[0], group, states, {})
