"""A sheet as the rules read it: every column and grid a small chart that is called, and that an account can note."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hotstove.games.pennant.dice import PAIRS, TRIADS
from hotstove.games.pennant.sheets import BENCH, EXTRA, FIELDERS, SPOTS, SUMS, Batter, Sheet
from hotstove.table.charts import Axis, Chart, ChartSet

NOBODY = ""
EVERY_SPOT = (*SPOTS, *BENCH)


@dataclass(frozen=True)
class Columns(ChartSet):
    """The columns and grids of one sheet."""

    bat_value: int
    bat: Callable[..., int]
    power: Callable[..., int]
    speed: Callable[..., int]
    glove: Callable[..., int]
    """FLD by position in the field."""
    dice: Callable[..., str]
    """The spot that a sum of 11 or more calls."""
    clutch: Callable[..., str]
    """The spot that red and green call in an extra inning."""
    unearned: Callable[..., int]
    extra_homers: Callable[..., int]
    """How many extra homers a triad gives."""
    slugger: Callable[..., str]
    """The spot that two dice call for an extra homer."""


def columns_of(sheet: Sheet) -> Columns:
    return Columns(
        account=None,
        bat_value=sheet.bat_value,
        bat=_ratings(sheet, "BAT", "PR-10", lambda batter: batter.bat),
        power=_ratings(sheet, "POW", "PR-07", lambda batter: batter.power),
        speed=_ratings(sheet, "SPD", "PR-08", lambda batter: batter.speed),
        glove=_gloves(sheet),
        dice=_column(sheet, "DICE", "sum", "PR-10", _dice(sheet)),
        clutch=_column(sheet, "E.I.", "red-green", "PR-21", _clutch(sheet)),
        unearned=_column(sheet, "unearned runs", "sum", "PR-20", dict(zip(SUMS, sheet.unearned, strict=True))),
        extra_homers=_column(sheet, "X-HR grid", "triad", "PR-26", _extra_homers(sheet)),
        slugger=_column(sheet, "X-HR", "two dice", "PR-26", _sluggers(sheet)),
    )


def _column(sheet: Sheet, name: str, axis: str, rule: str, cells: Mapping[Any, Any]) -> Chart:
    keyed = {(key,): cell for key, cell in cells.items()}
    marks = {key: sheet.bench_provenance if cell in BENCH else sheet.provenance for key, cell in keyed.items()}
    return Chart(f"{sheet.club} {name}", (Axis(axis, tuple(cells)),), keyed, marks, rule)


def _ratings(sheet: Sheet, name: str, rule: str, rating: Callable[[Batter], int]) -> Chart:
    players = sheet.batters
    cells = {(spot,): rating(players[spot]) if spot in players else 0 for spot in EVERY_SPOT}
    marks = {(spot,): sheet.bench_provenance if spot in BENCH else sheet.provenance for spot in EVERY_SPOT}
    return Chart(f"{sheet.club} {name}", (Axis("spot", EVERY_SPOT),), cells, marks, rule)


def _gloves(sheet: Sheet) -> Chart:
    here = {batter.position: batter.fielding or 0 for batter in sheet.lineup}
    return _column(sheet, "FLD", "position", "PR-18", {position: here.get(position, 0) for position in FIELDERS})


def _dice(sheet: Sheet) -> dict[int, str]:
    return {batter.dice: spot for spot, batter in sheet.batters.items() if batter.dice is not None}


def _clutch(sheet: Sheet) -> dict[int, str]:
    """Red 4, 5 and 6, which no printed range covers, read as 1, 2 and 3 (PR-21)."""
    called = {
        number: spot
        for spot, batter in sheet.batters.items()
        if batter.clutch is not None
        for number in range(batter.clutch[0], batter.clutch[1] + 1)
    }
    return {pair: called.get(pair) or called.get(pair - 30, NOBODY) for pair in PAIRS}


def _extra_homers(sheet: Sheet) -> dict[int, int]:
    if not sheet.xhr_grid:
        return dict.fromkeys(TRIADS, 0)
    bounds = tuple(zip(EXTRA, sheet.xhr_grid, strict=True))
    return {triad: next((number for number, last in bounds if triad <= last), 0) for triad in TRIADS}


def _sluggers(sheet: Sheet) -> dict[int, str]:
    """X-HR ranges follow each other down the roster; numbers beyond the last are the bench's, in turn."""
    players = [(spot, batter.extra_homers) for spot, batter in sheet.batters.items() if batter.extra_homers is not None]
    called = {
        pair: next((spot for spot, last in players if last is not None and pair <= last), NOBODY) for pair in PAIRS
    }
    beyond = [pair for pair, spot in called.items() if spot == NOBODY]
    spare = [spot for spot in BENCH if spot in sheet.batters] or list(SPOTS)
    for number, pair in enumerate(beyond):
        called[pair] = spare[number % len(spare)]
    return called
