"""A season's game at the table: left and taken up again, on the season's own setup."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from hotstove.cli.season.hand import sit_down
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.state import State
from hotstove.games import plays_game
from hotstove.table.errors import Mistake
from hotstove.table.tape import Tape
from tests.helpers.clubs import clubs, starting


@dataclass(frozen=True)
class Scheduled:
    game: AnyPlaysGame
    state: State
    seed: int = 5


def scheduled() -> Scheduled:
    game = plays_game("superstar")
    return Scheduled(game, game.start(game.setup(clubs(), starting(), date="1988/07/04", number=2)))


def test_a_game_of_a_season_is_left_and_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tape, ready = tmp_path / "day.tape", scheduled()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n\nquit\n"))
    with pytest.raises(Mistake, match="kept on"):
        sit_down(ready, frozenset({1}), False, tape)
    assert Tape.read(tape).header["number"] == "2"
    kept = len(Tape.read(tape).lines)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    session = sit_down(ready, frozenset({1}), False, tape)
    assert ready.game.is_over(session.state)
    assert session.state.setup is ready.state.setup
    assert len(session.lines()) > kept
    assert not tape.exists()
    assert "Your call" in capsys.readouterr().out


def test_save_in_a_game_of_a_season_makes_a_copy_and_does_not_fork_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tape, copy, ready = tmp_path / "day.tape", tmp_path / "mine.tape", scheduled()
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"\nsave {copy}\n\n\nquit\n"))
    with pytest.raises(Mistake, match=f"kept on {tape}"):
        sit_down(ready, frozenset({1}), False, tape)
    assert len(Tape.read(tape).lines) > len(Tape.read(copy).lines) > 0
