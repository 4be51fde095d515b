"""Pages of the Chart Book as files: for a total, or several, the line and the words in which it is told.

A page has one table for each provenance; `"7-8" = ["single@7 3-H 2-3 1-2", "Single to left."]` stands for two totals.
Keys of more than one part, such as bases, outs and dice in the Rare Play Book, are separated by blanks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.notation import read as read_play
from hotstove.games.replay.lines import read_line
from hotstove.table.chart_files import key, read_toml
from hotstove.table.charts import OWNER, PROVENANCES, Axis, Chart
from hotstove.table.errors import Mistake

HEADINGS = ("name", "rule", "axes", "note")


class Page(NamedTuple):
    """A chart of lines, and what is said of each of its cells."""

    lines: Chart
    words: Mapping[tuple[Any, ...], str]


def read_page(source: Traversable | Path) -> Page:
    """One page; every line is checked."""
    table = read_toml(source)
    for heading in table:
        if heading not in (*HEADINGS, *PROVENANCES):
            allowed = ", ".join((*HEADINGS, *PROVENANCES))
            raise Mistake(f"{source}: unknown key {heading!r}; allowed are {allowed}")
    cells: dict[tuple[Any, ...], str] = {}
    words: dict[tuple[Any, ...], str] = {}
    marks: dict[tuple[Any, ...], str] = {}
    for provenance in PROVENANCES:
        for text, entry in table.get(provenance, {}).items():
            line, told = _entry(source, text, entry)
            for place in _places(text):
                if place in cells:
                    raise Mistake(f"{source}: {' '.join(map(str, place))} stands there twice")
                cells[place], words[place], marks[place] = line, told, provenance
    if not cells or len({len(place) for place in cells}) != 1:
        raise Mistake(f"{source}: a page holds lines, all under equally many keys")
    names = str(table.get("axes", "total")).split(", ")
    axes = tuple(
        Axis(names[index] if index < len(names) else "key", tuple(dict.fromkeys(place[index] for place in cells)))
        for index in range(len(next(iter(cells))))
    )
    chart = Chart(str(table.get("name", source.name)), axes, cells, marks, str(table.get("rule", "")))
    return Page(chart, words)


def laid_over(page: Page, file: Path) -> Page:
    """An owner's page over ours: his lines where he has some, ours elsewhere."""
    own = read_page(file)
    for place in own.lines.cells:
        if place not in page.lines.cells:
            raise Mistake(f"{file}: {page.lines.name} has no place {' '.join(map(str, place))}")
    marks = page.lines.provenance | dict.fromkeys(own.lines.cells, OWNER)
    chart = Chart(page.lines.name, page.lines.axes, page.lines.cells | own.lines.cells, marks, page.lines.rule)
    return Page(chart, {**page.words, **own.words})


def _entry(source: Traversable | Path, text: str, entry: object) -> tuple[str, str]:
    match entry:
        case [str(line), str(told)]:
            pass
        case _:
            raise Mistake(f"{source}: {text} holds {entry!r}; allowed is a list of a line and its words")
    try:
        for branch in read_line(line):
            if branch.outcome.word.startswith("="):
                read_play(branch.outcome.word[1:])
    except (ValueError, Mistake) as error:
        raise Mistake(f"{source}: {text} holds {line!r}: {error}") from None
    return line, told


def _places(text: str) -> Iterator[tuple[Any, ...]]:
    """`7-8` is 7 and 8; `1-- 0 7` is one place of three keys."""
    return product(*(_span(part) for part in text.split()))


def _span(part: str) -> list[Any]:
    low, dash, high = part.partition("-")
    if part in ALL_BASES:
        return [part]
    if dash and low.isdecimal() and high.isdecimal():
        return list(range(int(low), int(high) + 1))
    return [key(part)]
