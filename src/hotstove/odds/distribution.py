"""Exact chances: what a rule comes to when decisions follow a policy and every roll is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple, TypeAlias, TypeVar

from hotstove.diamond.apply import step
from hotstove.diamond.movement import movement
from hotstove.diamond.play import Play
from hotstove.odds.enumerate import outcomes
from hotstove.table.questions import Decision, Rule

Result = TypeVar("Result")
Policy: TypeAlias = Callable[[Decision], str]


class End(NamedTuple):
    """The field after a play, without names: the words of a scenario's ruling."""

    outs: int
    runs: int
    bases: str
    batter: str
    """Where he ended: a base, H, out, or up when he is still at bat."""


def quiet(decision: Decision) -> str:
    """Everybody keeps to the quiet default."""
    return decision.default


def calling(calls: Mapping[str, str]) -> Policy:
    """The calls named, the quiet default otherwise."""

    def decide(decision: Decision) -> str:
        return calls.get(decision.purpose, decision.default)

    return decide


def distribution(make_rule: Callable[[], Rule[Result]], policy: Policy = quiet) -> dict[Result, Fraction]:
    """The exact chance of everything that a rule can come to; the chances sum to one."""
    counted: dict[int, dict[Result, int]] = {}
    for way in outcomes(make_rule, choices=lambda decision: (policy(decision),)):
        share = counted.setdefault(way.of, {})
        share[way.result] = share.get(way.result, 0) + way.ways
    chances: dict[Result, Fraction] = {}
    for of, share in sorted(counted.items()):
        for result, ways in share.items():
            chances[result] = chances.get(result, Fraction()) + Fraction(ways, of)
    return chances


def end_of(play: Play, bases: str, outs: int) -> End:
    """What stands on the field after a play."""
    done = step(play, bases)
    batter = movement(play).end_of("B") if done.next_batter else "up"
    return End(outs + done.outs, done.runs, done.bases if outs + done.outs < 3 else "---", batter)


def ends(make_rule: Callable[[], Rule[Play]], bases: str, outs: int, policy: Policy = quiet) -> dict[End, Fraction]:
    """The exact chance of each state of the field after the play."""
    chances: dict[End, Fraction] = {}
    for play, chance in distribution(make_rule, policy).items():
        end = end_of(play, bases, outs)
        chances[end] = chances.get(end, Fraction()) + chance
    return chances
