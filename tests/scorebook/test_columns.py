"""The page of documentation holds the tables that the columns make."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hotstove.scorebook.columns import BATTING_COLUMNS, FIELDING_COLUMNS, PITCHING_COLUMNS, Column, Line

PAGE = Path(__file__).parents[2] / "docs" / "scorebook.md"


def table_of(columns: Iterable[Column[Line]]) -> str:
    """The page of documentation for some columns, in Markdown."""
    rows = ["| header | name | meaning |", "|---|---|---|"]
    rows += [f"| {column.header} | `{column.name}` | {column.description} |" for column in columns]
    return "\n".join(rows) + "\n"


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert table_of(BATTING_COLUMNS) in text
    assert table_of(PITCHING_COLUMNS) in text
    assert table_of(FIELDING_COLUMNS) in text
