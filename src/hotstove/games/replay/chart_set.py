"""The charts of Replay Baseball, read once from their files."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Self

from hotstove.diamond.possible import check_numbers, check_phrases
from hotstove.games.replay.line_files import ONE, Page, laid_over, read_page
from hotstove.games.replay.possible_lines import RARE_PLAYS
from hotstove.table.account import Account
from hotstove.table.chart_files import overlay, read_chart
from hotstove.table.charts import NO_WORDS, Chart, ChartSet
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, shown

_REST = re.compile(r"[0-9](?:\*|\([1-9]\))?|—")
PAGES = (
    *("column_1", "column_2", "column_3", "back", "halfway", "close", "column_5", "column_6"),
    *("hit_and_run", "rare_plays"),
)
"""Charts of lines, each with the words in which it is told."""
DEPTHS = frozenset({"back", "halfway", "in"})
BUNTS = frozenset(
    {"single", "sacrifice", "error", "lead", "double-play", "popped", "popped-double-play", "out", "strikeout"}
)
DIGITS = frozenset(map(str, range(1, 10)))
ALPHABETS: dict[str, frozenset[str] | None] = {
    "infielder": frozenset({"1b", "2b", "3b", "ss"}),
    "fielder": DIGITS,
    "infield": DEPTHS,
    "grounders": None,
    "coach": frozenset({"hold", "go", "throw"}),
    "jump": frozenset({"go", ""}),
    "action": frozenset({"SB", "CS", "PO", "C"}),
    "battery": None,
    "bunt_fielder": DIGITS,
    "sacrifice": BUNTS,
    "squeeze": BUNTS,
    "bunt_hit": BUNTS,
    "pitchers_at_bat": None,
    "rest_of_starters": None,
    "rest_of_relievers": None,
    "infield_moves": None,
    "outfield_moves": None,
}
"""The other charts, and what their cells may hold where that is a short list."""


@dataclass(frozen=True, eq=False)
class ReplayCharts(ChartSet):
    """Every chart, under the name of its file."""

    column_1: Chart
    column_2: Chart
    column_3: Chart
    back: Chart
    halfway: Chart
    close: Chart
    column_5: Chart
    column_6: Chart
    hit_and_run: Chart
    rare_plays: Chart
    infielder: Chart
    fielder: Chart
    infield: Chart
    grounders: Chart
    coach: Chart
    jump: Chart
    action: Chart
    battery: Chart
    bunt_fielder: Chart
    sacrifice: Chart
    squeeze: Chart
    bunt_hit: Chart
    pitchers_at_bat: Chart
    rest_of_starters: Chart
    rest_of_relievers: Chart
    infield_moves: Chart
    outfield_moves: Chart
    words: Mapping[str, Mapping[tuple[Any, ...], str]]
    """What is said of the lines, by the name of the chart."""
    one_die_booklet: bool
    """RB-22: the Rare Play Book is an owner's that is read with a single die."""

    def recorded(self, account: Account) -> Self:
        """Lines are noted with their words."""
        pages: dict[str, Any] = {name: self._telling(getattr(self, name), account) for name in PAGES}
        return replace(super().recorded(account), **pages)

    def _telling(self, chart: Chart, account: Account) -> Callable[..., str]:
        return chart.telling(account, self.words.get(chart.name, NO_WORDS))


def _charts(pages: Mapping[str, Page], charts: Mapping[str, Chart]) -> ReplayCharts:
    words = {page.lines.name: page.words for page in pages.values()}
    lines = {name: page.lines for name, page in pages.items()}
    one_die = ONE in pages[RARE_PLAYS].lines.axes[-1].values
    return ReplayCharts(account=None, words=words, one_die_booklet=one_die, **lines, **charts)


@cache
def _ours() -> tuple[dict[str, Page], dict[str, Chart]]:
    folder = files("hotstove.games.replay") / "charts"
    pages = {name: read_page(folder / f"{name}.toml") for name in PAGES}
    return pages, {name: read_chart(folder / f"{name}.toml", allowed) for name, allowed in ALPHABETS.items()}


@cache
def our_charts() -> ReplayCharts:
    """The charts that ship with hotstove."""
    return _charts(*_ours())


def owners_charts(folder: Path) -> ReplayCharts:
    """Our charts with an owner's own files laid over them."""
    if not folder.is_dir():
        raise Mistake(f"{folder}: there is no such folder of charts")
    pages, charts = dict(_ours()[0]), dict(_ours()[1])
    for file in sorted(folder.glob("*.toml")):
        name = file.stem
        if name in pages:
            pages[name] = laid_over(pages[name], file)
        elif name in charts:
            charts[name] = overlay(charts[name], file, ALPHABETS[name])
            _check(file, name, charts[name])
        else:
            raise Mistake(f"{file}: Replay Baseball has no chart of that name; it has {', '.join((*pages, *charts))}")
    return _charts(pages, charts)


def _check(file: Path, name: str, chart: Chart) -> None:
    """What the cells of an owner's chart must be where no short list says it."""
    if name == "grounders":
        check_phrases(file, chart)
    elif name == "battery":
        check_numbers(file, chart, 0, 66)
    elif name in {"infield_moves", "outfield_moves"}:
        check_numbers(file, chart, -4, 4)
    elif name in {"rest_of_starters", "rest_of_relievers"}:
        for keys, cell in chart.cells.items():
            if not isinstance(cell, str) or not _REST.fullmatch(cell):
                raise Mistake(
                    f"{file}: {' '.join(map(str, keys))} holds {shown(cell)}; allowed are days 0 to 9, "
                    "with * for a short rest or (n) for games in a row, and a dash for too much work"
                )
    elif name == "pitchers_at_bat":
        from hotstove.games.replay.card_files import batter_rows

        for card in chart.axes[0].values:
            rows = [str(chart(card, row)).split() for row in chart.axes[1].values]
            place = Place(file, f"card {card}")
            if any(len(row) != len(rows) for row in rows):
                raise place.wrong(rows, "six rows of six squares")
            batter_rows(place, rows, frozenset())
