"""The full-screen table of every game at 80x24 and 120x40, compared with the screens kept beside this file.

HOTSTOVE_WRITE_SCREENS=1 writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.tmux import AT_A_PROMPT, STEADY, Tmux, needs_tmux

SCREENS = Path(__file__).parent / "screens"
SIZES = ((80, 24), (120, 40))
TABLES = {
    "superstar": (("play", "superstar", "--seed", "7"), ("Enter",) * 2, ("Enter",) * 5, "in the field:"),
    "longtater": (("play", "longtater", "--seed", "7"), ("Enter",) * 2, ("Enter",) * 3, "in the field:"),
    "replay": (("play", "replay", "--seed", "7"), ("Enter",) * 2, ("Enter",) * 3, "in the field:"),
    "pennant": (("play", "pennant", "--seed", "7"), (), (), "Starter (number"),
    "rallybird": (("play", "rallybird", "me", "novice", "--seed", "4"), (), ("a", "b"), "which card?"),
}
"""Words, keys before the first pitch, keys after it, and what stands in the last prompt."""


@needs_tmux
@pytest.mark.parametrize("game", TABLES)
def test_a_table_stands_as_it_did(game: str, tmp_path: Path) -> None:
    words, before, keys, last = TABLES[game]
    with Tmux(*words, home=tmp_path, size=SIZES[0]) as table:
        for key in before:
            table.until(": ")
            table.press(key)
        for number, key in enumerate(keys):
            table.until(": " if game != "rallybird" else "? ", steady=AT_A_PROMPT if number else STEADY)
            table.press(key)
        for columns, lines in SIZES:
            table.resize(columns, lines)
            shown = table.until(last, rows=lines).rstrip("\n") + "\n"
            rows = shown.splitlines()
            assert len(rows) == lines
            assert all(len(row) <= columns for row in rows)
            assert "…" not in shown, "no fact is cut off"
            golden = SCREENS / f"{game}-{columns}x{lines}.txt"
            if os.environ.get("HOTSTOVE_WRITE_SCREENS"):
                golden.write_text(shown, encoding="utf-8")
            assert shown == golden.read_text(encoding="utf-8")


@needs_tmux
def test_a_window_that_is_made_too_small_is_told(tmp_path: Path) -> None:
    with Tmux("play", "superstar", "--seed", "7", home=tmp_path, size=SIZES[0]) as table:
        for _ in range(3):
            table.until(": ")
            table.press("Enter")
        table.until("in the field:")
        table.resize(60, 20)
        shown = table.until("The table needs 80 columns and 24 lines")
        assert "Kincaid" in shown and "in the field:" in shown
        table.resize(*SIZES[0])
        assert "The table needs" not in table.until("Pitching")


@needs_tmux
def test_a_hurt_pitcher_is_replaced_by_name(tmp_path: Path) -> None:
    """Where a change must be made and no letter is a call, letters begin a line of words."""
    words = ("play", "superstar", "--option", "injuries=yes", "--auto", "visitors", "--seed", "40")
    with Tmux(*words, home=tmp_path, size=SIZES[0]) as table:
        for _ in range(2):
            table.until(": ")
            table.press("Enter")
        table.until("in the field:")
        while "Your change" not in table.screen():
            table.press("Enter")
            table.until(": ")
        assert "Kincaid (P) is hurt and out for the rest of this game." in table.screen()
        table.press("B")
        assert "Walt Kincaid: hurt, out for the rest of this game" in table.until("Bullpen")
        table.press("Enter")
        table.until("Your change")
        table.press(*"pitch", "Space", *"Swann", "Enter")
        assert "Swann comes in to pitch for Kincaid." in table.until("in the field:")
