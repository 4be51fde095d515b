"""Replay Baseball at the terminal: dice typed in, both squares and the entry of the Chart Book shown, tapes resumed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.keyboard import box_of, hotstove

ROLL = re.compile(r"\d[\d-]*")
HANDED_IN = "\n\n"


def typed_rolls(tape: Path) -> list[str]:
    """Every roll of a tape, as it shows."""
    rows = tape.read_text().splitlines()
    answers = [row.partition(" ") for row in rows[rows.index("--") + 1 :]]
    return [text for purpose, _, text in answers if ROLL.fullmatch(text) and purpose not in {"steal", "send"}]


def test_six_two_one_is_typed_and_both_squares_are_shown() -> None:
    ran = hotstove(
        "play", "replay", "herons", "millers", "--dice", "mine", "--auto", "both", "--full", typed="6 2 1\n4\nquit\n"
    )
    assert "Roll for the pitch (red, white, blue): " in ran.out
    assert "pitch 6-2-1: Walt Kincaid [6-1] = 2; Tommy Larkspur [6-2] = 6*; Column 6 [8] = single@7" in ran.out
    assert '"A clean single to left; the runners move up a base."' in ran.out
    assert "rules: RB-01, RB-09" in ran.out


def test_two_dice_are_red_and_white() -> None:
    words = ("--dice", "mine", "--auto", "both", "--option", "two_dice=yes", "--full")
    ran = hotstove("play", "replay", "herons", "millers", *words, typed="6 1\nquit\n")
    assert "Roll for the pitch (red, white): " in ran.out
    assert "pitch 6-1: Walt Kincaid [6-4]" in ran.out


@pytest.mark.parametrize("wrong", ["7 1 1", "6 2", "6 2 1 4", "abc"])
def test_dice_that_cannot_have_fallen_are_asked_again(wrong: str) -> None:
    ran = hotstove("play", "replay", "herons", "millers", "--dice", "mine", "--auto", "both", typed=f"{wrong}\nquit\n")
    assert ran.out.count("Roll for the pitch (red, white, blue): ") > 1
    assert "Column" not in ran.out


def test_the_same_dice_typed_by_hand_give_the_same_game(tmp_path: Path) -> None:
    seeded, typed = tmp_path / "seeded.tape", tmp_path / "typed.tape"
    hotstove("play", "replay", "herons", "millers", "--seed", 4, "--auto", "both", "--tape", seeded)
    keys = typed_rolls(seeded)
    hotstove("play", "replay", "--dice", "mine", "--auto", "both", "--tape", typed, typed="quit\n")
    lot = next(line for line in seeded.read_text(encoding="utf-8").splitlines() if line.startswith("lot: "))
    begun = typed.read_text(encoding="utf-8")
    typed.write_text(begun.replace("\noptions: ", f"\n{lot}\noptions: ", 1), encoding="utf-8")
    ran = hotstove("play", "--auto", "both", "--tape", typed, typed="\n".join(keys) + "\n")
    assert box_of(ran.out) == box_of(hotstove("box", seeded).out)


def test_the_card_and_the_road_not_taken() -> None:
    words = ("play", "replay", "herons", "millers", "--seed", 2, "--auto", "visitors")
    out = hotstove(*words, typed=f"{HANDED_IN}\ncard\nwhat if\nquit\nquit\n").out
    assert "The last play:" in out
    assert "  read: " in out
    assert "With the same dice:\n  infield back: " in out


@pytest.mark.parametrize("preset", ["basic", "all"])
def test_a_game_left_and_taken_up_again_is_the_same_game(preset: str, tmp_path: Path) -> None:
    """A person brings in a reliever between innings, leaves, and comes back: the tape runs to the same end."""
    tape = tmp_path / "left.tape"
    words = ("play", "replay", "herons", "millers", "--preset", preset, "--seed", 5, "--auto", "visitors")
    lines = "\n" * 12 + "inning\npitch Bell\n\ninning\n"
    whole = hotstove(*words, typed=f"{HANDED_IN}{lines}finish\n").out
    hotstove(*words, "--tape", tape, typed=f"{HANDED_IN}{lines}quit\nquit\n")
    again = hotstove("play", "--tape", tape, typed="finish\n").out
    assert "Hurricane Bell" in whole or "Bell p" in whole
    assert box_of(again) == box_of(whole)


def test_rules_and_odds_are_told() -> None:
    assert "The pitcher's symbols" in hotstove("rules", "replay", "RB-05").out
    odds = hotstove("odds", "replay", "herons:Larkspur", "millers:Kincaid", "--bases", "123", "--outs", 2)
    assert odds.code == 0
    assert "Runs expected on the play" in odds.out
