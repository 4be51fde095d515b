"""The tests of the Chart Book's lines: dice against ratings, and what the field looks like."""

from __future__ import annotations

from hotstove.games.replay.dice import (
    CHANCE,
    ERROR,
    ERROR_ONE_DIE,
    PASSED,
    PICKOFF,
    SPEED,
    WILD,
)
from hotstove.games.replay.lines import Test
from hotstove.games.replay.matchup import Matchup
from hotstove.table.questions import Rule
from hotstove.table.rules import tabulated

ONE_DIGIT = 9
"""RB-07: ratings of older seasons up to here are set against one die."""


def commits_error(m: Matchup, fielder: int) -> Rule[bool]:
    """RB-07: red and white read 11 to 66; above the fielder's rating is an error."""
    rating = m.gloves[fielder].error
    roll = (yield ERROR_ONE_DIE) if rating <= ONE_DIGIT else (yield ERROR)
    return bool(roll > rating)


def holds(m: Matchup, test: Test, fielder: int, raised: int, depth: str) -> Rule[bool]:
    """Whether a test holds; only tests with a die roll one."""
    left, sign, right, number = test
    if left == "error":
        return (yield from commits_error(m, fielder))
    if not sign:
        return flag(left, m.bases, m.outs, m.meeting.hands, depth, fielder)
    bound = number
    if right == "speed":
        bound = number + m.speeds[0]
    elif right == "range":
        bound = number + m.gloves[fielder].rating
    if left == "raised":
        return compared(raised, sign, bound)
    if left == "range":
        return compared(m.gloves[fielder].rating, sign, bound)
    if left == "speed":
        return compared(m.speeds[0], sign, bound)
    if right == "wp":
        return compared((yield WILD), sign, number + m.meeting.wild)
    if right == "pb":
        return compared((yield PASSED), sign, number + m.gloves[2].second)
    if right == "hold":
        return compared((yield PICKOFF), sign, number + m.meeting.hold)
    return compared((yield SPEED if right == "speed" else CHANCE), sign, bound)


@tabulated
def compared(value: int, sign: str, bound: int) -> bool:
    if sign == "<=":
        return value <= bound
    if sign == ">=":
        return value >= bound
    if sign == "<":
        return value < bound
    if sign == ">":
        return value > bound
    return value == bound


@tabulated
def flag(name: str, bases: str, outs: int, hands: str, depth: str, fielder: int) -> bool:
    """The tests that need no dice."""
    if name == "on":
        return bases != "---"
    if name == "first":
        return "1" in bases
    if name == "scoring":
        return "2" in bases or "3" in bases
    if name == "two-out":
        return outs == 2
    if name in {"infield", "outfield"}:
        return (fielder < 7) == (name == "infield")
    return name in {hands, depth}
