"""Values that stay unopened until a rule looks at them.

A roll, a rating or a chart's cell is handed to a traced rule as an expression with the values that it may have. To pass
it on, to look it up in a chart or to add to it only makes a longer expression; to compare, hash or index it is a
question, which the tracer answers with one possible value after the other.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Protocol, TypeAlias

Expression: TypeAlias = tuple[Any, ...]
"""("const", value), ("roll", purpose, version), ("read", who, field, arguments...), ("now", name),
("call", function, arguments...) or ("chart", name, arguments...)."""
Domain: TypeAlias = tuple[Any, ...]

BOTH: Domain = (False, True)
OPENED_AT_ONCE = 64
"""A value of at most so many is opened when it is compared for equality: it will be asked about again."""
LARGEST_TABLE = 200_000
COMPARISONS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq,
               "!=": operator.ne}  # fmt: skip
SUMS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}
OPERATORS: dict[str, Callable[..., Any]] = {**COMPARISONS, **SUMS}


class Opener(Protocol):
    """Who answers when a value is looked at."""

    functions: dict[str, Callable[..., Any]]
    tables: dict[Any, Domain]

    def open(self, value: Unopened) -> Any: ...

    def known(self, value: Any) -> Any:
        """The value itself, or what it was found to be in this run."""
        ...

    def possible(self, value: Any) -> Domain | None:
        """What it can still be; None where its values are not listed."""
        ...


class Unopened:
    """An expression, the values that it may have (None where they are not listed), and who opens it."""

    __slots__ = ("domain", "expression", "opener")

    def __init__(self, opener: Opener, expression: Expression, domain: Domain | None) -> None:
        self.opener, self.expression, self.domain = opener, expression, domain

    def opened(self) -> Any:
        return self.opener.open(self)

    def _is_equal(self, other: object, sign: str) -> Any:
        if isinstance(other, Unopened) or self.domain is None or len(self.domain) > OPENED_AT_ONCE:
            return call(self.opener, sign, OPERATORS[sign], (self, other))
        return OPERATORS[sign](self.opened(), other)

    def __eq__(self, other: object) -> Any:
        return self._is_equal(other, "==")

    def __ne__(self, other: object) -> Any:
        return self._is_equal(other, "!=")

    def __hash__(self) -> int:
        return hash(self.opened())

    def __bool__(self) -> bool:
        return bool(self.opened())

    def __index__(self) -> int:
        return operator.index(self.opened())

    def __int__(self) -> int:
        return int(self.opened())

    def __str__(self) -> str:
        return str(self.opened())

    def __format__(self, form: str) -> str:
        """Words about it are made in passing and read by nobody."""
        return "?"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.opened(), name)

    def __getitem__(self, place: Any) -> Any:
        return self.opened()[place]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.opened())

    def __len__(self) -> int:
        return len(self.opened())

    def __contains__(self, part: object) -> bool:
        return part in self.opened()

    def _with(self, sign: str, one: object, two: object) -> Any:
        return call(self.opener, sign, OPERATORS[sign], (one, two))

    def __lt__(self, other: object) -> Any:
        return self._with("<", self, other)

    def __le__(self, other: object) -> Any:
        return self._with("<=", self, other)

    def __gt__(self, other: object) -> Any:
        return self._with(">", self, other)

    def __ge__(self, other: object) -> Any:
        return self._with(">=", self, other)

    def __add__(self, other: object) -> Any:
        return self._with("+", self, other)

    def __radd__(self, other: object) -> Any:
        return self._with("+", other, self)

    def __sub__(self, other: object) -> Any:
        return self._with("-", self, other)

    def __rsub__(self, other: object) -> Any:
        return self._with("-", other, self)

    def __mul__(self, other: object) -> Any:
        return self._with("*", self, other)

    def __rmul__(self, other: object) -> Any:
        return self._with("*", other, self)

    def __truediv__(self, other: object) -> Any:
        return self._with("/", self, other)

    def __repr__(self) -> str:
        return f"Unopened{self.expression}"


def expression_of(value: Any) -> Expression:
    return value.expression if isinstance(value, Unopened) else ("const", value)


def is_unopened(value: Any) -> bool:
    """True for an unopened value, and for a tuple that holds one."""
    return isinstance(value, Unopened) or (isinstance(value, tuple) and any(map(is_unopened, value)))


def settled(value: Any) -> Any:
    """The value with everything in it opened."""
    if isinstance(value, Unopened):
        return value.opened()
    if isinstance(value, tuple):
        return _like(value, [settled(part) for part in value])
    return value


def _like(value: tuple[Any, ...], parts: list[Any]) -> tuple[Any, ...]:
    """A tuple, or a named tuple of the same kind."""
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


def opener_of(arguments: tuple[Any, ...]) -> Opener:
    """The opener of the first unopened value among some arguments."""
    for value in arguments:
        if isinstance(value, Unopened):
            return value.opener
        if isinstance(value, tuple) and is_unopened(value):
            return opener_of(value)
    raise ValueError("nothing is unopened here")


def in_order(values: set[Any]) -> Domain:
    try:
        return tuple(sorted(values))
    except TypeError:
        return tuple(sorted(values, key=repr))


def call(opener: Opener, name: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """A pure function of values of which some are unopened: a longer expression, with the values that can come out."""
    opener.functions[name] = function
    arguments = tuple(map(opener.known, arguments))
    if not any(isinstance(value, Unopened) for value in arguments):
        return function(*arguments)
    expression = ("call", name, *map(expression_of, arguments))
    if name in COMPARISONS:
        return Unopened(opener, expression, BOTH)
    return Unopened(opener, expression, _image(opener, (name,), function, arguments))


def looked_up(opener: Opener, name: str, cells: dict[tuple[Any, ...], Any], keys: tuple[Any, ...]) -> Any:
    """A cell of a chart at a place of which some keys are unopened."""
    keys = tuple(map(opener.known, keys))
    if not any(isinstance(key, Unopened) for key in keys):
        return cells[keys]
    expression = ("chart", name, *map(expression_of, keys))
    return Unopened(opener, expression, _image(opener, ("chart", name), lambda *place: cells[place], keys))


def _image(
    opener: Opener, name: tuple[str, ...], function: Callable[..., Any], arguments: tuple[Any, ...]
) -> Domain | None:
    """Everything that a function gives for arguments that can come up; it may refuse those that cannot."""
    domains: list[Domain] = []
    for value in arguments:
        domain = opener.possible(value)
        if domain is None:
            return None
        domains.append(domain)
    key = (*name, *domains)
    if key not in opener.tables:
        size = 1
        for domain in domains:
            size *= len(domain)
        if size > LARGEST_TABLE:
            raise ValueError(f"{name}: a table of {size} cells; let the rule hand over less")
        found = set()
        for values in product(*domains):
            try:
                found.add(function(*values))
            except (KeyError, ValueError, IndexError):
                continue
        opener.tables[key] = in_order(found)
    return opener.tables[key]
