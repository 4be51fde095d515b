"""The walk: from the bases and outs of a moment through the rows of the tables to a play."""

from __future__ import annotations

from typing import Any

from hotstove.batch import registers as r
from hotstove.batch.arrays import Truth, Whole
from hotstove.batch.streams import U
from hotstove.batch.superstar.parts import answered, shown, thrown

ZERO, ONE, SEVEN = U(0), U(1), U(7)
LEAVES, LEAF_NUMBER = U(1 << 15), U((1 << 15) - 1)
BASE, STEP_MASK, REGISTER, FEW = U((1 << 28) - 1), U(0xFFFF), U(127), U(15)


def compared(sign: Any, one: Any, other: Any) -> Truth:
    """One number against another, by a sign of `registers.SIGNS`."""
    if sign == U(r.AT_MOST):
        return one <= other
    if sign == U(r.MORE):
        return one > other
    if sign == U(r.LESS):
        return one < other
    if sign == U(r.AT_LEAST):
        return one >= other
    if sign == U(r.EQUAL):
        return one == other
    return one != other


def walk(
    E: Any, node: Any, die: Any, stream: Any, left: int, tables: Any, roster: Any, ground: Any, pile: Any,  # noqa: N803
    fielding: int, batter: Any, on_deck: Any, pitcher: int, runners: Any, bases: Any, outs: Any, hand: Any,
    inning: int, visitors: int, home: int, first_up: int, second_up: int, lot: Any, lead_of_batters: int,
) -> tuple[Any, Any, Any, Whole]:  # fmt: skip
    """The number of the play that a root leads to, then the throw ahead, the stream, and the cards left in the deck."""
    rows, table, cells = tables.rows, tables.table, roster.cells
    while node < LEAVES:
        word, more = rows[node + node], rows[node + node + ONE]
        roll = more & REGISTER
        if roll > ZERO:
            fell, die, stream, left = thrown((more >> U(18)) & FEW, die, stream, left, pile, tables)
            E[roll] = fell
            card = E[(more >> U(7)) & REGISTER] + (((more >> U(14)) & FEW) << U(7))
            shown(E, roll, fell, card, cells)
        kind = more >> U(53)
        one, two = E[(more >> U(22)) & REGISTER], E[(more >> U(29)) & REGISTER]
        three = E[(more >> U(36)) & REGISTER]
        if kind == U(r.LOOKUP):
            further = ((word >> U(28)) & STEP_MASK) * two + ((word >> U(44)) & STEP_MASK) * three
            node = U(table[(word & BASE) + one + further])
            continue
        if kind == U(r.COMPARISON):
            four = E[(more >> U(43)) & REGISTER]
            yes = compared((more >> U(50)) & SEVEN, one + two, three + four)
        else:
            yes = answered(
                (more >> U(22)) & REGISTER, tables.amounts[(word >> U(28)) & STEP_MASK], roster, tables, ground,
                fielding, batter, on_deck, pitcher, runners, bases, outs, hand, inning, visitors, home, first_up,
                second_up, lot, lead_of_batters,
            )  # fmt: skip
        node = U(table[(word & BASE) + (ONE if yes else ZERO)])
    return node & LEAF_NUMBER, die, stream, left
