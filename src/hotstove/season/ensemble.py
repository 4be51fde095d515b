"""One season played many times over: how wins and leaders spread, so that a replay has a percentile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from hotstove.season.day import Watch
from hotstove.season.leaders import Category, leader
from hotstove.season.plan import AnyPlan
from hotstove.season.planned import AnyPlanned
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.totals import SeasonTotals, play_through
from hotstove.season.workers import workers
from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

A_TASK = 10
"""Replays of a planned season that are sent to a worker of a cluster together."""


@dataclass(frozen=True)
class Spread:
    """Low, middle and high of many replays: the 5th, 50th and 95th percentile, and the mean."""

    low: float
    middle: float
    high: float
    mean: float


def replay(plan: AnyPlan, fixtures: Sequence[ScheduledGame], number: int, watch: Watch | None = None) -> SeasonTotals:
    """The season once more, on dice of its own; the same number gives the same season. `watch` hears every game."""
    return play_through(replace(plan, seed=f"{plan.seed}/replay {number}"), fixtures, watch)


def replays(
    plan: AnyPlan,
    fixtures: Sequence[ScheduledGame],
    number: int,
    jobs: int = 1,
    dask: str = "",
    planned: AnyPlanned | None = None,
) -> Iterator[SeasonTotals]:
    """So many replays in order, each as soon as it and all before it are done: in this process, in several, or on a
    Dask cluster; of a planned season where one is given."""
    numbers = range(1, number + 1)
    if dask:
        yield from _on_dask(planned or (plan, list(fixtures)), numbers, dask)
    elif planned is not None:
        yield from planned.replays(numbers, jobs)
    elif jobs < 2:
        yield from (replay(plan, fixtures, one) for one in numbers)
    else:
        with workers(jobs, _start, plan, fixtures) as pool:
            yield from pool.map(_run, numbers)


Job: TypeAlias = "AnyPlanned | tuple[AnyPlan, Sequence[ScheduledGame]]"
_job: list[tuple[AnyPlan, Sequence[ScheduledGame]]] = []


def _start(plan: AnyPlan, fixtures: Sequence[ScheduledGame]) -> None:
    _job[:] = [(plan, fixtures)]


def _run(number: int) -> SeasonTotals:
    plan, fixtures = _job[0]
    return replay(plan, fixtures, number)


def _on_dask(job: Job, numbers: Sequence[int], address: str) -> Iterator[SeasonTotals]:
    """Replays on a cluster, several to a task; what a worker who is lost was at is done by another."""
    try:
        from dask.distributed import Client
    except ImportError:
        raise Mistake("--dask needs the package distributed: pip install 'hotstove[dask]'") from None
    with Client(address) as client:
        shared = client.scatter(job, broadcast=True)
        each = 1 if isinstance(job, tuple) else A_TASK
        parts = [numbers[first : first + each] for first in range(0, len(numbers), each)]
        futures = [client.submit(_remote, shared, part, pure=False, retries=3) for part in parts]
        for future in futures:
            yield from future.result()


def _remote(job: Job, numbers: Sequence[int]) -> list[SeasonTotals]:
    if isinstance(job, tuple):
        return [replay(*job, number) for number in numbers]
    return list(job.replays(numbers))


@dataclass(frozen=True)
class Outcome:
    """What is kept of a replay: each club's wins, the leader of each category with his figure, and the race."""

    wins: Mapping[str, int]
    leaders: Mapping[str, tuple[str, float]]
    race: Mapping[str, tuple[int, ...]]


def outcome(totals: SeasonTotals, categories: Sequence[Category]) -> Outcome:
    """Of everything that a replay came to, what an ensemble tells."""
    club_games = {player: float(totals.games[club]) for player, club in (*totals.batting, *totals.pitching)}
    rows = {kind: totals.rows(kind) for kind in {category.kind for category in categories}}
    first = {category.header: leader(category, rows[category.kind], club_games) for category in categories}
    return Outcome(totals.wins, {header: found for header, found in first.items() if found is not None}, totals.race)


def spread(figures: Iterable[float]) -> Spread:
    """Percentiles by the nearest rank."""
    ranked = sorted(figures)

    def at(share: float) -> float:
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]

    return Spread(at(0.05), at(0.50), at(0.95), summed(ranked) / len(ranked))


def percentile(figures: Sequence[float], value: float) -> float:
    """The share of replays below the value, half of those level with it."""
    below = summed(figure < value for figure in figures)
    level = summed(figure == value for figure in figures)
    return (below + level / 2) / len(figures)
