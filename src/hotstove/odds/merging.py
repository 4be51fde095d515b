"""Exact chances stage by stage: ways that come to the same stage on the same arguments go on together.

A stage is always a last call and gets all that it needs as arguments, so what it comes to does not depend on how it was
reached. A rule of ten draws from a hundred cards is then a few thousand ways instead of a hundred to the tenth.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from inspect import isgeneratorfunction
from typing import Any, NamedTuple, TypeVar

from hotstove.odds.distribution import Policy, distribution, quiet
from hotstove.table.account import Account, Lookup
from hotstove.table.questions import Rule

Result = TypeVar("Result")


class Onward(NamedTuple):
    """A stage that a rule goes on with, instead of what it comes to."""

    step: Callable[..., Rule[Any]]
    args: tuple[Any, ...]


class Crossroads(Account):
    """Given to the rules in place of an account: every stage is left standing at its door."""

    def __init__(self) -> None:
        super().__init__()
        self.book: Any = None

    def enter(self, rule_ids: tuple[str, ...], step: Callable[..., Any], book: Any, args: tuple[Any, ...]) -> Any:
        if not isgeneratorfunction(step):
            return step(book, *args)
        self.book = book
        return _standing(Onward(step, args))

    def note(self, lookup: Lookup) -> None:
        """Nobody will ask."""


def _standing(onward: Onward) -> Rule[Onward]:
    return onward
    yield


def merged(make_rule: Callable[[], Rule[Result]], at: Crossroads, policy: Policy = quiet) -> dict[Result, Fraction]:
    """The same as `distribution`, for a rule whose book carries the crossroads as its account."""
    known: dict[Onward, dict[Result, Fraction]] = {}

    def followed(rule: Callable[[], Rule[Any]]) -> dict[Result, Fraction]:
        chances: dict[Result, Fraction] = {}
        for result, chance in distribution(rule, policy).items():
            if not isinstance(result, Onward):
                chances[result] = chances.get(result, Fraction()) + chance
                continue
            if result not in known:
                known[result] = followed(lambda stage=result: stage.step(at.book, *stage.args))  # type: ignore[misc]
            for end, share in known[result].items():
                chances[end] = chances.get(end, Fraction()) + chance * share
        return chances

    return followed(make_rule)
