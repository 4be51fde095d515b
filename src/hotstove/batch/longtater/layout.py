"""The registers of Long Tater!, and what its tests stand on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from hotstove.batch import registers
from hotstove.batch.layout import NOWHERE, Comparison, Layout, Question, Throw, parts
from hotstove.batch.longtater import places as p
from hotstove.diamond.bases import ALL_BASES
from hotstove.odds.diagram.longtater import ARMS, BATTING, PERCENT, PITCHING
from hotstove.odds.diagram.nodes import Diagram, Fall, Leaf, Look, below
from hotstove.odds.diagram.tracing import atoms, evaluated
from hotstove.odds.diagram.unopened import BOTH, Expression

LABELS = {"batter": BATTING, "pitcher": PITCHING}
COLUMNS = {who: list(columns) for who, columns in LABELS.items()}
MOST_LABELS = max(len(labels) for columns in LABELS.values() for labels in columns.values())
NUMBERS = 101
SLOWER = ("call", "<", ("read", "on 1", "steal success"), ("read", "on 2", "steal success"))
"""Of two who steal at once, the runner on first is safe less often."""


class LongTaterLayout(Layout):
    """Draws are compared with ratings as numbers; what stands on runners and arms alone is put into classes."""

    hurts_beside = True
    largest = 210
    """Two columns of a hundred numbers."""

    def __init__(self, diagram: Diagram) -> None:
        super().__init__(diagram)
        self._columns: dict[int, frozenset[tuple[str, str, str]]] = {}
        self.legs: list[list[Expression]] = [[], [], []]
        """Numbers of a runner that draws are compared with, by base."""
        self.batter_flags = self._alone("batter")
        self.batter_classes = list(product(BOTH, repeat=len(self.batter_flags)))
        self.defense_flags = self._alone("defense")
        assert len(self.defense_flags) <= p.DEFENSE_FLAGS
        self.runner_flags = [self._alone(f"on {base}") for base in (1, 2, 3)]
        self.runner_classes = [self._runner_classes(base) for base in (1, 2, 3)]
        self._sizes = {
            registers.INNING: len(self.inning_classes),
            registers.LEAD: len(self.lead_classes),
            p.ARRIVED: 8,
            p.BATTER: len(self.batter_classes),
        }
        self._sizes |= {p.ON + base: len(classes) for base, classes in enumerate(self.runner_classes)}
        self._sizes |= {p.ARMS + place: len(ARMS) for place in range(3)}
        self._sizes |= {p.DEFENSE + place: 2 for place in range(p.DEFENSE_FLAGS)}
        self._flags: dict[Expression, tuple[int, tuple[Any, ...]]] = {}
        """Tests on one player or on the nine alone: the register of his class, and the value for each class."""
        self._sizes |= {register + p.BESIDE: MOST_LABELS for register in p.ROLL_OF.values()}
        for place, expression in enumerate(self.defense_flags):
            self._flags[expression] = p.DEFENSE + place, BOTH
        for register, flags, classes in (
            (p.BATTER, self.batter_flags, self.batter_classes),
            *((p.ON + base, self.runner_flags[base], self.runner_classes[base]) for base in range(3)),
        ):
            for place, expression in enumerate(flags):
                self._flags[expression] = register, tuple(values[place] for values in classes)
        self._uses = {expression: self._stands_on(expression) for expression in self.expressions}

    # Tests on one player, or on the nine, alone.

    def _alone(self, owner: str) -> list[Expression]:
        return [
            expression
            for expression in self.expressions
            if {who for who, _ in parts(expression)} == {owner}
            and all(len(atom) == 3 or owner == "defense" for atom in atoms(expression))
            and self.comparison(expression) is None
            and self.question(expression) is None
        ]

    def seen_of_runner(self, base: int, sba: int, sb: int) -> tuple[Any, ...]:
        """What the tests on a runner alone come to."""
        return tuple(self.of_runner(test, sba, sb) for test in self.runner_flags[base - 1])

    def of_runner(self, expression: Expression, sba: int, sb: int) -> Any:
        """The value of an expression on a runner with these ratings."""
        return evaluated(self.diagram, expression, lambda atom: sba if atom[2] == "sba" else sb)

    def _runner_classes(self, base: int) -> list[tuple[Any, ...]]:
        seen = (self.seen_of_runner(base, sba, sb) for sba in PERCENT for sb in PERCENT)
        return list(dict.fromkeys(seen))

    # What tests stand on.

    def stands_on(self, expression: Expression) -> frozenset[int]:
        return self._uses[expression]

    def _stands_on(self, expression: Expression) -> frozenset[int]:
        if self.comparison(expression) is not None or self.question(expression) is not None:
            return NOWHERE
        if expression in self._flags:
            return frozenset({self._flags[expression][0]})
        return frozenset(map(_register, atoms(expression)))

    def size(self, register: int) -> int:
        return self._sizes.get(register, NUMBERS)

    def value(self, expression: Expression, at: Mapping[int, int]) -> Any:
        flag = self._flags.get(expression)
        if flag is not None:
            return flag[1][at[flag[0]]]

        def seen(atom: Expression) -> Any:
            found = at[_register(atom)]
            if atom[0] == "roll":
                return found
            if atom[0] == "now":
                return ARRIVALS[found] if atom[1] == "arrived" else self.fact(atom[1], at)
            if len(atom) > 3:
                return LABELS[atom[1]][atom[2]][found]
            return found

        try:
            return evaluated(self.diagram, expression, seen)
        except (KeyError, IndexError, ValueError):
            return None

    def throw(self, fall: Fall) -> Throw:
        purpose = fall.question.purpose
        dice = fall.question.place  # type: ignore[union-attr]
        read = {(who, field) for thrown, who, field in self._reads(fall.below) if thrown == purpose}
        if not read:
            return Throw(p.ROLL_OF[purpose], registers.NUMBERS_CARD, 0, dice)
        ((who, field),) = read
        card = p.BATTER_CARD if who == "batter" else p.PITCHER_CARD
        return Throw(p.ROLL_OF[purpose], card, COLUMNS[who].index(field), dice)

    def _reads(self, number: int) -> frozenset[tuple[str, str, str]]:
        """Purpose, card and column of everything that is read at a number drawn above a node."""
        found = self._columns.get(number)
        if found is None:
            node = self.diagram.nodes[number]
            reads: set[tuple[str, str, str]] = set()
            if isinstance(node, Look):
                reads |= {(a[3][1], a[1], a[2]) for a in atoms(node.expression) if a[0] == "read" and _at_number(a)}
            for lower in below(node):
                reads |= self._reads(lower)
            if isinstance(node, Fall):
                reads = {read for read in reads if read[0] != node.question.purpose}
            found = self._columns[number] = frozenset(reads)
        return found

    def comparison(self, expression: Expression) -> Comparison | None:
        if expression[0] != "call" or expression[1] not in registers.SIGNS:
            return None
        one, other = self._sum(expression[2]), self._sum(expression[3])
        if one is None or other is None:
            return None
        first, second, third, fourth = *_two(one), *_two(other)
        return Comparison(registers.SIGNS.index(expression[1]), first, second, third, fourth)

    def _sum(self, expression: Expression) -> list[int] | None:
        """The registers whose sum an expression is."""
        if expression[:2] == ("call", "+"):
            one, other = self._sum(expression[2]), self._sum(expression[3])
            return None if one is None or other is None else one + other
        if expression[0] == "roll":
            return [p.ROLL_OF[expression[1]]]
        if expression[0] == "read" and expression[2] in ("br", "pr", "e"):
            return [_register(expression)]
        owners = {who for who, _ in parts(expression)}
        if expression[0] == "call" and expression[1].rpartition(".")[2] in ("sba_for", "sb_for", "sb_when_called"):
            (owner,) = owners
            base = int(owner[3]) - 1
            if expression not in self.legs[base]:
                self.legs[base].append(expression)
                assert len(self.legs[base]) <= p.LEGS_EACH
            return [p.LEGS + p.LEGS_EACH * base + self.legs[base].index(expression)]
        return None

    def question(self, expression: Expression) -> Question | None:
        if expression[:3] == ("call", "<", ("now", "hit and run gain")):
            return Question(p.GAIN, expression[3][1])
        if expression[:3] == ("call", "<", ("call", "*", ("now", "hit and run gain"), ("now", "run weight"))):
            return Question(p.WEIGHED_GAIN, expression[3][1])
        if expression == SLOWER:
            return Question(p.SLOWER)
        if expression[:2] == ("call", ">=") and expression[2][0] == "read" and expression[2][2] == "steal success":
            return Question(p.STEAL + int(expression[2][1][3]), expression[3][1])
        return None

    def besides(self) -> Expression:
        """What is told beside plays, an expression of two draws; nothing where nobody is hurt."""
        leaves = (node for node in map(self.diagram.nodes.__getitem__, self.reached) if isinstance(node, Leaf))
        found = {leaf.beside for leaf in leaves if leaf.adds}
        return found.pop() if found else ()


ARRIVALS = tuple(sorted(ALL_BASES, key=lambda bases: sum(1 << place for place in range(3) if bases[place] != "-")))


def _at_number(atom: Expression) -> bool:
    return len(atom) > 3 and bool(atom[3][0] == "roll")


def _two(sum_of: list[int]) -> tuple[int, int]:
    first, second = [*sum_of, registers.NOTHING][:2]
    return first, second


def _register(atom: Expression) -> int:
    if atom[0] == "roll":
        return p.ROLL_OF[atom[1]]
    if atom[0] == "now":
        return {"inning": registers.INNING, "lead": registers.LEAD, "arrived": p.ARRIVED}[atom[1]]
    who, field = atom[1], atom[2]
    if _at_number(atom):
        return p.ROLL_OF[atom[3][1]] + p.BESIDE
    if field == "br":
        return p.BR
    if field == "pr":
        return p.PR
    assert field in ("e", "oa"), atom
    position = int(who[3])
    return p.ERRORS + position if field == "e" else p.ARMS + position - 7
