"""A whole game of each of the five, played at the full-screen table by keys alone; and how many keys that takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.sitting.kept import FINISHED
from hotstove.sitting.opening import rerun
from hotstove.sitting.sitting import AnySitting
from tests.cli.at_keys import play_by_keys

ENTER = b"\r"
ALWAYS_THERE = (
    " R  H  E",
    "Harbor City Herons",
    "At bat ",
    "Pitching ",
    "LF ",
    "SS ",
    "On base ",
    "Backspace undo",
    ": ▏",
)
"""What stands on the screen at every pitch: scoreboard, who meets whom, field, runners, keys, prompt."""

FIRST_WORDS = ("The pitch is", "The steal", "Dice ", "Steal number", "Control ")
"""How the telling of a play begins."""


def finished(home: Path) -> AnySitting:
    """The one game that was played to its end."""
    tape = next((home / "games" / FINISHED).glob("*.tape"))
    sitting = rerun(tape)
    sitting.go()
    assert sitting.over
    return sitting


@pytest.mark.parametrize("game", ["superstar", pytest.param("longtater", marks=pytest.mark.soak), "replay"])
def test_enter_plays_a_game_of_plays_to_its_end_one_key_a_plate_appearance(game: str, tmp_path: Path) -> None:
    frames: list[str] = []

    def key(number: int, drawn: str) -> bytes:
        frames.append(drawn)
        return ENTER

    played = play_by_keys("play", game, "--seed", "7", home=tmp_path, key=key)
    assert played.code == 0
    at_bats = [frame for frame in frames if "Enter pitches" in frame or "Enter swings away" in frame]
    assert len(at_bats) >= 60
    for frame in at_bats:
        missing = [words for words in ALWAYS_THERE if words not in frame]
        assert not missing, frame
    whole = [frame for frame in at_bats[1:] if any(words in frame for words in FIRST_WORDS)]
    assert len(whole) >= 0.9 * len(at_bats), "a play is told from its first word on"
    sitting = finished(tmp_path)
    asked = len(
        [line for line in sitting.lines() if line.purpose in ("throw", "send", "hold", "again", "middle", "stretch")]
    )
    turns = sum(entry.kind == "play" for entry in sitting.log)
    handed_in = 2
    assert played.keys <= turns + asked + handed_in
    assert "Totals" in played.shown


def test_a_game_of_pennant_race_takes_one_key(tmp_path: Path) -> None:
    played = play_by_keys("play", "pennant", "--seed", "7", home=tmp_path, key=lambda number, drawn: ENTER)
    assert (played.code, played.keys) == (0, 1)
    assert finished(tmp_path).match.game.key == "pennant"
    after = played.shown.rpartition("Who starts for")[2]
    assert after.count("runs in nine innings") == 2, "how it came about stays on the terminal"


def test_rallybird_is_played_by_letters_and_enter(tmp_path: Path) -> None:
    """At bat the first card that can be played, in the field the gloves as before."""

    def key(number: int, drawn: str) -> bytes:
        return b"a" if "which card?" in drawn else ENTER if "gloves in A" in drawn else b"1"

    played = play_by_keys("play", "rallybird", "me", "novice", "--seed", "4", home=tmp_path, key=key)
    assert played.code == 0
    sitting = finished(tmp_path)
    mine = [line for line in sitting.lines() if line.purpose in ("card", "gloves", "asterisk", "flip")]
    assert played.keys <= len(mine)


def test_own_dice_cost_their_faces_and_nothing_more(tmp_path: Path) -> None:
    """Superstar with one's own dice: after the lineups only faces are pressed, and every roll is on the tape."""
    faces = b"213"

    def key(number: int, drawn: str) -> bytes:
        return ENTER if number < 2 else faces[(number - 2) % 3 : (number - 2) % 3 + 1]

    played = play_by_keys("play", "superstar", "--dice", "mine", home=tmp_path, key=key, most=2 + 3 * 8)
    assert played.code is None
    tape = next((tmp_path / "games").glob("*.tape")).read_text()
    rolls = [line for line in tape.splitlines() if line.split(" ")[0] in ("pitch", "swing")]
    assert len(rolls) == 8
    assert {line.split(" ")[1] for line in rolls} == {"24"}
