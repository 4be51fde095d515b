"""The layout of a game's registers: where the compiled walk finds what a test of the diagram stands on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

from hotstove.batch import registers
from hotstove.batch.thinking import INNINGS, LEADS
from hotstove.diamond.play import Play
from hotstove.odds.diagram.nodes import Diagram, Fall, Leaf, Look
from hotstove.odds.diagram.tracing import atoms, evaluated
from hotstove.odds.diagram.unopened import Expression

NOWHERE: frozenset[int] = frozenset()


class Throw(NamedTuple):
    """How a roll or a draw is made, and on which card the number is read."""

    register: int
    card: int
    """The register that says where the card begins."""
    column: int = 0
    dice: int = 0


class Comparison(NamedTuple):
    """E[first] + E[second] against E[third] + E[fourth], by a sign of `registers.SIGNS`."""

    sign: int
    first: int
    second: int
    third: int
    fourth: int


class Question(NamedTuple):
    """A question that the game's own part of the loop answers by yes or no, with a number that it needs."""

    number: int
    amount: float = 0.0


class Layout(ABC):
    """Registers, their sizes, and the values of tests when registers are given."""

    hurts_beside = False
    """What is told beside a play is who was hurt."""
    largest: int = 700
    """Cells of the largest joined look-up: larger ones leave the cache."""

    def __init__(self, diagram: Diagram) -> None:
        self.diagram = diagram
        self.reached = sorted(diagram.reachable())
        looks = (node for node in map(diagram.nodes.__getitem__, self.reached) if isinstance(node, Look))
        self.expressions = list(dict.fromkeys(node.expression for node in looks))
        self.inning_classes = self.classes(("now", "inning"), INNINGS)
        self.lead_classes = self.classes(("now", "lead"), LEADS)

    def classes(self, fact: Expression, domain: tuple[int, ...]) -> list[list[int]]:
        """The values of a fact, put together where no test tells them apart."""
        tests = [expression for expression in self.expressions if atoms(expression) == [fact]]
        groups: dict[Any, list[int]] = {}
        for value in domain:
            seen = tuple(evaluated(self.diagram, test, lambda _, value=value: value) for test in tests)  # type: ignore[misc]
            groups.setdefault(seen, []).append(value)
        return list(groups.values())

    @abstractmethod
    def stands_on(self, expression: Expression) -> frozenset[int]:
        """The registers whose values decide a test; NOWHERE for comparisons and questions."""

    @abstractmethod
    def size(self, register: int) -> int:
        """How many values a register may have."""

    @abstractmethod
    def value(self, expression: Expression, at: Mapping[int, int]) -> Any:
        """The value of a test, its registers given; None where they cannot come up together."""

    @abstractmethod
    def throw(self, fall: Fall) -> Throw: ...

    def comparison(self, expression: Expression) -> Comparison | None:
        """The test as a comparison of numbers, where it is one."""
        return None

    def question(self, expression: Expression) -> Question | None:
        """The test as a question, where it is one."""
        return None

    def beside(self, leaf: Leaf) -> int:
        """What is told beside a play, as a number of the game's own; 0 for nothing."""
        return int(bool(leaf.adds))

    def marks(self, play: Play, bases: str, beside: int) -> int:
        """What the game's own part of the loop wants to know of a play, as bits."""
        return 0

    def fact(self, name: str, at: Mapping[int, int]) -> Any:
        """A fact of the moment that has classes, by one of its class."""
        if name == "inning":
            return self.inning_classes[at[registers.INNING]][0]
        return self.lead_classes[at[registers.LEAD]][0]


def parts(expression: Expression) -> set[tuple[str, str]]:
    """What an expression stands on, by kind or owner, and name."""
    found = set()
    for atom in atoms(expression):
        found.add((atom[0], atom[1]) if atom[0] in ("roll", "now") else (atom[1], atom[2]))
    return found
