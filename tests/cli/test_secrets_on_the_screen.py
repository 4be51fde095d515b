"""Two people at one full screen of Rallybird: what one chose is nowhere to be found by the other."""

from __future__ import annotations

from pathlib import Path

from hotstove.games.rallybird.cards import CARDS
from tests.cli.tmux import Tmux, needs_tmux


@needs_tmux
def test_ry_06_the_card_is_neither_on_the_screen_nor_above_it_nor_in_the_line_nor_in_a_file(tmp_path: Path) -> None:
    with Tmux("play", "rallybird", "--auto", "none", "--seed", "2", home=tmp_path) as table:
        table.until("discard 5/4 or 4/6?")
        table.press("1")
        table.until("when you sit here alone")
        table.press("Enter")
        hand = table.until("which card?")
        assert "e Up the Middle" in hand
        table.press("e")
        hidden = table.until("Home to the screen")
        table.press("Up", "Up", "Enter")
        placing = table.until("gloves in A B C D E F?")
        table.press("Up", "Up")
        above = table.everything()
        for shown in (hidden, placing, above):
            assert not any(card in shown for card in CARDS)
        for file in tmp_path.rglob("*"):
            if file.is_file():
                assert b"Up the Middle" not in file.read_bytes()
        table.press("Enter")
        assert "Up the Middle:" in table.until("which glove gives way")
