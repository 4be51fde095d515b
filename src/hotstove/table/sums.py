"""Adding up in a way that gives the same on every Python."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add
from typing import overload


@overload
def summed(values: Iterable[int]) -> int: ...
@overload
def summed(values: Iterable[float]) -> float: ...
def summed(values: Iterable[float]) -> float:
    """Numbers added up from left to right. The built-in `sum` rounds floats otherwise from Python 3.12 on, and cards
    and managers, who compare such figures, must come to the same everywhere."""
    return reduce(add, values, 0)
