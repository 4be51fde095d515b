"""Which bases are occupied, written as scorers' shorthand: "1-3" is first and third, "---" empty."""

from __future__ import annotations

from itertools import product

EMPTY = "---"
LOADED = "123"
ALL_BASES = tuple("".join(marks) for marks in product("-1", "-2", "-3"))
"""The eight states in a fixed order, empty first."""


def occupied(first: object, second: object, third: object) -> str:
    """The bases at which somebody stands."""
    return ("1" if first else "-") + ("2" if second else "-") + ("3" if third else "-")


def forced(bases: str) -> tuple[str, ...]:
    """The runners who must give way when the batter takes first, lead runner first."""
    if "1" not in bases:
        return ()
    if "2" not in bases:
        return ("1",)
    return ("3", "2", "1") if "3" in bases else ("2", "1")


def lead_runner(bases: str) -> str:
    """The base of the runner nearest home, or "" with the bases empty."""
    return next((base for base in "321" if base in bases), "")


def next_base(base: str) -> str:
    return {"B": "1", "1": "2", "2": "3", "3": "H"}[base]


def beyond(base: str, steps: int) -> str:
    """The base that lies some steps on; home is where all of them end."""
    return "B123H"[min(4, "B123H".index(base) + steps)]
