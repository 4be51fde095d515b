"""What holds for all tests: one thread in each process, since fits are small products and tests run in parallel; and a
folder of their own for the games and seasons that they leave."""

from __future__ import annotations

import atexit
import os
import shutil
from pathlib import Path
from tempfile import mkdtemp

import pytest

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
if "HOTSTOVE_HOME" not in os.environ:
    os.environ["HOTSTOVE_HOME"] = mkdtemp(prefix="hotstove-tests-")
    atexit.register(shutil.rmtree, os.environ["HOTSTOVE_HOME"], ignore_errors=True)

LONGEST = ("web", "batch", "server")
"""Rooms whose files take longest, in this order."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of two processes neither is left with a long file when the other one is done: the longest come first."""
    here = Path(__file__).parent

    def turn(item: pytest.Item) -> int:
        room = item.path.relative_to(here).parts[0]
        return LONGEST.index(room) if room in LONGEST else len(LONGEST)

    items.sort(key=turn)
