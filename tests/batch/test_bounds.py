"""The compiled loop reads and writes nothing beside its arrays: games of every kind with Numba's check of bounds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotstove.batch.compiling import has_compiler
from hotstove.batch.games import GAMES

GAMES_PLAYED = int(os.environ.get("HOTSTOVE_BOUNDS_GAMES", "2000"))
CHECKED = """
import sys
from random import Random
from numba import config
from tests.batch.test_parity import presets
from tests.helpers.batch import clubs, differences
from hotstove.games import plays_game

assert config.BOUNDSCHECK == 1
game, count = sys.argv[1], int(sys.argv[2])
for name, options in presets(plays_game(game)).items():
    random = Random(17)
    found = differences(clubs(random, game), count, 600, random, options, game)
    assert found == [], (name, found)
"""


@pytest.mark.soak
@pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_out_of_bounds(game: str, tmp_path: Path) -> None:
    """Under every preset, with cards dealt out anew; the same games come out as without the check."""
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "HOTSTOVE_CACHE": str(tmp_path)}
    words = [sys.executable, "-c", CHECKED, game, str(GAMES_PLAYED)]
    done = subprocess.run(words, env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
