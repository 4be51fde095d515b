"""Ranges of a card: upper bounds in print, a label for every number from 1 to 100 in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from typing import Any

from hotstove.table.account import Account, Lookup
from hotstove.table.charts import OWNER

Bounds = tuple[tuple[str, int], ...]


class Ranges:
    """Called with a number, gives the label of the range that it falls into."""

    __slots__ = ("labels", "name", "rule")

    def __init__(self, name: str, rule: str, labels: tuple[str, ...]) -> None:
        self.name = name
        self.rule = rule
        self.labels = labels

    def __call__(self, number: int) -> str:
        return self.labels[number]

    def recorded(
        self, account: Account, side: int | None = None, player: str = "", column: str = ""
    ) -> Callable[[int], str]:
        """The same ranges, noting every number that is looked up, and on whose card."""

        def read(number: int) -> str:
            label = self.labels[number]
            account.note(Lookup(self.name, (number,), label, OWNER, self.rule, "", side, player, column))
            return label

        return read


@lru_cache(maxsize=4_096)
def ranges(name: str, rule: str, bounds: Bounds) -> Ranges:
    """LT-08: of equal upper bounds the first one counts; a dash, which is 0, is no range at all."""
    labels = [""]
    for number in range(1, 101):
        labels.append(next(label for label, bound in bounds if number <= bound))
    return Ranges(name, rule, tuple(labels))


def recorded_fields(sheet: Any, account: Account, side: int | None, player: str) -> dict[str, Any]:
    """The ranges of a sheet, each noting its look-ups."""
    return {name: part.recorded(account, side, player, name) for name, part in _ranges_of(sheet).items()}


def unrecorded_fields(sheet: Any) -> dict[str, Any]:
    """The ranges of a sheet as bare readers of their labels."""
    return {name: part.labels.__getitem__ for name, part in _ranges_of(sheet).items()}


def _ranges_of(sheet: Any) -> dict[str, Ranges]:
    parts = {field.name: getattr(sheet, field.name) for field in fields(sheet)}
    return {name: part for name, part in parts.items() if isinstance(part, Ranges)}
