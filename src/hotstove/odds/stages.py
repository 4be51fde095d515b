"""Rules followed stage by stage: a stage that a rule goes on with is handed back as a value instead of being run."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any, NamedTuple

from hotstove.table.account import Account, Lookup
from hotstove.table.questions import Rule


class StageCall(NamedTuple):
    """A stage that a rule goes on with, and what it gets."""

    step: Callable[..., Rule[Any]]
    arguments: tuple[Any, ...]


class StageTracer(Account):
    """Given to the rules in place of an account: a rule ends where its next stage would begin, with that call."""

    def __init__(self) -> None:
        super().__init__()
        self.charts: Any = None
        """The charts that the last stage was called with."""

    def enter(self, rule_ids: tuple[str, ...], step: Callable[..., Any], charts: Any, args: tuple[Any, ...]) -> Any:
        if not isgeneratorfunction(step):
            return step(charts, *args)
        self.charts = charts
        return _ended(StageCall(step, args))

    def note(self, lookup: Lookup) -> None:
        """Nobody will ask."""


def _ended(call: StageCall) -> Rule[StageCall]:
    """A rule that asks for nothing and comes to the call."""
    return call
    yield
