"""What both benches change before a play, on arrays: `PlaysGame`'s requests, answered by the book; held by parity."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import Truth
from hotstove.batch.kernel.arms import called_by_plan, is_to_be_relieved, left_by_plan, next_reliever
from hotstove.batch.kernel.bench import (
    best_value,
    better_glove,
    is_hurt,
    must_change,
    must_replace,
    pinch_hit,
    put_in,
    relieve,
    replace_hurt,
    stand,
)
from hotstove.batch.kernel.mounds import announce, on_bases
from hotstove.batch.kernel.squads import fill_field
from hotstove.batch.kernel.usual import lets_go, may_be_hit_for
from hotstove.batch.streams import SHORT, U
from hotstove.batch.superstar.parts import by_rules, load_runners
from hotstove.diamond.lineup import PITCHER
from hotstove.managers.book.bench import PINCH_MARGIN
from hotstove.managers.book.bullpen import LAST_CHANCE, ONE_INNING
from hotstove.managers.book.calm import (
    EARLY,
    GOOD_ENOUGH,
    KNOCKED_OUT,
    LATE,
    SAVE_LEAD,
    batter_stays,
    is_threatened,
    stays_by_plan,
)

ZERO, ONE = U(0), U(1)


def defense_changes(
    ground: Any, roster: Any, books: Any, mounds: Any, ints: Any, side: int, club: int, starter: int, pitcher: int,
    started: Truth, work: int, runs_in: int, reached: int, faced: int, rest: int, past: int, inning: int, outs: Any,
    bases: Any, lead: int, first_asked: Truth, any_hurt: Truth,
) -> tuple[Truth, Truth]:  # fmt: skip
    """The defence fills its field, relieves its pitcher or brings in a better glove: whether it changed anything, and
    whether it must be asked once more, having filled the field."""
    if (first_asked and ground.complete[side] == 0) or (any_hurt and is_hurt(ground, side)):
        filled = first_asked and must_change(ground, roster, side, club)
        fill_field(ground, roster, books, mounds, side, club, starter, inning, lead)
        return True, filled
    begins = outs == ZERO and bases == ZERO
    late = inning >= LATE and begins
    plans = ground.by_plan[side] == 1
    if plans:
        thinks = not stays_by_plan(
            started, work, left_by_plan(ground, side, pitcher, started, work, runs_in), begins,
            is_threatened(inning, lead, on_bases(bases)),
        )  # fmt: skip
    else:
        thinks = rest == 0 and (work >= EARLY or not started)
    if not (thinks or late or any_hurt or runs_in >= KNOCKED_OUT):
        return False, False
    acted = False
    if faced > 0 or work > 0:
        if plans:
            reliever = called_by_plan(
                ground, roster, side, club, pitcher, started, work, runs_in, by_rules(past), inning, int(outs),
                on_bases(bases), lead,
            )  # fmt: skip
            acted = relieve(ground, roster, books, side, club, pitcher, reliever)
        elif is_to_be_relieved(
            roster, club, pitcher, started, work, runs_in, reached, past, inning, lead, begins
        ) and lets_go(ints, pitcher, started, work, runs_in):  # fmt: skip
            reliever = next_reliever(ground, roster, side, club, inning, lead, False)
            acted = relieve(ground, roster, books, side, club, pitcher, reliever)
    if acted:
        announce(mounds, side, starter)
    elif late and 1 <= lead <= SAVE_LEAD:
        acted = better_glove(ground, roster, books, side, club)
    return acted, False


def offense_changes(
    E: Any, memory: Any, roster: Any, tables: Any, books: Any, side: int, club: int, up: int, hand: Any, inning: int,  # noqa: N803
    bases: Any, runners: Any, lead: int, any_hurt: Truth,
) -> tuple[Truth, Any]:  # fmt: skip
    """The offence replaces who is hurt, or hits for the batter: whether it changed anything, and the runners then.
    `lead` is that of the defence."""
    ground, order = memory.ground, memory.order
    if any_hurt:
        moves, runners = hurt_replaced(ground, roster, books, order, side, club, up, hand, bases, runners)
        if moves:
            stand(ground, roster, tables, side)
            memory.bench_hand[side] = -1
            load_runners(E, roster, runners, bases)
            return True, runners
    if batter_stays(inning, ground.positions[side, up] == PITCHER, -lead, ground.by_plan[side] == 1):
        return False, runners
    if memory.bench_hand[side] != hand:
        memory.bench_hand[side] = hand
        memory.bench_best[side] = best_value(ground, roster, club, hand)
    value = roster.floats[ground.players[side, up], hand]
    if value > GOOD_ENOUGH or memory.bench_best[side] - value < PINCH_MARGIN:
        return False, runners
    pitcher, started = memory.pitcher_of[side], memory.started_of[side] == 1
    outs, runs, losing = memory.outs_of[side], memory.runs_of[side], inning >= LAST_CHANCE and lead > 0
    let_go = may_be_hit_for(roster.ints, pitcher, started, outs, runs, losing)
    if ground.by_plan[side]:
        let_go = left_by_plan(ground, side, pitcher, started, outs, runs) <= ONE_INNING or losing
    if any_hurt and ground.hurt[pitcher]:
        let_go = True
    if not pinch_hit(ground, roster, books, side, club, up, hand, let_go):
        return False, runners
    stand(ground, roster, tables, side)
    memory.bench_hand[side] = -1
    order[up] = U(ground.players[side, up])
    return True, runners


def hurt_replaced(
    ground: Any, roster: Any, books: Any, order: Any, side: int, club: int, up: int, hand: Any, bases: Any, runners: Any
) -> tuple[Truth, Any]:
    """Somebody comes in for every hurt player who is up or on base; whether anybody did, and the runners then."""
    on_first: Any = np.int64(runners & SHORT) if bases & ONE else -1
    on_second: Any = np.int64((runners >> U(16)) & SHORT) if bases & U(2) else -1
    on_third: Any = np.int64(runners >> U(32)) if bases & U(4) else -1
    at_bat = ground.players[side, up]
    if not must_replace(ground, roster, side, club, at_bat, on_first, on_second, on_third):
        return False, runners
    moves = replace_hurt(ground, roster, side, club, hand, at_bat, on_first, on_second, on_third)
    for move in range(moves):
        slot = ground.moves[move, 1]
        gone, player = ground.players[side, slot], ground.moves[move, 0]
        put_in(ground, books, side, player, slot, ground.moves[move, 2])
        order[slot] = U(player)
        for base in range(3):
            if (bases >> U(base)) & ONE and ((runners >> U(16 * base)) & SHORT) == U(gone):
                runners &= ~(SHORT << U(16 * base))
                runners |= U(player) << U(16 * base)
    return moves > 0, runners
