"""The box score as the newspapers print it, eighty columns wide."""

from __future__ import annotations

import textwrap
from typing import Any

from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.box import BoxRecord, box_record

WIDTH = 80
_HALF = 38
_NAME = 22


def box_text(book: Scorebook) -> str:
    box = box_record(book)
    parts = [
        *_wrapped(_heading(box)),
        "",
        *_batting_tables(box),
        "",
        *(line for note in box["footnotes"] for line in _wrapped(f"{note}.")),
        *([""] if box["footnotes"] else []),
        *_line_score(box, over=book.log.final is not None),
        "",
        *(line for label, entries in box["notes"].items() for line in _wrapped(f"{label}--{', '.join(entries)}.")),
        "",
        *_pitching_table(box),
        *([""] if box["remarks"] else []),
        *(line for remark in box["remarks"] for line in _wrapped(remark)),
    ]
    return "\n".join(line.rstrip() for line in parts) + "\n"


def _heading(box: BoxRecord) -> str:
    visitors, home = box["sides"]
    game = f" (game {box['number']})" if box["number"] else ""
    return f"{visitors['name']} {visitors['runs']}, {home['name']} {home['runs']}  {box['date']}{game}"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def _batting_tables(box: BoxRecord) -> list[str]:
    """Both clubs side by side."""
    halves = [_batting_half(side) for side in box["sides"]]
    rows = max(len(half) for half in halves) - 1
    for half in halves:
        total = half.pop()
        half.extend([""] * (rows - len(half)))
        half.append(total)
    return [f"{left:<{_HALF + 4}}{right}" for left, right in zip(*halves, strict=True)]


def _batting_half(side: dict[str, Any]) -> list[str]:
    rows = [f"{side['name'][:_NAME]:<{_NAME}}" + "".join(f"{header:>4}" for header in ("AB", "R", "H", "BI"))]
    for batter in side["batting"]:
        rows.append(_row(_batter_label(batter), batter))
    rows.append(_row("Totals", side["batting_total"]))
    return rows


def _row(label: str, record: dict[str, Any]) -> str:
    columns = ("at_bats", "runs", "hits", "runs_batted_in")
    return f"{label:<{_NAME}}" + "".join(f"{record[name]:>4}" for name in columns)


def _batter_label(batter: dict[str, Any]) -> str:
    """Substitutes stand one step in, pinch hitters and runners with the letter of their footnote."""
    letter = f"{batter['letter']}-" if batter["letter"] else ""
    before = f"{' ' if batter['turn'] > 1 else ''}{letter}"
    room = _NAME - len(before) - len(batter["position"]) - 1
    return f"{before}{batter['name'][: max(room, 4)]} {batter['position']}"[:_NAME]


def _line_score(box: BoxRecord, *, over: bool) -> list[str]:
    """Innings in threes, then runs, hits and errors; an x where the home club had no need to bat.

    While the game is on, an inning in which a club has not batted yet is blank.
    """
    innings = max(len(side["innings"]) for side in box["sides"])
    width = min(_NAME + 2, max(len(side["name"]) for side in box["sides"]))
    rows = []
    for side in box["sides"]:
        marks = [str(runs) if runs < 10 else f"({runs})" for runs in side["innings"]]
        marks += ["x" if over else " "] * (innings - len(marks))
        groups = " ".join("".join(marks[start : start + 3]) for start in range(0, innings, 3))
        rows.append((side, groups))
    reach = max(len(groups) for _, groups in rows)
    return [
        f"{side['name'][:width]:<{width}}  {groups:<{reach}} --{side['runs']:>3}{side['hits']:>4}{side['errors']:>3}"
        for side, groups in rows
    ]


def _pitching_table(box: BoxRecord) -> list[str]:
    columns = (("IP", "innings"), ("H", "hits"), ("R", "runs"), ("ER", "earned_runs"), ("BB", "walks"),
               ("SO", "strikeouts"), ("BF", "batters_faced"))  # fmt: skip
    rows: list[str] = []
    for side in box["sides"]:
        rows.append(f"{side['name'][:_NAME]:<{_NAME}}" + "".join(f"{header:>5}" for header, _ in columns))
        for pitcher in side["pitching"]:
            label = f"{pitcher['name']}{_decision(pitcher)}"[:_NAME]
            rows.append(f"{label:<{_NAME}}" + "".join(f"{pitcher[name]:>5}" for _, name in columns))
    return rows


def _decision(pitcher: dict[str, Any]) -> str:
    marks = [
        sign
        for sign, name in (("W", "wins"), ("L", "losses"), ("S", "saves"), ("H", "holds"), ("BS", "blown_saves"))
        if pitcher[name]
    ]
    return f" ({', '.join(marks)})" if marks else ""
