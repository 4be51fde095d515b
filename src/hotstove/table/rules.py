"""Marks that rules carry: the stages they are cut into, and the small pure functions that they tabulate."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

from hotstove.table.charts import ChartBook

Book = TypeVar("Book", bound=ChartBook)
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

tabulated = cache
"""A small pure function of declared values: worked out once for each set of arguments."""


def stage(
    *rule_ids: str,
) -> Callable[[Callable[Concatenate[Book, Arguments], Result]], Callable[Concatenate[Book, Arguments], Result]]:
    """A step of a rule under its ledger ids: takes the chart book, then frozen arguments, and is always a last call."""

    def mark(rule: Callable[Concatenate[Book, Arguments], Result]) -> Callable[Concatenate[Book, Arguments], Result]:
        step: Any = rule

        def cited(book: Any, /, *args: Any) -> Any:
            if book.account is not None:
                return book.account.enter(rule_ids, step, book, args)
            return step(book, *args)

        marked: Any = update_wrapper(cited, rule)
        marked.rule_ids = rule_ids
        return marked  # type: ignore[no-any-return]

    return mark
