"""Score sheets: a game of plays as a scorer writes it, Pennant's and Rallybird's own sheets, and empty ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotstove.press.look import accent_of
from hotstove.press.typesetting import Document
from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.box import box_record
from hotstove.scorebook.plate_appearances import PlateAppearance, plate_appearances

INNINGS = 9
SLOTS = range(1, 10)
TOTALS = ("at_bats", "runs", "hits", "runs_batted_in")
PITCHING = ("innings", "hits", "runs", "earned_runs", "walks", "strikeouts", "batters_faced")
BLANK_PLAYERS, BLANK_PITCHERS = 3, 6


def score_sheet(key: str, game: str, book: Scorebook, innings: int = INNINGS) -> Document:
    """The sheet of a game, finished or not: a page for each side at bat."""
    box, turns = box_record(book), plate_appearances(book.log)
    sides = [_side(box, side, [turn for turn in turns if turn.side == side], innings) for side in (0, 1)]
    visitors, home = (side["name"] for side in sides)
    data = {
        "game": game,
        "accent": accent_of(key),
        "date": box["date"],
        "over": book.log.final is not None,
        "sides": sides,
        "footnotes": box["footnotes"],
        "notes": [{"label": label, "entries": entries} for label, entries in box["notes"].items()],
        "remarks": box["remarks"],
    }
    return Document("sheet.typ", f"{visitors} at {home}, {box['date']}", data)


def blank_sheet(key: str, game: str, innings: int = INNINGS) -> Document:
    """An empty sheet: a page for each side."""
    row: dict[str, Any] = {
        "players": [{"name": "", "position": "", "letter": "", "turn": turn} for turn in range(1, BLANK_PLAYERS + 1)],
        "cells": [None] * innings,
        "totals": [""] * len(TOTALS),
    }
    side = {
        "name": "",
        "columns": [str(inning) for inning in range(1, innings + 1)],
        "rows": [row | {"slot": slot} for slot in SLOTS],
        "runs": [""] * innings,
        "totals": [""] * len(TOTALS),
        "pitching_of": "",
        "pitchers": [{"name": "", "mark": "", "line": [""] * len(PITCHING)}] * BLANK_PITCHERS,
        "line": [{"name": "", "innings": [], "totals": [""] * 3}] * 2,
    }
    data = {
        "game": game,
        "accent": accent_of(key),
        "date": "",
        "over": True,
        "sides": [side, side],
        "footnotes": [],
        "notes": [],
        "remarks": [],
    }
    return Document("sheet.typ", f"{game}: score sheet", data)


def _side(box: Mapping[str, Any], side: int, turns: Sequence[PlateAppearance], innings: int) -> dict[str, Any]:
    own, other = box["sides"][side], box["sides"][1 - side]
    columns = _columns(turns, max(innings, len(own["innings"]), len(other["innings"])))
    cells = _cells(turns, columns)
    runs: list[str] = []
    for place, (inning, _) in enumerate(columns):
        last = place + 1 == len(columns) or columns[place + 1][0] != inning
        played = inning <= len(own["innings"])
        runs.append(
            "" if not last else str(own["innings"][inning - 1]) if played else "x" if _idle(box, inning) else ""
        )
    return {
        "name": own["name"],
        "columns": [str(inning) for inning, _ in columns],
        "rows": [_row(own, slot, [cells.get((slot, *column)) for column in columns]) for slot in SLOTS],
        "runs": runs,
        "totals": [str(own["batting_total"][name]) for name in TOTALS],
        "pitching_of": other["name"],
        "pitchers": [
            {"name": one["name"], "mark": _mark(one), "line": [str(one[name]) for name in PITCHING]}
            for one in other["pitching"]
        ],
        "line": [
            {
                "name": one["name"],
                "innings": list(map(str, one["innings"])),
                "totals": [one["runs"], one["hits"], one["errors"]],
            }
            for one in box["sides"]
        ],
    }


def _idle(box: Mapping[str, Any], inning: int) -> bool:
    """Whether the other side batted in an inning that this one did not need."""
    return any(inning <= len(one["innings"]) for one in box["sides"])


def _columns(turns: Sequence[PlateAppearance], innings: int) -> list[tuple[int, int]]:
    """A column for each inning, and another where a side bats around."""
    times: dict[tuple[int, int], int] = {}
    for turn in turns:
        times[turn.inning, turn.slot] = times.get((turn.inning, turn.slot), 0) + 1
    return [
        (inning, again)
        for inning in range(1, innings + 1)
        for again in range(max((count for (number, _), count in times.items() if number == inning), default=1))
    ]


def _cells(turns: Sequence[PlateAppearance], columns: Sequence[tuple[int, int]]) -> dict[tuple[int, int, int], Any]:
    cells: dict[tuple[int, int, int], Any] = {}
    before: dict[int, str] = {}
    pitcher = turns[0].pitcher if turns else ""
    for turn in turns:
        again = next(
            again for inning, again in columns if inning == turn.inning and (turn.slot, inning, again) not in cells
        )
        cells[turn.slot, turn.inning, again] = {
            "result": turn.result,
            "hit": turn.hit,
            "reached": turn.reached,
            "on": {str(advance.base): advance.on for advance in turn.advances[1:]},
            "out": turn.out,
            "out_on": turn.out_on,
            "rbi": turn.rbi,
            "new_batter": before.get(turn.slot, turn.batter) != turn.batter,
            "new_pitcher": turn.pitcher != pitcher,
        }
        before[turn.slot], pitcher = turn.batter, turn.pitcher
    return cells


def _row(own: Mapping[str, Any], slot: int, cells: Sequence[Any]) -> dict[str, Any]:
    players = [one for one in own["batting"] if one["slot"] == slot]
    return {
        "slot": slot,
        "players": [{name: one[name] for name in ("name", "position", "letter", "turn")} for one in players],
        "cells": list(cells),
        "totals": [str(sum(one[name] for one in players)) for name in TOTALS],
    }


def _mark(line: Mapping[str, Any]) -> str:
    return "W" if line["wins"] else "L" if line["losses"] else "S" if line["saves"] else ""
