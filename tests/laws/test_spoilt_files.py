"""Every reader, fed with shipped files that were spoilt: they are read, or one sentence tells why not.

What is read can be played: a game with it ends, and never in a traceback.
"""

from __future__ import annotations

import os
import resource
import signal
from pathlib import Path
from types import FrameType

import pytest

from hotstove.table.errors import Mistake
from tests.helpers.mutation import kinds, play_with, spoil_and_read

KINDS = kinds()
ORDINARY = 100
"""Spoilt files of each of the kinds in the ordinary tests."""
SOAK = int(os.environ.get("HOTSTOVE_SPOILT", "2000"))
"""Of each kind in a soak; 42,000 make a million of all."""
TAPES = "other tapes"
"""Their hashes find nearly everything."""
SLOW = (TAPES, "other scores")
PATIENCE = 5
"""Seconds for one file; a game takes a few more."""


def stop(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("it did not end")


def read_many(kind: str, first: int, count: int, folder: Path) -> tuple[int, int]:
    """How many spoilt files were read and how many were told of; each within its time."""
    spoil_and_read(kind, first, folder)
    before = signal.signal(signal.SIGALRM, stop)
    found = told = 0
    try:
        for number in range(first, first + count):
            signal.alarm(PATIENCE)
            _, what = spoil_and_read(kind, number, folder)
            told += isinstance(what, Mistake)
            found += not isinstance(what, Mistake)
            if not isinstance(what, Mistake) and found <= 60:
                signal.alarm(4 * PATIENCE)
                play_with(kind, what, number)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    return found, told


def test_every_kind_of_file_is_there() -> None:
    assert len(KINDS) == 24


@pytest.mark.parametrize("kind", KINDS)
def test_spoilt_files_are_read_or_told(kind: str, tmp_path: Path) -> None:
    found, told = read_many(kind, 0, ORDINARY // 4 if kind in SLOW else ORDINARY, tmp_path)
    assert told > 0
    assert found > 0 or kind == TAPES


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_many_spoilt_files_are_read_or_told(kind: str, tmp_path: Path) -> None:
    read_many(kind, ORDINARY, SOAK, tmp_path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 1_000_000
