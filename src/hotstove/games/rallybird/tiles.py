"""The seven glove tiles and the board's own values (RY-01, RY-02), read from their files."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from hotstove.games.rallybird.cards import VERSION
from hotstove.games.rallybird.gloves import ZONES, Glove, Gloves, in_order
from hotstove.table.charts import COMPLETED, OWNER, PROVENANCES, Axis, Chart
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, read_toml, shown

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
    Place(source).version(page, VERSION)
    if set(page) - {"version"} != {"tile"} or not isinstance(entries, list) or len(entries) != 7:
        raise Mistake(f"{source}: it must hold seven [[tile]] entries and nothing else")
    tiles = []
    for number, entry in enumerate(entries, start=1):
        place = Place(source, f"tile {number}")
        if not isinstance(entry, dict):
            raise place.wrong(entry, "a table with white, red, asterisk, provenance")
        place.only(entry, ("white", "red", "asterisk", "provenance"))
        white, red = (place.number(entry, side, LOWEST, HIGHEST) for side in ("white", "red"))
        mark = OWNER if owner else entry.get("provenance", COMPLETED)
        if mark not in PROVENANCES:
            raise Mistake(f"{source}: tile {number}: provenance is {shown(mark)}; allowed are {', '.join(PROVENANCES)}")
        tiles.append(Tile(white, red, place.flag(entry, "asterisk"), mark))
    starred = [str(tile) for tile in tiles if tile.asterisk]
    if len(starred) != 2 or len(set(starred)) != 2:
        raise Mistake(f"{source}: {len(starred)} tiles bear the asterisk; two different ones do")
    return tuple(tiles)


def read_board(source: Traversable | Path, owner: bool = False) -> Chart:
    """The value printed at each zone, for when no tile lies there."""
    page = read_toml(source)
    place = Place(source)
    place.only(page, ("version", "printed", "provenance"))
    place.version(page, VERSION)
    printed = page.get("printed")
    if not isinstance(printed, dict) or set(printed) != set(ZONES):
        raise Mistake(f"{source}: [printed] must give a value to each of A B C D E F")
    for zone in ZONES:
        place.at("zone").number(printed, zone, LOWEST, HIGHEST)
    mark = OWNER if owner else page.get("provenance", COMPLETED)
    if mark not in PROVENANCES:
        raise Mistake(f"{source}: provenance is {shown(mark)}; allowed are {', '.join(PROVENANCES)}")
    cells = {(zone,): printed[zone] for zone in ZONES}
    return Chart("board", (Axis("zone", ZONES),), cells, mark, "RY-01")
