"""Nothing grows with the games that are played, whoever plays in them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers.ledger import ROOT
from tests.helpers.playing import games_with_clubs

MANY = int(os.environ.get("HOTSTOVE_GAMES", "6000"))
"""Games in a soak; 50,000 take some ten minutes for each of the three."""
WARM = 700
"""Games after which everything that is kept for the next time is as full as it gets."""


def growth(key: str, games: int) -> float:
    """Megabytes by which a process grows after its first games."""
    command = [sys.executable, "-m", "tests.helpers.many_games", key, str(WARM), str(games)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    before, after = map(int, done.stdout.split())
    return (after - before) / 1024


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[] if key == "superstar" else [pytest.mark.soak]) for key in games_with_clubs()]
)
def test_a_thousand_games_of_clubs_never_seen_before(key: str) -> None:
    assert growth(key, 1_000) < 6


@pytest.mark.soak
@pytest.mark.parametrize("key", games_with_clubs())
def test_many_games_of_clubs_never_seen_before(key: str) -> None:
    assert growth(key, MANY) < 20
