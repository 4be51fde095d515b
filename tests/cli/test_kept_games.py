"""Nothing is lost: every game is kept from its first pitch on, however it is left, and can be gone on with."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from hotstove.sitting import kept
from hotstove.sitting.opening import open_tape, rerun
from tests.cli.at_keys import play_by_keys
from tests.cli.keyboard import hotstove

LEFT = "\n\n\n\nquit\n"
"""Lineups handed in, two pitches, and away."""
MOMENTS = int(os.environ.get("HOTSTOVE_KILLS", "12"))


def played(typed: str = LEFT, *words: object) -> str:
    ran = hotstove("play", "superstar", "--seed", 7, "--auto", "visitors", *words, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_a_game_that_is_left_is_listed_and_gone_on_with() -> None:
    out = played()
    assert "The game is kept: hotstove play --resume goes on (or hotstove games resume 1)." in out
    listed = hotstove("games").out
    assert listed.startswith("   1  ")
    assert "Harbor City Herons at Mill Valley Millers; Top of the 1st, Harbor City Herons 0" in listed
    again = hotstove("play", "--resume", "--auto", "visitors", typed="quit\n").out
    assert "The game goes on from" in again
    assert again.splitlines()[-2].startswith("Your call")
    assert [line for line in out.splitlines() if line.startswith("Top")][-1] in again


def test_a_finished_game_is_kept_and_its_box_printed_by_its_number() -> None:
    out = played("\n\nfinish\n")
    assert "It is kept as game 1: hotstove box 1 prints it again." in out
    assert "1 more is over: hotstove games --all" in hotstove("games").out
    assert "over: Harbor City Herons" in hotstove("games", "--all").out
    assert hotstove("box", 1).out.strip() in out
    assert hotstove("play", "--resume").err.startswith("hotstove: there is no game to go on with")


def test_games_are_thrown_away_by_their_numbers() -> None:
    played()
    played()
    assert hotstove("games", "delete", 1).out == "Game 1 is gone.\n"
    assert hotstove("games", "delete", 1).code == 2
    assert [game.number for game in kept.kept_games()] == [2]
    played()
    assert [game.number for game in kept.kept_games()] == [3, 2], "a number is never given twice while it is in use"


def test_the_last_game_of_a_kind_is_gone_on_with() -> None:
    played()
    hotstove("play", "replay", "--seed", 7, "--auto", "visitors", typed=LEFT)
    assert "Replay Baseball" in hotstove("play", "--resume", "--auto", "visitors", typed="quit\n").out
    assert "Superstar Baseball" in hotstove("play", "superstar", "--resume", "--auto", "visitors", typed="quit\n").out
    ran = hotstove("play", "pennant", "--resume")
    assert (ran.code, ran.err) == (2, f"hotstove: pennant: {kept.NONE_LEFT}\n")


def test_two_tables_do_not_share_a_game() -> None:
    played()
    with kept.held(kept.latest().path):
        ran = hotstove("play", "--resume", "--auto", "visitors", typed="quit\n")
    assert (ran.code, ran.err) == (2, "hotstove: game 1: it is being played at another table\n")


def test_a_tape_that_is_not_there_is_told() -> None:
    ran = hotstove("play", "--tape", "nosuch.tape")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "nosuch.tape: there is no such tape" in ran.err
    assert not Path("nosuch.tape").exists()


def test_save_moves_a_kept_game_to_the_file(tmp_path: Path) -> None:
    tape = tmp_path / "mine.tape"
    played(f"\n\n\nsave {tape}\n\nquit\n")
    assert kept.kept_games() == []
    assert tape.read_text().count("\npitch ") == 2


def test_a_prompt_that_nobody_sees_is_not_waited_for(tmp_path: Path) -> None:
    """At a terminal whose output goes to a file the game plays itself to its end."""
    import pty

    near, far = pty.openpty()
    with (tmp_path / "out.txt").open("w") as out:
        command = [sys.executable, "-m", "hotstove.cli.main", "play", "superstar", "--seed", "7"]
        code = subprocess.run(command, stdin=far, stdout=out, stderr=out, timeout=60, check=False).returncode
    os.close(near)
    os.close(far)
    assert code == 0
    assert "Totals" in (tmp_path / "out.txt").read_text()


def test_ctrl_c_and_ctrl_d_keep_a_game_on_the_full_screen(tmp_path: Path) -> None:
    for number, end in enumerate((b"\x03", b"\x04"), start=1):
        at_keys = play_by_keys("play", "superstar", "--seed", "7", home=tmp_path, key=_five_enters_then(end))
        assert at_keys.code == 0
        assert f"hotstove games resume {number}" in at_keys.shown
    lengths = [len(open_tape(path)[1]) for path in sorted((tmp_path / "games").glob("*.tape"))]
    assert lengths[0] == lengths[1] > 5


def test_a_second_ctrl_c_changes_nothing(tmp_path: Path) -> None:
    at_keys = play_by_keys("play", "superstar", "--seed", "7", home=tmp_path, key=_five_enters_then(b"\x03" * 3))
    assert at_keys.code == 0
    assert "hotstove games resume 1" in at_keys.shown


def _five_enters_then(end: bytes) -> Callable[[int, str], bytes]:
    return lambda pressed, drawn: b"\r" if pressed < 5 else end


@pytest.mark.soak
@pytest.mark.parametrize("game", ["superstar", "longtater", "replay", "rallybird", "pennant"])
def test_a_killed_table_loses_at_most_the_answer_under_way(game: str, tmp_path: Path) -> None:
    """kill -9 at random moments of games in play: what was answered before the last key is on the tape, and the tape
    plays on.

    HOTSTOVE_KILLS is how many moments there are in all; 200 are what the table is held to.
    """
    random = Random(f"kill {game}")
    for moment in range(max(1, MOMENTS // 5)):
        check_a_kill(game, tmp_path / str(moment), random)


def check_a_kill(game: str, home: Path, random: Random) -> None:
    """Plays by keys, kills the process in the midst of what the last of them did, and reads the tape."""
    at_prompts: list[list[str]] = []

    def key(number: int, drawn: str) -> bytes:
        at_prompts.append(answers_kept(home))
        return b"a" if "which card?" in drawn else b"1" if "discard" in drawn or "gives way" in drawn else b"\r"

    words = ("play", game, "--seed", str(random.randrange(1000)))
    most = 1 if game == "pennant" else random.randrange(3, 40)
    play_by_keys(*words, home=home, key=key, most=most, killed_after=random.random() * 0.06)
    begun = [answers for answers in at_prompts if answers]
    assert all(len(one) < len(other) for one, other in pairwise(begun)), "every answer is kept before the next prompt"
    left = answers_kept(home)
    kept_then = at_prompts[-1]
    assert len(left) >= len(kept_then), "what was kept at the last prompt is kept"
    assert all(now.startswith(then) for now, then in zip(left, kept_then, strict=False))
    tapes = [path for path in (home / "games").rglob("[0-9]*.tape") if path.stat().st_size]
    for tape in tapes:
        sitting = rerun(tape)
        sitting.go()
        assert sitting.length == len(left)


def answers_kept(home: Path) -> list[str]:
    """The answers on the one tape of a shelf; secrets are sealed anew every time, and only counted."""
    for tape in (home / "games").rglob("[0-9]*.tape"):
        rows = tape.read_text().splitlines()
        if rows:
            return [row.split(" sealed:")[0] for row in rows[rows.index("--") + 1 :]]
    return []
