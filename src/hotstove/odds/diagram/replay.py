"""Replay Baseball as a diagram: what stands on its cards, and which values each field may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import PARK, column_of
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.flags import flagged
from hotstove.games.replay.lines import read_line
from hotstove.games.replay.matchup import NO_GLOVE, Matchup, Meeting
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.options import Options
from hotstove.games.replay.resolving import symbol_for
from hotstove.games.replay.squares import FLYBALL, INFIELDERS, LETTERS, SHADED_COLUMNS, SYMBOLS, Grade, Square
from hotstove.odds.diagram.making import ALL_STATES, NO_FACTS, PolicyOf, made
from hotstove.odds.diagram.nodes import Diagram, State
from hotstove.odds.diagram.tracing import Tracer
from hotstove.odds.diagram.unopened import BOTH, Expression, Unopened
from hotstove.odds.diagram.walking import NOT_ROLLED, Reader

ROOMS = ("hotstove.games.replay", "hotstove.diamond")
NUMBERS = tuple(range(1, 61))
RAISED = tuple(range(100))
"""Beside a 55 up to 6, in square 2-1 the games that he misses."""
MARKS = ("", *SYMBOLS, *LETTERS, "R")
GRADES = tuple(range(6))
"""0 where an infielder is named."""
TOTALS = tuple(range(1, NUMBERS[-1] + GRADES[-1] + 1))
PITCHERS_MARKS = tuple(
    "".join(letter for letter, there in zip("*Wkw", chosen, strict=True) if there) for chosen in product(BOTH, repeat=4)
)
PITCHERS_RAISED = tuple(range(7))
NAMED = ("", *INFIELDERS, FLYBALL)
SPEEDS, BUNTS, RATINGS, HOLDS = (tuple(range(1, 6)),) * 4
JUMPS, WILD = (tuple(range(7)),) * 2
SECOND = tuple(range(-1, 10))
ERRORS = tuple(range(100))
PARK_NOT_ROLLED: Expression = ("roll", PARK.purpose, 0)
PLANS = tuple(range(1, 35))
MEETINGS = ("opposite", "same")
HANDS = ("L", "R")


class Number(Unopened):
    """The number of a batter's square; with the pitcher's grade it makes one total, which the charts are asked for."""

    __slots__ = ()

    def __add__(self, other: object) -> Any:
        field = other.expression[2:3] if isinstance(other, Unopened) else ()
        if field in TOTAL_WITH and isinstance(self.opener, Tracer):
            return self.opener.declared(("read", "pair", TOTAL_WITH[field], *self.expression[3:]), TOTALS)
        return super().__add__(other)


TOTAL_WITH = {("grade",): "total", ("best",): "best total"}
"""What the batter's number makes together with a field of the pitcher's card."""


class UnopenedPark:
    """RB-25: the park of the home club, which may have none."""

    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer

    def __bool__(self) -> bool:
        return bool(self._tracer.now("has park", BOTH))

    def square(self, column: int, side: str, die: Unopened, square: Square) -> Square:
        number: Any = square.number
        return square_at(self._tracer, number.expression[3], die.expression, square.shaded)

    def catches_foul(self, die: int) -> Any:
        return self._tracer.read("park", "catches", BOTH, die)


class BestGrades:
    """RB-24: the pitcher's best grades, where he may use one."""

    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer

    def __bool__(self) -> bool:
        return bool(self._tracer.now("may declare", BOTH))

    def __call__(self, column: int) -> Any:
        return self._tracer.read("pitcher", "best", RATINGS, column)


def square_at(tracer: Tracer, roll: Expression, die: Expression, shaded: Any) -> Square:
    """A batter's square at the dice of a pitch; after the park's die, what the park makes of it: so both are looked
    at alike. `shaded` is False where it cannot be shaded."""

    def read(field: str, domain: tuple[Any, ...], *arguments: Expression) -> Any:
        return tracer.declared(("read", "batter", field, *arguments), domain)

    number = Number(tracer, read("number", NUMBERS, roll, die).expression, NUMBERS)
    may_be = read("shaded", BOTH, roll) if shaded else False
    return Square(number, read("raised", RAISED, roll, die), read("mark", MARKS, roll), may_be)  # type: ignore[arg-type]


def unopened_matchup(tracer: Tracer, bases: str, outs: int, options: Options) -> Matchup:
    """A meeting of cards of which nothing is known but the bases and the outs."""

    def rating(who: str, field: str, domain: tuple[Any, ...]) -> Any:
        return tracer.read(who, field, domain)

    def square(roll: int) -> Any:
        dice: Any = tracer.known(roll)
        shaded = any(number // 100 in SHADED_COLUMNS for number in tracer.left(roll))
        expression = dice.expression if isinstance(dice, Unopened) else ("const", dice)
        return square_at(tracer, expression, PARK_NOT_ROLLED, shaded)

    def grade(roll: int) -> Any:
        read = (tracer.read("pitcher", field, domain, roll) for field, domain in GRADE.items())
        columns = {number // 100 for number in tracer.left(roll)}
        named = NAMED if 4 in columns else NAMED[:-1] if 6 in columns else NAMED[:1]
        return Grade(*read, tracer.read("pitcher", "infielder", named, roll))  # type: ignore[call-arg, arg-type]

    def runners(field: str, domain: tuple[Any, ...], nobody: Any) -> Any:
        return tuple(rating(f"on {base}", field, domain) if base in bases else nobody for base in "123")

    gloves: Any = tuple(
        Glove(*(rating(f"at {position}", field, domain) for field, domain in GLOVE.items()))
        for position in range(1, 10)
    )
    free = [base for base in "12" if base in bases and str(int(base) + 1) not in bases]
    marks = [mark for mark in MARKS if mark and mark != "R"] if options.reads_symbols else []
    pending: Any = tracer.now("pending", ("", *(base + mark for base in free for mark in marks)))
    behind: Any = tracer.now("behind", BOTH)
    sides = [base for base in "123" if base in bases]
    spent = tuple("".join(some) for number in range(len(sides) + 1) for some in combinations(sides, number))
    ran_out: Any = tracer.now("ran out", spent) if options.limit_steals and sides else ""
    park: Any = UnopenedPark(tracer) if options.ballparks else None
    best: Any = BestGrades(tracer) if options.best_column else None
    meeting = Meeting(
        rating("pair", "hands", MEETINGS),
        rating("batter", "side", HANDS),
        rating("pitcher", "throws", HANDS),
        rating("batter", "bunt", BUNTS),
        lambda die: tracer.read("batter", "plan", PLANS, die),  # type: ignore[arg-type, return-value]
        lambda die: tracer.read("pitcher", "plan", PLANS, die),  # type: ignore[arg-type, return-value]
        rating("pitcher", "hold", HOLDS),
        rating("pitcher", "wild", WILD),
    )
    return Matchup(
        bases,
        outs,
        square,
        grade,
        meeting,
        (rating("batter", "speed", SPEEDS), *runners("speed", SPEEDS, 0)),
        runners("letter", LETTERS, "L"),
        runners("jump", JUMPS, 0),
        (NO_GLOVE, *gloves),
        park,
        best,
        pending,
        behind,
        ran_out,
    )


GRADE: Mapping[str, tuple[Any, ...]] = {
    "grade": GRADES, "mark": PITCHERS_MARKS, "raised": PITCHERS_RAISED
}  # fmt: skip
GLOVE: Mapping[str, tuple[int, ...]] = {"rating": RATINGS, "second": SECOND, "error": ERRORS}
"""The fields of grades and gloves, in their order, with what may stand in them."""


def diagram_of(
    charts: ReplayCharts,
    options: Options,
    policy_of: PolicyOf[Matchup] | None = None,
    rooms: tuple[str, ...] = (),
    facts: Mapping[tuple[str, str], str] = NO_FACTS,
    states: Sequence[State] = ALL_STATES,
) -> Diagram:
    """The diagram of some states; see `making.made`."""
    return made(
        charts,
        lambda tracer, bases, outs: unopened_matchup(tracer, bases, outs, options),
        lambda charts, m: next_play(charts, options, m),
        ROOMS + rooms,
        policy_of,
        facts,
        (flagged,),
        (read_line, symbol_for),
        states,
    )


def reader_of(m: Matchup) -> Reader:
    """The cards of a real matchup, as a walk reads them."""
    alone = {
        ("pair", "hands"): m.meeting.hands,
        ("batter", "side"): m.meeting.side,
        ("batter", "speed"): m.speeds[0],
        ("batter", "bunt"): m.meeting.bunt,
        ("pitcher", "throws"): m.meeting.throws,
        ("pitcher", "hold"): m.meeting.hold,
        ("pitcher", "wild"): m.meeting.wild,
    }

    def squared(roll: int, die: int = NOT_ROLLED) -> Square:
        square = m.batter(roll)
        if die == NOT_ROLLED:
            return square
        assert m.park is not None
        return m.park.square(column_of(roll), m.meeting.side, die, square)

    plans = {"batter": m.meeting.batter_plan, "pitcher": m.meeting.pitcher_plan}
    on_base = {"speed": m.speeds[1:], "letter": m.letters, "jump": m.jumps}

    def read(who: str, field: str, arguments: tuple[Any, ...]) -> Any:
        if (who, field) in alone:
            return alone[who, field]
        if who[:2] == "on":
            return on_base[field][int(who[3]) - 1]
        if who[:2] == "at":
            return getattr(m.gloves[int(who[3])], field)
        if field == "plan":
            return plans[who](*arguments)
        if field == "best":
            assert m.best is not None
            return m.best(*arguments)
        if field == "total":
            return squared(*arguments).number + m.pitcher(arguments[0]).grade
        if field == "best total":
            assert m.best is not None
            return squared(*arguments).number + m.best(column_of(arguments[0]))
        if who == "park":
            assert m.park is not None
            return m.park.catches_foul(*arguments)
        return getattr(squared(*arguments) if who == "batter" else m.pitcher(*arguments), field)

    return read
