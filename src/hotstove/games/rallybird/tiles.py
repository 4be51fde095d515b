"""The seven glove tiles and the board's own values (RY-01, RY-02), read from their files."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from hotstove.games.rallybird.gloves import ZONES, Glove, Gloves, in_order
from hotstove.table.chart_files import read_toml
from hotstove.table.charts import COMPLETED, OWNER, PROVENANCES, Axis, Chart
from hotstove.table.errors import Mistake

LOWEST, HIGHEST = 1, 9


class Tile(NamedTuple):
    """Both sides of a tile, and whether it bears the asterisk."""

    white: int
    red: int
    asterisk: bool
    provenance: str

    @property
    def fresh(self) -> Glove:
        return Glove(self.white, False, self.red)

    def __str__(self) -> str:
        return f"{self.white}/{self.red}"


def fresh_gloves(tiles: tuple[Tile, ...], discarded: str) -> Gloves:
    """Six white sides: every tile but the asterisk tile that was discarded (RY-05)."""
    return in_order(tuple(tile.fresh for tile in tiles if not (tile.asterisk and str(tile) == discarded)))


def asterisks(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    return tuple(str(tile) for tile in tiles if tile.asterisk)


def read_tiles(source: Traversable | Path, owner: bool = False) -> tuple[Tile, ...]:
    page = read_toml(source)
    entries = page.get("tile")
    if set(page) != {"tile"} or not isinstance(entries, list) or len(entries) != 7:
        raise Mistake(f"{source}: it must hold seven [[tile]] entries and nothing else")
    tiles = []
    for number, entry in enumerate(entries, start=1):
        unknown = sorted(set(entry) - {"white", "red", "asterisk", "provenance"})
        if unknown:
            raise Mistake(f"{source}: tile {number} has {unknown[0]!r}; allowed are white, red, asterisk, provenance")
        for side in ("white", "red"):
            if not _is_value(entry.get(side)):
                raise Mistake(f"{source}: tile {number}: {side} is {entry.get(side)!r}; allowed are 1 to 9")
        mark = OWNER if owner else entry.get("provenance", COMPLETED)
        if mark not in PROVENANCES:
            raise Mistake(f"{source}: tile {number}: provenance is {mark!r}; allowed are {', '.join(PROVENANCES)}")
        tiles.append(Tile(entry["white"], entry["red"], entry.get("asterisk", False) is True, mark))
    starred = [str(tile) for tile in tiles if tile.asterisk]
    if len(starred) != 2 or len(set(starred)) != 2:
        raise Mistake(f"{source}: {len(starred)} tiles bear the asterisk; two different ones do")
    return tuple(tiles)


def read_board(source: Traversable | Path, owner: bool = False) -> Chart:
    """The value printed at each zone, for when no tile lies there."""
    page = read_toml(source)
    printed = page.get("printed")
    if not isinstance(printed, dict) or set(printed) != set(ZONES):
        raise Mistake(f"{source}: [printed] must give a value to each of A B C D E F")
    for zone, value in printed.items():
        if not _is_value(value):
            raise Mistake(f"{source}: zone {zone} is {value!r}; allowed are 1 to 9")
    mark = OWNER if owner else page.get("provenance", COMPLETED)
    if mark not in PROVENANCES:
        raise Mistake(f"{source}: provenance is {mark!r}; allowed are {', '.join(PROVENANCES)}")
    cells = {(zone,): printed[zone] for zone in ZONES}
    return Chart("board", (Axis("zone", ZONES),), cells, mark, "RY-01")


def _is_value(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and LOWEST <= value <= HIGHEST
