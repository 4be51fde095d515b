"""Pages of the Chart Book as files: for a total, or several, the line and the words in which it is told.

A page has one table for each provenance; `"7-8" = ["single@7 3-H 2-3 1-2", "Single to left."]` stands for two totals.
Keys of more than one part, such as bases, outs and dice in the Rare Play Book, are separated by blanks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.replay.lines import read_line
from hotstove.games.replay.possible_lines import RARE_PLAYS, trouble_of_line
from hotstove.table.chart_files import VERSION, key
from hotstove.table.charts import OWNER, PROVENANCES, Axis, Chart
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, is_number, read_toml, shown

HEADINGS = ("version", "name", "rule", "axes", "note")
DIE = (1, 2, 3, 4, 5, 6)
ONE = 1
"""A roll that only a single die can have."""
MOST_PLACES = 500
"""For which one line may stand."""


class Page(NamedTuple):
    """A chart of lines, and what is said of each of its cells."""

    lines: Chart
    words: Mapping[tuple[Any, ...], str]


def read_page(source: Traversable | Path) -> Page:
    """One page; every line is checked."""
    table = read_toml(source)
    page = Place(source)
    page.only(table, (*HEADINGS, *PROVENANCES))
    page.version(table, VERSION)
    for heading in HEADINGS[1:]:
        page.text(table, heading, "")
    cells: dict[tuple[Any, ...], str] = {}
    words: dict[tuple[Any, ...], str] = {}
    marks: dict[tuple[Any, ...], str] = {}
    for provenance in PROVENANCES:
        for text, entry in page.table(table, provenance).items():
            line, told = _entry(source, text, entry)
            for place in _places(source, text):
                if place in cells:
                    raise Mistake(f"{source}: {' '.join(map(str, place))} stands there twice")
                cells[place], words[place], marks[place] = line, told, provenance
    if not cells or len({len(place) for place in cells}) != 1:
        raise Mistake(f"{source}: a page holds lines, all under equally many keys")
    names = table.get("axes", "total").split(", ")
    axes = tuple(
        Axis(names[index] if index < len(names) else "key", tuple(dict.fromkeys(place[index] for place in cells)))
        for index in range(len(next(iter(cells))))
    )
    chart = Chart(table.get("name", source.name), axes, cells, marks, table.get("rule", ""))
    return Page(chart, words)


def laid_over(page: Page, file: Path) -> Page:
    """An owner's page over ours: his lines where he has some, ours elsewhere."""
    own = read_page(file)
    if file.stem == RARE_PLAYS and len(own.lines.axes) == len(page.lines.axes) and ONE in own.lines.axes[-1].values:
        page = _one_die(page)
        missing = next((place for place in page.lines.cells if place not in own.lines.cells), None)
        if missing is not None:
            where = " ".join(map(str, missing))
            raise Mistake(f"{file}: a booklet for one die has lines for 1 to 6 everywhere; there is none for {where}")
    if own.lines.axes and len(own.lines.axes) != len(page.lines.axes):
        raise Mistake(f"{file}: {page.lines.name} has places of {len(page.lines.axes)} keys")
    for place in own.lines.cells:
        if place not in page.lines.cells:
            raise Mistake(f"{file}: {page.lines.name} has no place {' '.join(map(str, place))}")
        trouble = trouble_of_line(own.lines.cells[place], file.stem, place)
        if trouble:
            where = " ".join(map(str, place))
            raise Mistake(f"{file}: {where} holds {shown(own.lines.cells[place])}: {trouble}")
    marks = page.lines.provenance | dict.fromkeys(own.lines.cells, OWNER)
    chart = Chart(page.lines.name, page.lines.axes, page.lines.cells | own.lines.cells, marks, page.lines.rule)
    return Page(chart, {**page.words, **own.words})


def _one_die(page: Page) -> Page:
    """RB-22: the places of a Rare Play Book that is read with a single die; nothing of ours can stand in them."""
    bases, outs, _ = page.lines.axes
    axes = bases, outs, Axis("die", DIE)
    cells = dict.fromkeys(product(bases.values, outs.values, DIE), "K")
    return Page(Chart(page.lines.name, axes, cells, OWNER, page.lines.rule), {})


def _entry(source: Traversable | Path, text: str, entry: object) -> tuple[str, str]:
    match entry:
        case [str(line), str(told)]:
            pass
        case _:
            raise Mistake(f"{source}: {text} holds {shown(entry)}; allowed is a list of a line and its words")
    try:
        read_line.__wrapped__(line)
    except ValueError as error:
        raise Mistake(f"{source}: {text} holds {shown(line)}: {error}") from None
    return line, told


def _places(source: Traversable | Path, text: str) -> Iterator[tuple[Any, ...]]:
    """`7-8` is 7 and 8; `1-- 0 7` is one place of three keys."""
    spans = [_span(part) for part in text.split()[:MOST_PLACES]]
    if prod(len(span) for span in spans) > MOST_PLACES:
        raise Mistake(f"{source}: {shown(text)} are more than {MOST_PLACES} places")
    return product(*spans)


def _span(part: str) -> Sequence[Any]:
    low, dash, high = part.partition("-")
    if part in ALL_BASES:
        return [part]
    if dash and is_number(low) and is_number(high):
        return range(int(low), min(int(high), int(low) + MOST_PLACES) + 1)
    return [key(part)]
