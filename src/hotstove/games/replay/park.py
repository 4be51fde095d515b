"""RB-25: ballpark cards, which change shaded squares and make fouls into outs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.games.replay.squares import LOOPING_DRIVE, Square
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, quoted, read_toml

ROWS = {"lhb": (7, 11), "rhb": (7, 11), "column_2": (1, 6), "column_3": (1, 5)}
"""The rows of a park card and what may stand in them."""


@dataclass(frozen=True)
class Park:
    """One park's card; each row is found by one die."""

    key: str
    name: str
    club: str
    lhb: tuple[int, ...]
    rhb: tuple[int, ...]
    column_2: tuple[int, ...]
    column_3: tuple[int, ...]
    foul_out: int
    """0 to 6: a foul is caught on a die not above it."""

    def square(self, column: int, side: str, die: int, square: Square) -> Square:
        """What a die makes of a shaded square of column 2, 3 or 6, in column 6 by the side from which he bats: a
        looping drive with the park's number beside it in column 2, the park's number in the others."""
        number = self.row(column, side)[die - 1]
        return Square(LOOPING_DRIVE, number, square.mark) if column == 2 else Square(number, 0, square.mark)

    def row(self, column: int, side: str) -> tuple[int, ...]:
        """The numbers of a column."""
        if column == 2:
            return self.column_2
        if column == 3:
            return self.column_3
        return self.lhb if side == "L" else self.rhb

    def catches_foul(self, die: int) -> bool:
        return die <= self.foul_out


@cache
def our_parks() -> dict[str, Traversable]:
    """The parks that ship with hotstove, by key."""
    folder = files("hotstove.games.replay") / "parks"
    return {file.name.removesuffix(".toml"): file for file in sorted(folder.iterdir(), key=lambda file: file.name)}


@cache
def our_park(name: str) -> Park:
    parks = our_parks()
    if name not in parks:
        raise Mistake(f"park {name!r} is not there; there are {', '.join(parks)}")
    return read_park(parks[name])


def read_park(source: Traversable | Path) -> Park:
    return park_of(source, read_toml(source), source.name.removesuffix(".toml"))


def park_of(source: object, table: dict[str, Any], key: str) -> Park:
    """A park card from its table; every number is checked."""
    place = Place(source, "park")
    place.only(table, {"name", "club", *ROWS, "foul_out"})
    rows: dict[str, tuple[int, ...]] = {}
    for name, (low, high) in ROWS.items():
        row = place.items(table, name)
        if len(row) != 6 or any(type(number) is not int or not low <= number <= high for number in row):
            raise place.at(name).wrong(row, f"six numbers {low} to {high}")
        rows[name] = tuple(row)
    foul = place.number(table, "foul_out", 0, 6, 0)
    return Park(key, place.name(table, "name", key), place.name(table, "club", ""), foul_out=foul, **rows)


def write_park(park: Park) -> list[str]:
    """The lines of a park's table, such that reading them gives the park back."""
    lines = [f"name = {quoted(park.name)}", f"club = {quoted(park.club)}"]
    lines += [f"{name} = [{', '.join(map(str, getattr(park, name)))}]" for name in ROWS]
    return [*lines, f"foul_out = {park.foul_out}"]
