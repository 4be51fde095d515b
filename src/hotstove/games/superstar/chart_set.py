"""The charts of Superstar Baseball, read once from their files."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from pathlib import Path

from hotstove.diamond.possible import check_numbers, check_phrases
from hotstove.games.superstar.symbols import BATTER_SYMBOLS
from hotstove.table.chart_files import overlay, read_chart
from hotstove.table.charts import Chart, ChartSet
from hotstove.table.errors import Mistake

STEALS = frozenset({"SB", "CS", "E", "E+", "PO", "BK"})
BUNTS = frozenset({"SH", "1", "FC", "E", "F", "G", "DP", "2K", ""})
POSITIONS_AND_GAMES = frozenset({"P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "none", *map(str, range(61))})
GROUNDERS = frozenset(
    {
        *("ground", "ground 1-2", "force-second", "force-second 2-3", "force-second 3-H", "force-home 2-3 1-2"),
        *("double-play", "double-play 2-3", "double-play 3-H", "double-play 3-H 2-3", "tag-home 1-2"),
    }
)
PHRASES = frozenset({"batter", "hit_and_run", "ground_out", "double_play"})
"""Charts that say what happens, for any bases or for those that the place names."""
ALPHABETS: dict[str, frozenset[str]] = {
    "defense": frozenset({"out", ""}),
    "steal_second": STEALS,
    "steal_third": STEALS,
    "steal_home": STEALS,
    "bunt": BUNTS,
    "squeeze": BUNTS,
    "managers_decision": frozenset({"S", "S*", "E", "E*", "O", "O*"}),
    "x": frozenset({"WP", "PB", "BK", "HB", "RK", "INJ"}),
    "injury": POSITIONS_AND_GAMES,
    "ground_out": GROUNDERS,
    "double_play": GROUNDERS,
    "fatigue": frozenset(BATTER_SYMBOLS),
    "two_strikes": frozenset({"SO", "pitch"}),
    "where": frozenset(map(str, range(1, 10))),
}


@dataclass(frozen=True, eq=False)
class SuperstarCharts(ChartSet):
    """Every chart, under the name of its file."""

    defense: Chart
    ground_out: Chart
    double_play: Chart
    batter: Chart
    hit_and_run: Chart
    steal_second: Chart
    steal_third: Chart
    steal_home: Chart
    bunt: Chart
    squeeze: Chart
    managers_decision: Chart
    x: Chart
    injury: Chart
    fatigue: Chart
    two_strikes: Chart
    endurance: Chart
    where: Chart


@cache
def our_charts() -> SuperstarCharts:
    """The charts that ship with hotstove."""
    folder = files("hotstove.games.superstar") / "charts"
    names = [field.name for field in fields(SuperstarCharts) if field.name != "account"]
    charts = {name: read_chart(folder / f"{name}.toml", ALPHABETS.get(name)) for name in names}
    return SuperstarCharts(account=None, **charts)


def owners_charts(folder: Path) -> SuperstarCharts:
    """Our charts with an owner's own files laid over them."""
    if not folder.is_dir():
        raise Mistake(f"{folder}: there is no such folder of charts")
    charts = our_charts().charts()
    for file in sorted(folder.glob("*.toml")):
        if file.stem not in charts:
            raise Mistake(f"{file}: Superstar Baseball has no chart of that name; it has {', '.join(charts)}")
        charts[file.stem] = overlay(charts[file.stem], file, ALPHABETS.get(file.stem))
        if file.stem in PHRASES:
            check_phrases(file, charts[file.stem])
        elif file.stem == "endurance":
            check_numbers(file, charts[file.stem], 0, 20)
        elif file.stem == "injury":
            _check_injuries(file, charts[file.stem])
    return SuperstarCharts(account=None, **charts)


def _check_injuries(file: Path, chart: Chart) -> None:
    """SS-11: a position in its column, games or none in the other."""
    for (dice, column), cell in chart.cells.items():
        if (column == "position") == (cell == "none" or str(cell).isdigit()):
            allowed = "a position" if column == "position" else "none or games 0 to 60"
            raise Mistake(f"{file}: {dice} {column} holds {cell!r}; allowed is {allowed}")
