"""A season's day as a newspaper page: standings, leaders and the boxes of the day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hotstove.press.look import accent_of
from hotstove.press.typesetting import Document
from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.box import box_record

BATTING = ("at_bats", "runs", "hits", "runs_batted_in")
PITCHING = ("innings", "hits", "runs", "earned_runs", "walks", "strikeouts")


@dataclass(frozen=True)
class Table:
    """A small table with its heading, such as the standings of a division or the leaders in home runs."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def newspaper(
    key: str,
    season: str,
    date: str,
    standings: Sequence[Table],
    leaders: Sequence[Table],
    games: Sequence[Scorebook | str],
) -> Document:
    """The page; a game that has no plays is given as the text in which it is told."""
    data = {
        "accent": accent_of(key),
        "season": season,
        "date": date,
        "standings": [_table(table) for table in standings],
        "leaders": [_table(table) for table in leaders],
        "boxes": [{"told": game} if isinstance(game, str) else box_values(game) for game in games],
    }
    return Document("newspaper.typ", f"{season}, {date}", data)


def _table(table: Table) -> dict[str, Any]:
    return {"title": table.title, "columns": list(table.columns), "rows": [list(row) for row in table.rows]}


def box_values(book: Scorebook) -> dict[str, Any]:
    """A box as the page prints it."""
    box = box_record(book)
    return {
        "date": box["date"],
        "sides": [_side(side) for side in box["sides"]],
        "notes": [{"label": label, "entries": entries} for label, entries in box["notes"].items()],
        "footnotes": box["footnotes"],
        "remarks": box["remarks"],
    }


def _side(side: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "name": side["name"],
        "innings": [str(runs) for runs in side["innings"]],
        "totals": [str(side[name]) for name in ("runs", "hits", "errors")],
        "batting": [
            {
                "name": f"{one['letter']}-{one['name']}" if one["letter"] else one["name"],
                "position": one["position"],
                "turn": one["turn"],
                "line": [str(one[name]) for name in BATTING],
            }
            for one in side["batting"]
        ],
        "batting_total": [str(side["batting_total"][name]) for name in BATTING],
        "pitching": [
            {"name": one["name"], "mark": _mark(one), "line": [str(one[name]) for name in PITCHING]}
            for one in side["pitching"]
        ],
    }


def _mark(line: Mapping[str, Any]) -> str:
    return "W" if line["wins"] else "L" if line["losses"] else "S" if line["saves"] else ""
