"""The registers of Replay Baseball, and what its tests stand on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotstove.batch import registers
from hotstove.batch.layout import NOWHERE, Comparison, Layout, Question, Throw, parts
from hotstove.batch.replay import places as p
from hotstove.batch.replay.thinking import COLUMNS
from hotstove.diamond.play import Play
from hotstove.games.replay.counting import counted
from hotstove.games.replay.dice import READ_AS_TENS, SUM, THREE_DICE, TWO_DICE
from hotstove.games.replay.flags import flagged
from hotstove.games.replay.squares import LETTERS, SYMBOLS
from hotstove.odds.diagram.nodes import Diagram, Fall, Leaf
from hotstove.odds.diagram.replay import ERRORS, MEETINGS, NAMED, PITCHERS_MARKS, TOTALS
from hotstove.odds.diagram.tracing import atoms, evaluated
from hotstove.odds.diagram.unopened import BOTH, Expression

PENDING = ("", *(base + mark for base in "12" for mark in (*SYMBOLS, *LETTERS)))
WITH_RED = "hotstove.games.replay.dice.with_red"
DICE = {"hotstove.games.replay.dice.row_of": "row", "hotstove.games.replay.dice.blue_of": "blue",
        "hotstove.games.replay.dice.column_of": "column"}  # fmt: skip
IN_COLUMN = {
    "number": {4: "number 4", 6: "number 6"},
    "total": {0: "total", 6: "total 6"},
    "best total": {0: "best total", 6: "best total 6"},
    "grade": {0: "grade", 6: "grade 6"},
    "best": {0: "best", 6: "best 6"},
    "shaded": {0: "shaded", 6: "shaded 6"},
    "raised": {0: "raised", 6: "raised 6"},
    "mark": {0: "mark", 6: "mark 6"},
    "infielder": {0: "infielder", 6: "infielder 6"},
}
"""Names of what is read at a pitch, by the column in which it is read; 0 for that of the dice."""
REGISTERS = {
    "inning": registers.INNING, "lead": registers.LEAD, "pending": p.PENDING, "behind": p.BEHIND,
    "column": p.COLUMN, "row": p.ROW, "blue": p.BLUE, "number 4": p.NUMBER_4, "total": p.TOTAL, "total 6": p.TOTAL_6,
    "raised": p.RAISED, "mark": p.SYMBOLS, "pitcher's raised": p.SYMBOLS, "mark 6": p.SYMBOLS_6,
    "pitcher's raised 6": p.SYMBOLS_6, "infielder": p.NAMED, "infielder 6": p.NAMED_6, "plan": p.PLAN,
    "grade": p.GRADE_HERE, "grade 6": p.GRADE_6, "best total": p.BEST_TOTAL, "best total 6": p.BEST_TOTAL_6,
    "catches": p.CATCHES, "has park": p.HAS_PARK, "may declare": p.MAY_DECLARE,
    "shaded": p.SHADED, "shaded 6": p.SHADED_6, "number 6": p.NUMBER_6,
    "best": p.BEST, "best 6": p.BEST_6,
}  # fmt: skip
READS = {
    ("pair", "hands"): p.HANDS, ("batter", "speed"): p.SPEED, ("batter", "bunt"): p.BUNT, ("pitcher", "hold"): p.HOLD,
    ("pitcher", "wild"): p.WILD, ("pitcher", "best column"): p.BEST_COLUMN,
}  # fmt: skip
GLOVES = {"rating": p.RATING, "second": p.SECOND, "error": p.ERROR}
RUNNERS = {"speed": p.SPEED + 1, "letter": p.LETTER, "jump": p.JUMP}
DICE_OF = {THREE_DICE.name: p.THREE_DICE, TWO_DICE.name: p.TWO_DICE, READ_AS_TENS.name: p.TENS, SUM.name: p.SUM}
TRUTHS = ("behind", "catches", "has park", "may declare", "shaded", "shaded 6")
SYMBOL_KINDS = len(PITCHERS_MARKS) * p.RAISED_KINDS


class ReplayLayout(Layout):
    """The dice of a pitch are read at once, on both cards; tests stand on what they showed."""

    def __init__(self, diagram: Diagram) -> None:
        super().__init__(diagram)
        self._plain = {expression: plain(expression) for expression in self.expressions}
        self.flags: list[Expression] = []
        """Tests on the batter alone: what he is worth, whether he bunts better, whether he meets the ball."""
        self._uses = {expression: self._stands_on(expression) for expression in self.expressions}
        assert len(self.flags) <= p.MOST_FLAGS
        self._sizes = {
            registers.INNING: len(self.inning_classes),
            registers.LEAD: len(self.lead_classes),
            p.PENDING: len(PENDING),
            p.TOTAL: len(TOTALS) + 1,
            p.TOTAL_6: len(TOTALS) + 1,
            p.BEST_TOTAL: len(TOTALS) + 1,
            p.BEST_TOTAL_6: len(TOTALS) + 1,
            **dict.fromkeys((p.CATCHES, p.HAS_PARK, p.MAY_DECLARE, p.SHADED, p.SHADED_6), 2),
            p.BEST_COLUMN: len(COLUMNS),
            p.NUMBER_4: 26,
            p.NUMBER_6: 61,
            p.RAISED: 100,
            p.SYMBOLS: SYMBOL_KINDS,
            p.SYMBOLS_6: SYMBOL_KINDS,
            p.PLAN: 70,
            p.BEHIND: 2,
            p.HANDS: 2,
            **dict.fromkeys((p.COLUMN, p.ROW, p.BLUE, p.NAMED, p.NAMED_6), 6),
            **{p.LETTER + base: len(LETTERS) for base in range(3)},
            **{p.FLAGS + place: 2 for place in range(p.MOST_FLAGS)},
            **{p.SECOND + position: 11 for position in range(1, 10)},
            **{p.ERROR + position: len(ERRORS) for position in range(1, 10)},
            **{p.ROLL_OF[purpose]: 67 for purpose in ("error", "catcher-error", "battery", "bunt")},
            p.ROLL_OF["rare"]: 13,
        }

    def stands_on(self, expression: Expression) -> frozenset[int]:
        return self._uses[expression]

    def _stands_on(self, expression: Expression) -> frozenset[int]:
        if self.comparison(expression) is not None or self.question(expression) is not None:
            return NOWHERE
        on = parts(expression)
        if on <= {("batter", "value"), ("batter", "contact"), ("batter", "bunt hit value")}:
            if expression not in self.flags:
                self.flags.append(expression)
            return frozenset({p.FLAGS + self.flags.index(expression)})
        return frozenset(map(_register, atoms(self._plain[expression])))

    def size(self, register: int) -> int:
        """Ratings and single dice have at most six values, from 1 on."""
        return self._sizes.get(register, 7)

    def value(self, expression: Expression, at: Mapping[int, int]) -> Any:
        if expression in self.flags:
            return BOTH[at[p.FLAGS + self.flags.index(expression)]]

        def seen(atom: Expression) -> Any:
            found = at[_register(atom)]
            if atom[0] == "roll":
                return found
            if atom[0] == "now":
                return self._fact(atom[1], found, at)
            field = atom[2]
            if field == "hands":
                return MEETINGS[found]
            if field == "letter":
                return LETTERS[found]
            if field == "best column":
                return COLUMNS[found]
            return found - 1 if field == "second" else found

        try:
            return evaluated(self.diagram, self._plain[expression], seen)
        except (KeyError, IndexError, ValueError):
            return None

    def _fact(self, name: str, found: int, at: Mapping[int, int]) -> Any:
        if name in ("inning", "lead"):
            return self.fact(name, at)
        if name in ("column", "row", "blue"):
            return found + 1
        if name.startswith("mark"):
            return PITCHERS_MARKS[found // p.RAISED_KINDS]
        if name.startswith("pitcher's raised"):
            return found % p.RAISED_KINDS
        if name.startswith("infielder"):
            return NAMED[found]
        if name == "pending":
            return PENDING[found]
        return BOTH[found] if name in TRUTHS else found

    def throw(self, fall: Fall) -> Throw:
        question: Any = fall.question
        dice = DICE_OF.get(question.dice.name, p.ONE_DIE)
        return Throw(p.ROLL_OF[question.purpose], registers.NUMBERS_CARD, 0, dice)

    def comparison(self, expression: Expression) -> Comparison | None:
        """An error rating against two dice: too many values for a look-up."""
        if expression[:2] == ("call", ">") and expression[2][0] == "roll" and expression[3][2:] == ("error",):
            sign = registers.SIGNS.index(">")
            return Comparison(sign, p.ROLL_OF[expression[2][1]], registers.NOTHING, _register(expression[3]), 0)
        return None

    def question(self, expression: Expression) -> Question | None:
        on = parts(expression)
        if ("now", "fraction") in on:
            assert expression[1] == ">"
            return Question(p.FRACTION, expression[3][1])
        if ("on deck", "value") in on:
            assert expression[1] == ">"
            return Question(p.ON_DECK, expression[3][1])
        return None

    def marks(self, play: Play, bases: str, beside: int) -> int:
        done = counted(play, bases)
        found = int(done.faced) << p.IS_FACED | int(done.reached) << p.IS_REACHED | int(done.next_batter) << p.IS_NEXT
        found |= beside << p.MARK_BITS
        stealing = flagged(play, bases, SYMBOLS[0], 0).aside.stealing
        if stealing and beside:
            found |= int(stealing[0]) << p.STEAL_BASE
        return found | PENDING.index(play.aside.stealing) << p.PENDING_BITS

    def beside(self, leaf: Leaf) -> int:
        """Whose mark counts, and whether games may be missed."""
        if not leaf.adds:
            return 0
        _, _, _, mark, missed = leaf.beside
        source = 0 if mark[0] == "const" else {0: 1, 4: 2, 6: 3}[_column(mark)]
        return source if missed[0] == "const" else source | 1 << (p.MISSES - p.MARK_BITS)


def plain(expression: Expression) -> Expression:
    """The expression with what is read at a pitch under its own names."""
    if expression[0] == "call":
        if expression[1] in DICE:
            return "now", DICE[expression[1]]
        if expression[1] == "+" and {part[2] for part in expression[2:] if part[0] == "read"} == {"plan"}:
            return "now", "plan"
    if expression[0] in ("call", "chart"):
        return *expression[:2], *map(plain, expression[2:])
    if expression[:2] == ("read", "park"):
        return "now", "catches"
    if expression[0] == "read" and len(expression) > 3 and expression[2] in IN_COLUMN:
        name = IN_COLUMN[expression[2]][_column(expression)]
        return "now", f"pitcher's {name}" if expression[1:3] == ("pitcher", "raised") else name
    return expression


def _column(expression: Expression) -> int:
    """The column in which something is read: 4 or 6 where the dice are moved there, 0 for that of the dice."""
    if expression[:2] == ("call", WITH_RED):
        return int(expression[3][1])
    return max((_column(part) for part in expression if isinstance(part, tuple)), default=0)


def _register(atom: Expression) -> int:
    if atom[0] == "roll":
        return p.ROLL_OF[atom[1]]
    if atom[0] == "now":
        return REGISTERS[atom[1]]
    who, field = atom[1], atom[2]
    if who[:2] == "on":
        return RUNNERS[field] + int(who[3]) - 1
    if who[:2] == "at":
        return GLOVES[field] + int(who[3])
    return READS[who, field]
