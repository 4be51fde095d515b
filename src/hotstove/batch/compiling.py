"""Machine code of the kernel's text, made on the user's machine and kept there."""

from __future__ import annotations

import hashlib
import os
import time
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from hotstove.batch import arrays, registers, streams
from hotstove.batch.games import parts_of
from hotstove.batch.kernel import (
    arms,
    bench,
    changes,
    decisions,
    earned,
    entries,
    games,
    half_inning,
    mounds,
    pen,
    squads,
    stand_ins,
    usual,
    walk,
)
from hotstove.diamond import asking, saves
from hotstove.managers.book import calm, relief
from hotstove.table.errors import Mistake
from hotstove.table.locking import Taken, held

WAIT = 0.2
"""Seconds after which a process looks again whether another has compiled."""

TEXTS: tuple[ModuleType, ...] = (
    *(arrays, registers, streams, asking, saves, calm, relief),
    *(usual, arms, bench, earned, decisions, pen, stand_ins, mounds, squads, changes, walk, entries, half_inning),
    games,
)  # fmt: skip
"""The texts that all games share; those of a game come behind them and take the place of what bears the same name."""
OF_THE_LOOP = (changes, walk, entries, half_inning, games)
"""Those that are one function on the machine: compiled by themselves first, they would take as long again."""


def has_compiler() -> bool:
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


def cache_folder() -> Path:
    """Where generated arrays and machine code are kept: $HOTSTOVE_CACHE, or the user's own cache."""
    own = os.environ.get("HOTSTOVE_CACHE")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hotstove"


def fingerprint(*modules: ModuleType) -> str:
    """Changes when the text of a module does, or a number that it takes from elsewhere."""
    found = hashlib.sha256()
    for module in modules:
        assert module.__file__ is not None
        found.update(Path(module.__file__).read_bytes())
        numbers = {name: thing for name, thing in vars(module).items() if isinstance(thing, int | float | np.generic)}
        found.update(repr(sorted(numbers.items())).encode())
    return found.hexdigest()[:16]


def _folder(game: str) -> Path:
    """Where the machine code of a game is kept."""
    return cache_folder() / f"machine-code-{game}-{fingerprint(*TEXTS, *parts_of(game))}"


def has_machine_code(game: str) -> bool:
    """The loop of a game has been compiled before."""
    return any(_folder(game).rglob("games.games-*.nbi"))


@cache
def compiled(game: str) -> Any:
    """The loop over games of one kind as machine code; it is compiled when it is called first, which takes about
    twenty seconds."""
    try:
        import numba
        from numba.core import config
    except ImportError:
        raise Mistake("the batch engine needs Numba, which is not installed: pip install 'hotstove[batch]'") from None
    texts, folder = TEXTS + parts_of(game), _folder(game)
    namespaces = [dict(vars(module)) for module in texts]
    machine: dict[str, Any] = {}
    settings: Any = config
    before = settings.CACHE_DIR
    try:
        folder.mkdir(parents=True, exist_ok=True)
        settings.CACHE_DIR, keeps = str(folder), True
    except OSError:
        keeps = False
    try:
        for module, namespace in zip(texts, namespaces, strict=True):
            for name, thing in vars(module).items():
                if isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
                    plain = FunctionType(thing.__code__, namespace, name, thing.__defaults__)
                    # Nothing is allocated in the loop, and so no references need be counted: four times as fast. Named
                    # arrays are hundreds of numbers for a call to hand on, so all is put in place: half as fast again.
                    door = name == "games"
                    machine[name] = numba.njit(
                        nogil=True, error_model="numpy", _nrt=False, cache=keeps and door, no_cpython_wrapper=not door,
                        no_cfunc_wrapper=True, forceinline=not door,
                        inline="always" if module in OF_THE_LOOP and not door else "never",
                    )(plain)  # fmt: skip
        for namespace in namespaces:
            calls = [name for name, thing in namespace.items() if isinstance(thing, FunctionType) and name in machine]
            namespace.update((name, machine[name]) for name in calls)
    finally:
        settings.CACHE_DIR = before
    return _compiled_once(machine["games"], folder)


def _compiled_once(games: Any, folder: Path) -> Any:
    """The loop, compiled before its first call: of several processes one compiles, the others wait for what it made."""

    def play(seed: Any, first: int, which: Any, *others: Any) -> Any:
        if not games.signatures:
            with ExitStack() as stack:
                while True:
                    try:
                        stack.enter_context(held(folder / "lock"))
                        break
                    except Taken:
                        time.sleep(WAIT)
                    except Mistake:
                        break
                games(seed, first, which[:0], *others)
        return games(seed, first, which, *others)

    return play
