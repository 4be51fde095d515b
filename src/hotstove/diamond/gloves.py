"""Who throws to whom: the usual chains of fielders, for games that say where a ball went and no more."""

from __future__ import annotations

from functools import cache

POSITIONS = ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
NUMBER_OF = {name: number for number, name in enumerate(POSITIONS, start=1)} | {"DH": 10, "PH": 11, "PR": 12}
NAME_OF = {number: name for name, number in NUMBER_OF.items()}
PICKOFF_THROW = {"1": "13", "2": "16", "3": "15"}
"""The pitcher's throw to a base, and who covers it."""


@cache
def to_first(fielder: int) -> str:
    """A grounder and the throw to first: 63, 43, or 3 by himself."""
    return "3" if fielder == 3 else f"{fielder}3"


@cache
def to_second(fielder: int) -> str:
    """The throw for the force at second: the shortstop covers, save for balls from his own side."""
    return f"{fielder}{4 if fielder in (5, 6, 7) else 6}"


@cache
def force_at_second(fielder: int) -> str:
    return f"{to_second(fielder)}(1)"


@cache
def force_at_third(fielder: int) -> str:
    return "5(2)" if fielder == 5 else f"{fielder}5(2)"


@cache
def force_at_home(fielder: int) -> str:
    return "2(3)" if fielder == 2 else f"{fielder}2(3)"


@cache
def double_play(fielder: int) -> str:
    """Second to first: 643, 463, 543, 163, 363, 263."""
    return f"{force_at_second(fielder)}3"


@cache
def home_double_play(fielder: int) -> str:
    """Home to first with the bases full."""
    return f"{force_at_home(fielder)}3"


@cache
def tag_throw(fielder: int, base: str) -> str:
    """An outfielder's throw to a base for a tag; a long one to the plate is not cut off."""
    cover = {"1": 3, "2": 4 if fielder in (7, 5) else 6, "3": 5, "H": 2}[base]
    return f"{fielder}{cover}" if fielder != cover else str(fielder)


@cache
def steal_throw(base: str) -> str:
    """The catcher's throw: 26 at second, 25 at third; at home he makes the tag himself."""
    return {"2": "26", "3": "25", "H": "2"}[base]
