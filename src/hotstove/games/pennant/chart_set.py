"""The six charts of the game, read from files; an owner's own files may be laid over them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from pathlib import Path

from hotstove.games.pennant.innings import innings
from hotstove.games.pennant.sheets import BENCH, FIELDERS, SPOTS
from hotstove.table.chart_files import overlay, read_chart
from hotstove.table.charts import Chart, ChartSet
from hotstove.table.errors import Mistake


@dataclass(frozen=True, eq=False)
class PennantCharts(ChartSet):
    """The charts that the rules call."""

    power: Callable[..., str]
    """The spot, by the doubled number and the twin of the white die with the parity of the third."""
    speed: Callable[..., str]
    """The spot, by the number that red and green show."""
    fielding: Callable[..., str]
    """The position, by sum and parity of the green die."""
    innings: Callable[..., str]
    """The bullpen's innings, by END and white die."""
    relievers: Callable[..., str]
    """Their number, by innings and red die."""
    runs: Callable[..., str]
    """The bullpen's earned runs under and from three innings, by earned runs and white minus green."""


MOST_OUTS = 20
"""The bullpen's most, 6.2 innings: with the inning of a low sum a starter who loses on the road keeps an out."""
ALPHABETS = {
    "power": frozenset((*SPOTS, *BENCH)),
    "speed": frozenset((*SPOTS, *BENCH)),
    "fielding": frozenset(FIELDERS),
    "innings": frozenset(innings(number) for number in range(1, MOST_OUTS + 1)),
    "relievers": frozenset("123456789"),
    "runs": frozenset(f"{under}/{over}" for under in range(9) for over in range(9)),
}
CHARTS = tuple(ALPHABETS)


@cache
def our_charts() -> PennantCharts:
    """The charts that come with the game."""
    folder = files("hotstove.games.pennant") / "charts"
    return _together({name: read_chart(folder / f"{name}.toml", ALPHABETS[name]) for name in CHARTS})


def read_charts(folder: Path | None = None) -> PennantCharts:
    """The game's charts, with those of a folder's files (power.toml, speed.toml, ...) laid over them."""
    if folder is None:
        return our_charts()
    if not folder.is_dir():
        raise Mistake(f"{folder}: there is no such folder of charts")
    own = {file.stem: file for file in sorted(folder.glob("*.toml"))}
    unknown = sorted(set(own) - set(CHARTS))
    if unknown:
        raise Mistake(f"{own[unknown[0]]}: is no chart of this game; the charts are {', '.join(CHARTS)}")
    charts = dict(our_charts().charts())
    for name, file in own.items():
        charts[name] = overlay(charts[name], file, ALPHABETS[name])
    return _together(charts)


def _together(charts: dict[str, Chart]) -> PennantCharts:
    named = {field.name: charts[field.name] for field in fields(PennantCharts) if field.name in charts}
    return PennantCharts(account=None, **named)
