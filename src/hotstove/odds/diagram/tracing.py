"""The tracer: runs a rule again and again, one trail of answers after the other, and folds what comes out into nodes.

A stage is explored once for each set of its arguments. What a test has told about a roll or a rating restricts the
tests below it, so that no node asks what is known already.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import product
from types import GeneratorType
from typing import Any, TypeVar

from hotstove.diamond.play import Play
from hotstove.odds.diagram.nodes import Choice, Diagram, Fall, Leaf, Look, Node, State
from hotstove.odds.diagram.seams import Beside
from hotstove.odds.diagram.unopened import Domain, Expression, Unopened, is_unopened, looked_up, settled
from hotstove.odds.stages import StageCall, StageTracer
from hotstove.table.charts import Chart, ChartSet
from hotstove.table.questions import Decision, Draw, Roll, Rule

Policy = Callable[[Decision], str]
_Split = tuple[Domain, tuple[Expression, dict[Any, Domain]] | None]
"""Values that an expression can still have; where one thing alone decides, also which of its values lead where."""
Charts = TypeVar("Charts", bound=ChartSet)
MOST_COMBINATIONS = 4_000
"""Combinations of what an expression stands on, up to which the impossible values are left out."""


class UnopenedChart:
    """A chart that may be asked for unopened places."""

    def __init__(self, opener: Tracer, chart: Chart) -> None:
        self._opener, self._name, self._cells = opener, chart.name, chart.cells
        opener.diagram.charts[chart.name] = chart.cells

    def __call__(self, *keys: Any) -> Any:
        return looked_up(self._opener, self._name, self._cells, keys)


class Unfaithful(Exception):
    """A rule that asked something else when it was run again on the same answers: a bug of the rule."""


class _Turn:
    """A question of the run, the answer that is followed, and the nodes that the answers before it led to."""

    __slots__ = ("at", "below", "kind", "matter", "values")

    def __init__(self, kind: type[Node], matter: Any, values: Domain) -> None:
        self.kind, self.matter, self.values = kind, matter, values
        self.at = 0
        self.below: list[int] = []


class _Run:
    """What is known in the run of one stage."""

    def __init__(self) -> None:
        self.trail: list[_Turn] = []
        self.begin()

    def begin(self) -> None:
        self.place = 0
        self.known: dict[Expression, Any] = {}
        self.possible: dict[Expression, Domain] = {}
        self.version: dict[str, int] = {}


class Tracer:
    """Makes a diagram. `matchup` is handed on by rules as a whole, and stands for itself in the arguments of stages."""

    def __init__(self) -> None:
        self.diagram = Diagram()
        self.functions = self.diagram.functions
        self.tables: dict[Any, Domain] = {}
        self.runs = 0
        self.policy: Policy | None = None
        """Who decides while the rule is traced; with nobody, decisions become nodes."""
        self._domains: dict[Expression, Domain] = {}
        self._stages: dict[Any, int] = {}
        self._splits: dict[Any, _Split] = {}
        self._told: dict[Any, set[Play]] = {}
        self._run = _Run()
        self._charts: ChartSet | None = None
        self._matchup: object = None
        self._state: State = ("", 0)

    # What a game declares.

    def read(self, who: str, field: str, domain: Domain | None, *arguments: Any) -> Unopened:
        """A field of somebody's card: `who` is named by the place where he stands."""
        parts = tuple(a.expression if isinstance(a, Unopened) else ("const", a) for a in map(self.known, arguments))
        return self.declared(("read", who, field, *parts), domain)

    def now(self, name: str, domain: Domain | None) -> Unopened:
        """A fact of the moment, such as the inning."""
        return self.declared(("now", name), domain)

    def declared(self, expression: Expression, domain: Domain | None) -> Unopened:
        """An expression with the values that it may have."""
        if domain is not None:
            self._domains[expression] = domain
        return Unopened(self, expression, domain)

    def charts(self, charts: Charts) -> Charts:
        """The charts as the traced rules read them."""
        changes: dict[str, Any] = {name: UnopenedChart(self, chart) for name, chart in charts.charts().items()}
        self._charts = made = replace(charts, account=StageTracer(), **changes)
        return made

    def trace(self, state: State, matchup: object, rule: Callable[[], Rule[Any]], policy: Policy | None = None) -> None:
        """Adds the root of a state: everything that the rule can come to there."""
        self._state, self._matchup, self.policy = state, matchup, policy
        self.diagram.roots[state] = self._explore(rule)

    # What unopened values ask.

    def known(self, value: Any) -> Any:
        if isinstance(value, Unopened):
            return self._run.known.get(value.expression, value)
        return value

    def possible(self, value: Any) -> Domain | None:
        if not isinstance(value, Unopened):
            return (value,)
        found = self._run.possible.get(value.expression)
        return value.domain if found is None else found

    def left(self, value: Any) -> Domain:
        """What it can still be, by what is known of everything that it stands on."""
        return self._choices(value)[0] if isinstance(value, Unopened) else (value,)

    def open(self, value: Unopened) -> Any:
        run, expression = self._run, value.expression
        if expression in run.known:
            return run.known[expression]
        self._check_fresh(expression)
        values, parts = self._choices(value)
        found = values[0] if len(values) == 1 else values[self._ask(Look, _canonical(expression), values)]
        run.known[expression] = found
        if parts is not None:
            run.possible[parts[0]] = parts[1][found]
        elif expression in self._domains:
            run.possible[expression] = (found,)
        return found

    def _choices(self, value: Unopened) -> _Split:
        expression, run = value.expression, self._run
        if value.domain is None:
            raise ValueError(f"{expression}: its values are not listed, so that it can only be compared")
        stands_on = list(_atoms(expression, {}))
        if stands_on == [expression]:
            if expression[0] == "read" and expression not in self._domains:
                self._domains[expression] = value.domain
            return run.possible.get(expression, value.domain), None
        domains, size = [], 1
        for atom in stands_on:
            domain = run.possible.get(atom) or self._domains.get(atom)
            if domain is None:
                return value.domain, None
            domains.append(domain)
            size *= len(domain)
        if size > MOST_COMBINATIONS:
            return value.domain, None
        key = (expression, *domains)
        if key not in self._splits:
            self._splits[key] = self._split(value, stands_on, domains)
        return self._splits[key]

    def _split(self, value: Unopened, stands_on: list[Expression], domains: list[Domain]) -> _Split:
        """Tries all combinations of what an expression stands on."""
        groups: dict[Any, list[Any]] = {}
        for combination in product(*domains):
            at = dict(zip(stands_on, combination, strict=True)).__getitem__
            try:
                found = evaluated(self.diagram, value.expression, at)
            except (KeyError, ValueError, IndexError):
                continue
            groups.setdefault(found, []).append(combination)
        values = tuple(found for found in value.domain or () if found in groups)
        if len(stands_on) == 1:
            return values, (stands_on[0], {found: tuple(c[0] for c in group) for found, group in groups.items()})
        return values, None

    def _check_fresh(self, expression: Expression) -> None:
        """A roll that was rolled anew may no longer be looked at."""
        if expression[0] == "roll":
            if expression[2] != self._run.version.get(expression[1], 0):
                raise Unfaithful(f"the roll for {expression[1]} is read after it was rolled again")
        elif expression[0] not in ("const", "now"):
            for part in expression[2:]:
                if isinstance(part, tuple):
                    self._check_fresh(part)

    # Runs.

    def _ask(self, kind: type[Node], matter: Any, values: Domain) -> int:
        run = self._run
        if run.place < len(run.trail):
            turn = run.trail[run.place]
            if (turn.kind, turn.matter, turn.values) != (kind, matter, values):
                raise Unfaithful(f"asked for {turn.matter} before, and now for {matter}")
        else:
            turn = _Turn(kind, matter, values)
            run.trail.append(turn)
        run.place += 1
        return turn.at

    def _explore(self, make_rule: Callable[[], Rule[Any]]) -> int:
        outer, self._run = self._run, _Run()
        trail = self._run.trail
        while True:
            self._run.begin()
            self.runs += 1
            result = self._drive(make_rule())
            node = self._enter(result) if isinstance(result, StageCall) else self.diagram.number(result)
            while trail:
                turn = trail[-1]
                turn.below.append(node)
                if len(turn.below) < len(turn.values):
                    turn.at += 1
                    break
                trail.pop()
                node = self._folded(turn)
            if not trail:
                self._run = outer
                return node

    def _folded(self, turn: _Turn) -> int:
        below = tuple(turn.below)
        if turn.kind is Fall:
            return self.diagram.number(Fall(turn.matter, below[0]))
        if all(number == below[0] for number in below):
            return below[0]
        if turn.kind is Choice:
            return self.diagram.number(Choice(turn.matter, below))
        return self.diagram.number(Look(turn.matter, turn.values, below))

    def _drive(self, rule: Rule[Any]) -> Any:
        """What a rule comes to on the answers of this run, or the stage at whose door it stands."""
        answer: Any = None
        try:
            while True:
                question = settled(rule.send(answer))
                if isinstance(question, Roll | Draw):
                    answer = self._fall(question)
                elif self.policy is not None:
                    answer = settled(self.policy(question))
                else:
                    answer = question.options[self._ask(Choice, question, question.options)]
        except StopIteration as stop:
            result = stop.value
            return self._drive(result) if isinstance(result, GeneratorType) else self._left(result)

    def _left(self, result: Any) -> StageCall | Leaf:
        """A stage is handed on as it stands; a play whose making left something unopened is opened."""
        if isinstance(result, StageCall):
            return result
        if isinstance(result, Beside):
            return self._beside(settled(result.play), result)
        return Leaf(settled(result))

    def _beside(self, play: Play, told: Beside) -> Leaf:
        """A play with what is told beside it, unless that makes no difference to it."""
        if not isinstance(told.aside, Unopened):
            return Leaf(told.function(play, told.aside))
        key = (told.name, play, told.aside.domain)
        if key not in self._told:
            self._told[key] = {told.function(play, aside) for aside in told.aside.domain or ()}
        if len(self._told[key]) == 1:
            return Leaf(next(iter(self._told[key])))
        self.functions[told.name] = told.function
        return Leaf(play, told.name, _canonical(told.aside.expression))

    def _fall(self, question: Roll | Draw) -> Unopened:
        version = self._run.version[question.purpose] = self._run.version.get(question.purpose, 0) + 1
        self._ask(Fall, question, (0,))
        domain = tuple(question.weights())
        self._domains["roll", question.purpose, 0] = domain
        return self.declared(("roll", question.purpose, version), domain)

    # Stages.

    def _enter(self, stage: StageCall) -> int:
        arguments = tuple(self._lowered(value) for value in stage.arguments)
        key = (stage.step, self._state, *map(self._frozen, arguments))
        node = self._stages.get(key)
        if node is None:
            node = self._stages[key] = self._explore(lambda: stage.step(self._charts, *arguments))
        return node

    def _lowered(self, value: Any) -> Any:
        """An argument of a stage: what is known is put in, and rolls begin to count anew."""
        if value is self._matchup:
            return value
        changed = self._changed(value)
        if changed:
            return replace(value, **{field: self._lowered(part) for field, part in changed.items()})
        if isinstance(value, Unopened):
            if value.expression in self._run.known:
                return self._run.known[value.expression]
            self._check_fresh(value.expression)
            return type(value)(self, _first_version(value.expression), value.domain)
        if isinstance(value, tuple) and is_unopened(value):
            parts = [self._lowered(part) for part in value]
            return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
        return value

    def _changed(self, value: Any) -> dict[str, Any]:
        """The fields in which a matchup differs from the one that is traced; nothing for other values."""
        own: Any = self._matchup
        if value is own or type(value) is not type(own):
            return {}
        names = [field.name for field in fields(own)]
        return {name: getattr(value, name) for name in names if getattr(value, name) is not getattr(own, name)}

    def _frozen(self, value: Any) -> Any:
        if value is self._matchup:
            return "matchup"
        changed = self._changed(value)
        if changed:
            return "matchup", *((name, self._frozen(part)) for name, part in changed.items())
        if isinstance(value, Unopened):
            return "unopened", _canonical(value.expression), value.domain
        if isinstance(value, tuple) and is_unopened(value):
            return type(value).__name__, *map(self._frozen, value)
        return value


def _atoms(expression: Expression, found: dict[Expression, None]) -> dict[Expression, None]:
    """What an expression stands on: rolls, reads and facts of the moment."""
    if expression[0] in ("call", "chart"):
        for part in expression[2:]:
            _atoms(part, found)
    elif expression[0] != "const":
        found[expression] = None
    return found


def atoms(expression: Expression) -> list[Expression]:
    return list(_atoms(expression, {}))


def _canonical(expression: Expression) -> Expression:
    """The expression without the versions of its rolls: the last roll for a purpose is the one that counts."""
    if expression[0] == "roll":
        return expression[:2]
    if expression[0] in ("const", "now"):
        return expression
    return tuple(_canonical(part) if isinstance(part, tuple) else part for part in expression)


def _first_version(expression: Expression) -> Expression:
    if expression[0] == "roll":
        return (*expression[:2], 0)
    if expression[0] in ("const", "now"):
        return expression
    return tuple(_first_version(part) if isinstance(part, tuple) else part for part in expression)


def evaluated(diagram: Diagram, expression: Expression, at: Callable[[Expression], Any]) -> Any:
    """The value of an expression, when `at` gives the values of rolls, reads and facts of the moment."""
    kind = expression[0]
    if kind == "const":
        return expression[1]
    if kind == "call":
        return diagram.functions[expression[1]](*[evaluated(diagram, part, at) for part in expression[2:]])
    if kind == "chart":
        return diagram.charts[expression[1]][tuple(evaluated(diagram, part, at) for part in expression[2:])]
    return at(expression)
