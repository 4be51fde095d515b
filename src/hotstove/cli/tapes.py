"""Commands on finished or unfinished tapes: replay, box score, event files."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.playing import introduce, show_end
from hotstove.cli.reruns import read_tape, rerun
from hotstove.cli.screen import Screen
from hotstove.cli.teller import Teller


def show_replay(path: Path, cards: Path | None, charts: Path | None, plain: bool) -> None:
    screen = Screen(plain)
    fixture, lines = read_tape(path, cards, charts)
    introduce(fixture, screen)
    teller = Teller(screen, frozenset(chart.name for chart in fixture.book.charts().values()))
    show_end(rerun(path, fixture, lines, teller), screen)


def show_box(path: Path, cards: Path | None, charts: Path | None) -> None:
    fixture, lines = read_tape(path, cards, charts)
    show_end(rerun(path, fixture, lines), Screen(plain=True))
