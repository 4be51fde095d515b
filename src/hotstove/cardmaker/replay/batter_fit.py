"""The search for a batter's 36 squares: one change at a time, then two, until nothing comes closer to his record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from hotstove.cardmaker.replay.batter_tables import MEASURES, SHAPES, SLOTS, BatterTables
from hotstove.cardmaker.replay.cell_odds import EVENTS, INDEX
from hotstove.games.replay.squares import Square

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

WEIGHTS = {
    "K": 6.0, "BB": 6.0, "HBP": 3.0, "1B": 5.0, "2B": 4.0, "3B": 5.0, "HR": 12.0, "E": 0.5, "GDP": 6.0, "SF": 0.5,
    "UP": 2.0,
}  # fmt: skip
"""How much a squared miss of one square of 36 counts."""
HITS_WEIGHT = 20.0
"""A batting average is judged by hits of every kind together."""
SHAPE_WEIGHT = 0.08
LOOK_COST = 0.03
"""What a square in an unusual place costs."""
SWEEPS = 12
CLOSE_ENOUGH = 0.004
START = {
    1: (20, 1, 1, 2, 3, 45), 2: (39, 11, 16, 16, 17, 55), 3: (3, 11, 14, 19, 2, 47), 4: (16, 2, 3, 11, 5, 6),
    5: (3, 2, 12, 39, 20, 1), 6: (16, 9, 36, 46, 21, 8),
}  # fmt: skip
"""A middling card from which the search begins."""


@dataclass(frozen=True)
class Wanted:
    """What a card should come to: events in squares of 36, and the shape that grades make of them."""

    events: Vector
    shapes: Vector


def wanted(rates: Mapping[str, float]) -> Wanted:
    """Events per plate appearance, without intentional walks and sacrifice bunts, as squares; shapes follow."""
    import numpy as np

    events = np.array([36 * rates.get(event, 0.0) for event in EVENTS])
    hits = sum(events[INDEX[name]] for name in ("1B", "2B", "3B", "HR"))
    strikeouts, walks, homers = events[INDEX["K"]], events[INDEX["BB"]], events[INDEX["HR"]]
    shapes = {
        "K best": 2.0 + 0.8 * strikeouts,
        "K worst": 0.27 * strikeouts,
        "H best": 0.26 * hits,
        "H worst": 0.48 * hits,
        "BB best": 0.36 * walks,
        "BB worst": 1.35 * walks,
        "HR best": 0.25 * homers,
        "HR worst": 2.9 * homers,
        "H infield": 0.17 * hits,
        "H power": 0.22 * hits,
    }
    return Wanted(events, np.array([shapes[name] for name in SHAPES]))


@dataclass(frozen=True)
class Effort:
    """How long to search: changes of two squares tried, and how often to begin anew."""

    pairs: int
    starts: int


QUICK, THOROUGH = Effort(60, 1), Effort(400, 2)


def fit_batter(tables: BatterTables, want: Wanted, seed: int, effort: Effort = THOROUGH) -> list[Square]:
    """The best squares found, slot by slot."""
    import numpy as np

    random = Random(seed)
    weights = np.array([WEIGHTS.get(event, 0.0) for event in EVENTS] + [SHAPE_WEIGHT] * len(SHAPES))
    best: tuple[float, list[int]] | None = None
    for attempt in range(effort.starts):
        chosen = _start(tables, random if attempt else None)
        miss = _search(tables, want, weights, chosen, random, effort.pairs)
        if best is None or miss < best[0]:
            best = (miss, chosen)
        if miss < CLOSE_ENOUGH:
            break
    assert best is not None
    return [tables.squares[slot][index] for slot, index in enumerate(best[1])]


def _start(tables: BatterTables, random: Random | None) -> list[int]:
    chosen = []
    for slot, (column, row) in enumerate(SLOTS):
        squares = tables.squares[slot]
        number = START[column][row - 1]
        at = next((i for i, square in enumerate(squares) if square.number == number and square.raised in (0, 3)), 0)
        if random is not None and random.random() < 0.3:
            at = random.randrange(len(squares))
        chosen.append(at)
    return chosen


def _search(
    tables: BatterTables, want: Wanted, weights: Vector, chosen: list[int], random: Random, tries: int
) -> float:
    """Improves `chosen` in place; gives what is left of the miss."""
    import numpy as np

    worth, looks = tables.worth, tables.looks
    hits = np.zeros(len(MEASURES))
    hits[[INDEX[name] for name in ("1B", "2B", "3B", "HR")]] = 1.0
    goal = np.concatenate([want.events, want.shapes])
    up = INDEX["UP"]
    total = sum(worth[slot][index] for slot, index in enumerate(chosen))
    scaled = goal.copy()

    def misses(totals: Vector) -> Vector:
        off = totals - scaled
        found: Vector = (off * off) @ weights + HITS_WEIGHT * (off @ hits) ** 2
        return found

    def rescale() -> None:
        scaled[:up] = goal[:up] * (1 - total[up] / 36)

    rescale()
    now = float(misses(total[None, :])[0])
    for _ in range(SWEEPS):
        improved = False
        for slot in range(len(SLOTS)):
            options = total - worth[slot][chosen[slot]] + worth[slot]
            found = misses(options) + LOOK_COST * (looks[slot] - looks[slot][chosen[slot]])
            at = int(found.argmin())
            if found[at] < now - 1e-12:
                total, chosen[slot], improved = options[at], at, True
                now = float(misses(total[None, :])[0])
        rescale()
        now = float(misses(total[None, :])[0])
        if not improved:
            break
    for _ in range(tries):
        if now < CLOSE_ENOUGH:
            break
        one, two = random.sample(range(len(SLOTS)), 2)
        base = total - worth[one][chosen[one]] - worth[two][chosen[two]]
        pairs = (base + worth[one])[:, None, :] + worth[two][None, :, :]
        unlike = looks[one][:, None] + looks[two] - looks[one][chosen[one]] - looks[two][chosen[two]]
        found = misses(pairs.reshape(-1, pairs.shape[2])) + LOOK_COST * unlike.ravel()
        at = int(found.argmin())
        if found[at] < now - 1e-12:
            chosen[one], chosen[two] = divmod(at, len(worth[two]))
            total = pairs.reshape(-1, pairs.shape[2])[at]
            now = float(misses(total[None, :])[0])
    rescale()
    unlike = sum(float(looks[slot][index]) for slot, index in enumerate(chosen))
    return float(misses(total[None, :])[0]) + LOOK_COST * unlike
