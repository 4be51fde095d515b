"""Remembering what a pure function gave for the same objects: the one place where caches are keyed by identity.

Hashing a lineup or a card takes longer than most of what is worked out from it, and the same few objects come again
and again. The objects are kept alive with their value, so that an id never speaks for another object, and the oldest
values go when there are too many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

quick_tuple = tuple.__new__
"""Makes a named tuple from all its fields at once, in a third of the time that its own way takes. Field types are not
checked there, so only the few records that are made anew with every play are made so."""

A = TypeVar("A")
B = TypeVar("B")
Value = TypeVar("Value")


class Remembered(Generic[A, B, Value]):
    """A pure function of two objects, worked out once for each pair of them."""

    __slots__ = ("_known", "_make", "_most")

    def __init__(self, make: Callable[[A, B], Value], most: int = 1_024) -> None:
        self._make = make
        self._most = most
        self._known: dict[tuple[int, int], tuple[A, B, Value]] = {}

    def __call__(self, first: A, second: B) -> Value:
        key = id(first), id(second)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._most:
                del self._known[next(iter(self._known))]
            found = self._known[key] = (first, second, self._make(first, second))
        return found[2]
