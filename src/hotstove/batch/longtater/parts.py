"""What Long Tater! does in the loop of a game: its deck, how long its pitchers last, what its registers hold."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import (
    CONTROL,
    DEPTH,
    LEGS,
    ON_BASE,
    OUT_RANGE,
    PITCHERS_STRIKEOUTS,
    RELIEF_LIMIT,
    START_CHART,
    START_LIMIT,
    STRIKEOUTS,
    Truth,
    Whole,
)
from hotstove.batch.longtater import places as p
from hotstove.batch.registers import NUMBERED
from hotstove.batch.streams import SHORT, U, bits, onward
from hotstove.diamond.day_plan import OUTS_PER_RUN
from hotstove.games.longtater.gains import gain_on_contact, gain_on_strikeouts, safe_share, strikeout_share
from hotstove.games.longtater.stealing import ENOUGH_FOR_HOME
from hotstove.managers.book.bullpen import ONE_INNING, THREE_INNINGS
from hotstove.managers.book.leverage import run_weight

CARDS_IN_DECK = 100
RATINGS = 21
"""Values of BR and PR."""
CONTACT, STOLEN, CAUGHT, LEAD_RUNNER = range(4)
"""Columns of what a hit and run is worth by bases and outs, behind the chances of control."""
CATCHERS_PLACE = 2


def first_throw(stream: Any, tables: Any) -> tuple[Any, Any]:
    """Nothing is drawn ahead."""
    return U(0), stream


def thrown(face: Any, die: Any, stream: Any, left: int, pile: Any, tables: Any) -> tuple[Any, Any, Any, Whole]:
    """The face of the next card; a deck that is dealt out is shuffled as `table.chance` shuffles it."""
    if left >= tables.settings[DEPTH]:
        for card in range(CARDS_IN_DECK):
            pile[card] = card
        for last in range(CARDS_IN_DECK - 1, 0, -1):
            other = np.int64(bits(stream) * U(last + 1) >> U(32))
            stream = onward(stream)
            pile[last], pile[other] = pile[other], pile[last]
        left = 0
    number = U(tables.dice[np.int64(face) * CARDS_IN_DECK + pile[left]])
    return number, die, stream, left + 1


def shown(E: Any, roll: Any, fell: Any, card: Any, cells: Any) -> None:  # noqa: N803
    """What a card says at the number drawn."""
    E[roll + U(p.BESIDE)] = U(cells[card + fell])


def outs_left(ints: Any, pitcher: int, started: bool, outs: int, runs: int) -> Whole:
    """`estimates.stamina_left`."""
    if started:
        return ints[pitcher, START_LIMIT] - outs - OUTS_PER_RUN * runs
    return ints[pitcher, RELIEF_LIMIT] - outs


def weariness(worn: Any, ints: Any, pitcher: int, started: bool, outs: int, runs: int) -> Whole:
    """1 where his outs are spent, 2 where he is past them."""
    left = outs_left(ints, pitcher, started, outs, runs)
    return 0 if left > 0 else 1 if left == 0 else 2


def by_rules(past: int) -> Whole:
    """Nothing: the rules tire nobody, and the plan of a day alone tells how long he lasts."""
    return 0


def lets_go(ints: Any, pitcher: int, started: bool, outs: int, runs: int) -> Truth:
    """He may be relieved."""
    return not started or outs_left(ints, pitcher, started, outs, runs) <= THREE_INNINGS


def may_be_hit_for(ints: Any, pitcher: int, started: bool, outs: int, runs: int, nearly_lost: bool) -> Truth:
    return nearly_lost or outs_left(ints, pitcher, started, outs, runs) <= ONE_INNING


def takes_field(ground: Any, roster: Any, tables: Any, side: int) -> None:
    """What the manager asks about the arms in the outfield, by the three of them."""
    arms = 0
    for position in range(7, 10):
        arms = arms * 10 + roster.ratings[ground.field[side, position], 10 + position]
    ground.row[side] = arms


def load_defense(E: Any, ground: Any, roster: Any, tables: Any, side: int) -> None:  # noqa: N803
    for position in range(1, 10):
        E[p.ERRORS + position] = U(roster.ratings[ground.field[side, position], position])
    for position in range(7, 10):
        E[p.ARMS + position - 7] = U(roster.ratings[ground.field[side, position], 10 + position])
    for flag in range(tables.defense.shape[1]):
        E[p.DEFENSE + flag] = U(tables.defense[ground.row[side], flag])


def load_pitcher(E: Any, worn: Any, roster: Any, row: int, pitcher: int, started: bool, past: int) -> None:  # noqa: N803
    E[p.PITCHER_CARD] = U(roster.ints[pitcher, START_CHART])
    E[p.PR] = U(roster.ints[pitcher, CONTROL] >> 8)


def load_batter(E: Any, worn: Any, roster: Any, batter: Any, pitcher: int, hand: int) -> None:  # noqa: N803
    card = U(NUMBERED) + batter * U(p.FIELDS * NUMBERED)
    E[p.BATTER_CARD] = card
    E[p.BATTER] = U(roster.cells[card + U((p.FIELDS - 1) * NUMBERED)])
    E[p.BR] = U(roster.ints[np.int64(batter), CONTROL] & 255)


def half_begins(E: Any) -> None:  # noqa: N803
    """Nobody has just arrived."""
    E[p.ARRIVED] = U(0)


def remember(E: Any, tables: Any, leaf: Any, before: Any, bases_before: Any, after: Any, bases: Any) -> Whole:  # noqa: N803
    """Who was not on his base before the play; nobody misses games for what he did at bat."""
    arrived = U(0)
    for base in range(3):
        if (bases >> U(base)) & U(1) == U(1):
            was_there = (bases_before >> U(base)) & U(1) == U(1)
            if not was_there or ((before ^ after) >> U(16 * base)) & SHORT != U(0):
                arrived |= U(1) << U(base)
    E[p.ARRIVED] = arrived
    return 0


def load_runners(E: Any, roster: Any, runners: Any, bases: Any) -> None:  # noqa: N803
    """The ratings of runners."""
    for base in range(3):
        if (bases >> U(base)) & U(1) == U(1):
            legs = (np.int64((runners >> U(16 * base)) & SHORT) * 3 + base) * 4
            E[p.LEGS + 3 * base] = U(roster.running[legs])
            E[p.LEGS + 3 * base + 1] = U(roster.running[legs + 1])
            E[p.LEGS + 3 * base + 2] = U(roster.running[legs + 2])
            E[p.ON + base] = U(roster.running[legs + 3])


def answered(
    question: Any, amount: float, roster: Any, tables: Any, ground: Any, fielding: int, batter: Any, on_deck: Any,
    pitcher: int, runners: Any, bases: Any, outs: Any, hand: int, inning: int, visitors: int, home: int,
    first_up: int, second_up: int, lot: Any, lead_of_batters: int,
) -> Truth:  # fmt: skip
    """Whether a hit and run gains less than `amount` runs, a runner steals safely at least so often, or the one on
    first does so less often than the one on second."""
    ints = roster.ints
    error = roster.ratings[ground.field[fielding, CATCHERS_PLACE], CATCHERS_PLACE]
    if question == U(p.SLOWER):
        on_first, on_second = np.int64(runners & SHORT), np.int64((runners >> U(16)) & SHORT)
        return safe_share(error, roster.called[on_first, 0]) < safe_share(error, roster.called[on_second, 1])
    if question != U(p.GAIN) and question != U(p.WEIGHED_GAIN):
        base = np.int64(question) - p.STEAL
        runner = np.int64((runners >> U(16 * (base - 1))) & SHORT)
        return safe_share(error, roster.called[runner, base - 1]) >= amount
    if bases & U(4) and ints[np.int64(runners >> U(32)), LEGS] >= ENOUGH_FOR_HOME:
        return amount > 0.0
    up = np.int64(batter)
    control = tables.chances[(ints[up, CONTROL] & 255) * RATINGS + (ints[pitcher, CONTROL] >> 8), 0]
    strikeouts = strikeout_share(
        control, ints[up, OUT_RANGE], ints[up, STRIKEOUTS], ints[pitcher, ON_BASE], ints[pitcher, PITCHERS_STRIKEOUTS]
    )
    worth = tables.chances[RATINGS * RATINGS + np.int64(bases) * 3 + np.int64(outs)]
    gain = gain_on_contact(worth[CONTACT], strikeouts)
    lead = np.int64(worth[LEAD_RUNNER])
    if lead > 0:
        runner = np.int64((runners >> U(16 * (lead - 1))) & SHORT)
        safe = safe_share(error, roster.stealing[runner, lead - 1])
        gain += gain_on_strikeouts(strikeouts, safe, worth[STOLEN], worth[CAUGHT])
    return (gain * run_weight(inning, lead_of_batters) if question == U(p.WEIGHED_GAIN) else gain) < amount
