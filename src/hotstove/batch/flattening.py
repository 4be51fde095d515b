"""A diagram as arrays: domains cut down to what tests can tell apart, neighbouring tests joined into one look-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from hotstove.batch import registers
from hotstove.batch.layout import NOWHERE, Layout, Throw
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.play import Play
from hotstove.odds.diagram.nodes import Fall, Leaf, Look, State
from hotstove.odds.diagram.unopened import BOTH, Expression

MOST_OPERANDS = 3
LEAF = 1 << 15
"""Numbers from here on are plays on given bases and outs."""
NO_THROW = Throw(0, 0)
NO_WAY = -1
NOTHING_FIXED: tuple[tuple[int, int], ...] = ()


class Row(NamedTuple):
    """A node of the walk: what is thrown, and the look-up, comparison or question that leads on.

    For a look-up the next row stands in the table at `base` + E[first] + second_step * E[second] + third_step *
    E[third]; for the others at `base`, or one behind it where the answer is yes.
    """

    throw: Throw
    base: int
    kind: int = registers.LOOKUP
    first: int = 0
    second: int = 0
    third: int = 0
    fourth: int = 0
    second_step: int = 0
    """For a question, the place of its number among the amounts."""
    third_step: int = 0
    sign: int = 0


class FlatLeaf(NamedTuple):
    """A play on given bases and outs; `beside` is not 0 where something is told beside it that the throws decide."""

    play: Play
    bases: str
    outs: int
    beside: int = 0


class Flat:
    """The rows, the table that leads from one to the next, and the plays."""

    def __init__(self, layout: Layout) -> None:
        self.layout, self.diagram = layout, layout.diagram
        self.rows: list[Row | None] = []
        self.table: list[int] = []
        self.leaves: list[FlatLeaf] = []
        self.amounts: list[float] = []
        self._leaf_numbers: dict[FlatLeaf, int] = {}
        self._tables: dict[tuple[int, ...], int] = {}
        self._done: dict[tuple[int, State, tuple[tuple[int, int], ...]], int] = {}
        self._uses = {expression: layout.stands_on(expression) for expression in layout.expressions}
        self._sorted = {expression: sorted(uses) for expression, uses in self._uses.items()}
        self._lower: dict[int, Any] = {}
        self._known: dict[Expression, tuple[list[Any], Any]] = {}
        nodes, roots = self.diagram.nodes, self.diagram.roots
        self._nodes = nodes
        self.roots = [self._emit(roots[bases, outs], (bases, outs)) for bases in by_bits() for outs in range(3)]

    def _emit(self, number: int, state: State, fixed: tuple[tuple[int, int], ...] = NOTHING_FIXED) -> int:
        """The row of a node in a state, or the number of its leaf. `fixed` has values of registers that are known."""
        key = number, state, fixed
        if key in self._done:
            return self._done[key]
        node = self._nodes[number]
        if isinstance(node, Leaf):
            self._done[key] = LEAF + self.leaf(FlatLeaf(node.play, *state, self.layout.beside(node)))
            return self._done[key]
        place = self._done[key] = len(self.rows)
        self.rows.append(None)
        throw, top = NO_THROW, number
        if isinstance(node, Fall):
            throw, top = self.layout.throw(node), node.below
        look = self._nodes[top]
        if not isinstance(look, Look):
            self.rows[place] = Row(throw, self._line([self._emit(top, state)]))
        elif self._uses[look.expression] is NOWHERE:
            self.rows[place] = self._asked(throw, look, state)
        else:
            self.rows[place] = self._joined(throw, top, state, fixed)
        return place

    def _asked(self, throw: Throw, look: Look, state: State) -> Row:
        base = self._line([self._emit(look.below[look.values.index(answer)], state) for answer in BOTH])
        compared = self.layout.comparison(look.expression)
        if compared is not None:
            sign, first, second, third, fourth = compared
            return Row(throw, base, registers.COMPARISON, first, second, third, fourth, sign=sign)
        question = self.layout.question(look.expression)
        assert question is not None, look.expression
        if question.amount not in self.amounts:
            self.amounts.append(question.amount)
        place = self.amounts.index(question.amount)
        return Row(throw, base, registers.QUESTION, question.number, second_step=place)

    def _joined(self, throw: Throw, top: int, state: State, fixed: tuple[tuple[int, int], ...]) -> Row:
        look = self._nodes[top]
        assert isinstance(look, Look)
        known = dict(fixed)
        needed = sorted(self._uses[look.expression] - known.keys())
        if len(needed) > 1 and _product(map(self.layout.size, needed)) > self.layout.largest:
            return self._parted(throw, top, state, needed)
        # A fixed value stands for others that lead to the same in this test; in tests below it may not.
        operands = needed if fixed else self._operands(top, needed)
        sizes = [self.layout.size(register) for register in operands]
        ends = self._ends(top, operands, known).tolist()
        any_end = next(end for end in ends if end != NO_WAY)
        base = self._line([self._emit(any_end if end == NO_WAY else end, state) for end in ends])
        steps = [1]
        for size in reversed(sizes[1:]):
            steps.append(steps[-1] * size)
        looked = [*zip(reversed(operands), steps, strict=True), (0, 0), (0, 0)][:MOST_OPERANDS]
        (first, _), (second, second_step), (third, third_step) = looked
        return Row(throw, base, registers.LOOKUP, first, second, third, 0, second_step, third_step)

    def _parted(self, throw: Throw, top: int, state: State, needed: list[int]) -> Row:
        """A look-up that would be too large in two steps: values of its largest register that lead to the same are
        told apart no further."""
        assert len(needed) <= MOST_OPERANDS, self._nodes[top]
        largest = max(needed, key=self.layout.size)
        others = [register for register in needed if register != largest]
        alike: dict[bytes, int] = {}
        ends = []
        for value, leads in enumerate(self._ends(top, [largest, *others], {}).reshape(self.layout.size(largest), -1)):
            if (leads == NO_WAY).all():
                ends.append(NO_WAY)
                continue
            ends.append(self._emit(top, state, ((largest, alike.setdefault(leads.tobytes(), value)),)))
        any_end = next(end for end in ends if end >= 0)
        return Row(throw, self._line([any_end if end < 0 else end for end in ends]), registers.LOOKUP, largest)

    def _operands(self, top: int, needed: list[int]) -> list[int]:
        """The registers that a row looks at: those of its own test, and of tests below while the table stays small."""
        chosen = list(needed)
        assert len(chosen) <= MOST_OPERANDS, self._nodes[top]
        while len(chosen) < MOST_OPERANDS:
            have = set(chosen)
            wanted: Counter[tuple[int, ...]] = Counter()
            seen, waiting = set(), [top]
            while waiting:
                number = waiting.pop()
                node = self._nodes[number]
                if number in seen or not isinstance(node, Look):
                    continue
                seen.add(number)
                uses = self._uses[node.expression]
                if uses is NOWHERE:
                    continue
                if uses <= have:
                    waiting.extend(node.below)
                else:
                    wanted[tuple(sorted(uses - have))] += 1
            room = self.layout.largest // _product(map(self.layout.size, chosen))
            fitting = [
                more for more, _ in sorted(wanted.items(), key=lambda item: (-item[1], item[0]))
                if len(chosen) + len(more) <= MOST_OPERANDS and _product(map(self.layout.size, more)) <= room
            ]  # fmt: skip
            if not fitting:
                break
            chosen += fitting[0]
        return chosen

    def _ends(self, top: int, operands: list[int], known: Mapping[int, int]) -> Any:
        """The nodes that all values of some registers lead to, the last register running fastest; NO_WAY where they
        cannot come up together."""
        sizes = tuple(map(self.layout.size, operands))
        grid = dict(zip(operands, _grid(sizes), strict=True))
        ends = np.full(_product(sizes), top, np.int64)
        waiting = {top}
        while waiting:
            number = waiting.pop()
            node = self._nodes[number]
            if number == NO_WAY or not isinstance(node, Look):
                continue
            uses = self._uses[node.expression]
            if uses is NOWHERE or not uses <= {*operands, *known}:
                continue
            here = np.flatnonzero(ends == number)
            place = tuple(
                grid[register][here] if register in grid else known[register]
                for register in self._sorted[node.expression]
            )
            ends[here] = found = self._below(number, node)[place]
            waiting.update(np.unique(found).tolist())
        return ends

    def _below(self, number: int, node: Look) -> Any:
        """The nodes below a test, by the values of its registers."""
        if number not in self._lower:
            distinct, places = self._outcomes(node.expression)
            lower = [node.below[node.values.index(one)] if one in node.values else NO_WAY for one in distinct]
            self._lower[number] = np.array(lower, np.int64)[places]
        return self._lower[number]

    def _outcomes(self, expression: Expression) -> tuple[list[Any], Any]:
        """The values of a test, and which of them it has by the values of its registers."""
        if expression not in self._known:
            uses = self._sorted[expression]
            sizes = [self.layout.size(register) for register in uses]
            distinct: dict[Any, int] = {}
            places = [
                distinct.setdefault(self.layout.value(expression, dict(zip(uses, values, strict=True))), len(distinct))
                for values in product(*map(range, sizes))
            ]
            self._known[expression] = list(distinct), np.array(places, np.int64).reshape(sizes)
        return self._known[expression]

    def _line(self, ends: list[int]) -> int:
        key = tuple(ends)
        if key not in self._tables:
            self._tables[key] = len(self.table)
            self.table += ends
        return self._tables[key]

    def leaf(self, leaf: FlatLeaf) -> int:
        """The number of a play on given bases and outs."""
        if leaf not in self._leaf_numbers:
            self._leaf_numbers[leaf] = len(self.leaves)
            self.leaves.append(leaf)
        return self._leaf_numbers[leaf]


def by_bits() -> tuple[str, ...]:
    """The base states in the order of the numbers that the walk gives them: first is 1, second 2, third 4."""
    return tuple(sorted(ALL_BASES, key=bits_of))


def bits_of(bases: str) -> int:
    return sum(1 << place for place, mark in enumerate(bases) if mark != "-")


@cache
def _grid(sizes: tuple[int, ...]) -> Any:
    """For each place of a table of these sizes, its coordinates."""
    return np.indices(sizes).reshape(len(sizes), -1)


def _product(sizes: Iterable[Any]) -> int:
    made = 1
    for size in sizes:
        made *= size
    return made
