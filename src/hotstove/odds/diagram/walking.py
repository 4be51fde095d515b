"""Walks through a diagram with real cards: on given answers, or over all rolls at once for the exact odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from hotstove.diamond.play import Play
from hotstove.odds.diagram.nodes import Choice, Diagram, Fall, Leaf, Look, State
from hotstove.odds.diagram.tracing import atoms, evaluated
from hotstove.odds.diagram.unopened import Expression
from hotstove.odds.distribution import Policy, quiet
from hotstove.table.questions import Answer, Question

Reader: TypeAlias = Callable[[str, str, tuple[Any, ...]], Any]
"""What stands on a card: who, which field, at which arguments."""


NOT_ROLLED = 0
"""What a roll shows that has not been made; what is read may depend on whether it was."""
NO_FACTS: Mapping[str, Any] = {}
Sight: TypeAlias = Callable[[Expression], Any]


def _sight(diagram: Diagram, read: Reader, fell: dict[str, Any], now: Mapping[str, Any]) -> Sight:
    def at(expression: Expression) -> Any:
        if expression[0] == "roll":
            return fell.get(expression[1], NOT_ROLLED)
        if expression[0] == "now":
            return now[expression[1]]
        arguments = tuple(evaluated(diagram, part, at) for part in expression[3:])
        return read(expression[1], expression[2], arguments)

    return at


def _told(diagram: Diagram, leaf: Leaf, at: Sight) -> Play:
    """The play of a leaf, with what is told beside it."""
    if not leaf.adds:
        return leaf.play
    play: Play = diagram.functions[leaf.adds](leaf.play, evaluated(diagram, leaf.beside, at))
    return play


def walked(
    diagram: Diagram,
    state: State,
    read: Reader,
    answers: Callable[[Question], Answer],
    now: Mapping[str, Any] = NO_FACTS,
) -> Play:
    """The play to which the answers lead; decisions that make no difference are not asked for. `now` has the facts of
    the moment by name."""
    fell: dict[str, Any] = {}
    at = _sight(diagram, read, fell, now)
    node = diagram.nodes[diagram.roots[state]]
    while not isinstance(node, Leaf):
        if isinstance(node, Fall):
            fell[node.question.purpose] = answers(node.question)
            node = diagram.nodes[node.below]
        elif isinstance(node, Choice):
            node = diagram.nodes[node.below[node.decision.options.index(answers(node.decision))]]
        else:
            node = diagram.nodes[node.below[node.values.index(evaluated(diagram, node.expression, at))]]
    return _told(diagram, node, at)


class Odds:
    """Exact odds on a diagram: each node once for each set of the rolls that tests below it still look at."""

    def __init__(self, diagram: Diagram) -> None:
        self.diagram = diagram
        self._live: dict[int, tuple[str, ...]] = {}

    def live(self, number: int) -> tuple[str, ...]:
        """Purposes of the rolls from above that matter below a node."""
        found = self._live.get(number)
        if found is not None:
            return found
        node = self.diagram.nodes[number]
        needed: set[str] = set()
        if isinstance(node, Fall):
            needed = set(self.live(node.below)) - {node.question.purpose}
        elif isinstance(node, Leaf):
            needed = _rolls(node.beside) if node.adds else set()
        else:
            for below in node.below:
                needed.update(self.live(below))
            if isinstance(node, Look):
                needed.update(_rolls(node.expression))
        made = self._live[number] = tuple(sorted(needed))
        return made

    def chances(
        self, state: State, read: Reader, policy: Policy = quiet, now: Mapping[str, Any] = NO_FACTS
    ) -> dict[Play, Fraction]:
        """The chance of every play."""
        diagram = self.diagram
        fell: dict[str, Any] = {}
        at = _sight(diagram, read, fell, now)
        known: dict[tuple[Any, ...], dict[Play, tuple[int, int]]] = {}

        def follow(number: int) -> dict[Play, tuple[int, int]]:
            """Ways to each play, and out of how many."""
            node = diagram.nodes[number]
            if isinstance(node, Leaf):
                return {_told(diagram, node, at): (1, 1)}
            if isinstance(node, Choice):
                return follow(node.below[node.decision.options.index(policy(node.decision))])
            if isinstance(node, Look):
                return follow(node.below[node.values.index(evaluated(diagram, node.expression, at))])
            key = (number, *[fell.get(purpose, NOT_ROLLED) for purpose in self.live(number)])
            if key not in known:
                known[key] = _mixed(node, follow, fell)
            return known[key]

        return {play: Fraction(ways, of) for play, (ways, of) in follow(diagram.roots[state]).items()}


def _rolls(expression: Expression) -> set[str]:
    found: set[str] = set()
    for atom in atoms(expression):
        if atom[0] == "roll":
            found.add(atom[1])
        elif atom[0] == "read":
            for part in atom[3:]:
                found |= _rolls(part)
    return found


def _mixed(
    node: Fall, follow: Callable[[int], dict[Play, tuple[int, int]]], fell: dict[str, Any]
) -> dict[Play, tuple[int, int]]:
    """The plays below a roll, weighed by how often each number falls."""
    purpose, weights = node.question.purpose, node.question.weights()
    total = sum(weights.values())
    before = fell.get(purpose, NOT_ROLLED)
    summed: dict[Play, tuple[int, int]] = {}
    for number, weight in weights.items():
        fell[purpose] = number
        for play, (ways, of) in follow(node.below).items():
            old, under = summed.get(play, (0, 1))
            common = max(under, of)
            if common % under or common % of:
                common = under * of
            summed[play] = (old * (common // under) + weight * ways * (common // of), common)
    fell[purpose] = before
    return {play: (ways, of * total) for play, (ways, of) in summed.items()}
