"""A diagram: rolls, decisions and tests as nodes, plays as leaves; equal nodes are one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from hotstove.diamond.play import Play
from hotstove.odds.diagram.unopened import Expression
from hotstove.table.questions import Decision, Draw, Roll


class Leaf(NamedTuple):
    """A play, and where something is told beside it the function that adds it and the expression of what it is."""

    play: Play
    adds: str = ""
    beside: Expression = ()


class Fall(NamedTuple):
    """Dice are rolled, or a card is drawn; what fell is known below by its purpose."""

    question: Roll | Draw
    below: int


class Choice(NamedTuple):
    """A seat decides."""

    decision: Decision
    below: tuple[int, ...]
    """A node for each option."""


class Look(NamedTuple):
    """A look at what the cards, the charts and the rolls say."""

    expression: Expression
    values: tuple[Any, ...]
    below: tuple[int, ...]


Node: TypeAlias = Leaf | Fall | Choice | Look
State: TypeAlias = tuple[str, int]
"""Bases and outs: every state has a root of its own."""


@dataclass
class Diagram:
    """Nodes by number, and the root of every state."""

    nodes: list[Node] = field(default_factory=list)
    roots: dict[State, int] = field(default_factory=dict)
    functions: dict[str, Callable[..., Any]] = field(default_factory=dict)
    """The pure functions that expressions call, by name."""
    charts: dict[str, Mapping[tuple[Any, ...], Any]] = field(default_factory=dict)
    """The cells of charts that expressions look up."""
    _numbers: dict[Node, int] = field(default_factory=dict, repr=False)

    def number(self, node: Node) -> int:
        """The number of a node, the same for equal nodes."""
        found = self._numbers.get(node)
        if found is None:
            found = self._numbers[node] = len(self.nodes)
            self.nodes.append(node)
        return found

    def reachable(self, roots: Iterable[int] | None = None) -> set[int]:
        seen: set[int] = set()
        waiting = list(self.roots.values() if roots is None else roots)
        while waiting:
            number = waiting.pop()
            if number not in seen:
                seen.add(number)
                waiting.extend(below(self.nodes[number]))
        return seen

    def census(self) -> dict[str, int]:
        """How many nodes of each kind there are, under the name of the kind."""
        counted: dict[str, int] = {}
        for number in self.reachable():
            kind = type(self.nodes[number]).__name__.lower()
            counted[kind] = counted.get(kind, 0) + 1
        return counted


def below(node: Node) -> tuple[int, ...]:
    if isinstance(node, Leaf):
        return ()
    return (node.below,) if isinstance(node, Fall) else node.below
