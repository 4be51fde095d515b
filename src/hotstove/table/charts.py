"""Charts: immutable tables with axes, cells and, for every cell, where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Self

from hotstove.table.account import Account, Lookup

PUBLISHED = "published"
EXAMPLE = "example"
COMPLETED = "completed"
OWNER = "owner's"
PROVENANCES = (PUBLISHED, EXAMPLE, COMPLETED, OWNER)
NO_WORDS: Mapping[tuple[Any, ...], str] = {}
NOBODYS: tuple[int | None, str, str] = (None, "", "")
"""Side, player and column of a chart that is no part of a card."""


@dataclass(frozen=True)
class Axis:
    """One way into a chart and the values that may be looked up along it."""

    name: str
    values: tuple[Any, ...]


class Chart:
    """A table that is called with one value for each axis. Reading outside its axes is an error."""

    __slots__ = ("axes", "cells", "name", "provenance", "read", "rule")

    def __init__(
        self,
        name: str,
        axes: tuple[Axis, ...],
        cells: Mapping[tuple[Any, ...], Any],
        provenance: Mapping[tuple[Any, ...], str] | str = COMPLETED,
        rule: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.axes = axes
        self.cells = dict(cells)
        self.read: Callable[[Any], Any] = {keys[0]: cell for keys, cell in self.cells.items()}.__getitem__
        """A quick way into a chart of one axis, such as the column of a card."""
        self.provenance = dict.fromkeys(self.cells, provenance) if isinstance(provenance, str) else dict(provenance)

    def __call__(self, *keys: Any) -> Any:
        return self.cells[keys]

    @property
    def quick(self) -> Callable[..., Any]:
        """The same as calling a chart of one or two axes, without the detour of packing its keys."""
        if len(self.axes) == 1:
            return self.read
        cells = self.cells
        return lambda first, second: cells[first, second]

    def recorded(
        self, account: Account, side: int | None = None, player: str = "", column: str = ""
    ) -> Callable[..., Any]:
        """The same chart, noting every cell that is read; for a part of a card, whose it is and which."""
        return _Recorded(self, account, NO_WORDS, (side, player, column) if player else NOBODYS)

    def telling(self, account: Account, words: Mapping[tuple[Any, ...], str]) -> Callable[..., Any]:
        """The same chart, noting every cell that is read with its words."""
        return _Recorded(self, account, words, NOBODYS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chart) and (self.name, self.axes, self.cells) == (other.name, other.axes, other.cells)

    def __hash__(self) -> int:
        return hash((self.name, self.axes))

    def __repr__(self) -> str:
        return f"Chart({self.name!r}, {len(self.cells)} cells)"


class _Recorded:
    """A chart that notes in an account every cell that is read. Every table has one for each of its charts, so they
    are small."""

    __slots__ = ("_account", "_chart", "_whose", "_words")

    def __init__(
        self, chart: Chart, account: Account, words: Mapping[tuple[Any, ...], str], whose: tuple[int | None, str, str]
    ) -> None:
        self._chart, self._account, self._words, self._whose = chart, account, words, whose

    def __call__(self, *keys: Any) -> Any:
        chart = self._chart
        cell = chart.cells[keys]
        told = self._words.get(keys, "")
        self._account.note(Lookup(chart.name, keys, cell, chart.provenance[keys], chart.rule, told, *self._whose))
        return cell


@dataclass(frozen=True, eq=False)
class ChartSet:
    """The charts of one game, each a field; a set may carry the account in which its look-ups are noted.

    Two sets are equal only if they are the same object: what was worked out for one is never taken for another.
    """

    account: Account | None

    def charts(self) -> dict[str, Chart]:
        named = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: chart for name, chart in named.items() if isinstance(chart, Chart)}

    @cached_property
    def unrecorded(self) -> Self:
        """The same charts for games of which nothing is told: charts of one and two axes are read the quick way."""
        changes: dict[str, Any] = {name: chart.quick for name, chart in self.charts().items() if len(chart.axes) <= 2}
        return replace(self, **changes)

    def recorded(self, account: Account) -> Self:
        """The same charts, noting every look-up and citation in the account."""
        changes: dict[str, Any] = {name: chart.recorded(account) for name, chart in self.charts().items()}
        return replace(self, account=account, **changes)

    def told(self, account: Account | None) -> Self:
        """The charts as a rule reads them: plainly, or with every look-up noted in the account."""
        if account is None:
            return self.unrecorded
        if account.reading is None or account.reading[0] is not self:
            account.reading = self, self.recorded(account)
        noted = account.reading[1]
        assert isinstance(noted, type(self))
        return noted
