"""Rules call small pure functions that remember their values; while a diagram is traced, these take unopened values."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from hotstove.odds.diagram.unopened import Unopened, call, is_unopened, opener_of, settled
from hotstove.table.rules import is_tabulated

REMEMBERS = functools._lru_cache_wrapper


class Seam:
    """A remembered function that may be called with unopened values.

    A tabulated one is kept as an expression; others get their arguments opened. Plain calls go through as ever.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = f"{function.__module__}.{function.__name__}"
        self.keeps = is_tabulated(function)

    def __call__(self, *arguments: Any) -> Any:
        if not any(map(is_unopened, arguments)):
            return self.function(*arguments)
        if self.keeps:
            return call(opener_of(arguments), self.name, self.function, tuple(map(_as_one, arguments)))
        return self.function(*map(settled, arguments))


def _as_one(value: Any) -> Any:
    """A tuple that holds unopened values as one unopened value: a call of its own kind."""
    if isinstance(value, tuple) and is_unopened(value):
        kind = type(value)
        make = kind if hasattr(kind, "_fields") else _tuple
        return call(opener_of(value), f"{kind.__module__}.{kind.__name__}", make, tuple(map(_as_one, value)))
    return value


def _tuple(*parts: Any) -> tuple[Any, ...]:
    return parts


class Beside(NamedTuple):
    """A play, and a function that adds to it what is not opened, since nothing of the play depends on it."""

    play: Any
    name: str
    function: Callable[..., Any]
    aside: Unopened


class AsideSeam(Seam):
    """A function of a play and what is told beside it, such as who was hurt: that stays unopened."""

    def __call__(self, *arguments: Any) -> Any:
        play, *rest = arguments
        if not any(isinstance(part, Unopened) for part in rest):
            return super().__call__(*arguments)
        return Beside(play, f"{self.name}, told", self._told, call(opener_of(tuple(rest)), "told", _tuple, tuple(rest)))

    def _told(self, play: Any, aside: tuple[Any, ...]) -> Any:
        return self.function(play, *aside)


class OpenedSeam(Seam):
    """A function whose value is opened at once: of few values, and asked about again and again."""

    def __call__(self, *arguments: Any) -> Any:
        return settled(super().__call__(*arguments))


@contextmanager
def seams(
    rooms: tuple[str, ...],
    instead: Mapping[tuple[str, str], Callable[..., Any]],
    beside: Collection[object] = (),
    opened: Collection[object] = (),
) -> Iterator[None]:
    """Puts seams into the loaded modules of some rooms, and other functions in place of those named by module and name.

    `beside` are functions that add to a play what is told beside it, `opened` those whose values are opened at once.
    A game that is played by another thread meanwhile goes through the seams and comes to the same plays.
    """
    replaced: list[tuple[Any, str, Any]] = []
    known: dict[Any, Seam] = {}
    try:
        for module_name, module in list(sys.modules.items()):
            if not module_name.startswith(rooms):
                continue
            for name, thing in list(vars(module).items()):
                new = instead.get((module_name, name))
                if new is None and isinstance(thing, REMEMBERS):
                    kind = AsideSeam if thing in beside else OpenedSeam if thing in opened else Seam
                    new = known.setdefault(thing, kind(thing))
                if new is not None:
                    replaced.append((module, name, thing))
                    setattr(module, name, new)
        yield
    finally:
        for module, name, thing in replaced:
            setattr(module, name, thing)
