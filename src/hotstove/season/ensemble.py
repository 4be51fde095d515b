"""One season played many times over: how wins and leaders spread, so that a replay has a percentile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from hotstove.season.plan import AnyPlan
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.totals import SeasonTotals, play_through
from hotstove.season.workers import workers
from hotstove.table.errors import Mistake


@dataclass(frozen=True)
class Spread:
    """Low, middle and high of many replays: the 5th, 50th and 95th percentile, and the mean."""

    low: float
    middle: float
    high: float
    mean: float


def replay(plan: AnyPlan, fixtures: Sequence[ScheduledGame], number: int) -> SeasonTotals:
    """The season once more, on dice of its own; the same number gives the same season."""
    return play_through(replace(plan, seed=f"{plan.seed}/replay {number}"), fixtures)


def replays(
    plan: AnyPlan, fixtures: Sequence[ScheduledGame], number: int, jobs: int = 1, dask: str = ""
) -> Iterator[SeasonTotals]:
    """So many replays in order, each as soon as it and all before it are done: in this process, in several, or on a
    Dask cluster."""
    numbers = range(1, number + 1)
    if dask:
        yield from _on_dask(plan, fixtures, numbers, dask)
    elif jobs < 2:
        yield from (replay(plan, fixtures, one) for one in numbers)
    else:
        with workers(jobs, _start, plan, fixtures) as pool:
            yield from pool.map(_run, numbers)


_job: list[tuple[AnyPlan, Sequence[ScheduledGame]]] = []


def _start(plan: AnyPlan, fixtures: Sequence[ScheduledGame]) -> None:
    _job[:] = [(plan, fixtures)]


def _run(number: int) -> SeasonTotals:
    plan, fixtures = _job[0]
    return replay(plan, fixtures, number)


def _on_dask(
    plan: AnyPlan, fixtures: Sequence[ScheduledGame], numbers: Iterable[int], address: str
) -> Iterator[SeasonTotals]:
    try:
        from dask.distributed import Client
    except ImportError:
        raise Mistake("--dask needs the package distributed: pip install 'hotstove[dask]'") from None
    with Client(address) as client:
        shared = client.scatter((plan, list(fixtures)), broadcast=True)
        futures = [client.submit(_remote, shared, number, pure=False) for number in numbers]
        yield from client.gather(futures)


def _remote(job: tuple[AnyPlan, Sequence[ScheduledGame]], number: int) -> SeasonTotals:
    return replay(*job, number)


def spread(figures: Iterable[float]) -> Spread:
    """Percentiles by the nearest rank."""
    ranked = sorted(figures)

    def at(share: float) -> float:
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]

    return Spread(at(0.05), at(0.50), at(0.95), sum(ranked) / len(ranked))


def percentile(figures: Sequence[float], value: float) -> float:
    """The share of replays below the value, half of those level with it."""
    below = sum(figure < value for figure in figures)
    level = sum(figure == value for figure in figures)
    return (below + level / 2) / len(figures)
