"""Games a second of the batch engine beside the readable one, in one run: both slow down alike on a busy machine.

The aims are 120,000 of Superstar Baseball, 60,000 of Long Tater! and 50,000 of Replay Baseball between two clubs on a
quiet core; the ratio to the readable engine says more on a busy one. Games can be named: `bench_batch.py replay`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np

from hotstove.batch.finding import engine_of, fixtures_of, told
from hotstove.games import plays_game
from hotstove.scorebook import score
from hotstove.table.collector import collected_seldom
from hotstove.table.streams import numbered

AIMS = {"superstar": 120_000, "longtater": 60_000, "replay": 50_000}
COMPILED, READABLE, ROUNDS = 20_000, 100, 5


def measure(key: str, aim: int) -> None:
    """Prints both figures and their ratio, and what the first call took."""
    game = plays_game(key)
    visitors, home = (game.read_club(file) for file in list(game.clubs().values())[:2])
    begun, began = time.perf_counter(), time.process_time()
    engine = engine_of(game, (visitors, home))
    fixtures = fixtures_of((visitors, home), True)
    engine.play(fixtures, [0], seed=1)
    ready, worked = time.perf_counter() - begun, time.process_time() - began
    which = np.arange(COMPILED) % len(fixtures)

    def compiled() -> None:
        engine.play(fixtures, which, seed=1)

    @collected_seldom()
    def readable() -> None:
        for number in range(READABLE):
            for side in score(
                told(game, (visitors, home), fixtures[number % len(fixtures)], numbered(1, number))
            ).sides:
                _ = side.batters, side.pitchers, side.fielders

    readable()
    fast, slow = [], []
    for _ in range(ROUNDS):
        fast.append(COMPILED / _timed(compiled))
        slow.append(READABLE / _timed(readable))
    one, other = sorted(fast)[ROUNDS // 2], sorted(slow)[ROUNDS // 2]
    print(
        f"{key}, batch: {one:,.0f} games/s with all lines (aim {aim:,}), best {max(fast):,.0f}; readable beside it "
        f"{other:,.0f}, so {one / other:,.0f} times as fast; ready after {ready:.1f} s ({worked:.1f} s of processor)"
    )


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    for name in sys.argv[1:] or AIMS:
        measure(name, AIMS[name])
