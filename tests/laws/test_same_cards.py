"""The same record gives the same cards, byte for byte: under any hash seed, locale, time zone and kind of processor."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from tempfile import TemporaryDirectory

import numpy as np
import pytest

MAKE = """
import sys
from hotstove.cardmaker.makers import maker_of
from hotstove.games import game
from hotstove.record import read_club
from hotstove.sitting.clubs import find_club
sys.stdout.reconfigure(encoding="utf-8")
for key, name in (word.split(":") for word in sys.argv[1:]):
    if key == "pennant":
        print(find_club(game(key), name).text)
    else:
        print(game(key).write_club(maker_of(key).make(read_club(name), 0.5)))
"""
CLUBS = ("superstar:1927 NYA", "longtater:1871 BS1", "replay:1871 BS1")
"""Seasons with gaps, which are filled, and small leagues, which are made quickly."""

SIMD = np.show_config(mode="dicts")["SIMD Extensions"]
PLACES = {
    "Turkish": {"PYTHONHASHSEED": "1", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"},
    "plain C": {
        "PYTHONHASHSEED": "2",
        "LC_ALL": "C",
        "TZ": "America/St_Johns",
        "PYTHONUTF8": "0",
        "PYTHONOPTIMIZE": "2",
    },
    "a Nehalem": {"PYTHONHASHSEED": "0", "OPENBLAS_CORETYPE": "Nehalem"},
    "a Prescott without wide registers": {
        "PYTHONHASHSEED": "0",
        "OPENBLAS_CORETYPE": "Prescott",
        "NPY_DISABLE_CPU_FEATURES": " ".join(SIMD.get("found", ())),
        "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F",
    },
}
"""Older processors are asked of OpenBLAS, NumPy and the C library by their own switches; newer ones cannot be."""


SEASONS = ("1871 BS1", "1884 PRO", "1908 CHN", "1930 PHI", "1968 DET", "1981 OAK")
GAMES = ("superstar", "longtater", "replay", "pennant")
PYTHONS = os.environ.get("HOTSTOVE_PYTHONS", sys.executable).split(os.pathsep)
"""In a long run: interpreters, divided as paths are, each with hotstove installed."""
PROCESSORS = {"its own": {"PYTHONHASHSEED": "0"}, **dict(list(PLACES.items())[2:])}


def made(environment: dict[str, str], python: str = sys.executable, clubs: tuple[str, ...] = CLUBS) -> str:
    command = [python, "-c", MAKE, *clubs]
    with TemporaryDirectory() as cache:
        places = {"XDG_CACHE_HOME": cache, **environment}
        done = subprocess.run(command, env=os.environ | places, capture_output=True, check=True)
    return hashlib.sha256(done.stdout).hexdigest()


@cache
def here() -> str:
    return made({"PYTHONHASHSEED": "0"})


@pytest.mark.parametrize(
    "place", [*(pytest.param(one, marks=pytest.mark.soak) for one in list(PLACES)[:-1]), list(PLACES)[-1]]
)
def test_cards_are_the_same_bytes(place: str) -> None:
    assert made(PLACES[place]) == here()


@pytest.mark.soak
@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_of_many_seasons_are_the_same_on_every_python_and_processor(game: str, season: str) -> None:
    bytes_made = {
        made(processor, python, (f"{game}:{season}",)) for python in PYTHONS for processor in PROCESSORS.values()
    }
    assert len(bytes_made) == 1
