"""One season played many times over: how wins and leaders spread, so that a replay has a percentile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from hotstove.league.day import play_day
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.leaders import CATEGORIES, leaders
from hotstove.league.plan import Plan
from hotstove.league.state import ClubState
from hotstove.league.workers import workers
from hotstove.records.result import Row
from hotstove.table.collector import collected_seldom


@dataclass
class Replay:
    """What one playing of the season came to."""

    number: int
    wins: dict[str, int] = field(default_factory=dict)
    best: dict[str, tuple[str, float]] = field(default_factory=dict)
    """The leader of each category and his figure."""


@dataclass(frozen=True)
class Spread:
    """Low, middle and high of many replays: the 5th, 50th and 95th percentile, and the mean."""

    low: float
    middle: float
    high: float
    mean: float


@collected_seldom()
def replay(plan: Plan, fixtures: Sequence[ScheduledGame], number: int) -> Replay:
    """The season once more, on dice of its own."""
    own = replace(plan, seed=f"{plan.seed}/replay {number}")
    states: dict[str, ClubState] = {}
    totals: dict[str, dict[str, Row]] = {"batting": {}, "pitching": {}}
    played = dict.fromkeys(plan.clubs, 0)
    clubs_of: dict[str, str] = {}
    found = Replay(number, dict.fromkeys(plan.clubs, 0))
    for _, games in groupby(fixtures, key=lambda fixture: fixture.date):
        result = play_day(own, states, list(games))
        states = result.states
        for game in result.games:
            head = game.game
            for code in (head["visitors"], head["home"]):
                played[code] += 1
            if head["home_runs"] != head["visitors_runs"]:
                winner = "home" if head["home_runs"] > head["visitors_runs"] else "visitors"
                found.wins[head[winner]] += 1
            for kind, rows in (("batting", game.batting), ("pitching", game.pitching)):
                for row in rows:
                    _add(totals[kind], row)
                    clubs_of[row["player"]] = row["club"]
    club_games = {player: float(played[club]) for player, club in clubs_of.items()}
    for category in CATEGORIES:
        first = leaders(category, totals[category.kind].values(), club_games, 1)
        if first:
            found.best[category.key] = first[0]
    return found


def _add(totals: dict[str, Row], row: Row) -> None:
    known = totals.get(row["player"])
    if known is None:
        totals[row["player"]] = dict(row)
        return
    for name, value in row.items():
        if isinstance(value, int):
            known[name] += value


_job: list[tuple[Plan, Sequence[ScheduledGame]]] = []


def _start(plan: Plan, fixtures: Sequence[ScheduledGame]) -> None:
    _job[:] = [(plan, fixtures)]


def _run(number: int) -> Replay:
    plan, fixtures = _job[0]
    return replay(plan, fixtures, number)


def run_ensemble(
    plan: Plan,
    fixtures: Sequence[ScheduledGame],
    replays: int,
    jobs: int = 1,
    dask: str = "",
    progress: Callable[[], None] | None = None,
) -> list[Replay]:
    """All replays in order, in this process, in several, or on a Dask cluster."""
    found: list[Replay] = []

    def gather(results: Iterable[Replay]) -> list[Replay]:
        for result in results:
            found.append(result)
            if progress is not None:
                progress()
        return found

    if dask:
        return gather(_on_dask(plan, fixtures, replays, dask))
    if jobs < 2:
        return gather(replay(plan, fixtures, number) for number in range(1, replays + 1))
    with workers(jobs, _start, plan, fixtures) as pool:
        return gather(pool.map(_run, range(1, replays + 1)))


def _on_dask(plan: Plan, fixtures: Sequence[ScheduledGame], replays: int, address: str) -> Iterable[Replay]:
    from hotstove.table.errors import Mistake

    try:
        from dask.distributed import Client
    except ImportError:
        raise Mistake("--dask needs the package distributed: pip install 'hotstove[dask]'") from None
    with Client(address) as client:
        shared = client.scatter((plan, list(fixtures)), broadcast=True)
        futures = [client.submit(_remote, shared, number, pure=False) for number in range(1, replays + 1)]
        yield from client.gather(futures)


def _remote(job: tuple[Plan, Sequence[ScheduledGame]], number: int) -> Replay:
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
