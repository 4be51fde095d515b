"""Somebody who types anything: no prompt breaks, and the tape that comes of it replays to the same box."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hotstove.games import plays_game
from tests.cli.keyboard import box_of, hotstove

WORDS = (
    *[""] * 40,
    *("steal", "steal 1-2", "steal second", "steal home", "steal 2 3", "bunt", "sacrifice", "squeeze", "hit and run"),
    *("walk", "option B", "A", "b", "ibb", "walk no", "steal none", "hold", "1", "2", "none", "yes", "no", "1-2", "H"),
    *("card", "field", "lineup", "bench", "box", "why", "what if", "what if steal", "rules SS-10", "undo", "undo"),
    *("clear", "inning", "?", "; ;", "bat", "run", "pitch", "glove", "double", "sub", "run for", "sub x y z"),
    *("444", "213", "27", "\u2603", "save", "steal;walk", "what", "rules", "finish;"),
)
CLUBS = {key: plays_game("superstar").read_club(file) for key, file in plays_game("superstar").clubs().items()}
MEN = [player.last for club in CLUBS.values() for player in club.players.values()]
POSITIONS = ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH", "PH", "PR")


def anything(random: Random) -> str:
    player, other, position = random.choice(MEN), random.choice(MEN), random.choice(POSITIONS)
    moves = (
        f"bat {player}",
        f"run {player} for {random.choice(('1', '2', '3', other))}",
        f"pitch {player}",
        f"glove {player} {position}",
        f"glove {player} {position}; glove {other} {random.choice(POSITIONS)}",
        f"double {player} and {other} {position}",
        f"sub {player} {random.randrange(10)} {position}",
        f"bat {player}; steal 1-2",
    )
    return random.choice(moves) if random.random() < 0.3 else random.choice(WORDS)


def check_random_typing(seed: int, tape: Path, lines: int) -> None:
    random = Random(seed)
    typed = "\n\n\n\n" + "".join(f"{anything(random)}\n" for _ in range(lines))
    words = ["--dh" if random.random() < 0.5 else "--no-dh", "--auto", random.choice(("none", "visitors", "home"))]
    words += ["--preset", "all"] if random.random() < 0.5 else []
    ran = hotstove("play", "--seed", seed, "--tape", tape, *words, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    again = hotstove("replay", tape)
    assert (again.code, again.err) == (0, "")
    assert box_of(again.out) == box_of(ran.out)


@pytest.mark.parametrize("seed", range(4))
def test_anything_may_be_typed(seed: int, tmp_path: Path) -> None:
    check_random_typing(seed, tmp_path / "monkey.tape", 150)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 200))
def test_anything_may_be_typed_for_long(seed: int, tmp_path: Path) -> None:
    check_random_typing(seed, tmp_path / "monkey.tape", 400)
