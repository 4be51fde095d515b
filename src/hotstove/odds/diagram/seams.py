"""Rules call small pure functions that remember their values; while a diagram is traced, these take unopened values."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

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
        if self.keeps and all(isinstance(value, Unopened) or not is_unopened(value) for value in arguments):
            return call(opener_of(arguments), self.name, self.function, arguments)
        return self.function(*map(settled, arguments))


@contextmanager
def seams(rooms: tuple[str, ...], instead: Mapping[tuple[str, str], Callable[..., Any]]) -> Iterator[None]:
    """Puts seams into the loaded modules of some rooms, and other functions in place of those named by module and name.

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
                    new = known.setdefault(thing, Seam(thing))
                if new is not None:
                    replaced.append((module, name, thing))
                    setattr(module, name, new)
        yield
    finally:
        for module, name, thing in replaced:
            setattr(module, name, thing)
