"""A season's game at the table: left and taken up again, with what was chosen for it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from hotstove.cli.screen import Screen
from hotstove.cli.season.hand import ByHand
from hotstove.season.club_state import ClubState
from hotstove.season.match import SeasonMatch
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.errors import Mistake
from hotstove.table.tape import Tape
from tests.season.small_league import small_plan


def scheduled() -> SeasonMatch:
    plan = small_plan()
    ready = plan.season_game.match(plan, ScheduledGame("2026-07-04", "NOR", "EAS", 2), (ClubState(), ClubState()))
    assert isinstance(ready, SeasonMatch)
    return ready


def typing(monkeypatch: pytest.MonkeyPatch, typed: str) -> Screen:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return Screen(True)


def test_a_game_of_a_season_is_left_and_taken_up_again_with_its_lineup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tape, ready = tmp_path / "day.tape", scheduled()
    club = ready.rosters[1].club
    other = club.staff.rotation[2]
    typed = f"{other}\nswap 1 2\n\n\n\n\nquit\n"
    with pytest.raises(Mistake, match="kept on"):
        ByHand(frozenset({1}), "", tape, typing(monkeypatch, typed))(ready)
    kept = Tape.read(tape)
    assert kept.header["number"] == "2" and other in kept.header["home lineup"]
    swapped = kept.header["home lineup"].split(", ")[:2]
    result = ByHand(frozenset({1}), "", tape, typing(monkeypatch, ""))(ready)
    assert result.sides[1].pitched[0][0] == other
    assert [f"{player} {place}" for player, place in result.sides[1].starting[:2]] == swapped
    assert len(Tape.read(tape).lines) > len(kept.lines)
    said = capsys.readouterr().out
    assert "Your call" in said and "(L)" in said


def test_dice_of_a_game_on_tape_are_not_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tape, ready = tmp_path / "day.tape", scheduled()
    with pytest.raises(Mistake):
        ByHand(frozenset({1}), "", tape, typing(monkeypatch, "\n\n\nquit\n"))(ready)
    with pytest.raises(Mistake, match="begun with other dice"):
        ByHand(frozenset({1}), "mine", tape, typing(monkeypatch, ""))(ready)


def test_a_tape_of_another_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tape, ready = tmp_path / "day.tape", scheduled()
    with pytest.raises(Mistake):
        ByHand(frozenset({1}), "", tape, typing(monkeypatch, "\n\n\nquit\n"))(ready)
    text = tape.read_text()
    tape.write_text(text.replace("date: 2026/07/04", "date: 2026/07/05"))
    with pytest.raises(Mistake, match="no tape of this game"):
        ByHand(frozenset({1}), "", tape, typing(monkeypatch, ""))(ready)


def test_save_makes_a_copy_and_does_not_fork_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tape, copy, ready = tmp_path / "day.tape", tmp_path / "mine.tape", scheduled()
    with pytest.raises(Mistake, match=f"kept on {tape}"):
        ByHand(frozenset({1}), "", tape, typing(monkeypatch, f"\n\n\nsave {copy}\n\n\nquit\n"))(ready)
    assert len(Tape.read(tape).lines) > len(Tape.read(copy).lines) > 0
