"""The charts of Long Tater!, read once from their files."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from hotstove.diamond.possible import check_phrases
from hotstove.games.longtater.balls import BALLS
from hotstove.games.longtater.deck import NUMBERS, Draws, draws_of
from hotstove.table.chart_files import overlay, read_chart
from hotstove.table.charts import Axis, Chart, ChartSet
from hotstove.table.errors import Mistake

BY_NUMBER = frozenset(
    {
        *("error_ground", "error_fly", "error_hit", "line_drive", "bunt", "squeeze"),
        *("infield_in", "batter_hundred", "double_play"),
    }
)
"""Charts printed ten by ten: a row is the tens, a column the units."""
GROUND = frozenset({"ground", "ground 1-2", "ground 2-3", "ground 2-3 1-2"})
SCORING = frozenset({"ground 3-H", "ground 3-H 1-2", "ground 3-H 2-3", "ground 3-H 2-3 1-2"})
FORCES = frozenset(
    {
        *("force-second", "force-second 2-3", "force-second 3-H", "force-second 3-H 2-3"),
        *("force-third 1-2", "force-third 3-H 1-2", "force-home 2-3 1-2"),
        *("tag-home", "tag-home 1-2", "tag-home 2-3"),
        *("double-play", "double-play 2-3", "double-play 3-H", "double-play 3-H 2-3"),
    }
)
FIELDERS = frozenset("123456789")
BUNTERS = "1235"
ADVANCES = frozenset({"H", "3", "H3", "-"})
ALPHABETS: dict[str, frozenset[str]] = {
    "out": frozenset(BALLS),
    "error_ground": frozenset({"one", "run", "two", "late"}),
    "error_fly": frozenset({"one", "run", "two"}),
    "error_hit": frozenset({"one", "two"}),
    "line_drive": frozenset({"off", "back", "triple"}),
    "bunt": frozenset(letter + fielder for letter in "ALPSE" for fielder in BUNTERS),
    "squeeze": frozenset(letter + fielder for letter in "ALDPSE" for fielder in BUNTERS),
    "infield_in": frozenset({"hold", "home", "twin", "score", "through", "wild"}),
    "batter_hundred": frozenset({"WP", "PB", "BK", "PE", "CE", "PO", "CI", "FE1", "FE2", "FE3", "FE5"}),
    "double_play": frozenset("13456"),
    "locations": FIELDERS,
    "advancing": ADVANCES,
    "advancing_lively": ADVANCES,
    "arms": frozenset(map(str, range(101))),
    "grounders": GROUND | SCORING,
    "forces": FORCES | GROUND | SCORING,
    "drawn_in": FORCES | GROUND | SCORING | {"home-double-play 2-3 1-2"},
    "deck": frozenset(map(str, range(1, 101))),
    "missing_data": frozenset(map(str, range(101))),
}


@dataclass(frozen=True, eq=False)
class LongTaterCharts(ChartSet):
    """Every chart, under the name of its file, and the draws from the deck."""

    out: Chart
    grounders: Chart
    forces: Chart
    error_ground: Chart
    error_fly: Chart
    error_hit: Chart
    line_drive: Chart
    bunt: Chart
    squeeze: Chart
    locations: Chart
    advancing: Chart
    advancing_lively: Chart
    arms: Chart
    infield_in: Chart
    drawn_in: Chart
    batter_hundred: Chart
    double_play: Chart
    deck: Chart
    missing_data: Chart
    draws: Draws

    def dealt(self, depth: int) -> LongTaterCharts:
        """The same book, its deck shuffled again after so many cards."""
        return _dealt(self, depth)


@cache
def _dealt(charts: LongTaterCharts, depth: int) -> LongTaterCharts:
    return replace(charts, draws=draws_of(charts.deck, depth))


@cache
def our_charts() -> LongTaterCharts:
    """The charts that ship with hotstove."""
    folder = files("hotstove.games.longtater") / "charts"
    names = [field.name for field in fields(LongTaterCharts) if field.name not in {"account", "draws"}]
    return _bound({name: read_chart(folder / f"{name}.toml", ALPHABETS.get(name)) for name in names})


def owners_charts(folder: Path) -> LongTaterCharts:
    """Our charts with an owner's own files laid over them."""
    if not folder.is_dir():
        raise Mistake(f"{folder}: there is no such folder of charts")
    ours = files("hotstove.games.longtater") / "charts"
    charts = {name: read_chart(ours / f"{name}.toml", ALPHABETS.get(name)) for name in our_charts().charts()}
    for file in sorted(folder.glob("*.toml")):
        if file.stem not in charts:
            raise Mistake(f"{file}: Long Tater! has no chart of that name; it has {', '.join(charts)}")
        charts[file.stem] = overlay(charts[file.stem], file, ALPHABETS.get(file.stem))
        if file.stem in {"grounders", "forces", "drawn_in"}:
            check_phrases(file, charts[file.stem])
        if file.stem == "deck":
            _check_deck(file, charts["deck"])
    return _bound(charts)


def by_number(chart: Chart) -> Chart:
    """A page of ten by ten as one row of a hundred numbers."""
    cells = {(tens + units,): cell for (tens, units), cell in chart.cells.items()}
    marks = {(tens + units,): mark for (tens, units), mark in chart.provenance.items()}
    return Chart(chart.name, (Axis("number", NUMBERS),), cells, marks, chart.rule)


def _bound(charts: dict[str, Chart]) -> LongTaterCharts:
    pages = {name: by_number(chart) if name in BY_NUMBER else chart for name, chart in charts.items()}
    return LongTaterCharts(account=None, draws=draws_of(pages["deck"]), **pages)


def _check_deck(file: Path, deck: Chart) -> None:
    """LT-01: every top and bottom number once, every middle number five times."""
    for face, each in (("top", 1), ("bottom", 1), ("middle", 5)):
        found = sorted(int(deck(card, face)) for card in NUMBERS)
        wanted = sorted(list(range(1, 100 // each + 1)) * each)
        if found != wanted:
            times = "once" if each == 1 else "five times"
            raise Mistake(f"{file}: the {face} numbers must be 1 to {100 // each}, each {times}")
