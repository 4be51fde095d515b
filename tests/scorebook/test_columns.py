"""The page of documentation holds the tables that the columns make."""

from __future__ import annotations

from pathlib import Path

from hotstove.scorebook.columns import BATTING_COLUMNS, FIELDING_COLUMNS, PITCHING_COLUMNS, table_of

PAGE = Path(__file__).parents[2] / "docs" / "scorebook.md"


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert table_of(BATTING_COLUMNS) in text
    assert table_of(PITCHING_COLUMNS) in text
    assert table_of(FIELDING_COLUMNS) in text
