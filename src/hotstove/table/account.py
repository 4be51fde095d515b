"""What was asked, answered and looked up on the way to a play; kept beside it, and told from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hotstove.table.questions import Answer, Question


@dataclass(frozen=True, slots=True)
class Answered:
    """A question and its answer."""

    question: Question
    answer: Answer


@dataclass(frozen=True, slots=True)
class Lookup:
    """A cell that was read: of which chart or card, at which place, what stood there and where that comes from."""

    chart: str
    keys: tuple[Any, ...]
    cell: Any
    provenance: str
    rule: str
    told: str = ""
    """The words in which the cell is told, where its chart has some."""
    side: int | None = None
    """Whose card it is, 0 the visitors', 1 the home side's; None for a chart."""
    player: str = ""
    """The player whose card it is; "" for a chart."""
    column: str = ""
    """The part of his card, such as "vs_r" or "starting"."""

    @property
    def is_card(self) -> bool:
        return self.player != ""

    def __str__(self) -> str:
        place = ", ".join(str(key) for key in self.keys)
        cell = self.cell if self.cell or self.cell == 0 else "blank"
        return f"{self.chart} [{place}]: {cell} ({self.provenance})"


@dataclass
class Account:
    """Everything that led to one play, in order."""

    entries: list[Answered | Lookup] = field(default_factory=list)
    cites: list[str] = field(default_factory=list)
    reading: tuple[object, object] | None = None
    """The charts whose look-ups are noted here: as they are, and as they note them."""

    def cite(self, rule_ids: tuple[str, ...]) -> None:
        for rule_id in rule_ids:
            if rule_id not in self.cites:
                self.cites.append(rule_id)

    def enter(self, rule_ids: tuple[str, ...], step: Callable[..., Any], book: Any, args: tuple[Any, ...]) -> Any:
        """A rule comes to a stage, and goes on with it."""
        self.cite(rule_ids)
        return step(book, *args)

    def note(self, lookup: Lookup) -> None:
        self.entries.append(lookup)
        if lookup.rule:
            self.cite((lookup.rule,))

    def heard(self, question: Question, answer: Answer) -> None:
        self.entries.append(Answered(question, answer))
        if question.rule:
            self.cite((question.rule,))

    @property
    def lookups(self) -> list[Lookup]:
        return [entry for entry in self.entries if isinstance(entry, Lookup)]

    @property
    def answers(self) -> list[Answered]:
        return [entry for entry in self.entries if isinstance(entry, Answered)]

    def clear(self) -> None:
        self.entries = []
        self.cites = []
