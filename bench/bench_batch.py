"""Games a second of the batch engine beside the readable one, in one run: both slow down alike on a busy machine.

The aims are 120,000 of Superstar Baseball, 60,000 of Long Tater! and 50,000 of Replay Baseball between two clubs on a
quiet core, and 90,000 of Superstar Baseball between the 26 clubs of 1988 in all pairs, with the designated hitter in
the parks of the American League; the ratio to the readable engine says more on a busy one. Then 1,000 seasons of 1988
AL on two threads or processes (30 s are the bar, 15 the aim; at most 100 KB kept of each) of Superstar Baseball, and of
Pennant Race, which has a fold of its own; and `accuracy superstar 1988 --replays 100` as a user starts it (10 s, cards
on the shelf). What is measured can be named: `bench_batch.py replay mixed seasons`.
"""

from __future__ import annotations

import pickle
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from hotstove.batch.engine import Fixture
from hotstove.batch.finding import engine_of, fixtures_of, told
from hotstove.diamond.club import Club
from hotstove.games import plays_game
from hotstove.scorebook import score
from hotstove.season.ensemble import outcome
from hotstove.season.leaders import CATEGORIES
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.planned import planned_season
from hotstove.table.collector import collected_seldom
from hotstove.table.streams import numbered

AIMS = {"superstar": 120_000, "mixed": 90_000, "longtater": 60_000, "replay": 50_000}
COMPILED, READABLE, ROUNDS = 20_000, 100, 5
SEASONS, SEASONS_BAR, THREADS = 1_000, 30, 2
OTHERS = ("seasons", "pennant", "accuracy")
ACCURACY_BAR = 10
MIXED_FIXTURES = 2_000


def meetings(name: str) -> tuple[str, Sequence[Club], list[Fixture]]:
    """Game, clubs and fixtures of what is measured."""
    if name != "mixed":
        clubs = tuple(plays_game(name).read_club(file) for file in list(plays_game(name).clubs().values())[:2])
        return name, clubs, fixtures_of(clubs, True)
    season = prepare(Wishes("bench", "superstar", 1988))[0].clubs.values()
    clubs = tuple(club for club in season if isinstance(club, Club))
    random, made = Random(5), []
    for _ in range(MIXED_FIXTURES):
        visitors, home = random.sample(range(len(clubs)), 2)
        pair = fixtures_of((clubs[visitors], clubs[home]), clubs[home].league == "AL")
        made.append(random.choice(pair)._replace(visitors=visitors, home=home))
    return "superstar", clubs, made


def measure(name: str, aim: int) -> None:
    """Prints both figures and their ratio, what the first call took, and the most memory so far."""
    key, clubs, fixtures = meetings(name)
    game = plays_game(key)
    begun, began = time.perf_counter(), time.process_time()
    engine = engine_of(game, clubs)
    engine.play(fixtures, [0], seed=1)
    ready, worked = time.perf_counter() - begun, time.process_time() - began
    rows, which = engine.rows(fixtures), np.arange(COMPILED) % len(fixtures)

    def compiled() -> None:
        engine.play_rows(rows, which, seed=1)

    @collected_seldom()
    def readable() -> None:
        for number in range(READABLE):
            fixture = fixtures[number % len(fixtures)]
            pair = clubs[fixture.visitors], clubs[fixture.home]
            log = told(game, pair, fixture._replace(visitors=0, home=1), numbered(1, number))
            for side in score(log).sides:
                _ = side.batters, side.pitchers, side.fielders

    readable()
    fast, slow = [], []
    for _ in range(ROUNDS):
        fast.append(COMPILED / _timed(compiled))
        slow.append(READABLE / _timed(readable))
    one, other = sorted(fast)[ROUNDS // 2], sorted(slow)[ROUNDS // 2]
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{name}, batch: {one:,.0f} games/s with all lines (aim {aim:,}), best {max(fast):,.0f}; readable beside it "
        f"{other:,.0f}, so {one / other:,.0f} times as fast; ready after {ready:.1f} s ({worked:.1f} s of processor), "
        f"{most:,.0f} MB"
    )


def seasons(game: str) -> None:
    """Prints how long a thousand seasons take, as an ensemble keeps them, and one by the readable engine."""
    began = time.perf_counter()
    plan, schedule = prepare(Wishes("bench", game, 1988, "AL"))
    planned = planned_season(plan, schedule)
    assert planned is not None and planned.is_compiled
    planned.compiled(0)
    ready = time.perf_counter() - began
    categories = (*CATEGORIES, *plan.season_game.categories())
    began = time.perf_counter()
    kept = [outcome(totals, categories) for totals in planned.replays(range(1, SEASONS + 1), THREADS)]
    took = time.perf_counter() - began
    size = len(pickle.dumps(kept)) / SEASONS / 1024
    readable = _timed(lambda: planned.replayed(1))
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{game}, {SEASONS:,} seasons of 1988 AL: {took:.1f} s on {THREADS} threads (bar {SEASONS_BAR}), ready after "
        f"{ready:.1f} s; {size:.1f} KB kept of each (bar 100); a season by the readable engine {readable:.1f} s; "
        f"{most:,.0f} MB"
    )


def accuracy() -> None:
    """Prints how long the command takes, alone and with the held-out season that it sets beside it."""
    for beside in (("--beside", "0"), ()):
        words = ("accuracy", "superstar", "1988", "--replays", "100", *beside)
        began = time.perf_counter()
        subprocess.run((sys.executable, "-m", "hotstove.cli.main", *words), check=True, stdout=subprocess.DEVNULL)
        took = time.perf_counter() - began
        print(f"hotstove {' '.join(words)}: {took:.1f} s (bar {ACCURACY_BAR} alone)")


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    for chosen in sys.argv[1:] or (*AIMS, *OTHERS):
        if chosen in AIMS:
            measure(chosen, AIMS[chosen])
        elif chosen == "accuracy":
            accuracy()
        else:
            seasons("superstar" if chosen == "seasons" else chosen)
