"""`hotstove cards new`: a blank file, and `cards check`, which says what is still to be written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.keyboard import hotstove


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay", "pennant"])
def test_a_blank_file_is_written_once_and_checked(key: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert hotstove("cards", "new", key, "--out", path).code == 0
    checked = hotstove("cards", "check", path)
    assert checked.code == 1
    assert "is '?'" in checked.out and "0 files right" in checked.out
    again = hotstove("cards", "new", key, "--out", path)
    assert (again.code, again.err.count("\n")) == (2, 1)
    assert "left as it is" in again.err


def test_a_game_without_cards_says_so(tmp_path: Path) -> None:
    ran = hotstove("cards", "new", "rallybird", "--out", tmp_path / "mine.toml")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "has no cards of players" in ran.err
    assert list(tmp_path.iterdir()) == []
