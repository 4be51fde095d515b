"""All components of the game: what each card tests and does, the board's values, the tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Self

from hotstove.games.rallybird.cards import CARDS, RELATIONS, AtBatCard, read_cards
from hotstove.games.rallybird.results import Result, tell
from hotstove.games.rallybird.tiles import Tile, asterisks, read_board, read_tiles
from hotstove.table.account import Account
from hotstove.table.charts import Axis, Chart, ChartSet
from hotstove.table.errors import Mistake
from hotstove.table.rules import tabulated
from hotstove.table.sums import summed

FILES = ("cards.toml", "tiles.toml", "board.toml")


@tabulated
def added(*values: int) -> int:
    return summed(values)


@dataclass(frozen=True, eq=False)
class RallyCharts(ChartSet):
    """The charts are called by the rules; cards and tiles are there for the loop, the faces and the solver."""

    zones: Callable[..., tuple[str, ...]]
    """(card, runner on second) -> the zones to be summed."""
    result: Callable[..., Result]
    """(card, relation) -> what happens."""
    printed: Callable[..., int]
    """(zone) -> the board's value."""
    faces: Callable[..., int]
    """(tile, side) -> its value."""
    cards: tuple[AtBatCard, ...]
    tiles: tuple[Tile, ...]
    total: Callable[..., int] = added
    """The values in a card's zones, each as often as the card names it -> the glove sum. A rule question may state
    the sum instead."""

    def recorded(self, account: Account) -> Self:
        """Results are noted with the words of the card."""
        result: Any = self.charts()["result"].telling(account, _words(self.charts()["result"]))
        return replace(super().recorded(account), result=result)

    def card(self, name: str) -> AtBatCard:
        return self.cards[CARDS.index(name)]

    @property
    def asterisks(self) -> tuple[str, ...]:
        return asterisks(self.tiles)


@lru_cache(maxsize=8)
def _words(results: Chart) -> Mapping[tuple[Any, ...], str]:
    return {keys: tell(cell) for keys, cell in results.cells.items()}


@cache
def our_charts() -> RallyCharts:
    """The components that come with the game."""
    return _read(None)


def read_charts(folder: Path | None = None) -> RallyCharts:
    """The components, with an owner's own files laid over ours where his folder has them."""
    return our_charts() if folder is None else _read(folder)


def _read(directory: Path | None) -> RallyCharts:
    if directory is not None and not any((directory / name).is_file() for name in FILES):
        raise Mistake(f"{directory}: it holds none of {', '.join(FILES)}")
    ours = files("hotstove.games.rallybird") / "charts"

    def source(name: str) -> tuple[Any, bool]:
        if directory is not None and (directory / name).is_file():
            return directory / name, True
        return ours / name, False

    cards, tiles = read_cards(*source("cards.toml")), read_tiles(*source("tiles.toml"))
    board = read_board(*source("board.toml"))
    return RallyCharts(None, _zones(cards), _results(cards), board, _faces(tiles), cards, tiles)


def _zones(cards: tuple[AtBatCard, ...]) -> Chart:
    axes = (Axis("card", CARDS), Axis("runner on second", (False, True)))
    cells = {(card.name, spy): card.spy if spy else card.zones for card in cards for spy in (False, True)}
    provenance = {(card.name, spy): card.provenance["zones"] for card in cards for spy in (False, True)}
    return Chart("zones", axes, cells, provenance, "RY-07")


def _results(cards: tuple[AtBatCard, ...]) -> Chart:
    axes = (Axis("card", CARDS), Axis("dice against gloves", RELATIONS))
    cells = {}
    provenance = {}
    for card in cards:
        for relation, result in zip(RELATIONS, card.results, strict=True):
            cells[card.name, relation] = result
            provenance[card.name, relation] = card.provenance[relation]
    return Chart("at-bat cards", axes, cells, provenance, "RY-08")


def _faces(tiles: tuple[Tile, ...]) -> Chart:
    numbers = tuple(range(1, len(tiles) + 1))
    cells = {}
    for number, tile in zip(numbers, tiles, strict=True):
        cells[number, "white"] = tile.white
        cells[number, "red"] = tile.red
    provenance = {place: tiles[place[0] - 1].provenance for place in cells}
    return Chart("glove tiles", (Axis("tile", numbers), Axis("side", ("white", "red"))), cells, provenance, "RY-02")


def told(card: AtBatCard) -> tuple[str, str, str]:
    """A card's three results in words."""
    less, equal, more = card.results
    return tell(less), tell(equal), tell(more)
