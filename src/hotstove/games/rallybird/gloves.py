"""Glove tiles: what stands on the board, where it may be put, and what success does to it (RY-02, RY-12)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from hotstove.table.sums import summed

ZONES = ("A", "B", "C", "D", "E", "F")


class Glove(NamedTuple):
    """A tile as it lies: the number that shows, whether that is the red side, and the red number under a white one."""

    value: int
    red: bool = False
    under: int = 0

    def __str__(self) -> str:
        return f"{self.value}r" if self.red else f"{self.value}/{self.under}"


Gloves: TypeAlias = tuple[Glove, ...]
"""The tiles that the defence still has, in a fixed order: white before red, high before low.
A red tile does not tell what its white side was, for no rule will ever ask."""
Placement: TypeAlias = tuple[Glove | None, ...]
"""What stands in the zones A to F; None is an empty zone."""


def in_order(gloves: Iterable[Glove]) -> Gloves:
    return tuple(sorted(gloves, key=lambda glove: (glove.red, -glove.value, -glove.under)))


@cache
def placements(gloves: Gloves) -> tuple[str, ...]:
    """Every way to put all the tiles into the six zones, as text; equal tiles may change places unseen."""
    return tuple(write_placement(placement) for placement in all_placements(gloves))


@lru_cache(maxsize=16)
def all_placements(gloves: Gloves) -> tuple[Placement, ...]:
    """The same in the same order, as tiles. Kept for few sets of tiles: up to 40 KB each, and play goes by the text."""
    kinds: tuple[Glove | None, ...] = (*dict.fromkeys(gloves), None)
    stock = tuple(gloves.count(kind) if kind else len(ZONES) - len(gloves) for kind in kinds)
    partial: list[tuple[Placement, tuple[int, ...]]] = [((), stock)]
    for _ in ZONES:
        partial = [
            ((*placed, kinds[number]), (*left[:number], left[number] - 1, *left[number + 1 :]))
            for placed, left in partial
            for number in range(len(kinds))
            if left[number]
        ]
    return tuple(placed for placed, _ in partial)


def write_placement(placement: Placement) -> str:
    """The zones A to F in order: `6/3 4/2 - 2r 5/4 4/2`."""
    return " ".join("-" if glove is None else str(glove) for glove in placement)


def placement_of(gloves: Gloves, text: str) -> Placement:
    """The tiles of a placement that was written."""
    tiles = {str(glove): glove for glove in gloves}
    return tuple(tiles.get(word) for word in text.split())


def glove_in(placement: Placement, zone: str) -> Glove | None:
    return placement[ZONES.index(zone)]


def is_red(placement: Placement, zone: str) -> bool:
    glove = glove_in(placement, zone)
    return glove is not None and glove.red


def may_change(placement: Placement, zones: tuple[str, ...]) -> tuple[str, ...]:
    """The zones of a successful play whose tile the defence may choose to turn or lose.

    A red tile among them must go; of two red or two white ones the defence picks; its last tile, once red, is safe.
    """
    there = {zone: glove_in(placement, zone) for zone in zones}
    red = tuple(zone for zone, glove in there.items() if glove is not None and glove.red)
    white = tuple(zone for zone, glove in there.items() if glove is not None and not glove.red)
    if red and summed(glove is not None for glove in placement) == 1:
        return ()
    return red or white


@cache
def after_change(gloves: Gloves, glove: Glove) -> Gloves:
    """The tiles left when this one has been turned from white to red, or removed from red."""
    left = list(gloves)
    left.remove(glove)
    if not glove.red:
        left.append(Glove(glove.under, True))
    return in_order(tuple(left))
