"""Cards made anew, under any hash seed and on an empty cache, give the same tape, which plays without cards."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MAKINGS = int(os.environ.get("HOTSTOVE_MAKINGS", "2"))
GAMES = ("superstar", "longtater", "replay", "pennant")
PAIRS = (
    ("1927 Yankees", "1975 Reds"),
    ("1871 BS1", "1988 TEX"),
    ("1884 PRO", "2019 WAS"),
    ("1908 CHN", "1954 CLE"),
    ("1941 BOS", "1998 NYA"),
)
"""Ten seasons, from the first to one with thirty clubs; seasons with gaps in what was counted among them."""


def hotstove(folder: Path, seed: int, *words: str) -> str:
    """A command on an empty cache under a hash seed; what it prints."""
    places = {name: str(folder / name) for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME")}
    environment = {**os.environ, **places, "PYTHONHASHSEED": str(seed)}
    command = [sys.executable, "-m", "hotstove.cli.main", *words]
    done = subprocess.run(command, env=environment, capture_output=True, stdin=subprocess.DEVNULL, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.soak
@pytest.mark.parametrize("pair", PAIRS, ids=" at ".join)
@pytest.mark.parametrize("game", GAMES)
def test_every_making_gives_the_same_tape(tmp_path: Path, game: str, pair: tuple[str, str]) -> None:
    tapes, boxes = set(), set()
    for seed in range(MAKINGS):
        tape = tmp_path / f"{seed}.tape"
        hotstove(
            tmp_path / f"made {seed}", seed, "play", game, *pair, "--auto", "both", "--seed", "3", "--tape", str(tape)
        )
        tapes.add(tape.read_bytes())
        boxes.add(hotstove(tmp_path / f"empty {seed}", seed + 100, "box", str(tape)))
        assert not list((tmp_path / f"empty {seed}").rglob("*.toml")), "the tape carries its cards"
    assert len(tapes) == len(boxes) == 1
