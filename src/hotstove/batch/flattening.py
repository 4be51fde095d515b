"""A diagram as arrays: domains cut down to what tests can tell apart, neighbouring tests joined into one look-up."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, NamedTuple

from hotstove.batch import registers
from hotstove.batch.thinking import HANDS, INNINGS, LEADS
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.play import Play
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.diagram.nodes import Diagram, Fall, Leaf, Look, State
from hotstove.odds.diagram.superstar import BUNTS, TIRED
from hotstove.odds.diagram.tracing import atoms, evaluated
from hotstove.odds.diagram.unopened import BOTH, Expression

LARGEST = 700
"""Cells of the largest joined look-up: larger ones leave the cache."""
MOST_OPERANDS = 3
LEAF = 1 << 15
"""Numbers from here on are plays on given bases and outs."""
_LOTS = frozenset({registers.FRACTION, registers.ON_DECK})
_PITCHERS_OWN = frozenset({("pitcher", "square"), ("pitcher", "tired"), ("defense", "row")})


class Square(NamedTuple):
    """What decides a pitch before anybody swings."""

    roll: int
    symbol: str
    owned: str
    """"out" where the number belongs to the fielders."""
    tired: int


class Row(NamedTuple):
    """A node of the walk: what is rolled, and the look-up that leads on.

    The next row stands in the table at `base` + E[first] + second_step * E[second] + third_step * E[third].
    """

    roll: int
    card: int
    base: int
    first: int = 0
    second: int = 0
    third: int = 0
    second_step: int = 0
    third_step: int = 0


class Flat:
    """The rows, the table that leads from one to the next, and what the classes stand for."""

    def __init__(self, diagram: Diagram) -> None:
        self.diagram = diagram
        self.rows: list[Row | None] = []
        self.table: list[int] = []
        self.leaves: list[tuple[Play, str, int]] = []
        self._leaf_numbers: dict[tuple[Play, str, int], int] = {}
        self._tables: dict[tuple[int, ...], int] = {}
        self._done: dict[tuple[int, State], int] = {}
        self._reached = sorted(diagram.reachable())
        self._expressions = list(
            dict.fromkeys(
                node.expression for node in map(diagram.nodes.__getitem__, self._reached) if type(node) is Look
            )
        )
        self.flags: list[Expression] = []
        """Tests on the batter alone: what he is worth, whether he bunts, whether he meets the ball."""
        self.threshold: Expression | None = None
        """What the moment's fraction is compared with, by the runner on first."""
        self.margin = 0.0
        """By how much the batter must be better than the one on deck."""
        self._uses = {expression: self._registers(expression) for expression in self._expressions}
        self.inning_classes = self._classes(("now", "inning"), INNINGS)
        self.lead_classes = self._classes(("now", "lead"), LEADS)
        self.batter_classes = list(product(*[BUNTS if _is_bunt(flag) else BOTH for flag in self.flags]))
        self.pitch_classes = self._pitch_classes()
        self._square_of = {number: square for square, number in reversed(self.pitch_classes.items())}
        self.roots = [self._emit(diagram.roots[bases, outs], (bases, outs)) for bases in by_bits() for outs in range(3)]

    # Registers.

    def _registers(self, expression: Expression) -> frozenset[int]:
        """The registers that an expression stands on."""
        stands_on = _parts(expression)
        if ("now", "fraction") in stands_on:
            assert expression[1] == "<" and expression[2] == ("now", "fraction")
            self.threshold = expression[3]
            return frozenset({registers.FRACTION})
        if ("on deck", "value") in stands_on:
            assert expression[1] == ">" and expression[3][0] == "const"
            self.margin = expression[3][1]
            return frozenset({registers.ON_DECK})
        if stands_on & _PITCHERS_OWN or (expression[0] == "call" and stands_on == {("roll", "pitch")}):
            return frozenset({registers.PITCH_CLASS})
        found = set()
        for kind, name in stands_on:
            if (kind, name) == ("batter", "square"):
                found = {registers.SYMBOL}
                break
            found.add(_register(kind, name))
        if found == {registers.BATTER} and expression not in self.flags:
            self.flags.append(expression)
        return frozenset(found)

    def _size(self, register: int) -> int:
        sizes = {
            registers.INNING: len(self.inning_classes),
            registers.LEAD: len(self.lead_classes),
            registers.ARM: 2,
            registers.BATTER: len(self.batter_classes),
            registers.ON_FIRST: 12,
            registers.ON_SECOND: 6,
            registers.ON_THIRD: 6,
            registers.SYMBOL: len(BATTER_SYMBOLS),
            registers.PITCH_CLASS: len(set(self.pitch_classes.values())),
        }
        return sizes.get(register, len(NUMBERS))

    def _classes(self, fact: Expression, domain: tuple[int, ...]) -> list[list[int]]:
        """The values of a fact, put together where no test tells them apart."""
        tests = [expression for expression in self._expressions if atoms(expression) == [fact]]
        groups: dict[Any, list[int]] = {}
        for value in domain:
            seen = tuple(evaluated(self.diagram, test, lambda _, value=value: value) for test in tests)  # type: ignore[misc]
            groups.setdefault(seen, []).append(value)
        return list(groups.values())

    def _pitch_classes(self) -> dict[Square, int]:
        """Squares of the pitcher's chart, put together where every pitch leads on to the same."""
        nodes = self.diagram.nodes
        pitches = [node.below for node in map(nodes.__getitem__, self._reached)
                   if isinstance(node, Fall) and node.question.purpose == "pitch"]  # fmt: skip
        groups: dict[Any, int] = {}
        found = {}
        for roll, symbol, tired in product(NUMBERS, PITCHER_SYMBOLS, TIRED):
            for owned in ("", "out") if roll <= 15 else ("",):
                square = Square(roll, symbol, owned, tired)
                seen = tuple(self._descend(node, square) for node in pitches)
                found[square] = groups.setdefault(seen, len(groups))
        return found

    def _descend(self, number: int, square: Square) -> int:
        """Where a pitch leads as far as the pitcher's own square decides; -1 where it cannot come up."""
        while True:
            node = self.diagram.nodes[number]
            if not isinstance(node, Look) or self._uses[node.expression] != {registers.PITCH_CLASS}:
                return number
            value = self._pitched(node.expression, square)
            if value not in node.values:
                return -1
            number = node.below[node.values.index(value)]

    def _pitched(self, expression: Expression, square: Square) -> Any:
        """The value of a test on the pitcher's square; None where a chart has no such cell."""
        if expression[0] == "chart" and ("defense", "row") in _parts(expression):
            return square.owned

        def at(atom: Expression) -> Any:
            return square.roll if atom[0] == "roll" else square.symbol if atom[2] == "square" else square.tired

        try:
            return evaluated(self.diagram, expression, at)
        except KeyError:
            return None

    def _value(self, expression: Expression, at: dict[int, int]) -> Any:
        """The value of a test, its registers given."""
        if expression in self.flags:
            return self.batter_classes[at[registers.BATTER]][self.flags.index(expression)]

        def seen(atom: Expression) -> Any:
            kind, name = atom[0], atom[1]
            if kind == "roll":
                return NUMBERS[at[registers.ROLL_OF[name]]]
            if kind == "now":
                classes = self.inning_classes if name == "inning" else self.lead_classes
                return classes[at[registers.INNING if name == "inning" else registers.LEAD]][0]
            who, field = atom[1], atom[2]
            if field == "square":
                return BATTER_SYMBOLS[at[registers.SYMBOL]]
            if field == "arm":
                return bool(at[registers.ARM])
            if field == "has record":
                return at[registers.ON_FIRST] >= 6
            if field == "running":
                return at[_register(who, field)] % 6
            if field == "bunt":
                return self.batter_classes[at[registers.BATTER]][self.flags.index(atom)]
            raise KeyError(atom)

        return evaluated(self.diagram, expression, seen)

    # Rows.

    def _emit(self, number: int, state: State) -> int:
        """The row of a node in a state, or the number of its leaf."""
        key = number, state
        if key in self._done:
            return self._done[key]
        node = self.diagram.nodes[number]
        if isinstance(node, Leaf):
            self._done[key] = LEAF + self.leaf(node.play, *state)
            return self._done[key]
        place = self._done[key] = len(self.rows)
        self.rows.append(None)
        roll = card = 0
        top = number
        if isinstance(node, Fall):
            purpose = node.question.purpose
            roll = registers.ROLL_OF[purpose]
            cards = {"pitch": registers.PITCH_CARD, "swing": registers.SWING_CARD}
            card = cards.get(purpose, registers.NUMBERS_CARD)
            top = node.below
        look = self.diagram.nodes[top]
        if not isinstance(look, Look) or (roll and self._uses[look.expression] & _LOTS):
            self.rows[place] = Row(roll, card, self._line([self._emit(top, state)]))
        elif self._uses[look.expression] & _LOTS:
            (question,) = self._uses[look.expression]
            answers = [self._emit(look.below[look.values.index(answer)], state) for answer in BOTH]
            self.rows[place] = Row(question, 0, self._line(answers))
        else:
            self.rows[place] = self._joined(roll, card, top, state)
        return place

    def _joined(self, roll: int, card: int, top: int, state: State) -> Row:
        operands = self._operands(top)
        sizes = [self._size(register) for register in operands]
        ends: list[int | None] = []
        for values in product(*map(range, sizes)):
            ends.append(self._follow(top, dict(zip(operands, values, strict=True))))
        any_end = next(end for end in ends if end is not None)
        base = self._line([self._emit(any_end if end is None else end, state) for end in ends])
        steps = [1]
        for size in reversed(sizes[1:]):
            steps.append(steps[-1] * size)
        looked = [*zip(reversed(operands), steps, strict=True), (0, 0), (0, 0)][:MOST_OPERANDS]
        (first, _), (second, second_step), (third, third_step) = looked
        return Row(roll, card, base, first, second, third, second_step, third_step)

    def _operands(self, top: int) -> list[int]:
        """The registers that a row looks at: those of its own test, and of tests below while the table stays small."""
        nodes = self.diagram.nodes
        top_node = nodes[top]
        assert isinstance(top_node, Look)
        chosen = sorted(self._uses[top_node.expression])
        assert len(chosen) <= MOST_OPERANDS, top_node.expression
        while len(chosen) < MOST_OPERANDS:
            wanted: Counter[tuple[int, ...]] = Counter()
            seen, waiting = set(), [top]
            while waiting:
                number = waiting.pop()
                node = nodes[number]
                if number in seen or not isinstance(node, Look):
                    continue
                seen.add(number)
                uses = self._uses[node.expression]
                if uses & _LOTS:
                    continue
                if uses <= set(chosen):
                    waiting.extend(node.below)
                else:
                    wanted[tuple(sorted(uses - set(chosen)))] += 1
            room = LARGEST // _product(self._size(register) for register in chosen)
            fitting = [
                more for more, _ in sorted(wanted.items(), key=lambda item: (-item[1], item[0]))
                if len(chosen) + len(more) <= MOST_OPERANDS and _product(map(self._size, more)) <= room
            ]  # fmt: skip
            if not fitting:
                break
            chosen += fitting[0]
        return chosen

    def _follow(self, number: int, at: dict[int, int]) -> int | None:
        """The node that some values of registers lead to; None where they cannot come up together."""
        while True:
            node = self.diagram.nodes[number]
            if not isinstance(node, Look) or not self._uses[node.expression] <= at.keys():
                return number
            if registers.PITCH_CLASS in self._uses[node.expression]:
                value = self._pitched(node.expression, self._square_of[at[registers.PITCH_CLASS]])
            else:
                value = self._value(node.expression, at)
            if value not in node.values:
                return None
            number = node.below[node.values.index(value)]

    def _line(self, ends: list[int]) -> int:
        key = tuple(ends)
        if key not in self._tables:
            self._tables[key] = len(self.table)
            self.table += ends
        return self._tables[key]

    def leaf(self, play: Play, bases: str, outs: int) -> int:
        """The number of a play on given bases and outs."""
        key = play, bases, outs
        if key not in self._leaf_numbers:
            self._leaf_numbers[key] = len(self.leaves)
            self.leaves.append(key)
        return self._leaf_numbers[key]


def by_bits() -> tuple[str, ...]:
    """The base states in the order of the numbers that the walk gives them: first is 1, second 2, third 4."""
    return tuple(sorted(ALL_BASES, key=bits_of))


def bits_of(bases: str) -> int:
    return sum(1 << place for place, mark in enumerate(bases) if mark != "-")


def _parts(expression: Expression) -> set[tuple[str, str]]:
    """What an expression stands on, by kind or owner, and name."""
    found = set()
    for atom in atoms(expression):
        found.add((atom[0], atom[1]) if atom[0] in ("roll", "now") else (atom[1], atom[2]))
    return found


def _register(kind: str, name: str) -> int:
    if kind == "roll":
        return registers.ROLL_OF[name]
    if kind == "now":
        return registers.INNING if name == "inning" else registers.LEAD
    by_owner = {
        "on 1": registers.ON_FIRST,
        "on 2": registers.ON_SECOND,
        "on 3": registers.ON_THIRD,
        "catcher": registers.ARM,
        "batter": registers.BATTER,
    }
    return by_owner[kind]


def _is_bunt(flag: Expression) -> bool:
    return flag == ("read", "batter", "bunt")


def _product(sizes: Any) -> int:
    made = 1
    for size in sizes:
        made *= size
    return made


__all__ = ["HANDS", "LEAF", "Flat", "Row", "Square", "bits_of", "by_bits"]
