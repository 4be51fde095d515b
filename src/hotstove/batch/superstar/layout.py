"""The registers of Superstar Baseball, and what its tests stand on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

from hotstove.batch import registers
from hotstove.batch.layout import NOWHERE, Layout, Question, Throw, parts
from hotstove.batch.superstar.places import (
    ARM,
    BATTER,
    FRACTION,
    ON_DECK,
    ON_FIRST,
    ON_SECOND,
    ON_THIRD,
    PITCH_CARD,
    PITCH_CLASS,
    ROLL_OF,
    SWING_CARD,
    SYMBOL,
)
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.diagram.nodes import Diagram, Fall, Look
from hotstove.odds.diagram.superstar import BUNTS, TIRED
from hotstove.odds.diagram.tracing import evaluated
from hotstove.odds.diagram.unopened import BOTH, Expression

_PITCHERS_OWN = frozenset({("pitcher", "square"), ("pitcher", "tired"), ("defense", "row")})
_BY_OWNER = {"on 1": ON_FIRST, "on 2": ON_SECOND, "on 3": ON_THIRD, "catcher": ARM, "batter": BATTER}
_CARDS = {"pitch": PITCH_CARD, "swing": SWING_CARD}


class Square(NamedTuple):
    """What decides a pitch before anybody swings."""

    roll: int
    symbol: str
    owned: str
    """"out" where the number belongs to the fielders."""
    tired: int


class SuperstarLayout(Layout):
    """Pitches are put into classes of squares, batters into classes of what the manager asks about them."""

    def __init__(self, diagram: Diagram) -> None:
        super().__init__(diagram)
        self.flags: list[Expression] = []
        """Tests on the batter alone: what he is worth, whether he bunts, whether he meets the ball."""
        self.threshold: Expression | None = None
        """What the moment's fraction is compared with, by the runner on first."""
        self._uses = {expression: self._stands_on(expression) for expression in self.expressions}
        self.batter_classes = list(product(*[BUNTS if _is_bunt(flag) else BOTH for flag in self.flags]))
        self.pitch_classes = self._pitch_classes()
        self._square_of = {number: square for square, number in reversed(self.pitch_classes.items())}
        self._sizes = {
            registers.INNING: len(self.inning_classes),
            registers.LEAD: len(self.lead_classes),
            ARM: 2,
            BATTER: len(self.batter_classes),
            ON_FIRST: 12,
            ON_SECOND: 6,
            ON_THIRD: 6,
            SYMBOL: len(BATTER_SYMBOLS),
            PITCH_CLASS: len(set(self.pitch_classes.values())),
        }

    def stands_on(self, expression: Expression) -> frozenset[int]:
        return self._uses[expression]

    def _stands_on(self, expression: Expression) -> frozenset[int]:
        stands_on = parts(expression)
        if ("now", "fraction") in stands_on:
            assert expression[1] == "<" and expression[2] == ("now", "fraction")
            self.threshold = expression[3]
            return NOWHERE
        if ("on deck", "value") in stands_on:
            assert expression[1] == ">" and expression[3][0] == "const"
            return NOWHERE
        if stands_on & _PITCHERS_OWN or (expression[0] == "call" and stands_on == {("roll", "pitch")}):
            return frozenset({PITCH_CLASS})
        found = set()
        for kind, name in stands_on:
            if (kind, name) == ("batter", "square"):
                found = {SYMBOL}
                break
            found.add(_register(kind, name))
        if found == {BATTER} and expression not in self.flags:
            self.flags.append(expression)
        return frozenset(found)

    def question(self, expression: Expression) -> Question:
        if ("now", "fraction") in parts(expression):
            return Question(FRACTION)
        return Question(ON_DECK, expression[3][1])

    def size(self, register: int) -> int:
        return self._sizes.get(register, len(NUMBERS))

    def throw(self, fall: Fall) -> Throw:
        purpose = fall.question.purpose
        return Throw(ROLL_OF[purpose], _CARDS.get(purpose, registers.NUMBERS_CARD))

    def _pitch_classes(self) -> dict[Square, int]:
        """Squares of the pitcher's chart, put together where every pitch leads on to the same."""
        nodes = self.diagram.nodes
        pitches = [node.below for node in map(nodes.__getitem__, self.reached)
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
        while True:
            node = self.diagram.nodes[number]
            if not isinstance(node, Look) or self._uses[node.expression] != {PITCH_CLASS}:
                return number
            value = self._pitched(node.expression, square)
            if value not in node.values:
                return -1
            number = node.below[node.values.index(value)]

    def _pitched(self, expression: Expression, square: Square) -> Any:
        """The value of a test on the pitcher's square; None where a chart has no such cell."""
        if expression[0] == "chart" and ("defense", "row") in parts(expression):
            return square.owned

        def at(atom: Expression) -> Any:
            return square.roll if atom[0] == "roll" else square.symbol if atom[2] == "square" else square.tired

        try:
            return evaluated(self.diagram, expression, at)
        except KeyError:
            return None

    def value(self, expression: Expression, at: Mapping[int, int]) -> Any:
        if PITCH_CLASS in self._uses[expression]:
            return self._pitched(expression, self._square_of[at[PITCH_CLASS]])
        if expression in self.flags:
            return self.batter_classes[at[BATTER]][self.flags.index(expression)]

        def seen(atom: Expression) -> Any:
            kind, name = atom[0], atom[1]
            if kind == "roll":
                return NUMBERS[at[ROLL_OF[name]]]
            if kind == "now":
                return self.fact(name, at)
            who, field = atom[1], atom[2]
            if field == "square":
                return BATTER_SYMBOLS[at[SYMBOL]]
            if field == "arm":
                return bool(at[ARM])
            if field == "has record":
                return at[ON_FIRST] >= 6
            if field == "running":
                return at[_register(who, field)] % 6
            if field == "bunt":
                return self.batter_classes[at[BATTER]][self.flags.index(atom)]
            raise KeyError(atom)

        return evaluated(self.diagram, expression, seen)


def _register(kind: str, name: str) -> int:
    if kind == "roll":
        return ROLL_OF[name]
    if kind == "now":
        return registers.INNING if name == "inning" else registers.LEAD
    return _BY_OWNER[kind]


def _is_bunt(flag: Expression) -> bool:
    return flag == ("read", "batter", "bunt")
