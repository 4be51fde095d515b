"""Python's collector of cycles, told to look less often while many games are played one after another."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 20, 100)
"""Objects made between two looks, and looks between the more thorough ones. Clubs and charts, which are there
beforehand, are not looked at at all: a tenth of the time of a game went into looking them over again."""


def look_seldom() -> None:
    """For the rest of the process: what is there now stays and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextmanager
def collected_seldom() -> Iterator[None]:
    """For as long as many games are played."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
