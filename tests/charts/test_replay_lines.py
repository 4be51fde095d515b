"""The notation of Replay Baseball's lines: read and written back, refused with a sentence, and on paper in full."""

from __future__ import annotations

import re

import pytest

from hotstove.games.replay.chart_set import PAGES, our_charts
from hotstove.games.replay.lines import BARE, BATTED, FLAGS, RIGHT, read_line, write_line
from tests.helpers.ledger import ROOT


@pytest.mark.parametrize("name", PAGES)
def test_every_line_reads_back_as_it_was_written(name: str) -> None:
    chart = our_charts().charts()[name]
    assert [line for line in chart.cells.values() if write_line(read_line(line)) != line] == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nothing@8", "'nothing@8' is no outcome"),
        ("single", "must say who has the ball"),
        ("K@8", "must name no fielder"),
        ("on ? K", "its last branch has a test"),
        ("die ? K | BB", "'die' is no test"),
        ("weather ? K | BB", "'weather' is no test"),
        ("single@8 4-H", "is no outcome"),
    ],
)
def test_what_is_no_line_is_told(line: str, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        read_line(line)


def test_the_paper_on_lines_has_every_word() -> None:
    paper = (ROOT / "docs" / "replay-lines.md").read_text(encoding="utf-8")
    missing = [word for word in (*BARE, *BATTED, *FLAGS, *filter(None, RIGHT)) if f"{word}" not in paper]
    assert missing == []
