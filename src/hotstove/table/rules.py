"""Marks that rules carry: the stages they are cut into, and the small pure functions that they tabulate."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from hotstove.table.charts import ChartSet

Charts = TypeVar("Charts", bound=ChartSet)
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

Given = TypeVar("Given", covariant=True)
_TABULATED: set[Any] = set()


class Tabulated(Protocol[Arguments, Given]):
    """A function that is worked out once for each set of arguments."""

    @property
    def __wrapped__(self) -> Callable[Arguments, Given]:
        """The function itself, which keeps nothing."""
        ...

    def __call__(self, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Given: ...


def tabulated(function: Callable[Arguments, Result]) -> Tabulated[Arguments, Result]:
    """A small pure function of declared values: worked out once for each set of arguments.

    There are fewer sets than the most that are kept, save where an owner's own charts and cards come and go.
    """
    made: Any = lru_cache(maxsize=65_536)(function)
    _TABULATED.add(made)
    return made  # type: ignore[no-any-return]


def is_tabulated(function: object) -> bool:
    return function in _TABULATED


def stage(
    *rule_ids: str,
) -> Callable[[Callable[Concatenate[Charts, Arguments], Result]], Callable[Concatenate[Charts, Arguments], Result]]:
    """A step of a rule under its ledger ids: takes the charts, then frozen arguments, and is always a last call."""

    def mark(
        rule: Callable[Concatenate[Charts, Arguments], Result],
    ) -> Callable[Concatenate[Charts, Arguments], Result]:
        marked: Any = update_wrapper(_citing(rule, rule_ids), rule)
        marked.rule_ids = rule_ids
        return marked  # type: ignore[no-any-return]

    return mark


def _citing(rule: Any, rule_ids: tuple[str, ...]) -> Any:
    """The rule, cited in the account where the charts carry one.

    It is called several times a play, so the usual numbers of arguments are written out: to pass on a list of them
    takes Python three times as long.
    """

    def cited(charts: Any, /, *args: Any) -> Any:
        if charts.account is not None:
            return charts.account.enter(rule_ids, rule, charts, args)
        return rule(charts, *args)

    short = {
        3: lambda k, a, b: rule(k, a, b) if k.account is None else cited(k, a, b),
        4: lambda k, a, b, c: rule(k, a, b, c) if k.account is None else cited(k, a, b, c),
        5: lambda k, a, b, c, d: rule(k, a, b, c, d) if k.account is None else cited(k, a, b, c, d),
        6: lambda k, a, b, c, d, e: rule(k, a, b, c, d, e) if k.account is None else cited(k, a, b, c, d, e),
    }
    return short.get(rule.__code__.co_argcount, cited)
