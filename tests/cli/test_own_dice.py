"""Own dice: what a person types is what fell, and what cannot have fallen is asked for again."""

from __future__ import annotations

from pathlib import Path

from tests.cli.keyboard import box_of, hotstove

ROLLS = ("pitch", "swing", "x", "steal", "bunt", "second-bunt", "advance")


def rolls_of(tape: Path) -> list[str]:
    rows = tape.read_text().splitlines()
    answers = [row.partition(" ") for row in rows[rows.index("--") + 1 :]]
    return [text for purpose, _, text in answers if purpose in ROLLS and text.isdigit()]


def faces(number: int) -> str:
    """Three keys that make the number."""
    units = number % 10
    low = min(units, 4)
    return f"{number // 10}{low}{units - low}"


def test_the_same_dice_typed_by_hand_give_the_same_game(tmp_path: Path) -> None:
    seeded, typed = tmp_path / "seeded.tape", tmp_path / "typed.tape"
    hotstove("play", "--seed", 4, "--tape", seeded)
    keys = [faces(int(number)) for number in rolls_of(seeded)]
    ran = hotstove("play", "--dice", "mine", "--auto", "both", "--tape", typed, typed="\n".join(keys) + "\n")
    assert ran.code == 0
    assert box_of(ran.out) == box_of(hotstove("box", seeded).out)
    assert "dice: own dice" in typed.read_text()
    assert box_of(hotstove("replay", typed).out) == box_of(ran.out)


def test_wrong_keys_are_asked_again_and_nothing_is_lost(tmp_path: Path) -> None:
    tape = tmp_path / "dice.tape"
    wrong = ["444", "12", "", "99", "abc", "1 2", "3-4-5 6"]
    ran = hotstove("play", "--dice", "mine", "--auto", "both", "--tape", tape, typed="\n".join([*wrong, "213"]) + "\n")
    assert ran.out.count("Roll for the pitch (black, white, white): ") >= 7
    assert "the black die has no 4: its faces are 1, 2, 2, 3, 3, 3" in ran.out
    assert "'abc' is no roll of the three special dice" in ran.out
    assert "The game is kept" in ran.out
    assert ran.code == 0


def test_undo_and_help_work_where_dice_are_asked_for() -> None:
    ran = hotstove("play", "--dice", "mine", "--auto", "both", typed="?\n213\nundo\nundo\nquit\nquit\n")
    assert "plays on" in ran.out
    assert ran.out.count("Roll for the pitch") >= 3


def test_own_dice_have_no_seed() -> None:
    ran = hotstove("play", "--dice", "mine", "--seed", 3)
    assert (ran.code, ran.err) == (2, "hotstove: --dice mine: your own dice have no seed; leave --seed out\n")
    assert hotstove("play", "--dice", "loaded").code == 2


def test_a_plain_steal_asks_for_the_dice_and_nothing_else() -> None:
    """Nobody is asked whether he throws at the only runner there is."""
    typed = "\n\n\n\n213\n210\nsteal second\n233\nquit\n"
    out = hotstove("play", "superstar", "--dice", "mine", "--auto", "none", typed=typed).out
    assert "Larkspur singles to center." in out
    assert "throw at" not in out
    assert "Larkspur steals second." in out
