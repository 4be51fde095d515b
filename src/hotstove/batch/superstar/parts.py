"""What Superstar Baseball does in the loop of a game: its dice, its pitchers' limits, what its registers hold."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import (
    ARM,
    RELIEF_CHART,
    RELIEF_LIMIT,
    ROW_HIGHEST,
    ROW_LOWEST,
    START_CHART,
    START_LIMIT,
    THRESHOLD,
    Truth,
    Whole,
)
from hotstove.batch.registers import NUMBERED
from hotstove.batch.streams import SHORT, U, bits, fraction_of, onward
from hotstove.batch.superstar import places as p

FACES = 30


def first_throw(stream: Any, tables: Any) -> tuple[Any, Any]:
    """The dice are thrown one roll ahead, so that nobody waits for them."""
    return U(tables.dice[bits(stream) * U(len(tables.dice)) >> U(32)]), onward(stream)


def thrown(dice: Any, die: Any, stream: Any, left: int, pile: Any, tables: Any) -> tuple[Any, Any, Any, Whole]:
    """What was thrown, the throw that follows, the stream, and the cards left (there are none)."""
    return die, U(tables.dice[bits(stream) * U(len(tables.dice)) >> U(32)]), onward(stream), left


def shown(E: Any, roll: Any, fell: Any, card: Any, cells: Any) -> None:  # noqa: N803
    """What a card says at the number thrown."""
    E[roll + U(p.BESIDE)] = U(cells[card + fell])


def weariness(worn: Any, ints: Any, pitcher: int, started: bool, outs: int, runs: int) -> Whole:
    """Innings that he is past his limit, with the one to come."""
    limit = ints[pitcher, START_LIMIT] if started else ints[pitcher, RELIEF_LIMIT]
    return max(0, outs // 3 + 1 - limit)


def by_rules(past: int) -> Whole:
    """Innings past his limit; the rules themselves tire him."""
    return past


def takes_field(ground: Any, roster: Any, tables: Any, side: int) -> None:
    """What the nine are worth, and the catcher's arm."""
    total = 0
    for position in range(1, 10):
        total += roster.ratings[ground.field[side, position], position]
    ground.row[side] = tables.defense[min(max(total, ROW_LOWEST), ROW_HIGHEST) - ROW_LOWEST]
    ground.arm[side] = roster.ints[ground.field[side, 2], ARM]


def load_defense(E: Any, ground: Any, roster: Any, tables: Any, side: int) -> None:  # noqa: N803
    E[p.ARM] = U(ground.arm[side])


def load_pitcher(E: Any, worn: Any, roster: Any, row: int, pitcher: int, started: bool, past: int) -> None:  # noqa: N803
    chart = roster.ints[pitcher, START_CHART] if started else roster.ints[pitcher, RELIEF_CHART]
    E[p.PITCH_CARD] = U(roster.charts[chart] + (row * 4 + min(3, past)) * FACES)


def load_batter(E: Any, worn: Any, roster: Any, batter: Any, pitcher: int, hand: int) -> None:  # noqa: N803
    column = U(NUMBERED) + (batter + batter + U(hand)) * U(p.COLUMN)
    E[p.SWING_CARD] = column
    E[p.BATTER] = U(roster.cells[column + U(FACES)])


def remember(E: Any, tables: Any, leaf: Any, before: Any, bases_before: Any, after: Any, bases: Any) -> Whole:  # noqa: N803
    """Nothing is remembered from play to play, and nobody misses games for what he did at bat."""
    return 0


def load_runners(E: Any, roster: Any, runners: Any, bases: Any) -> None:  # noqa: N803
    """The running ratings; on first with the mark of a record of steals."""
    players = U(roster.ints.shape[0])
    E[p.ON_FIRST] = U(roster.running[runners & SHORT])
    E[p.ON_SECOND] = U(roster.running[((runners >> U(16)) & SHORT) + players])
    E[p.ON_THIRD] = U(roster.running[(runners >> U(32)) + players])


def answered(
    question: Any, amount: float, roster: Any, tables: Any, ground: Any, fielding: int, batter: Any, on_deck: Any,
    pitcher: int, runners: Any, bases: Any, outs: Any, hand: int, inning: int, visitors: int, home: int,
    first_up: int, second_up: int, lot: Any, lead_of_batters: int,
) -> Truth:  # fmt: skip
    """Whether the moment's fraction lies below the threshold of the runner on first, or the batter is worth more than
    the one on deck by `amount`."""
    if question == U(p.FRACTION):
        fraction = fraction_of(inning, np.int64(outs), visitors, home, first_up, second_up, lot)
        return fraction < roster.floats[np.int64(runners & SHORT), THRESHOLD]
    return roster.floats[np.int64(batter), hand] - roster.floats[np.int64(on_deck), hand] > amount
